"""The loudspeaker: a button that lets a screen be heard."""

from nicegui import ui


class Loudspeaker(ui.element, component="speaker.js", esm={"heptapolis": "parts"}):
    """Switches the sounds of a screen on and off; they are off until it is tapped."""

    def __init__(self, label: str) -> None:
        super().__init__()
        self._props["label"] = label
