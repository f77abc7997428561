"""The scoresheet surface."""

from ui.surfaces.surface import Surface


class ScoreSheet(Surface, component="scoresheet.js"):
    """The final score, a column for each player."""
