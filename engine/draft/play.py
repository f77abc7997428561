"""Playing cards: all of them are placed before any coin moves."""

from collections.abc import Iterable, Sequence

from engine.cards import Card, Source
from engine.draft.arrival import Arrival, arrive
from engine.draft.city import City
from engine.draft.options import CardMove, Site, build_ways, raise_ways, site_of
from engine.draft.state import SALE, State
from engine.effects import Occasion
from engine.events import Built, Earned, Event, Raised, Sold, Traded
from engine.moves import Build, Raise, Sell
from engine.payment import Purchase
from engine.resources import unpack

Play = tuple[int, CardMove]
"""A city and what it does."""


def perform(state: State, plays: Sequence[Play]) -> tuple[State, list[Event]]:
    """Play for several cities at once: pay, place, then take the coins."""
    cities = list(state.cities)
    events: list[Event] = []
    arrivals: list[Arrival] = []
    discard, retired = list(state.discard), list(state.retired)
    for place, move in plays:
        card = state.edition.card[move.card]
        if isinstance(move, Sell):
            # Leaders lie apart, out of reach of those who pick.
            (retired if card.colour == "white" else discard).append(card)
            events.append(Sold(place, SALE))
            continue
        if isinstance(move, Raise):
            cities[place] = cities[place].bury(card)
            arrived: Source = cities[place].stages[-1]
            events.append(Raised(place, len(cities[place].buried), move.payment.bank))
        else:
            cities[place] = _built(cities[place], card, move.how)
            arrived = card
            events.append(Built(place, card.id, move.how, move.payment.bank))
        if arrived.acts_at_once:
            arrivals.append(Arrival(place, arrived, card.id if arrived is card else None))
        trades = _trades(state, place, move)
        events += trades
        if cities[place].rewards:
            events += _rewards(state.cities[place], place, _occasions(card, move, len(trades)))
    after = state._replace(cities=tuple(cities), discard=tuple(discard), retired=tuple(retired))
    return arrive(after, arrivals, events, state)


def _built(city: City, card: Card, how: str) -> City:
    by_power = [free for free in city.powers if free.name == how and free.is_used_up]
    return city.build(card, how if by_power else None)


def _trades(state: State, place: int, move: Build | Raise) -> list[Event]:
    """Tell what was bought from whom."""
    paid = move.payment.left or move.payment.right
    # With coins off, something may be bought for nothing.
    if not paid and not state.cities[place].prices.terms:
        return []
    if isinstance(move, Build) and not (
        move.how == "paid" and state.edition.card[move.card].cost.need
    ):
        return []
    way = _purchase(state, site_of(state, place), move)
    sides = (
        (state.left_of(place), way.payment.left, way.from_left),
        (state.right_of(place), way.payment.right, way.from_right),
    )
    return [Traded(place, seller, coins, unpack(goods)) for seller, coins, goods in sides if goods]


def _purchase(state: State, site: Site, move: Build | Raise) -> Purchase:
    is_build = isinstance(move, Build)
    ways = build_ways(site, state.edition.card[move.card]) if is_build else raise_ways(site)
    return next(way for way in ways if way.payment == move.payment)


def _occasions(card: Card, move: Build | Raise, sellers: int) -> list[Occasion]:
    """List what a play is that leaders may reward."""
    occasions: list[Occasion] = ["purchase"] * sellers
    if isinstance(move, Build):
        occasions.append(card.colour)
        if move.how == "chain":
            occasions.append("chain")
    return occasions


def _rewards(city: City, place: int, occasions: Sequence[Occasion]) -> Iterable[Event]:
    """Give what the bank pays on some occasions; the city is seen as it was before them."""
    for leader, reward in city.rewards:
        if times := occasions.count(reward.what):
            yield Earned(place, reward.coins * times, leader)
