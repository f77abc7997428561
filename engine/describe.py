"""Descriptions: an effect as phrases that any language can put into words."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from engine.counting import Count
from engine.effects import (
    Again,
    BankGoods,
    Cheaper,
    Copy,
    Destruction,
    Discover,
    DrawLeaders,
    Effect,
    Forfeit,
    Free,
    FreeMoment,
    Gain,
    LastCard,
    Pick,
    Produce,
    Rebate,
    Recruit,
    RivalsLose,
    Rule,
    Science,
    ScienceSets,
    Toll,
    Trade,
    Whenever,
)
from engine.resources import MOST

Key = Literal[
    "coins",
    "points",
    "shields",
    "diplomacy",
    "coins_to",
    "coins_per",
    "points_per",
    "shields_per",
    "coins_per_most",
    "points_per_most",
    "points_per_set",
    "produce",
    "produce_made",
    "produce_not_made",
    "science",
    "science_sets",
    "price",
    "rebate",
    "bank_goods",
    "cheaper",
    "needs_no_resources",
    "cheaper_coins",
    "coins_whenever",
    "shields_whenever",
    "again_whenever",
    "rivals_lose",
    "rivals_lose_per",
    "free_always",
    "free_once_an_age",
    "free_new_colour",
    "free_first_turn",
    "free_last_turn",
    "pick",
    "last_card",
    "copy_guild",
    "copy_science",
    "copy_leader",
    "draw_leaders",
    "recruit",
    "defeats_go_to_the_winner",
    "again",
    "forfeit",
    "destroy",
    "discover",
    "toll",
]


FREE: Mapping[FreeMoment, Key] = {
    "always": "free_always",
    "once_an_age": "free_once_an_age",
    "new_colour": "free_new_colour",
    "first_turn": "free_first_turn",
    "last_turn": "free_last_turn",
}
PLAIN: Mapping[type[Effect], Key] = {
    Pick: "pick",
    LastCard: "last_card",
    Recruit: "recruit",
    Again: "again",
    Toll: "toll",
}
COPIES: Mapping[str, Key] = {
    "guild": "copy_guild",
    "science": "copy_science",
    "leader": "copy_leader",
}
MAKES: Mapping[str | None, Key] = {
    None: "produce",
    "made": "produce_made",
    "not_made": "produce_not_made",
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
        case Produce() | Science() | ScienceSets():
            return [_made(effect)]
        case Trade() | Rebate() | BankGoods() | Cheaper():
            return _prices(effect)
        case Whenever():
            return _whenever(effect)
        case RivalsLose(coins=coins, per=per):
            lost = Phrase("rivals_lose_per", coins, per.of) if per else Phrase("rivals_lose", coins)
            return [lost]
        case _:
            return [_power(effect)]


def _whenever(effect: Whenever) -> list[Phrase]:
    said = [
        Phrase("coins_whenever", effect.coins, (effect.what,)),
        Phrase("shields_whenever", effect.shields, (effect.what,)),
        Phrase("again_whenever", int(effect.again), (effect.what,)),
    ]
    return [phrase for phrase in said if phrase.number]


_Power = (
    Free
    | Pick
    | LastCard
    | Copy
    | DrawLeaders
    | Recruit
    | Rule
    | Again
    | Forfeit
    | Destruction
    | Discover
    | Toll
)


def _power(effect: _Power) -> Phrase:
    match effect:
        case Free(when=when, colours=colours):
            return Phrase(FREE[when], 0, colours)
        case Copy(of=of):
            return Phrase(COPIES[of])
        case DrawLeaders(number=number):
            return Phrase("draw_leaders", number)
        case Rule(name=name):
            return Phrase(name)
        case Forfeit(coins=coins):
            return Phrase("forfeit", coins)
        case Destruction(colour=colour):
            return Phrase("destroy", 1, (colour,))
        case Discover(drawn=drawn):
            return Phrase("discover", drawn)
        case _:
            return Phrase(PLAIN[type(effect)])


def _made(effect: Produce | Science | ScienceSets) -> Phrase:
    match effect:
        case Produce(options=options, units=units, only=only):
            return Phrase(MAKES[only], units, options)
        case Science(options=symbols):
            return Phrase("science", 1, symbols)
        case ScienceSets(points=points):
            return Phrase("science_sets", points)


def _prices(effect: Trade | Rebate | BankGoods | Cheaper) -> list[Phrase]:
    match effect:
        case Trade(resources=resources, sides=sides, price=price):
            return [Phrase("price", price, resources, sides)]
        case Rebate(sides=sides, coins=coins):
            return [Phrase("rebate", coins, (), sides)]
        case BankGoods(price=price):
            return [Phrase("bank_goods", price)]
        case Cheaper(what=what, resources=resources, coins=coins, to=to):
            said = [
                Phrase("cheaper" if resources < MOST else "needs_no_resources", resources, (what,)),
                Phrase("cheaper_coins", coins, (what,), to),
            ]
            return [phrase for phrase in said if phrase.number]


def _points_key(per: Count) -> Key:
    if per.sets:
        return "points_per_set"
    return "points_per_most" if per.most else "points_per"


def _gains(gain: Gain) -> list[Phrase]:
    if gain.to != ("self",):
        return [Phrase("coins_to", gain.coins, (), gain.to)]
    if gain.per:
        counted = (gain.per.of, gain.per.where)
        most = gain.per.most
        said = [
            Phrase("coins_per_most" if most else "coins_per", gain.coins, *counted),
            Phrase("shields_per", gain.shields, *counted),
            Phrase(_points_key(gain.per), gain.points, *counted),
        ]
    else:
        said = [
            Phrase("coins", gain.coins),
            Phrase("shields", gain.shields),
            Phrase("points", gain.points),
            Phrase("diplomacy", gain.diplomacy),
        ]
    return [phrase for phrase in said if phrase.number]
