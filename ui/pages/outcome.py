"""The outcome of an age, as it comes to a phone."""

from functools import partial

from nicegui import ui

from engine.draft.view import DraftView
from ui.i18n import Speaker
from ui.pages.frame import button, dialog
from ui.scenes import Company, conflict_scene
from ui.scenes.conflict import Conflict
from ui.surfaces import ConflictBoard

AFTER = 0.4
"""Seconds from a new age's hand to the outcome of the last age."""


class Outcome:
    """Rises over a phone once, when conflicts have just been fought."""

    def __init__(self, main: ui.element) -> None:
        self.main = main
        self.told = 0
        """The age before which a conflict was shown here."""

    def tell(self, view: DraftView, company: Company, speaker: Speaker) -> None:
        """Show the conflicts of the last age, unless this phone has been shown them."""
        fought = view.age if view.conflict and view.turn == 1 else 0
        if fought == self.told:
            return
        self.told = fought
        scene = conflict_scene(view, company, speaker) if fought else None
        if scene:
            # The new hand comes first; the outcome rises over it.
            with self.main:
                ui.timer(AFTER, partial(self._rise, scene, speaker), once=True)

    def _rise(self, scene: Conflict, speaker: Speaker) -> None:
        with self.main, dialog(scene["title"]) as outcome, ui.card().classes("h-panel h-dialog"):
            ConflictBoard().show(scene)
            button(speaker.say("Go on"), outcome.close, "h-button--primary")
