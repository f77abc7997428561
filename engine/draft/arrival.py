"""Arrivals: what structures, stages and leaders do at once when they come into a city."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.cards import Source
from engine.counting import tally
from engine.draft.circle import is_free
from engine.draft.city import City
from engine.draft.scoring import around_city
from engine.draft.state import Claim, Question, State, Task
from engine.effects import Copy, DrawLeaders, Effect, Pick, Recruit, RivalsLose
from engine.events import Built, DrewLeaders, Earned, Event, Negotiated, Raised, Sold, Traded

ORDER: Mapping[Question, int] = {"last_card": 0, "copy": 1, "extra_leader": 2, "discard": 3}
"""Which tasks come first at the end of a turn."""


class Arrival(NamedTuple):
    """Something new in a city: a card, or None for a stage."""

    city: int
    source: Source
    card: str | None
    is_copy: bool = False

    @property
    def rank(self) -> int:
        """Its place among arrivals that leave the same to be settled: wonders come first."""
        return 0 if self.card is None else 1 + self.is_copy


def arrive(
    state: State, arrivals: Sequence[Arrival], events: list[Event], before: State
) -> tuple[State, list[Event]]:
    """Let what has come do its work, after everything was placed, and move the coins."""
    # Some cards count what neighbours build in this very turn, so income comes after all of it.
    for arrival in arrivals:
        if arrival.source.income:
            events += _income(state, arrival)
        if arrival.source.diplomacy:
            events.append(Negotiated(arrival.city, arrival.source.diplomacy))
    bonuses = bonus_of_turn(before.cities, events)
    state = state._replace(cities=_after(state.cities, events, bonuses))
    events += bonuses
    for arrival in arrivals:
        for effect in arrival.source.aftermath:
            state, later = _follow(state, arrival, effect)
            events += later
    return state, events


def _income(state: State, arrival: Arrival) -> Iterable[Event]:
    """Give the coins that the bank pays for something new, to its city or to neighbours."""
    city = arrival.city
    beside = {"self": city, "left": state.left_of(city), "right": state.right_of(city)}
    for gain in arrival.source.income:
        times = tally(gain.per, around_city(state.cities, city)) if gain.per else 1
        if times:
            for place in gain.to:
                yield Earned(beside[place], gain.coins * times, arrival.card)


def bonus_of_turn(cities: Sequence[City], events: Sequence[Event]) -> list[Earned]:
    """Give what the bank adds, once a turn, to what it pays a city."""
    found = []
    for place, city in enumerate(cities):
        if city.rewards and not city.bonus_taken and _is_paid(place, events):
            added = [(leader, r.coins) for leader, r in city.rewards if r.what == "income"]
            found += [Earned(place, coins, leader) for leader, coins in added]
    return found


def _is_paid(place: int, events: Sequence[Event]) -> bool:
    return any(isinstance(event, Sold | Earned) and event.city == place for event in events)


def _after(
    cities: Sequence[City], events: Sequence[Event], bonuses: Sequence[Earned]
) -> tuple[City, ...]:
    """Move every coin and diplomacy token that the events tell of."""
    coins = [city.coins for city in cities]
    after = list(cities)
    for event in events:
        match event:
            case Built(city, _, _, bank) | Raised(city, _, bank):
                coins[city] -= bank
            case Sold(city, earned) | Earned(city, earned, _):
                coins[city] += earned
            case Traded(buyer, seller, price, _):
                coins[buyer] -= price
                coins[seller] += price
            case Negotiated(city, gained):
                after[city] = after[city].negotiating(after[city].diplomacy + gained)
            case _:
                pass
    for one in bonuses:
        coins[one.city] += one.coins
        after[one.city] = after[one.city].with_bonus()
    return tuple([city.holding(held) for city, held in zip(after, coins, strict=True)])


def _follow(state: State, arrival: Arrival, effect: Effect) -> tuple[State, list[Event]]:
    """Begin what is left to be settled after something came."""
    city = arrival.city
    match effect:
        case RivalsLose():
            return state._replace(claims=(*state.claims, Claim(city, effect))), []
        case DrawLeaders(number=number):
            return _draw(state, city, number)
        case Pick():
            return _with_task(state, Task("discard", city, arrival.rank)), []
        case Recruit():
            return _with_task(state, Task("extra_leader", city)), []
        case Copy():
            return _with_task(state, Task("copy", city)), []
        case _:
            return state, []


def _with_task(state: State, task: Task) -> State:
    """Put a task in its place; equal tasks are settled clockwise from seat 0."""
    tasks = sorted([*state.tasks, task], key=lambda t: (ORDER[t.question], t.rank, t.city))
    return state._replace(tasks=tuple(tasks))


def _draw(state: State, city: int, number: int) -> tuple[State, list[Event]]:
    """Let a city draw leaders, if anybody sits there to recruit them."""
    drawn = state.spare[:number]
    if is_free(state, city) or not drawn:
        return state, []
    leaders = list(state.leaders)
    leaders[city] += drawn
    state = state._replace(leaders=tuple(leaders), spare=state.spare[number:])
    return state, [DrewLeaders(city, len(drawn))]
