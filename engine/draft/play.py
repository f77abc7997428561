"""Playing cards: all of them are placed before any coin moves."""

from collections.abc import Iterable, Sequence

from engine.catalogue import Source
from engine.counting import tally
from engine.draft.city import City
from engine.draft.options import CardMove, build_ways, site_of
from engine.draft.scoring import around_city
from engine.draft.state import SALE, State, Task
from engine.effects import Pick
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
    sold = []
    for place, move in plays:
        card = state.edition.card[move.card]
        if isinstance(move, Sell):
            sold.append(card)
            events.append(Sold(place, SALE))
        elif isinstance(move, Raise):
            cities[place] = cities[place].bury(card)
            events.append(Raised(place, len(cities[place].buried), move.payment.bank))
            events += _trades(state, place, move)
        else:
            cities[place] = cities[place].build(card, by_free_build=move.how == "once_an_age")
            events.append(Built(place, card.id, move.how, move.payment.bank))
            events += _trades(state, place, move)
    # Some cards count what neighbours build in this very turn, so income comes after all of it.
    for place, move in plays:
        events += _income(cities, place, move)
    tasks = sorted([*state.tasks, *_picks(cities, plays)], key=_task_order)
    return state._replace(
        cities=_with_coins_moved(cities, events),
        discard=(*state.discard, *sold),
        tasks=tuple(tasks),
    ), events


def _trades(state: State, place: int, move: Build | Raise) -> list[Event]:
    """Tell what was bought from whom."""
    if not (move.payment.left or move.payment.right):
        return []
    way = _purchase(state, place, move)
    sides = (
        (state.left_of(place), way.payment.left, way.from_left),
        (state.right_of(place), way.payment.right, way.from_right),
    )
    return [Traded(place, seller, coins, unpack(goods)) for seller, coins, goods in sides if goods]


def _purchase(state: State, place: int, move: Build | Raise) -> Purchase:
    site = site_of(state, place)
    source = _source(state.cities[place], state, move)
    return next(way for way in build_ways(site, source.cost) if way.payment == move.payment)


def _source(city: City, state: State, move: Build | Raise) -> Source:
    """Find what is being built, seen before it is."""
    if isinstance(move, Build):
        return state.edition.card[move.card]
    return city.side.stages[len(city.buried)]


def _income(cities: Sequence[City], place: int, move: CardMove) -> Iterable[Event]:
    """Give the coins that the bank pays for what was just built."""
    if isinstance(move, Sell):
        return
    city = cities[place]
    source: Source = city.cards[-1] if isinstance(move, Build) else city.stages[-1]
    for gain in source.income:
        times = tally(gain.per, around_city(cities, place)) if gain.per else 1
        if times:
            card = move.card if isinstance(move, Build) else None
            yield Earned(place, gain.coins * times, card)


def _picks(cities: Sequence[City], plays: Sequence[Play]) -> list[Task]:
    """List the builds from the discard that new stages bring."""
    raised = [place for place, move in plays if isinstance(move, Raise)]
    return [
        Task("discard", place)
        for place in raised
        for effect in cities[place].stages[-1].effects
        if isinstance(effect, Pick)
    ]


def _task_order(task: Task) -> tuple[bool, int]:
    """Settle last cards before builds from the discard, and equal tasks clockwise from seat 0."""
    return task.question != "last_card", task.city


def _with_coins_moved(cities: Sequence[City], events: Iterable[Event]) -> tuple[City, ...]:
    """Move every coin that the events tell of."""
    coins = [city.coins for city in cities]
    for event in events:
        match event:
            case Built(city, _, _, bank) | Raised(city, _, bank):
                coins[city] -= bank
            case Sold(city, earned) | Earned(city, earned, _):
                coins[city] += earned
            case Traded(buyer, seller, paid, _):
                coins[buyer] -= paid
                coins[seller] += paid
            case _:
                pass
    return tuple(city.holding(held) for city, held in zip(cities, coins, strict=True))
