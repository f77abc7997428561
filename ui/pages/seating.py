"""The ring of seats as the host sees it before a game: a seat can be dragged onto another."""

from collections.abc import Awaitable, Callable
from typing import Annotated

from nicegui import ui
from nicegui.events import GenericEventArguments
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from storage.values import MOST_SEATS

Place = Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class Swap(BaseModel):
    """Two seats whose people change places."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")
    one: Place
    other: Place


class Seating(ui.element, component="seating.js"):
    """Holds seats and passes on which was dropped on which; what is no such thing is dropped."""

    def __init__(self, on_swap: Callable[[Swap], Awaitable[None]]) -> None:
        super().__init__()
        self.classes("h-ring--movable")
        self._on_swap = on_swap
        self.on("swap", self._receive)

    def _receive(self, event: GenericEventArguments) -> Awaitable[None] | None:
        try:
            swap = Swap.model_validate(event.args)
        except ValidationError:
            # Nothing of ours sends this, so nobody is waiting for an answer.
            return None
        return self._on_swap(swap)
