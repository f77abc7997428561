"""The tips: a bar that says one new thing at a time, and the switch for it."""

from ui.surfaces.surface import Surface


class TipBar(Surface, component="tips.js", default_classes="h-tips"):
    """Shows the first tip that this device has not seen."""


class TipSwitch(Surface, component="tipswitch.js", default_classes="h-tip-switch"):
    """Switches the tips of this device off and on."""
