"""The payment solver: in which ways can this city pay this cost?

What a city makes covers the cost first. What is still short is bought from the neighbours, and
a unit of it from the bank where a leader allows that, in every split between them; of the
splits, those that another one beats are dropped. Every step
works on packs (see `resources`) and is remembered, since hands ask the same again and again.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.moves import NOTHING, Payment
from engine.resources import ALL_UNITS, MOST, UNIT, Cost, amount, minus, occupied, pack, units

REMEMBERED = 1 << 13


class Production(NamedTuple):
    """What makes resources: a pack that is always there, and symbols that make one of several.

    A symbol is the sum of the units it may make; `most` holds the most of each resource alone.
    """

    fixed: int = 0
    choices: tuple[int, ...] = ()
    most: int = 0


class Terms(NamedTuple):
    """What may be agreed beside prices."""

    off_left: int = 0
    """Coins off the first unit bought on the left; every price is at least as high."""
    off_right: int = 0
    bank: int = 0
    """How many units the bank sells in a turn, at a coin each: one or none."""


class Prices(NamedTuple):
    """What a unit costs on either side, a lane of a pack for each resource."""

    left: int
    right: int
    terms: Terms | None = None


class Market(NamedTuple):
    """Everything that decides what a city can pay for in one turn."""

    coins: int
    own: Production
    left: Production
    right: Production
    prices: Prices


class Purchase(NamedTuple):
    """A payment, and the packs that are bought with it on either side."""

    payment: Payment
    from_left: int = 0
    from_right: int = 0
    from_bank: int = 0


class Missing(NamedTuple):
    """Why a cost cannot be paid: resources nobody has to offer, or coins."""

    resources: int = 0
    coins: int = 0


OWN = (Purchase(NOTHING),)
NO_TERMS = Terms()


@lru_cache(REMEMBERED)
def production(fixed: int, choices: tuple[int, ...]) -> Production:
    """Put production in its one form, so that equal productions are equal values."""
    ordered = tuple(sorted(choices))
    most = {
        name: amount(fixed, unit) + sum(bool(symbol & unit) for symbol in ordered)
        for name, unit in UNIT.items()
    }
    return Production(fixed, ordered, pack(most))


def purchases(cost: Cost, market: Market, *, dominated: bool = False) -> Sequence[Purchase]:
    """List the ways to pay, the cheapest first; with `dominated`, also those another one beats."""
    coins, own, left, right, prices = market
    budget = coins - cost.coins
    if budget < 0:
        return ()
    need = minus(cost.need, own.fixed)
    if not need:
        return _with_bank(OWN, cost.coins)
    price_left, price_right, terms = prices
    # A unit costs a coin or more, but for the coins off on either side.
    most = budget + terms.off_left + terms.off_right if terms else budget
    # Reject early what cannot be had however the choices fall.
    bought = minus(need, own.most)
    if bought:
        nowhere = minus(minus(bought, left.most), right.most)
        if units(bought) > most or (nowhere and not (terms and units(nowhere) <= terms.bank)):
            return ()
    short = shortfalls(need, own.choices) if own.choices else (need,)
    if not short[0]:
        return _with_bank(OWN, cost.coins)
    if units(short[0]) > most:
        return ()
    lanes = occupied(need)
    nearby = Prices(price_left & lanes, price_right & lanes, terms)
    found = _trades(short, _within(left, lanes), _within(right, lanes), nearby, dominated)
    if found and found[-1].payment.total > budget:
        found = tuple([way for way in found if way.payment.total <= budget])
    return _with_bank(found, cost.coins)


def missing(cost: Cost, market: Market) -> Missing | None:
    """Tell what keeps a city from paying; None if it can."""
    if purchases(cost, market):
        return None
    need = minus(cost.need, market.own.fixed)
    beside = minus(minus(need, market.left.fixed), market.right.fixed)
    symbols = market.own.choices + market.left.choices + market.right.choices
    if market.prices.terms:
        symbols += (ALL_UNITS,) * market.prices.terms.bank
    nowhere = shortfalls(beside, symbols)[0]
    if nowhere:
        return Missing(resources=nowhere)
    plenty = market._replace(coins=1000)
    return Missing(coins=purchases(cost, plenty)[0].payment.total - market.coins)


@lru_cache(REMEMBERED)
def shortfalls(need: int, choices: tuple[int, ...]) -> tuple[int, ...]:
    """List the smallest packs that may stay short when each symbol makes one of its options."""
    short = {need}
    for symbol in choices:
        helped: set[int] = set()
        for rest in short:
            used = [rest - unit for unit in UNIT.values() if symbol & unit and rest & unit * MOST]
            helped.update(used or (rest,))
        short = helped
    fewest = min(map(units, short))
    return tuple(sorted(rest for rest in short if units(rest) == fewest))


def _within(made: Production, lanes: int) -> Production:
    """Keep of a production what bears on some lanes, so that like questions become one."""
    fixed, choices, most = made
    bearing = tuple([symbol & lanes for symbol in choices if symbol & lanes]) if choices else ()
    return Production(fixed & lanes, bearing, most & lanes)


@lru_cache(REMEMBERED)
def _trades(
    short: tuple[int, ...], left: Production, right: Production, prices: Prices, dominated: bool
) -> tuple[Purchase, ...]:
    """List the splits of coins that buy one of the packs, the cheapest first."""
    found: dict[Payment, Purchase] = {}
    for wanted in short:
        for way in _deals(wanted, left, right, prices):
            found.setdefault(way.payment, way)
    ways = sorted(found.values(), key=lambda way: (way.payment.total, way.payment))
    return tuple(ways if dominated else _undominated(ways))


def _deals(wanted: int, left: Production, right: Production, prices: Prices) -> Iterator[Purchase]:
    """List the splits of a pack between the bank and neighbours that have it to sell."""
    off_left, off_right, bank = prices.terms or NO_TERMS
    for from_bank in _from_bank(wanted, bank):
        rest = wanted - from_bank
        for from_left, to_left, to_right in _splits(rest, left.most, right.most, prices):
            from_right = rest - from_left
            if _sells(left, from_left) and _sells(right, from_right):
                to_left -= off_left if from_left else 0
                to_right -= off_right if from_right else 0
                paid = Payment(to_left, to_right, bank if from_bank else 0)
                yield Purchase(paid, from_left, from_right, from_bank)


def _from_bank(wanted: int, sold: int) -> list[int]:
    """List what may be bought from the bank: nothing, or any one unit."""
    if not sold:
        return [0]
    return [0, *(unit for unit in UNIT.values() if wanted & unit * MOST)]


def _undominated(ways: list[Purchase]) -> list[Purchase]:
    """Drop each way that a cheaper one beats: no dearer to any side, cheaper to one.

    No way that buys from more neighbours is lost by that, should somebody earn by it: beside a
    cheaper way that buys from one neighbour, another buys a unit of it from the other.
    """
    kept: list[Purchase] = []
    for way in ways:
        if not any(_no_dearer(best.payment, way.payment) for best in kept):
            kept.append(way)
    return kept


def _no_dearer(one: Payment, other: Payment) -> bool:
    return one.left <= other.left and one.right <= other.right and one.bank <= other.bank


def _splits(wanted: int, left: int, right: int, prices: Prices) -> list[tuple[int, int, int]]:
    """Split a pack between the sides in every way: what comes from the left, and both prices."""
    splits = [(0, 0, 0)]
    for unit in UNIT.values():
        if number := amount(wanted, unit):
            fewest = max(0, number - amount(right, unit))
            most = min(number, amount(left, unit))
            price_left, price_right = amount(prices.left, unit), amount(prices.right, unit)
            splits = [
                (bought + unit * n, to_left + price_left * n, to_right + price_right * (number - n))
                for bought, to_left, to_right in splits
                for n in range(fewest, most + 1)
            ]
    return splits


def _sells(seller: Production, wanted: int) -> bool:
    """Tell whether a neighbour has all of a pack to sell."""
    rest = minus(wanted, seller.fixed)
    return not rest or not shortfalls(rest, seller.choices)[0]


def _with_bank(ways: tuple[Purchase, ...], coins: int) -> tuple[Purchase, ...]:
    if not coins:
        return ways
    return tuple(
        way._replace(payment=way.payment._replace(bank=way.payment.bank + coins)) for way in ways
    )
