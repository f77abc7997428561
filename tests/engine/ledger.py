"""A ledger: what a game holds, recounted from the events alone."""

from collections import Counter
from collections.abc import Iterable

from engine.draft.state import State
from engine.events import Built, Earned, Event, Fought, Raised, Sold, Traded


class Ledger:
    """Coins of the cities and the bank, and conflict tokens, as the events tell them."""

    def __init__(self, state: State) -> None:
        self.bank = 0
        self.coins = Counter({place: city.coins for place, city in enumerate(state.cities)})
        self.victories: Counter[int] = Counter()
        self.defeats: Counter[int] = Counter()

    def enter(self, events: Iterable[Event]) -> None:
        """Write down what happened."""
        for event in events:
            match event:
                case Built(city, _, _, bank) | Raised(city, _, bank):
                    self._from_bank(city, -bank)
                case Sold(city, coins) | Earned(city, coins, _):
                    self._from_bank(city, coins)
                case Traded(buyer, seller, coins, goods):
                    assert len(goods) <= coins <= 2 * len(goods)
                    self.coins[buyer] -= coins
                    self.coins[seller] += coins
                case Fought(_, cities, shields, winner, token):
                    self._fight(cities, shields, winner, token)
                case _:
                    pass

    def _from_bank(self, city: int, coins: int) -> None:
        self.bank -= coins
        self.coins[city] += coins

    def _fight(
        self, cities: tuple[int, int], shields: tuple[int, int], winner: int | None, token: int
    ) -> None:
        assert (winner is None) == (shields[0] == shields[1])
        if winner is not None:
            assert shields[cities.index(winner)] == max(shields)
            self.victories[winner] += token
            self.defeats[sum(cities) - winner] += 1


def cards_of(state: State) -> Counter[str]:
    """Count every physical card of a game, wherever it lies."""
    places = [*state.decks, *state.hands, state.pile, state.discard]
    places += [pile for city in state.cities for pile in (city.cards, city.buried)]
    return Counter(card.id for place in places for card in place)
