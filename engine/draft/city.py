"""A city: a wonder board with everything that was built on and beside it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from engine.catalogue import Board, Card, Side, Source, Stage
from engine.counting import Thing
from engine.effects import (
    Copy,
    Free,
    FreeMoment,
    Gain,
    LastCard,
    Produce,
    Science,
    Symbol,
    Trade,
)
from engine.payment import Prices, Production, production
from engine.resources import RESOURCES, UNIT, pack

_E = TypeVar("_E")
FULL_PRICE = 2
TRADABLE = ("brown", "grey")

# Which derived values a new source makes stale: these always, others by its effects.
DERIVED_FROM_ALL = ("stages", "sources", "names", "ids")
DERIVED_FROM: Mapping[type, tuple[str, ...]] = {
    Produce: ("production", "supply"),
    Trade: ("prices",),
    Gain: ("shields",),
    Free: ("powers",),
}


@dataclass(frozen=True)
class City:
    """Board, cards, coins and tokens. A city is not a seat: nobody may sit at it."""

    board: Board
    side: Side
    coins: int
    cards: tuple[Card, ...] = ()
    buried: tuple[Card, ...] = ()
    victories: tuple[int, ...] = ()
    defeats: int = 0
    free_build_used: bool = False

    def build(self, card: Card, *, by_free_build: bool = False) -> "City":
        """Give the city with one more structure."""
        used = by_free_build or self.free_build_used
        return self._with(card, cards=(*self.cards, card), free_build_used=used)

    def bury(self, card: Card) -> "City":
        """Give the city with its next stage built, the card face down under it."""
        stage = self.side.stages[len(self.buried)]
        return self._with(stage, buried=(*self.buried, card))

    def holding(self, coins: int) -> "City":
        """Give the city with other coins in its treasury."""
        return self._like(coins=coins)

    def decorated(self, victories: tuple[int, ...], defeats: int) -> "City":
        """Give the city with other conflict tokens."""
        return self._like(victories=victories, defeats=defeats)

    def burying(self, cards: tuple[Card, ...]) -> "City":
        """Give the city with other cards under its stages."""
        return self._like(buried=cards)

    def refreshed(self) -> "City":
        """Give the city as it starts an age."""
        return self._like(free_build_used=False)

    def _like(self, **changes: object) -> "City":
        """Copy the city with all that is derived from its cards and stages."""
        twin = object.__new__(City)
        twin.__dict__.update(self.__dict__, **changes)
        return twin

    def _with(self, source: Source, **changes: object) -> "City":
        """Copy the city with a new source, and only what is derived without it."""
        twin = self._like(**changes)
        for stale in DERIVED_FROM_ALL:
            twin.__dict__.pop(stale, None)
        for effect in source.effects:
            for stale in DERIVED_FROM.get(type(effect), ()):
                twin.__dict__.pop(stale, None)
        return twin

    @cached_property
    def stages(self) -> tuple[Stage, ...]:
        """The stages that are built."""
        return self.side.stages[: len(self.buried)]

    @property
    def next_stage(self) -> Stage | None:
        """The stage to be built next, if any is left."""
        built = len(self.buried)
        return self.side.stages[built] if built < len(self.side.stages) else None

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """Everything with effects in the city."""
        return self.cards + self.stages

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of the structures."""
        return frozenset([card.name for card in self.cards])

    @cached_property
    def ids(self) -> frozenset[str]:
        """The ids of the structures, which chains go by."""
        return frozenset([card.id for card in self.cards])

    @cached_property
    def production(self) -> Production:
        """What the owner can use every turn."""
        return self._makes(self.sources)

    @cached_property
    def supply(self) -> Production:
        """What neighbours can buy: the board's resource, brown and grey cards."""
        return self._makes(tuple([card for card in self.cards if card.colour in TRADABLE]))

    def _makes(self, sources: tuple[Source, ...]) -> Production:
        fixed = UNIT[self.board.resource]
        choices: tuple[int, ...] = ()
        for source in sources:
            fixed += source.fixed
            choices += source.choices
        return production(fixed, choices)

    @cached_property
    def prices(self) -> Prices:
        """What the city pays for a unit on either side."""
        price = {side: dict.fromkeys(RESOURCES, FULL_PRICE) for side in ("left", "right")}
        for trade in self.effects_of(Trade):
            for side in trade.sides:
                price[side].update(dict.fromkeys(trade.resources, trade.price))
        return Prices(pack(price["left"]), pack(price["right"]))

    @cached_property
    def shields(self) -> int:
        """The strength in conflicts."""
        return sum(source.shields for source in self.sources)

    @cached_property
    def powers(self) -> tuple[FreeMoment, ...]:
        """The powers to build without the cost."""
        return tuple(free.when for free in self.effects_of(Free))

    @property
    def plays_last_card(self) -> bool:
        """Whether the last card of an age is played."""
        return bool(self.effects_of(LastCard))

    @property
    def copies_guild(self) -> bool:
        """Whether a neighbour's guild is scored too."""
        return bool(self.effects_of(Copy))

    @property
    def symbols(self) -> tuple[tuple[Symbol, ...], ...]:
        """The science symbols, each with the options it may stand for."""
        return tuple(science.options for science in self.effects_of(Science))

    def effects_of(self, kind: type[_E]) -> list[_E]:
        """List the effects of one kind."""
        return [e for source in self.sources for e in source.effects if isinstance(e, kind)]

    def number_of(self, thing: Thing) -> int:
        """Tell how many of a thing the city holds."""
        match thing:
            case "stage":
                return len(self.buried)
            case "victory":
                return len(self.victories)
            case "defeat":
                return self.defeats
            case "finished_wonder":
                return int(self.next_stage is None)
            case _:
                return sum(card.colour == thing for card in self.cards)
