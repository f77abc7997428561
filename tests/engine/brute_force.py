"""Paying by brute force: the rules of trade once more, told as naively as can be.

Of the solver nothing is used here: cities, cards and costs are read as they are printed.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from engine.catalogue import Source
from engine.counting import Side
from engine.draft.city import City
from engine.effects import Produce, Trade
from engine.resources import RESOURCES, Cost, Resource

Units = tuple[Resource, ...]
Symbols = tuple[Units, ...]
Coins = tuple[int, int, int]
"""To the left neighbour, to the right one, to the bank."""


class Trio(NamedTuple):
    """A city that pays, and its neighbours."""

    own: City
    left: City
    right: City


class Deal(NamedTuple):
    """What is bought on either side."""

    left: Units
    right: Units


def needed(cost: Cost) -> Units:
    """List the resources of a cost, unit by unit."""
    return tuple(name for name in RESOURCES for _ in range(getattr(cost, name)))


def usable(city: City) -> Symbols:
    """List what the owner may use: the board, all cards and the built stages."""
    return _symbols(city, city.cards + city.side.stages[: len(city.buried)])


def for_sale(city: City) -> Symbols:
    """List what neighbours may buy: the board's resource, brown and grey cards."""
    return _symbols(city, tuple(card for card in city.cards if card.colour in ("brown", "grey")))


def _symbols(city: City, sources: tuple[Source, ...]) -> Symbols:
    made = [e for source in sources for e in source.effects if isinstance(e, Produce)]
    ground = [(city.board.resource,)] if city.board.resource else []
    symbols = [*ground, *(one.options for one in made for _ in range(one.units))]
    return tuple(sorted(symbols))


def price(city: City, side: Side, resource: Resource) -> int:
    """Tell what a city pays for one unit on a side."""
    sources = (*city.cards, *city.side.stages[: len(city.buried)])
    trades = [e for source in sources for e in source.effects if isinstance(e, Trade)]
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
    """Take each unit from one's own symbols, the left's or the right's, in every way there is."""
    own, left, right = usable(trio.own), for_sale(trio.left), for_sale(trio.right)
    for places in product("olr", repeat=len(units)):
        at = list(zip(units, places, strict=True))
        mine, bought, too = (tuple(unit for unit, place in at if place == p) for p in "olr")
        if covers(left, bought) and covers(right, too) and covers(own, mine):
            yield Deal(bought, too)


def coins_for(deal: Deal, cost: Cost, city: City) -> Coins:
    """Tell what a deal costs."""
    left = sum(price(city, "left", unit) for unit in deal.left)
    right = sum(price(city, "right", unit) for unit in deal.right)
    return left, right, cost.coins


def all_payments(cost: Cost, trio: Trio) -> set[Coins]:
    """List every payment for every deal, whatever is in the treasury."""
    return {coins_for(deal, cost, trio.own) for deal in deals(needed(cost), trio)}


def payments(cost: Cost, trio: Trio) -> set[Coins]:
    """List the payments the city can make without buying what it produces."""
    found = list(deals(needed(cost), trio))
    fewest = min((len(deal.left + deal.right) for deal in found), default=0)
    lean = [deal for deal in found if len(deal.left + deal.right) == fewest]
    return affordable({coins_for(deal, cost, trio.own) for deal in lean}, trio.own)


def affordable(coins: set[Coins], city: City) -> set[Coins]:
    """Keep what the treasury can pay."""
    return {paid for paid in coins if sum(paid) <= city.coins}


def undominated(coins: set[Coins]) -> set[Coins]:
    """Keep what no other payment beats: no dearer to either side, cheaper to one."""
    return {paid for paid in coins if not any(_beats(other, paid) for other in coins)}


def _beats(one: Coins, other: Coins) -> bool:
    return one != other and one[0] <= other[0] and one[1] <= other[1]


def fewest_unobtainable(cost: Cost, trio: Trio) -> int:
    """Tell how many units nobody has to offer, however the symbols are used."""
    units = needed(cost)
    for dropped in range(len(units) + 1):
        for kept in set(combinations(units, len(units) - dropped)):
            if any(True for _ in deals(kept, trio)):
                return dropped
    raise AssertionError("nothing is always to be had")
