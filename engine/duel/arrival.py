"""Arrival: what a card, a wonder or a token does when it comes into a city.

Coins come first, then the pawn moves, then a supremacy ends the game or choices are left to make.
"""

from collections.abc import Sequence

from engine.cards import Named
from engine.counting import Place, tally
from engine.duel.city import City
from engine.duel.military import advance
from engine.duel.state import State, Task
from engine.effects import Destruction, Discover, Forfeit, Pick, Whenever
from engine.events import Advanced, Event, Forfeited, Rewarded
from engine.game import Ending

PAIR = 2
SYMBOLS_TO_WIN = 6


def around_city(cities: Sequence[City], place: int) -> dict[Place, City]:
    """Name the cities as one of them sees them."""
    return {"self": cities[place], "opponent": cities[1 - place]}


def with_city(cities: Sequence[City], place: int, city: City) -> tuple[City, ...]:
    """Give the cities with another one in a place."""
    return (cities[0], city) if place else (city, cities[1])


def arrive(
    state: State, place: int, thing: Named, rewards: Sequence[Whenever], events: list[Event]
) -> State:
    """Let a thing that has just come into a city do what it does at once."""
    cities = _coins(state.cities, place, thing, rewards, events)
    if cities is not state.cities:
        state = state._replace(cities=cities)
    shields = thing.shields
    if rewards:
        shields += sum(reward.shields for reward in rewards)
    if shields:
        state = _march(state, place, shields, events)
        if state.track.is_taken(place):
            return _won(state, place, "military")
    if thing.symbol and len(set(cities[place].symbols)) >= SYMBOLS_TO_WIN:
        return _won(state, place, "science")
    tasks = _choices(state, place, thing)
    return state._replace(tasks=(*tasks, *state.tasks)) if tasks else state


def _coins(
    cities: tuple[City, ...],
    place: int,
    thing: Named,
    rewards: Sequence[Whenever],
    events: list[Event],
) -> tuple[City, ...]:
    """Take what the bank pays for a thing, and let the opponent lose what it costs."""
    coins = sum(reward.coins for reward in rewards) if rewards else 0
    for gain in thing.income:
        coins += gain.coins * (tally(gain.per, around_city(cities, place)) if gain.per else 1)
    if coins:
        events.append(Rewarded(place, coins, thing.id))
        city = cities[place]
        cities = with_city(cities, place, city.holding(city.coins + coins))
    for effect in thing.effects:
        if isinstance(effect, Forfeit):
            cities = _lose(cities, 1 - place, effect.coins, thing.id, events)
    return cities


def _lose(
    cities: tuple[City, ...], place: int, coins: int, thing: str | None, events: list[Event]
) -> tuple[City, ...]:
    """Let a city lose coins to the bank, as far as it has any."""
    city = cities[place]
    lost = min(coins, city.coins)
    events.append(Forfeited(place, lost, thing))
    return with_city(cities, place, city.holding(city.coins - lost))


def _march(state: State, place: int, shields: int, events: list[Event]) -> State:
    """Move the pawn, and loot."""
    track, loot = advance(state.track, place, shields)
    events.append(Advanced(place, shields, track.pawn))
    cities = state.cities
    for coins in loot:
        cities = _lose(cities, 1 - place, coins, None, events)
    return state._replace(track=track, cities=cities)


def _choices(state: State, place: int, thing: Named) -> list[Task]:
    """List the choices that a thing brings, where there is anything to choose from."""
    tasks: list[Task] = []
    symbol = thing.symbol
    if symbol and state.tokens and state.cities[place].symbols.count(symbol) == PAIR:
        tasks.append(Task("progress", place))
    for effect in thing.effects:
        match effect:
            case Pick() if state.discard:
                tasks.append(Task("discard", place))
            case Destruction(colour=colour) if state.cities[1 - place].number_of(colour):
                tasks.append(Task("destroy", place, colour))
            case Discover(drawn=drawn):
                tasks.append(Task("library", place, number=drawn))
            case _:
                pass
    return tasks


def _won(state: State, place: int, by: Ending) -> State:
    """End the game at once; whatever was still to be chosen does not matter any more."""
    return state._replace(ending=by, winner=place, tasks=())
