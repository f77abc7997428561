"""A ledger: what a Duel holds, recounted from the events alone."""

from collections import Counter
from collections.abc import Iterable

from engine.duel.state import State
from engine.events import (
    Advanced,
    Bought,
    Built,
    Destroyed,
    Discarded,
    Erected,
    Event,
    Forfeited,
    Progressed,
    Rewarded,
)

COINS = 7


class Ledger:
    """Coins of the cities and the bank, cards, wonders, tokens and the pawn, as events tell."""

    def __init__(self) -> None:
        self.bank = 0
        self.coins = [COINS, COINS]
        self.cards: list[set[str]] = [set(), set()]
        self.wonders: list[set[str]] = [set(), set()]
        self.tokens: list[set[str]] = [set(), set()]
        self.pawn = 0

    def enter(self, events: Iterable[Event]) -> None:
        """Write down what happened."""
        for event in events:
            match event:
                case Bought(city, goods, coins, paid_to):
                    assert len(goods) <= coins
                    self._to_bank(city, coins)
                    if paid_to is not None:
                        self._to_bank(paid_to, -coins)
                case Discarded(city, _, coins) | Rewarded(city, coins, _):
                    self._to_bank(city, -coins)
                case Forfeited(city, coins, _):
                    self._to_bank(city, coins)
                case _:
                    self._enter_thing(event)

    def _enter_thing(self, event: Event) -> None:
        match event:
            case Built(city, card, _, bank):
                self._to_bank(city, bank)
                self.cards[city].add(card)
            case Erected(city, wonder, _, bank):
                self._to_bank(city, bank)
                self.wonders[city].add(wonder)
            case Destroyed(city, card):
                self.cards[city].remove(card)
            case Progressed(city, token):
                self.tokens[city].add(token)
            case Advanced(city, shields, pawn):
                self.pawn = max(-9, min(9, self.pawn + (-shields if city else shields)))
                assert pawn == self.pawn
            case _:
                pass

    def _to_bank(self, city: int, coins: int) -> None:
        self.bank += coins
        self.coins[city] -= coins

    def check(self, state: State) -> None:
        """Compare what the events tell with what the state holds."""
        assert [city.coins for city in state.cities] == self.coins
        assert min(self.coins) >= 0 and sum(self.coins) + self.bank == 2 * COINS
        assert [{card.id for card in city.cards} for city in state.cities] == self.cards
        assert [{wonder.id for wonder in city.built} for city in state.cities] == self.wonders
        assert [{token.id for token in city.tokens} for city in state.cities] == self.tokens
        assert state.track.pawn == self.pawn


def things_of(state: State) -> Counter[str]:
    """Count every card, wonder and token of a game, wherever it lies."""
    age, cards, present, _ = state.display
    laid = [card for slot, card in enumerate(cards) if present >> slot & 1] if age else []
    box = state.box
    found = [*laid, *state.discard, *box.cards, *(card for deck in box.decks for card in deck)]
    counted = Counter(card.id for card in found)
    counted.update(thing.id for thing in (*box.wonders, *state.offered))
    counted.update(token.id for token in (*box.tokens, *state.tokens))
    for city in state.cities:
        counted.update(card.id for card in (*city.cards, *city.buried))
        counted.update(wonder.id for wonder in (*city.wonders, *city.built))
        counted.update(token.id for token in city.tokens)
    return counted
