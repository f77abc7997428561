"""How the cards of an age lie: row upon row, every second row face down."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

# The middles of the cards in half widths from the axis, row by row from the one laid first.
ROWS: Mapping[int, tuple[tuple[int, ...], ...]] = {
    1: ((-1, 1), (-2, 0, 2), (-3, -1, 1, 3), (-4, -2, 0, 2, 4), (-5, -3, -1, 1, 3, 5)),
    2: ((-5, -3, -1, 1, 3, 5), (-4, -2, 0, 2, 4), (-3, -1, 1, 3), (-2, 0, 2), (-1, 1)),
    3: ((-1, 1), (-2, 0, 2), (-3, -1, 1, 3), (-2, 2), (-3, -1, 1, 3), (-2, 0, 2), (-1, 1)),
}
SLOTS = 20
ALL = (1 << SLOTS) - 1
REMEMBERED = 1 << 14


class Spot(NamedTuple):
    """Where a card lies: its row, counted from one, and its middle."""

    row: int
    x: int


SPOTS: Mapping[int, tuple[Spot, ...]] = {
    age: tuple(Spot(row, x) for row, middles in enumerate(rows, start=1) for x in middles)
    for age, rows in ROWS.items()
}


def _covers(upper: Spot, lower: Spot) -> bool:
    return upper.row == lower.row + 1 and abs(upper.x - lower.x) == 1


def _mask(which: list[bool]) -> int:
    return sum(1 << slot for slot, chosen in enumerate(which) if chosen)


COVERED_BY: Mapping[int, tuple[int, ...]] = {
    age: tuple(_mask([_covers(upper, lower) for upper in spots]) for lower in spots)
    for age, spots in SPOTS.items()
}
"""For each slot, the slots that lie on it, as a mask."""

FACE_DOWN: Mapping[int, int] = {
    age: _mask([spot.row % 2 == 0 for spot in spots]) for age, spots in SPOTS.items()
}
"""The slots whose cards are laid face down, as a mask."""


@lru_cache(REMEMBERED)
def open_slots(age: int, present: int) -> tuple[int, ...]:
    """List the slots from which a card can be taken, given a mask of those that hold one."""
    covered_by = COVERED_BY.get(age, ())
    return tuple(
        slot for slot, above in enumerate(covered_by) if present >> slot & 1 and not above & present
    )
