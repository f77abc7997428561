"""Science: points for equal symbols, for sets, and the best use of free symbols."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from engine.effects import Symbol

SYMBOLS: tuple[Symbol, ...] = ("compass", "gear", "tablet")
SET = 7


class Study(NamedTuple):
    """What symbols are worth, and what the free ones were settled to be."""

    points: int
    settled: tuple[Symbol, ...] = ()


def points(counts: Iterable[int]) -> int:
    """Score numbers of equal symbols: their squares, and a bonus for each full set."""
    held = list(counts)
    return sum(number * number for number in held) + SET * min(held)


def best(symbols: Sequence[tuple[Symbol, ...]]) -> Study:
    """Settle all free symbols together for the most points."""
    fixed = [options[0] for options in symbols if len(options) == 1]
    free = [options for options in symbols if len(options) > 1]
    counts = {symbol: fixed.count(symbol) for symbol in SYMBOLS}
    return max(
        (_study(counts, settled) for settled in product(*free)), key=lambda study: study.points
    )


def _study(counts: dict[Symbol, int], settled: tuple[Symbol, ...]) -> Study:
    return Study(points(counts[s] + settled.count(s) for s in SYMBOLS), settled)
