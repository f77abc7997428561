"""The vocabulary of effects: every card and every stage is made of these."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.counting import Colour, Count, Place, Side
from engine.resources import MOST, Resource

Symbol = (
    Literal["compass", "gear", "tablet"]
    | Literal["quill", "mortar", "plumb_level", "wheel", "sundial", "armillary_sphere", "scales"]
)
Seller = Side | Literal["bank"]
FreeMoment = Literal["always", "once_an_age", "new_colour", "first_turn", "last_turn"]
Occasion = Colour | Literal["chain", "purchase", "victory", "income", "wonder"]
Target = Colour | Literal["stage", "wonder"]


class _Effect(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Gain(_Effect):
    """Coins and diplomacy at once, shields from now on, points at the end.

    Once, or for each thing counted; coins may go to neighbours instead.
    """

    kind: Literal["gain"] = "gain"
    coins: int = 0
    points: int = 0
    shields: int = 0
    diplomacy: int = 0
    per: Count | None = None
    to: tuple[Place, ...] = ("self",)

    @model_validator(mode="after")
    def _shields_count_tokens_only(self) -> "Gain":
        if self.per and self.shields and (self.per.of, self.per.where) != (("defeat",), ("self",)):
            raise ValueError("shields count nothing but the city's own defeat tokens")
        return self


class Produce(_Effect):
    """Units of one of the options, every turn.

    `only` narrows the options by what the board, brown and grey cards of the city make.
    """

    kind: Literal["produce"] = "produce"
    options: tuple[Resource, ...] = Field(min_length=1)
    units: int = Field(1, ge=1, le=MOST)
    only: Literal["made", "not_made"] | None = None

    @model_validator(mode="after")
    def _a_choice_is_one_unit(self) -> "Produce":
        if len(self.options) > 1 and self.units != 1:
            raise ValueError("a choice yields one unit")
        return self


class Science(_Effect):
    """One science symbol, or the owner's choice among several at the end."""

    kind: Literal["science"] = "science"
    options: tuple[Symbol, ...] = Field(min_length=1)


class ScienceSets(_Effect):
    """More points for each set of three different science symbols."""

    kind: Literal["science_sets"] = "science_sets"
    points: int


class Trade(_Effect):
    """Another price for resources bought from these sellers."""

    kind: Literal["trade"] = "trade"
    resources: tuple[Resource, ...]
    sides: tuple[Seller, ...]
    price: int


class Rebate(_Effect):
    """Coins off one purchase a turn on these sides, beside any other price."""

    kind: Literal["rebate"] = "rebate"
    sides: tuple[Side, ...]
    coins: Literal[1]


class BankGoods(_Effect):
    """One unit of any resource a turn, to be bought from the bank."""

    kind: Literal["bank_goods"] = "bank_goods"
    price: Literal[1]


class Cheaper(_Effect):
    """So many resources or coins fewer for cards of a colour, for stages, or for wonders."""

    kind: Literal["cheaper"] = "cheaper"
    what: Target
    resources: int = 0
    coins: int = 0
    to: tuple[Place, ...] = ("self",)


class Whenever(_Effect):
    """Something from then on each time something happens: a purchase from a neighbour, a chain,
    a victory token, a structure of a colour, a wonder, or, once a turn, any income from the bank.

    `again` lets the owner play again; it does not add to a wonder that says so itself.
    """

    kind: Literal["whenever"] = "whenever"
    what: Occasion
    coins: int = 0
    shields: int = 0
    again: bool = False


class RivalsLose(_Effect):
    """All other cities lose coins at the end of the turn; `per` counts in the one that loses."""

    kind: Literal["rivals_lose"] = "rivals_lose"
    coins: int
    per: Count | None = None


class Free(_Effect):
    """A card of the hand may be built without its cost, at the moment named.

    Without colours it is any structure; leaders are none, and have to be named.
    """

    kind: Literal["free"] = "free"
    when: FreeMoment
    colours: tuple[Colour, ...] = ()

    @property
    def name(self) -> str:
        """What a move calls it."""
        return "_".join((self.when, *self.colours))

    @property
    def is_used_up(self) -> bool:
        """Whether it serves a number of times only."""
        return self.when == "once_an_age"


class Pick(_Effect):
    """One card of the discard is built for free, at the end of the turn."""

    kind: Literal["pick"] = "pick"


class LastCard(_Effect):
    """The last card of an age is played instead of being discarded."""

    kind: Literal["last_card"] = "last_card"


class Copy(_Effect):
    """Something of a neighbour's works for the city too.

    A guild or the science symbol of a green card at the end, a leader when this is built.
    """

    kind: Literal["copy"] = "copy"
    of: Literal["guild", "science", "leader"]


class DrawLeaders(_Effect):
    """Leaders that nobody was dealt join the hand."""

    kind: Literal["draw_leaders"] = "draw_leaders"
    number: int


class Recruit(_Effect):
    """One more leader may be recruited at the end of the turn."""

    kind: Literal["recruit"] = "recruit"


class Rule(_Effect):
    """A rule by its name, where no other word fits."""

    kind: Literal["rule"] = "rule"
    name: Literal["defeats_go_to_the_winner"]


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


class Toll(_Effect):
    """What the opponent spends on resources comes to the owner instead of the bank."""

    kind: Literal["toll"] = "toll"


Effect = (
    Gain
    | Produce
    | Science
    | ScienceSets
    | Trade
    | Rebate
    | BankGoods
    | Cheaper
    | Whenever
    | RivalsLose
    | Free
    | Pick
    | LastCard
    | Copy
    | DrawLeaders
    | Recruit
    | Rule
    | Again
    | Forfeit
    | Destruction
    | Discover
    | Toll
)
Effects = tuple[Annotated[Effect, Field(discriminator="kind")], ...]
