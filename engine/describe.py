"""Descriptions: an effect as phrases that any language can put into words."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from engine.effects import (
    Again,
    Cheaper,
    Copy,
    Destruction,
    Discover,
    Effect,
    Forfeit,
    Free,
    FreeMoment,
    Gain,
    LastCard,
    Pick,
    Produce,
    Science,
    Toll,
    Trade,
    Whenever,
)

Key = Literal[
    "coins",
    "points",
    "shields",
    "coins_per",
    "points_per",
    "coins_per_most",
    "points_per_most",
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
    "again",
    "forfeit",
    "destroy",
    "discover",
    "cheaper",
    "coins_whenever",
    "shields_whenever",
    "again_whenever",
    "toll",
]


FREE: Mapping[FreeMoment, Key] = {
    "once_an_age": "free_once_an_age",
    "new_colour": "free_new_colour",
    "first_turn": "free_first_turn",
    "last_turn": "free_last_turn",
}
PLAIN: Mapping[type[Effect], Key] = {
    Pick: "pick",
    LastCard: "last_card",
    Copy: "copy_guild",
    Again: "again",
    Toll: "toll",
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
        case Pick() | LastCard() | Copy() | Again() | Toll():
            return [Phrase(PLAIN[type(effect)])]
        case _:
            return _power(effect)


def _power(effect: Free | Forfeit | Destruction | Discover | Cheaper | Whenever) -> list[Phrase]:
    match effect:
        case Free(when=when):
            return [Phrase(FREE[when])]
        case Forfeit(coins=coins):
            return [Phrase("forfeit", coins)]
        case Destruction(colour=colour):
            return [Phrase("destroy", 1, (colour,))]
        case Discover(drawn=drawn):
            return [Phrase("discover", drawn)]
        case Cheaper(of=of, units=units):
            return [Phrase("cheaper", units, (of,))]
        case Whenever():
            return _whenever(effect)


def _whenever(effect: Whenever) -> list[Phrase]:
    said = [
        Phrase("coins_whenever", effect.coins, (effect.deed,)),
        Phrase("shields_whenever", effect.shields, (effect.deed,)),
        Phrase("again_whenever", int(effect.again), (effect.deed,)),
    ]
    return [phrase for phrase in said if phrase.number]


def _gains(gain: Gain) -> list[Phrase]:
    if gain.per:
        counted = (gain.per.of, gain.per.where)
        most = gain.per.most
        said = [
            Phrase("coins_per_most" if most else "coins_per", gain.coins, *counted),
            Phrase("points_per_most" if most else "points_per", gain.points, *counted),
        ]
    else:
        said = [
            Phrase("coins", gain.coins),
            Phrase("shields", gain.shields),
            Phrase("points", gain.points),
        ]
    return [phrase for phrase in said if phrase.number]
