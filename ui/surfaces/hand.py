"""The hand: the cards a player holds, and the actions that come back from them."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Literal

from nicegui.events import GenericEventArguments
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from ui.surfaces.surface import Surface


class _Answer(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")
    number: int
    """The decision it answers."""


class Move(_Answer):
    """A confirmed choice, as the text of a move."""

    do: Literal["move"]
    move: str = Field(min_length=1, max_length=200)


class Withdraw(_Answer):
    """The wish to choose again."""

    do: Literal["withdraw"]


Action = Move | Withdraw
OnAction = Callable[[Action], Awaitable[None] | None]
_READER: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="do")])


class Hand(Surface, component="hand.js"):
    """Draws a hand and passes on what its player wants; what is no action is dropped."""

    def __init__(self, on_action: OnAction) -> None:
        super().__init__()
        self._on_action = on_action
        self.on("action", self._receive)

    def settle(self) -> None:
        """Stop showing a choice as on its way, where no new scene will tell so."""
        self.run_method("settle")

    def _receive(self, event: GenericEventArguments) -> Awaitable[None] | None:
        try:
            action = _READER.validate_python(event.args)
        except ValidationError:
            # Nothing of ours sends this, so nobody is waiting for an answer.
            return None
        return self._on_action(action)
