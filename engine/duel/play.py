"""Playing a card: pay, place, take coins, move the pawn, and see what there is to choose."""

from collections.abc import Sequence

from engine.catalogue import Card, Named, Wonder
from engine.counting import Place, tally
from engine.duel.city import City
from engine.duel.market import Deal
from engine.duel.military import advance
from engine.duel.options import Play
from engine.duel.state import MOST_WONDERS, Display, State, Task
from engine.effects import Again, Deed, Destroy, Discover, Forfeit, Pick, Whenever
from engine.events import (
    Advanced,
    Bought,
    Built,
    Discarded,
    Erected,
    Event,
    Lost,
    Removed,
    Rewarded,
)
from engine.game import Ending
from engine.moves import Erect, Payment, Sell
from engine.resources import unpack

SALE = 2
PAIR = 2
SYMBOLS_TO_WIN = 6


def around_city(cities: Sequence[City], place: int) -> dict[Place, City]:
    """Name the cities as one of them sees them."""
    return {"self": cities[place], "opponent": cities[1 - place]}


def with_city(cities: Sequence[City], place: int, city: City) -> tuple[City, ...]:
    """Give the cities with another one in a place."""
    return (cities[0], city) if place else (city, cities[1])


def perform(state: State, play: Play) -> tuple[State, list[Event]]:
    """Do what the active city has chosen to do with a card."""
    move, slot, bought = play
    card = state.display.cards[slot]
    display = state.display.without(slot)
    if isinstance(move, Sell):
        return _sell(state, card, display)
    traded: list[Event] = []
    cities = _paid(state.cities, state.active, move.payment, bought, traded)
    state = state._replace(display=display, cities=cities)
    if isinstance(move, Erect):
        return _erect(state, card, state.edition.wonder[move.wonder], traded)
    return build(state, state.active, card, move.how, traded)


def _sell(state: State, card: Card, display: Display) -> tuple[State, list[Event]]:
    place = state.active
    city = state.cities[place]
    coins = SALE + city.number_of("yellow")
    cities = with_city(state.cities, place, city.holding(city.coins + coins))
    state = state._replace(cities=cities, display=display, discard=(*state.discard, card))
    return state, [Discarded(place, card.id, coins)]


def build(
    state: State, place: int, card: Card, how: str, traded: Sequence[Event] = ()
) -> tuple[State, list[Event]]:
    """Place a card that is paid for, or needs no payment, and let it do what it does."""
    city = state.cities[place]
    bank = card.cost.coins if how == "paid" else 0
    events: list[Event] = [Built(place, card.id, how, bank), *traded]
    deeds: list[Deed] = ["chain"] if how == "chain" else []
    if card.colour == "red":
        deeds.append("red")
    rewards = [r for r in city.rewards if r.deed in deeds] if deeds and city.rewards else ()
    state = state._replace(cities=with_city(state.cities, place, city.build(card)))
    return arrive(state, place, card, rewards, events), events


def _erect(
    state: State, card: Card, wonder: Wonder, traded: Sequence[Event]
) -> tuple[State, list[Event]]:
    place = state.active
    city = state.cities[place]
    events: list[Event] = [Erected(place, wonder.id, card.id, wonder.cost.coins), *traded]
    rewards = [reward for reward in city.rewards if reward.deed == "wonder"]
    again = any(reward.again for reward in rewards)
    again = again or any(isinstance(effect, Again) for effect in wonder.effects)
    cities = with_city(state.cities, place, city.erect(wonder, card))
    state = _closed(state._replace(cities=cities, again=again), events)
    return arrive(state, place, wonder, rewards, events), events


def _paid(
    cities: Sequence[City], place: int, payment: Payment, bought: Deal, events: list[Event]
) -> tuple[City, ...]:
    """Take the coins, to the bank or, as toll, to the opponent."""
    if not payment.total:
        return tuple(cities)
    city, opponent = cities[place], cities[1 - place]
    city = city.holding(city.coins - payment.total)
    if bought.coins:
        paid_to = 1 - place if payment.left else None
        events.append(Bought(place, unpack(bought.goods), bought.coins, paid_to))
    if payment.left:
        opponent = opponent.holding(opponent.coins + payment.left)
    return (opponent, city) if place else (city, opponent)


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
    events.append(Lost(place, lost, thing))
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
            case Destroy(colour=colour) if state.cities[1 - place].number_of(colour):
                tasks.append(Task("destroy", place, colour))
            case Discover(drawn=drawn):
                tasks.append(Task("library", place, number=drawn))
            case _:
                pass
    return tasks


def _won(state: State, place: int, by: Ending) -> State:
    """End the game at once; whatever was still to be chosen does not matter any more."""
    return state._replace(ending=by, winner=place, tasks=())


def _closed(state: State, events: list[Event]) -> State:
    """Put the last wonder back into the box when no more may be built."""
    if sum(len(city.built) for city in state.cities) < MOST_WONDERS:
        return state
    for place, city in enumerate(state.cities):
        events += [Removed(place, wonder.id) for wonder in city.wonders]
    left = [wonder for city in state.cities for wonder in city.wonders]
    return state._replace(
        cities=tuple(city.abandoning() for city in state.cities),
        box=state.box._replace(wonders=(*state.box.wonders, *left)),
    )
