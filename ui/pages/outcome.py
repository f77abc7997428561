"""The outcome of an age, as it comes to a phone."""

import asyncio
from functools import partial

from nicegui import background_tasks, ui

from engine.draft.view import DraftView
from ui.i18n import Speaker
from ui.pages.frame import button, dialog
from ui.pages.veil import Veil, until_fought
from ui.scenes import Company, conflict_scene
from ui.scenes.conflict import Conflict
from ui.surfaces import ConflictBoard
from ui.table import Sitter

AFTER = 0.4
"""Seconds from a new age's hand to the outcome of the last age."""


class Outcome:
    """Rises over a phone once, when conflicts have just been fought."""

    def __init__(self, main: ui.element, sitter: Sitter, veil: Veil) -> None:
        self.main = main
        self.sitter = sitter
        self.veil = veil
        self.told = 0
        """The age before which a conflict was shown here."""
        self.risen: ui.dialog | None = None

    def tell(self, view: DraftView, company: Company, speaker: Speaker, *, after_tv: bool) -> None:
        """Show the conflicts of the last age, unless this person has been shown them."""
        fought = view.age if view.conflict and view.turn == 1 else 0
        if not fought:
            self.sitter.read = 0
        if fought == self.told:
            return
        self.told = fought
        if self.risen:
            # Nobody looked at it, and the game has gone on.
            self.risen.close()
            self.risen = None
        scene = conflict_scene(view, company, speaker) if fought > self.sitter.read else None
        if scene:
            if after_tv:
                self.veil.fall(until_fought(view))
            background_tasks.create(self._rise(scene, speaker, fought))

    async def _rise(self, scene: Conflict, speaker: Speaker, fought: int) -> None:
        # The new hand comes first; the outcome rises over it.
        await asyncio.sleep(AFTER)
        if self.told != fought or self.main.is_deleted:
            return
        with self.main:
            self.risen = dialog(scene["title"]).on("hide", partial(self._put_away, fought))
        with self.risen, ui.card().classes("h-panel h-dialog"):
            board = ConflictBoard()
            board.show(scene)
            self.veil.cover(board)
            button(speaker.say("Go on"), partial(self._put_away, fought), "h-button--primary")

    def _put_away(self, fought: int) -> None:
        # A dialog that the game has closed tells so late.
        if self.told == fought:
            self.sitter.read = fought
            if self.risen:
                self.risen.close()
                self.risen = None
