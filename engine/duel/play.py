"""Playing a card: it is built, discarded for coins, or put under a wonder."""

from collections.abc import Sequence

from engine.cards import Card, Wonder
from engine.duel.arrival import arrive, with_city
from engine.duel.city import City
from engine.duel.market import Deal
from engine.duel.options import Play
from engine.duel.state import MOST_WONDERS, State
from engine.effects import Again, Occasion
from engine.events import Bought, Built, Discarded, Erected, Event, Removed
from engine.moves import Build, Payment, Sell
from engine.resources import unpack

SALE = 2


def perform(state: State, play: Play) -> tuple[State, list[Event]]:
    """Do what the active city has chosen to do with a card; with it begins another story."""
    move, slot, bought = play
    card = state.display.cards[slot]
    if isinstance(move, Sell):
        return _sell(state, slot, card)
    place = state.active
    traded: list[Event] = []
    cities = _paid(state.cities, place, move.payment, bought, traded)
    city, display = cities[place], state.display.without(slot)
    if isinstance(move, Build):
        cities = with_city(cities, place, city.build(card))
        state = state._replace(display=display, cities=cities, story=())
        return built(state, place, card, move.how, traded)
    wonder = state.edition.wonder[move.wonder]
    cities = with_city(cities, place, city.erect(wonder, card))
    return _erected(state._replace(display=display, cities=cities, story=()), wonder, traded)


def _sell(state: State, slot: int, card: Card) -> tuple[State, list[Event]]:
    place = state.active
    city = state.cities[place]
    coins = SALE + city.number_of("yellow")
    state = state._replace(
        cities=with_city(state.cities, place, city.holding(city.coins + coins)),
        display=state.display.without(slot),
        discard=(*state.discard, card),
        story=(),
    )
    return state, [Discarded(place, card.id, coins)]


def built(
    state: State, place: int, card: Card, how: str, traded: Sequence[Event] = ()
) -> tuple[State, list[Event]]:
    """Let a card that has just been placed do what it does."""
    bank = card.cost.coins if how == "paid" else 0
    events: list[Event] = [Built(place, card.id, how, bank), *traded]
    deeds: list[Occasion] = ["chain"] if how == "chain" else []
    if card.colour == "red":
        deeds.append("red")
    rewards = state.cities[place].rewards if deeds else ()
    if rewards:
        rewards = tuple(reward for reward in rewards if reward.what in deeds)
    return arrive(state, place, card, rewards, events), events


def _erected(state: State, wonder: Wonder, traded: Sequence[Event]) -> tuple[State, list[Event]]:
    """Let a wonder that has just been built do what it does."""
    place = state.active
    city = state.cities[place]
    events: list[Event] = [
        Erected(place, wonder.id, city.buried[-1].id, wonder.cost.coins),
        *traded,
    ]
    rewards = [reward for reward in city.rewards if reward.what == "wonder"]
    again = any(reward.again for reward in rewards)
    again = again or any(isinstance(effect, Again) for effect in wonder.effects)
    state = _closed(state._replace(again=again), events)
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
