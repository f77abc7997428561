"""The city surface."""

from ui.surfaces.surface import Surface


class CityPanel(Surface, component="city.js"):
    """One city in full detail."""
