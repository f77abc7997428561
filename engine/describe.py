"""Descriptions: an effect as phrases that any language can put into words."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from engine.effects import (
    Copy,
    Effect,
    Free,
    FreeMoment,
    Gain,
    LastCard,
    Pick,
    Produce,
    Science,
    Trade,
)

Key = Literal[
    "coins",
    "points",
    "shields",
    "coins_per",
    "points_per",
    "produce",
    "science",
    "price",
    "free_once_an_age",
    "free_new_colour",
    "free_first_turn",
    "free_last_turn",
    "pick",
    "last_card",
    "copy_guild",
]


FREE: Mapping[FreeMoment, Key] = {
    "once_an_age": "free_once_an_age",
    "new_colour": "free_new_colour",
    "first_turn": "free_first_turn",
    "last_turn": "free_last_turn",
}


class Phrase(NamedTuple):
    """A thing to be said: what kind of thing, and its number, nouns and places."""

    key: Key
    number: int = 0
    things: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


def describe(effects: Sequence[Effect]) -> list[Phrase]:
    """Say everything that some effects do, in order."""
    return [phrase for effect in effects for phrase in _phrases(effect)]


def _phrases(effect: Effect) -> list[Phrase]:
    match effect:
        case Gain():
            return _gains(effect)
        case Produce(options=options, units=units):
            return [Phrase("produce", units, options)]
        case Science(options=options):
            return [Phrase("science", 1, options)]
        case Trade(resources=resources, sides=sides, price=price):
            return [Phrase("price", price, resources, sides)]
        case Free(when=when):
            return [Phrase(FREE[when])]
        case Pick():
            return [Phrase("pick")]
        case LastCard():
            return [Phrase("last_card")]
        case Copy():
            return [Phrase("copy_guild")]


def _gains(gain: Gain) -> list[Phrase]:
    if gain.per:
        counted = (gain.per.of, gain.per.where)
        said = [
            Phrase("coins_per", gain.coins, *counted),
            Phrase("points_per", gain.points, *counted),
        ]
    else:
        said = [
            Phrase("coins", gain.coins),
            Phrase("shields", gain.shields),
            Phrase("points", gain.points),
        ]
    return [phrase for phrase in said if phrase.number]
