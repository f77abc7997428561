"""A ledger: what a game holds, recounted from the events alone."""

from collections import Counter
from collections.abc import Iterable

from engine.draft.state import State
from engine.events import (
    Built,
    Earned,
    Event,
    Fought,
    Lost,
    Negotiated,
    Raised,
    Sold,
    Traded,
)


class Ledger:
    """Coins of the cities and the bank, and conflict tokens, as the events tell them."""

    def __init__(self, state: State) -> None:
        self.bank = 0
        self.coins = Counter({place: city.coins for place, city in enumerate(state.cities)})
        self.all_coins = self.coins.total()
        self.victories: Counter[int] = Counter()
        self.defeats: Counter[int] = Counter()
        self.debts: Counter[int] = Counter()
        self.diplomacy: Counter[int] = Counter()

    def enter(self, events: Iterable[Event]) -> None:
        """Write down what happened."""
        for event in events:
            match event:
                case Built(city, _, _, bank) | Raised(city, _, bank):
                    self._from_bank(city, -bank)
                case Sold(city, coins) | Earned(city, coins, _):
                    self._from_bank(city, coins)
                case Traded(buyer, seller, coins, goods):
                    # One unit may be had for nothing where a dock takes a coin off.
                    assert len(goods) - 1 <= coins <= 2 * len(goods)
                    self.coins[buyer] -= coins
                    self.coins[seller] += coins
                case Fought():
                    self._fight(event)
                case Lost(city, paid, debts):
                    self._from_bank(city, -paid)
                    self.debts[city] += debts
                case Negotiated(city, tokens):
                    self.diplomacy[city] += tokens
                case _:
                    pass

    def _from_bank(self, city: int, coins: int) -> None:
        self.bank -= coins
        self.coins[city] += coins

    def _fight(self, battle: Fought) -> None:
        assert (battle.winner is None) == (battle.shields[0] == battle.shields[1])
        if battle.winner is not None and battle.defeated is not None:
            assert battle.shields[battle.cities.index(battle.winner)] == max(battle.shields)
            assert battle.defeated in battle.cities
            self.victories[battle.winner] += battle.token * battle.tokens
            self.defeats[battle.defeated] += battle.tokens


def cards_of(state: State) -> Counter[str]:
    """Count every physical card of a game, wherever it lies."""
    places = [*state.decks, *state.hands, state.pile, state.discard]
    places += [*state.leaders, state.spare, state.retired]
    places += [pile for city in state.cities for pile in (city.cards, city.buried)]
    return Counter(card.id for place in places for card in place)
