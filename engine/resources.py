"""The seven resources, what things cost, and amounts packed into one small integer.

A pack has a lane of four bits for each resource. No lane exceeds seven, so the top bit of a
lane is free to show, in a subtraction, whether that resource ran out.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, NonNegativeInt

Resource = Literal["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"]

RAW: tuple[Resource, ...] = ("wood", "stone", "clay", "ore")
MANUFACTURED: tuple[Resource, ...] = ("glass", "cloth", "papyrus")
RESOURCES = RAW + MANUFACTURED

MOST = 7
Amount = Annotated[int, Field(ge=0, le=MOST)]
UNIT: Mapping[Resource, int] = {name: 1 << 4 * lane for lane, name in enumerate(RESOURCES)}
ALL_UNITS = sum(UNIT.values())
GUARDS = ALL_UNITS << 3


def pack(amounts: Mapping[Resource, int]) -> int:
    """Pack amounts of resources into one integer."""
    return sum(UNIT[name] * min(amount, MOST) for name, amount in amounts.items())


def unpack(packed: int) -> tuple[Resource, ...]:
    """List a pack unit by unit, in the order of the resources."""
    return tuple(name for name, unit in UNIT.items() for _ in range(amount(packed, unit)))


def amount(packed: int, unit: int) -> int:
    """Tell how many of one resource, given by its unit, a pack holds."""
    return packed // unit & MOST


def minus(need: int, have: int) -> int:
    """Take one pack from another, lane by lane; what is not needed is not counted."""
    spread = (need | GUARDS) - have
    kept = spread & GUARDS
    return spread & (kept - (kept >> 3))


def units(packed: int) -> int:
    """Count the units of a pack; it must hold fewer than sixteen."""
    return (packed * ALL_UNITS >> 24) & 15


def occupied(packed: int) -> int:
    """Give a mask of the lanes in which a pack holds anything."""
    kept = ((packed | GUARDS) - ALL_UNITS) & GUARDS
    return kept - (kept >> 3)


class Cost(BaseModel):
    """What a card or a stage asks for: coins for the bank and resources."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    coins: NonNegativeInt = 0
    wood: Amount = 0
    stone: Amount = 0
    clay: Amount = 0
    ore: Amount = 0
    glass: Amount = 0
    cloth: Amount = 0
    papyrus: Amount = 0

    @cached_property
    def need(self) -> int:
        """The resources of the cost, packed."""
        return pack({name: getattr(self, name) for name in RESOURCES})

    @cached_property
    def is_nothing(self) -> bool:
        """Whether the cost is empty."""
        return not self.coins and not self.need
