"""The tabletop surface."""

from ui.surfaces.surface import Surface


class Tabletop(Surface, component="tabletop.js"):
    """All cities in their ring, or as a list on a phone."""
