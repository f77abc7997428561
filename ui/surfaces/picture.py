"""The picture surface."""

from ui.surfaces.surface import Surface


class WonderPicture(Surface, component="picture.js"):
    """A wonder by itself."""
