"""The tabs of a phone: everything about the table is one tap away."""

from collections.abc import Callable
from functools import partial

from nicegui import ui

from ui.i18n import N_, Speaker
from ui.surfaces.look import icon

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


class TabBar:
    """The row of tabs."""

    def __init__(self, speaker: Speaker, go: Callable[[str], None]) -> None:
        self.speaker = speaker
        self.faces: dict[str, tuple[ui.html, ui.label]] = {}
        with ui.element("nav").classes("h-tabs") as self.bar:
            self.buttons = {tab: self._button(tab, go) for tab in TABS}

    def _button(self, tab: str, go: Callable[[str], None]) -> ui.button:
        made = ui.button(color=None, on_click=partial(go, tab)).props("flat no-caps")
        with made.classes("h-tab"):
            self.faces[tab] = ui.html("", sanitize=False), ui.label()
        self._face(tab, *TABS[tab])
        return made

    def _face(self, tab: str, label: str, drawing: str) -> None:
        sign, words = self.faces[tab]
        sign.set_content(icon(drawing))
        words.set_text(self.speaker.say(label))

    def show(self, chosen: str, *, over: bool) -> None:
        """Mark the tab that is open; after the game the first one is the score."""
        self._face("hand", *(SCORE if over else TABS["hand"]))
        for tab, button in self.buttons.items():
            button.classes(
                add="h-tab--on" if tab == chosen else "",
                remove="" if tab == chosen else "h-tab--on",
            )
