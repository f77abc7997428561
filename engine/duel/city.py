"""A city of Duel: structures, wonders, progress tokens and coins."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from engine.cards import Card, Source, Token, Wonder
from engine.counting import Thing
from engine.effects import Cheaper, Produce, Science, Symbol, Toll, Trade, Whenever
from engine.payment import Production, production
from engine.resources import MOST, UNIT

_E = TypeVar("_E")
Hand = tuple[Card, ...]
TRADABLE = ("brown", "grey")
COINS_A_SET = 3

# Which derived values the effects of something that comes or goes make stale.
DERIVED_FROM: Mapping[type, tuple[str, ...]] = {
    Produce: ("production", "supply"),
    Trade: ("fixed_prices",),
    Science: ("symbols",),
    Cheaper: ("cheaper",),
    Whenever: ("rewards",),
    Toll: ("takes_toll",),
}


@dataclass(frozen=True)
class City:
    """What one player has."""

    coins: int
    cards: Hand = ()
    wonders: tuple[Wonder, ...] = ()
    """The wonders still to be built."""
    built: tuple[Wonder, ...] = ()
    buried: Hand = ()
    """The cards under the wonders."""
    tokens: tuple[Token, ...] = ()

    def holding(self, coins: int) -> "City":
        """Give the city with other coins in its treasury."""
        return self._like(coins=coins)

    def drafting(self, wonder: Wonder) -> "City":
        """Give the city with one more wonder to build."""
        return self._like(wonders=(*self.wonders, wonder))

    def abandoning(self) -> "City":
        """Give the city without the wonders that are not built."""
        return self._like(wonders=())

    def build(self, card: Card) -> "City":
        """Give the city with one more structure."""
        return self._with(card, cards=(*self.cards, card))

    def without(self, card: Card) -> "City":
        """Give the city with one structure less."""
        kept = tuple([one for one in self.cards if one is not card])
        return self._with(card, cards=kept)

    def erect(self, wonder: Wonder, card: Card) -> "City":
        """Give the city with a wonder built, the card face down under it."""
        left = tuple([kept for kept in self.wonders if kept is not wonder])
        return self._with(
            wonder, wonders=left, built=(*self.built, wonder), buried=(*self.buried, card)
        )

    def learn(self, token: Token) -> "City":
        """Give the city with one more progress token."""
        return self._with(token, tokens=(*self.tokens, token))

    def _like(self, **changes: object) -> "City":
        """Copy the city with all that is derived."""
        twin = object.__new__(City)
        twin.__dict__.update(self.__dict__, **changes)
        return twin

    def _with(self, source: Source, **changes: object) -> "City":
        """Copy the city with or without a source, and only what is derived without it."""
        twin = self._like(**changes)
        if isinstance(source, Card) and source.chain_to:
            twin.__dict__.pop("chains", None)
        for effect in source.effects:
            for stale in DERIVED_FROM.get(type(effect), ()):
                twin.__dict__.pop(stale, None)
        return twin

    @property
    def sources(self) -> tuple[Source, ...]:
        """Everything with effects in the city."""
        return (*self.cards, *self.built, *self.tokens)

    @cached_property
    def chains(self) -> frozenset[str]:
        """The ids of the cards that the structures make free."""
        return frozenset([later for card in self.cards for later in card.chain_to])

    @cached_property
    def production(self) -> Production:
        """What the owner can use for every construction."""
        sources = self.sources
        choices = [symbol for source in sources for symbol in source.choices]
        return production(sum(source.fixed for source in sources), tuple(choices))

    @cached_property
    def supply(self) -> int:
        """What raises the opponent's prices: the symbols of brown and grey cards, packed."""
        return sum(card.fixed for card in self.cards if card.colour in TRADABLE)

    @cached_property
    def fixed_prices(self) -> tuple[int, int]:
        """The lanes of the resources that have a fixed price, and these prices, packed."""
        fixed = {name: t.price for t in self.effects_of(Trade) for name in t.resources}
        lanes = sum(UNIT[name] * MOST for name in fixed)
        return lanes, sum(UNIT[name] * price for name, price in fixed.items())

    @cached_property
    def symbols(self) -> tuple[Symbol, ...]:
        """The science symbols, in the order they came."""
        return tuple(science.options[0] for science in self.effects_of(Science))

    @cached_property
    def cheaper(self) -> Mapping[str, int]:
        """How many resources are struck from the cost of some kind of thing."""
        return {effect.what: effect.resources for effect in self.effects_of(Cheaper)}

    @cached_property
    def rewards(self) -> tuple[Whenever, ...]:
        """What deeds bring beside what they always bring."""
        return tuple(self.effects_of(Whenever))

    @cached_property
    def takes_toll(self) -> bool:
        """Whether the opponent's trade is paid to this city."""
        return bool(self.effects_of(Toll))

    def effects_of(self, kind: type[_E]) -> list[_E]:
        """List the effects of one kind."""
        return [e for source in self.sources for e in source.effects if isinstance(e, kind)]

    def number_of(self, thing: Thing) -> int:
        """Tell how many of a thing the city holds."""
        match thing:
            case "wonder":
                return len(self.built)
            case "progress":
                return len(self.tokens)
            case "three_coins":
                return self.coins // COINS_A_SET
            case _:
                colours: list[str] = [card.colour for card in self.cards]
                return colours.count(thing)
