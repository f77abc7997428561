"""Paying by brute force: the rules of trade once more, told as naively as can be.

Of the solver nothing is used here: cities, cards and costs are read as they are printed.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from engine.cards import Source
from engine.counting import Side
from engine.draft.city import City
from engine.effects import (
    BankGoods,
    Cheaper,
    Effect,
    Produce,
    Rebate,
    Target,
    Trade,
    Whenever,
)
from engine.resources import RESOURCES, Cost, Resource

Units = tuple[Resource, ...]
Symbols = tuple[Units, ...]
Coins = tuple[int, int, int]
"""To the left neighbour, to the right one, to the bank."""
Sellers = Mapping[Coins, int]
"""The payments there are, and from how many neighbours each may buy; more may earn more."""


class Trio(NamedTuple):
    """A city that pays, its neighbours, and what it pays for."""

    own: City
    left: City
    right: City
    target: Target = "yellow"


class Deal(NamedTuple):
    """What is bought on either side, and from the bank."""

    left: Units
    right: Units
    bank: Units = ()


def needed(cost: Cost) -> Units:
    """List the resources of a cost, unit by unit."""
    return tuple(name for name in RESOURCES for _ in range(getattr(cost, name)))


def effects(city: City) -> list[Effect]:
    """List everything that works in a city."""
    sources: tuple[Source, ...] = (*city.cards, *city.side.stages[: len(city.buried)], city.side)
    return [effect for source in sources for effect in source.effects]


def usable(trio: Trio) -> Symbols:
    """List what the owner may use: the board, all cards and the built stages.

    A resource that is not asked for is as good as one of any kind.
    """
    made = [effect for effect in effects(trio.own) if isinstance(effect, Produce)]
    spared = sum(
        effect.resources
        for effect in effects(trio.own)
        if isinstance(effect, Cheaper) and effect.what == trio.target
    )
    narrowed = [_narrowed(one, trio.own) for one in made if one.only]
    plain = _symbols(trio.own, [one for one in made if not one.only])
    return tuple(sorted((*plain, *filter(None, narrowed), *[RESOURCES] * min(spared, 7))))


def _narrowed(symbol: Produce, city: City) -> Units:
    made = {name for options in for_sale(city) for name in options}
    return tuple(name for name in symbol.options if (name in made) == (symbol.only == "made"))


def for_sale(city: City) -> Symbols:
    """List what neighbours may buy: the board's resource, brown and grey cards."""
    cards = [card for card in city.cards if card.colour in ("brown", "grey")]
    made = [e for card in cards for e in card.effects if isinstance(e, Produce)]
    return tuple(sorted(_symbols(city, made)))


def _symbols(city: City, made: list[Produce]) -> list[Units]:
    ground: list[Units] = [(city.board.resource,)] if city.board.resource else []
    return [*ground, *(one.options for one in made for _ in range(one.units))]


def price(city: City, side: Side, resource: Resource) -> int:
    """Tell what a city pays for one unit on a side."""
    trades = [e for e in effects(city) if isinstance(e, Trade)]
    return 1 if any(side in t.sides and resource in t.resources for t in trades) else 2


@lru_cache(1 << 16)
def covers(symbols: Symbols, units: Units) -> bool:
    """Tell whether each unit can have a symbol to itself."""
    if not units:
        return True
    fitting = {symbol for symbol in symbols if units[0] in symbol}
    return any(covers(_without(symbols, symbol), units[1:]) for symbol in fitting)


def _without(symbols: Symbols, symbol: Units) -> Symbols:
    place = symbols.index(symbol)
    return symbols[:place] + symbols[place + 1 :]


def deals(units: Units, trio: Trio) -> Iterator[Deal]:
    """Take each unit from one's own symbols, a neighbour's or the bank, in every way there is."""
    own, left, right = usable(trio), for_sale(trio.left), for_sale(trio.right)
    bank = any(isinstance(effect, BankGoods) for effect in effects(trio.own))
    for places in product("olrb" if bank else "olr", repeat=len(units)):
        if places.count("b") > 1:
            continue
        at = list(zip(units, places, strict=True))
        mine, bought, too, paid = (tuple(u for u, place in at if place == p) for p in "olrb")
        if covers(left, bought) and covers(right, too) and covers(own, mine):
            yield Deal(bought, too, paid)


def coins_for(deal: Deal, cost: Cost, city: City) -> Coins:
    """Tell what a deal costs, each dock used on the best purchase."""
    return (
        _side_price(city, "left", deal.left),
        _side_price(city, "right", deal.right),
        cost.coins + len(deal.bank),
    )


def _side_price(city: City, side: Side, units: Units) -> int:
    prices = [price(city, side, unit) for unit in units]
    docks = [e for e in effects(city) if isinstance(e, Rebate) and side in e.sides]
    if not docks or not prices:
        return sum(prices)
    return min(
        sum(max(0, p - (at == first)) for at, p in enumerate(prices))
        for first in range(len(prices))
    )


def all_payments(cost: Cost, trio: Trio) -> Sellers:
    """List every payment for every deal, whatever is in the treasury."""
    return _paid(list(deals(needed(cost), trio)), cost, trio)


def payments(cost: Cost, trio: Trio) -> Sellers:
    """List the payments the city can make without buying what it produces."""
    found = list(deals(needed(cost), trio))
    fewest = min((sum(map(len, deal)) for deal in found), default=0)
    lean = [deal for deal in found if sum(map(len, deal)) == fewest]
    return affordable(_paid(lean, cost, trio), trio.own)


def _paid(found: list[Deal], cost: Cost, trio: Trio) -> Sellers:
    paid: dict[Coins, int] = {}
    for deal in found:
        coins = coins_for(deal, cost, trio.own)
        sellers = bool(deal.left) + bool(deal.right)
        paid[coins] = max(paid.get(coins, 0), sellers)
    return paid


def affordable(paid: Sellers, city: City) -> Sellers:
    """Keep what the treasury can pay."""
    return {coins: sellers for coins, sellers in paid.items() if sum(coins) <= city.coins}


def undominated(paid: Sellers, city: City) -> set[Coins]:
    """Keep what no other payment beats: no dearer to any side, cheaper to one, earning no less."""
    earns = any(isinstance(e, Whenever) and e.what == "purchase" for e in effects(city))

    def beats(one: Coins, other: Coins) -> bool:
        no_dearer = all(a <= b for a, b in zip(one, other, strict=True))
        return one != other and no_dearer and (not earns or paid[one] >= paid[other])

    return {coins for coins in paid if not any(beats(other, coins) for other in paid)}


def fewest_unobtainable(cost: Cost, trio: Trio) -> int:
    """Tell how many units nobody has to offer, however the symbols are used."""
    units = needed(cost)
    for dropped in range(len(units) + 1):
        for kept in set(combinations(units, len(units) - dropped)):
            if any(True for _ in deals(kept, trio)):
                return dropped
    raise AssertionError("nothing is always to be had")
