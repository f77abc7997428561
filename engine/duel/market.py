"""The market: what a city pays the bank for the resources that it lacks.

A unit costs 2 coins and one more for each unit on the opponent's brown and grey cards, unless
the city has a fixed price for it. There is one payment worth making, the cheapest.
"""

from functools import lru_cache
from typing import NamedTuple

from engine.duel.city import City
from engine.payment import REMEMBERED
from engine.resources import RESOURCES, UNIT, Cost, amount, minus, occupied, pack, units

BASE = pack(dict.fromkeys(RESOURCES, 2))


class Deal(NamedTuple):
    """What is bought, packed, and what it costs."""

    coins: int = 0
    goods: int = 0


NO_DEAL = Deal()


def prices(city: City, opponent: City) -> int:
    """Give what a unit of each resource costs a city, packed."""
    lanes, fixed = city.fixed_prices
    return (BASE + opponent.supply) & ~lanes | fixed


def deal(cost: Cost, city: City, asked: int, struck: int) -> Deal:
    """Find the cheapest way to a cost's resources, at the prices asked; some units are struck."""
    fixed, choices, _ = city.production
    need = minus(cost.need, fixed)
    if not need:
        return NO_DEAL
    lanes = occupied(need)
    # Only what bears on the question is asked, so that like questions become one.
    bearing = tuple([symbol & lanes for symbol in choices if symbol & lanes]) if choices else ()
    return cheapest(need, bearing, asked & lanes, struck)


@lru_cache(REMEMBERED)
def cheapest(need: int, choices: tuple[int, ...], asked: int, struck: int) -> Deal:
    """Find the cheapest goods that are still short when each symbol makes one of its options."""
    if units(need) <= struck:
        return NO_DEAL
    short = {need}
    for symbol in choices:
        helped: set[int] = set()
        for rest in short:
            used = [rest - unit for unit in UNIT.values() if symbol & unit and amount(rest, unit)]
            helped.update(used or (rest,))
        short = helped
    return min(_without_the_dearest(rest, asked, struck) for rest in short)


def _without_the_dearest(goods: int, asked: int, struck: int) -> Deal:
    """Strike the dearest units, and give what the rest costs."""
    one_by_one = [unit for unit in UNIT.values() for _ in range(amount(goods, unit))]
    one_by_one.sort(key=lambda unit: amount(asked, unit), reverse=True)
    bought = one_by_one[struck:]
    return Deal(sum(amount(asked, unit) for unit in bought), sum(bought))
