"""A city: a wonder board with everything that was built on and beside it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from engine.cards import Board, Card, Side, Source, Stage
from engine.counting import Thing
from engine.effects import (
    BankGoods,
    Cheaper,
    Copy,
    Free,
    Gain,
    LastCard,
    Produce,
    Rebate,
    Science,
    Symbol,
    Target,
    Trade,
    Whenever,
)
from engine.payment import Prices, Production, Terms, production
from engine.resources import RESOURCES, UNIT, occupied, pack

_E = TypeVar("_E")
FULL_PRICE = 2
COINS_A_POINT = 3
TRADABLE = ("brown", "grey")

# Which derived values a new source makes stale: these always, others by its effects.
DERIVED_FROM_ALL = ("stages", "sources", "names", "ids")
DERIVED_FROM: Mapping[type, tuple[str, ...]] = {
    Produce: ("production", "supply"),
    Trade: ("prices",),
    Rebate: ("prices",),
    BankGoods: ("prices",),
    Gain: ("shields",),
    Free: ("powers",),
    Cheaper: ("relief",),
    Whenever: ("rewards",),
}


@dataclass(frozen=True)
class City:
    """Board, cards, coins and tokens. A city is not a seat: nobody may sit at it."""

    board: Board
    side: Side
    coins: int
    cards: tuple[Card, ...] = ()
    """The structures, and the leaders that were recruited."""
    buried: tuple[Card, ...] = ()
    victories: tuple[int, ...] = ()
    defeats: int = 0
    debts: int = 0
    diplomacy: int = 0
    copied: tuple[Card, ...] = ()
    """Leaders of neighbours that work here too."""
    used: tuple[str, ...] = ()
    """The powers that are used up in this age."""
    bonus_taken: bool = False
    """Whether the bank has paid this turn what it adds once to an income."""

    def build(self, card: Card, power: str | None = None) -> "City":
        """Give the city with one more structure or leader; `power` is what it uses up."""
        used = (*self.used, power) if power else self.used
        return self._with(card, cards=(*self.cards, card), used=used)

    def bury(self, card: Card) -> "City":
        """Give the city with its next stage built, the card face down under it."""
        stage = self.side.stages[len(self.buried)]
        return self._with(stage, buried=(*self.buried, card))

    def copying(self, leader: Card) -> "City":
        """Give the city with a leader of a neighbour's at work in it."""
        return self._with(leader, copied=(*self.copied, leader))

    def holding(self, coins: int) -> "City":
        """Give the city with other coins in its treasury."""
        return self._like(coins=coins)

    def owing(self, debts: int) -> "City":
        """Give the city with other debts."""
        return self._like(debts=debts)

    def negotiating(self, diplomacy: int) -> "City":
        """Give the city with other diplomacy tokens."""
        return self._like(diplomacy=diplomacy)

    def with_bonus(self) -> "City":
        """Give the city after the bank has paid what it adds once a turn."""
        return self._like(bonus_taken=True)

    def decorated(self, victories: tuple[int, ...], defeats: int) -> "City":
        """Give the city with more conflict tokens."""
        twin = self._like(victories=self.victories + victories, defeats=self.defeats + defeats)
        twin.__dict__.pop("shields", None)
        return twin

    def burying(self, cards: tuple[Card, ...]) -> "City":
        """Give the city with other cards under its stages."""
        return self._like(buried=cards)

    def refreshed(self) -> "City":
        """Give the city as it starts an age."""
        return self._like(used=())

    def rested(self) -> "City":
        """Give the city as it starts a turn."""
        return self._like(bonus_taken=False) if self.bonus_taken else self

    def _like(self, **changes: object) -> "City":
        """Copy the city with all that is derived from its cards and stages."""
        twin = object.__new__(City)
        known = self.__dict__.copy()
        known.update(changes)
        object.__setattr__(twin, "__dict__", known)
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
    def stages_to_come(self) -> tuple[Stage, ...]:
        """The stages that are not built yet."""
        return self.side.stages[len(self.buried) :]

    @property
    def next_stage(self) -> Stage | None:
        """The stage to be built next, if any is left."""
        built = len(self.buried)
        return self.side.stages[built] if built < len(self.side.stages) else None

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """Everything with effects in the city."""
        return self.cards + self.stages + self.copied + self._ground

    @property
    def _ground(self) -> tuple[Side, ...]:
        """The side of the board, where it does something by itself."""
        return (self.side,) if self.side.effects else ()

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
        fixed = UNIT[self.board.resource] if self.board.resource else 0
        choices: tuple[int, ...] = ()
        for source in sources:
            fixed += source.fixed
            choices += source.choices
            if source.narrowed:
                choices += self._narrowed(source)
        return production(fixed, choices)

    def _narrowed(self, source: Source) -> tuple[int, ...]:
        """Narrow the options of symbols by what neighbours can buy here; some have none left."""
        lanes = occupied(self.supply.most)
        options = [
            sum(UNIT[name] for name in one.options) & (lanes if one.only == "made" else ~lanes)
            for one in source.narrowed
        ]
        return tuple(filter(None, options))

    @cached_property
    def prices(self) -> Prices:
        """What the city pays for a unit on either side, and on what other terms."""
        price = {side: dict.fromkeys(RESOURCES, FULL_PRICE) for side in ("left", "right")}
        for trade in self.effects_of(Trade):
            for side in trade.sides:
                price[side].update(dict.fromkeys(trade.resources, trade.price))
        return Prices(pack(price["left"]), pack(price["right"]), self._terms)

    @property
    def _terms(self) -> Terms | None:
        """What the city may agree beside prices; mostly nothing."""
        sides = [side for rebate in self.effects_of(Rebate) for side in rebate.sides]
        terms = Terms(
            off_left=int("left" in sides),
            off_right=int("right" in sides),
            bank=int(bool(self.effects_of(BankGoods))),
        )
        return terms if any(terms) else None

    @cached_property
    def shields(self) -> int:
        """The strength in conflicts."""
        fixed = sum(source.shields for source in self.sources)
        if not self.defeats:
            return fixed
        return fixed + self.defeats * sum(source.shields_per_defeat for source in self.sources)

    @cached_property
    def powers(self) -> tuple[Free, ...]:
        """The powers to build without the cost."""
        return tuple(self.effects_of(Free))

    @cached_property
    def relief(self) -> Mapping[Target, int]:
        """How many resources fewer things cost."""
        found: dict[Target, int] = {}
        for cheaper in self.effects_of(Cheaper):
            if cheaper.resources:
                found[cheaper.what] = found.get(cheaper.what, 0) + cheaper.resources
        return found

    @cached_property
    def rewards(self) -> tuple[tuple[str, Whenever], ...]:
        """What the bank pays for on occasion, and the leader to thank for it."""
        leaders = [*self.cards, *self.copied]
        return tuple(
            (leader.id, effect)
            for leader in leaders
            for effect in leader.effects
            if isinstance(effect, Whenever)
        )

    @property
    def plays_last_card(self) -> bool:
        """Whether the last card of an age is played."""
        stages = self.stages
        return any(isinstance(effect, LastCard) for stage in stages for effect in stage.effects)

    @property
    def copies(self) -> list[str]:
        """What is copied of neighbours, each as often as it is."""
        return [copy.of for copy in self.effects_of(Copy)]

    @property
    def leaders(self) -> tuple[Card, ...]:
        """The leaders that were recruited."""
        return tuple(card for card in self.cards if card.colour == "white")

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
            case "three_coins":
                return self.coins // COINS_A_POINT
            case _:
                return sum(card.colour == thing for card in self.cards)
