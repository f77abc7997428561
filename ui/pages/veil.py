"""What phones tell after the TV: where one is on, it is to be looked at first."""

import asyncio
import time
from collections.abc import Callable

from nicegui import background_tasks, ui

from engine.draft.view import DraftView
from ui.i18n import Speaker
from ui.pages.frame import button
from ui.pages.screen import BORDER, LINE, PAUSE, REVEAL
from ui.surfaces import Surface
from ui.surfaces.look import icon


def until_fought(view: DraftView) -> float:
    """Tell how long a TV takes from the turn to the last border of the conflicts after it."""
    return REVEAL + BORDER * len(view.cities)


def until_won(view: DraftView) -> float:
    """Tell how long a TV takes from the last turn to the winner."""
    lines = len(view.result.sheets[0].lines) if view.result else 0
    return until_fought(view) + PAUSE + LINE * (lines + 1)


class Veil:
    """Hides things on a phone for as long as the TV takes, or until they are asked for."""

    def __init__(self, speaker: Speaker, lifted: Callable[[], None]) -> None:
        self._speaker = speaker
        self._lifted = lifted
        self._until = 0.0

    @property
    def left(self) -> float:
        """How many seconds it still hides anything; it goes by the clock, as phones sleep."""
        return self._until - time.monotonic()

    def fall(self, seconds: float) -> None:
        """Begin to hide things."""
        self._until = time.monotonic() + seconds

    def cover(self, content: Surface) -> None:
        """Send people to the TV in place of something, while it shows just that."""
        if self.left > 0:
            content.set_visibility(False)
            self.hang("shield", content)

    def hang(self, sign: str, content: Surface | None = None) -> None:
        """Send people to the TV, and let them see here what it shows when it is through."""
        with ui.element("div").classes("h-veil").props("role=status") as notice:
            ui.html(icon(sign), sanitize=False)
            ui.label(self._speaker.say("Look at the TV")).classes("h-title")
            hint = self._speaker.say("What it shows comes here afterwards.")
            ui.label(hint).classes("h-muted")
            button(self._speaker.say("Show me now"), lambda: self._lift(notice, content))
        background_tasks.create(self._wait(notice, content))

    async def _wait(self, notice: ui.element, content: Surface | None) -> None:
        await asyncio.sleep(self.left)
        if not notice.is_deleted:
            self._lift(notice, content)

    def _lift(self, notice: ui.element, content: Surface | None) -> None:
        self._until = 0.0
        notice.delete()
        if content:
            content.set_visibility(True)
            content.run_method("focus")
        self._lifted()
