"""Chance: the shuffle, made of the one random stream that stays the same in every Python."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

_T = TypeVar("_T")


def shuffled(items: Iterable[_T], rng: Random) -> tuple[_T, ...]:
    """Give the items in random order."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)
