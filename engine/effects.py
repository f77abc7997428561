"""The vocabulary of effects: every card and every stage is made of these."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.counting import Count, Side
from engine.resources import MOST, Resource

Symbol = Literal["compass", "gear", "tablet"]
FreeMoment = Literal["once_an_age", "new_colour", "first_turn", "last_turn"]


class _Effect(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Gain(_Effect):
    """Coins at once, shields from now on, points at the end; once, or for each thing counted."""

    kind: Literal["gain"] = "gain"
    coins: int = 0
    points: int = 0
    shields: int = 0
    per: Count | None = None

    @model_validator(mode="after")
    def _shields_are_fixed(self) -> "Gain":
        if self.per and self.shields:
            raise ValueError("shields are never counted")
        return self


class Produce(_Effect):
    """Units of one of the options, every turn."""

    kind: Literal["produce"] = "produce"
    options: tuple[Resource, ...] = Field(min_length=1)
    units: int = Field(1, ge=1, le=MOST)

    @model_validator(mode="after")
    def _a_choice_is_one_unit(self) -> "Produce":
        if len(self.options) > 1 and self.units != 1:
            raise ValueError("a choice yields one unit")
        return self


class Science(_Effect):
    """One science symbol, or the owner's choice among several at the end."""

    kind: Literal["science"] = "science"
    options: tuple[Symbol, ...] = Field(min_length=1)


class Trade(_Effect):
    """Another price for resources bought on these sides."""

    kind: Literal["trade"] = "trade"
    resources: tuple[Resource, ...]
    sides: tuple[Side, ...]
    price: int


class Free(_Effect):
    """A structure from the hand may be built without its cost, at the moment named."""

    kind: Literal["free"] = "free"
    when: FreeMoment


class Pick(_Effect):
    """One card of the discard is built for free, at the end of the turn."""

    kind: Literal["pick"] = "pick"


class LastCard(_Effect):
    """The last card of an age is played instead of being discarded."""

    kind: Literal["last_card"] = "last_card"


class Copy(_Effect):
    """One neighbour's guild is scored as if it were one's own."""

    kind: Literal["copy"] = "copy"
    of: Literal["guild"]


Effect = Gain | Produce | Science | Trade | Free | Pick | LastCard | Copy
Effects = tuple[Annotated[Effect, Field(discriminator="kind")], ...]
