"""Science: points for equal symbols, for sets, and the best use of free symbols and masks."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from engine.effects import Symbol

SYMBOLS: tuple[Symbol, ...] = ("compass", "gear", "tablet")
SET = 7
NOTHING: Mapping[Symbol, int] = dict.fromkeys(SYMBOLS, 0)


class Study(NamedTuple):
    """What symbols are worth, what the free ones were settled to be, and what masks show."""

    points: int
    settled: tuple[Symbol, ...] = ()
    masked: tuple[Symbol, ...] = ()


def points(counts: Iterable[int], a_set: int = SET) -> int:
    """Score numbers of equal symbols: their squares, and a bonus for each full set."""
    held = list(counts)
    return sum(number * number for number in held) + a_set * min(held)


def best(
    symbols: Sequence[tuple[Symbol, ...]],
    masks: int = 0,
    nearby: Mapping[Symbol, int] = NOTHING,
    a_set: int = SET,
) -> Study:
    """Settle all free symbols, and masks over symbols nearby, together for the most points."""
    fixed = [options[0] for options in symbols if len(options) == 1]
    free = [options for options in symbols if len(options) > 1]
    counts = [fixed.count(symbol) for symbol in SYMBOLS]
    if not free and not masks:
        return Study(points(counts, a_set))
    worn = list(_worn(masks, nearby)) if masks else [()]
    found = [
        Study(_worth(counts, settled + masked, a_set), settled, masked)
        for settled in product(*free)
        for masked in worn
    ]
    return max(found, key=lambda study: study.points)


def _worn(masks: int, nearby: Mapping[Symbol, int]) -> Iterator[tuple[Symbol, ...]]:
    """List what masks may show: each another card, so no symbol more often than it is nearby."""
    number = min(masks, sum(nearby.values()))
    for shown in product(*(range(min(number, nearby[s]) + 1) for s in SYMBOLS)):
        if sum(shown) == number:
            yield tuple(s for s, times in zip(SYMBOLS, shown, strict=True) for _ in range(times))


def _worth(counts: Sequence[int], more: tuple[Symbol, ...], a_set: int) -> int:
    held = [n + more.count(s) for n, s in zip(counts, SYMBOLS, strict=True)]
    return points(held, a_set)
