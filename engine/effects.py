"""The vocabulary of effects: every card and every stage is made of these."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.counting import Colour, Count, Side
from engine.resources import MOST, Resource

Symbol = (
    Literal["compass", "gear", "tablet"]
    | Literal["quill", "mortar", "plumb_level", "wheel", "sundial", "armillary_sphere", "scales"]
)
Seller = Side | Literal["bank"]
Deed = Literal["chain", "red", "wonder"]
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
    """Another price for resources bought from these sellers."""

    kind: Literal["trade"] = "trade"
    resources: tuple[Resource, ...]
    sides: tuple[Seller, ...]
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


class Again(_Effect):
    """The one who builds it plays again."""

    kind: Literal["again"] = "again"


class Forfeit(_Effect):
    """The opponent loses coins to the bank."""

    kind: Literal["forfeit"] = "forfeit"
    coins: int = Field(ge=1)


class Destruction(_Effect):
    """One of the opponent's cards of a colour goes to the discard."""

    kind: Literal["destroy"] = "destroy"
    colour: Colour


class Discover(_Effect):
    """So many of the progress tokens left in the box are drawn, and one of them is kept."""

    kind: Literal["discover"] = "discover"
    drawn: int = Field(ge=1)


class Cheaper(_Effect):
    """So many resources, of the owner's choice, are struck from the cost of what is built later."""

    kind: Literal["cheaper"] = "cheaper"
    of: Literal["wonder", "blue"]
    units: int = Field(ge=1)


class Whenever(_Effect):
    """Something more each time the owner does a deed later: builds by chain, a red card, a wonder.

    `again` lets the owner play again; it does not add to a wonder that says so itself.
    """

    kind: Literal["whenever"] = "whenever"
    deed: Deed
    coins: int = 0
    shields: int = 0
    again: bool = False


class Toll(_Effect):
    """What the opponent spends on resources comes to the owner instead of the bank."""

    kind: Literal["toll"] = "toll"


Effect = (
    Gain
    | Produce
    | Science
    | Trade
    | Free
    | Pick
    | LastCard
    | Copy
    | Again
    | Forfeit
    | Destruction
    | Discover
    | Cheaper
    | Whenever
    | Toll
)
Effects = tuple[Annotated[Effect, Field(discriminator="kind")], ...]
