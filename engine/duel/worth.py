"""What a move is roughly worth, in points, to a player in a hurry.

The move is made on an imagined game, and both cities are valued as they stand after it.
"""

from collections.abc import Mapping

from engine.cards import Source
from engine.counting import Colour
from engine.duel.answer import apply
from engine.duel.city import City
from engine.duel.scoring import sheet
from engine.duel.state import AGES, State
from engine.effects import (
    Again,
    Cheaper,
    Destruction,
    Discover,
    Forfeit,
    Gain,
    Pick,
    Produce,
    Toll,
    Trade,
    Whenever,
)
from engine.moves import Move
from engine.resources import unpack

COIN = 0.3
"""A coin more than the third of a point it scores."""
WIN = 1000.0
PROMISED = 0.35
"""The part of a wonder's worth that it has before it is built."""
NEXT_TURN = 2.0
SCIENCE = (0.0, 0.8, 2.0, 4.0, 8.0, 16.0, 16.0, 16.0)
"""By how many different symbols there are: six win."""
ARMY = 0.9
POWERS: Mapping[type, float] = {
    Again: 3.0,
    Forfeit: 2.0,
    Destruction: 2.5,
    Discover: 4.0,
    Pick: 4.0,
    Toll: 4.0,
    Cheaper: 4.0,
    Whenever: 3.5,
}


def worth(state: State, seat: int, move: Move) -> float:
    """Estimate how a seat stands after a move."""
    after, _ = apply(state, seat, move)
    if after.winner is not None:
        return WIN if after.winner == seat else -WIN
    mine, theirs = (_value(after, place) for place in (seat, 1 - seat))
    value = mine - 0.8 * theirs + ARMY * after.track.ahead(seat)
    return value + (NEXT_TURN if after.active == seat else 0.0)


def _value(state: State, place: int) -> float:
    """Value a city: points, coins, and what will bear fruit later."""
    city = state.cities[place]
    to_come = AGES - max(state.age, 1)
    points = sheet(state.cities, state.track, place, state.edition.score_lines).total
    value = points + COIN * min(city.coins, 12) + SCIENCE[len(set(city.symbols))]
    value += (0.3 + 0.9 * to_come) * _economy(city)
    value += sum(_chains(city, colour) for colour in ("red", "blue", "green")) * 0.3 * to_come
    value += sum(_power(token) for token in city.tokens) * (0.2 + 0.4 * to_come)
    return value + PROMISED * sum(_power(wonder) for wonder in city.wonders)


def _economy(city: City) -> float:
    """Value production: the first units of a resource most, fixed prices less than production."""
    fixed, choices, _ = city.production
    made = unpack(fixed)
    first = len(set(made))
    return first + 0.4 * (len(made) - first) + 0.9 * len(choices) + 0.5 * _prices(city)


def _prices(city: City) -> int:
    return len([name for trade in city.effects_of(Trade) for name in trade.resources])


def _chains(city: City, colour: Colour) -> int:
    return sum(bool(card.chain_to) for card in city.cards if card.colour == colour)


def _power(source: Source) -> float:
    """Value what a wonder or token can do beside scoring."""
    value = 0.0
    for effect in source.effects:
        match effect:
            case Gain(per=None):
                value += effect.points + COIN * effect.coins + ARMY * effect.shields
            case Produce():
                value += 3.0
            case _:
                value += POWERS.get(type(effect), 0.0)
    return value
