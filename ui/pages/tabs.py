"""The tabs of a phone: everything about the table is one tap away."""

from collections.abc import Callable

from nicegui.events import GenericEventArguments

from ui.i18n import N_, Speaker
from ui.surfaces import Surface

TABS = {
    "hand": (N_("Hand"), "hand"),
    "mine": (N_("City"), "stage"),
    "left": (N_("Left"), "left"),
    "right": (N_("Right"), "right"),
    "table": (N_("Table"), "table"),
    "story": (N_("Turn"), "pile"),
    "symbols": (N_("Help"), "help"),
}
SCORE = (N_("Score"), "point")
"""What the first tab is when the game is over."""


class TabBar(Surface, component="tabs.js", default_classes="h-tabs"):
    """The row of tabs: one element, as NiceGUI renders every element at every change of a page."""

    def __init__(self, speaker: Speaker, go: Callable[[str], None]) -> None:
        super().__init__()
        self._speaker = speaker
        self._go = go
        self.on("go", self._receive)

    def choose(self, chosen: str, *, over: bool) -> None:
        """Mark the tab that is open; after the game the first one is the score."""
        faces = {**TABS, "hand": SCORE} if over else TABS
        tabs = [
            {"key": key, "label": self._speaker.say(label), "icon": drawing, "on": key == chosen}
            for key, (label, drawing) in faces.items()
        ]
        self.show({"tabs": tabs})

    def _receive(self, event: GenericEventArguments) -> None:
        # Nothing of ours sends anything else, so nobody is waiting for an answer.
        if isinstance(event.args, str) and event.args in TABS:
            self._go(event.args)
