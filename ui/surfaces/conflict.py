"""The conflict surface."""

from ui.surfaces.surface import Surface


class ConflictBoard(Surface, component="conflict.js"):
    """The conflicts of an age, border by border."""
