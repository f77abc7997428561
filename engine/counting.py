"""One noun for everything that cards count: so many things, in these cities."""

from collections.abc import Mapping
from typing import Literal, Protocol

from pydantic import BaseModel, ConfigDict

Colour = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white"]
Thing = (
    Colour
    | Literal["stage", "victory", "defeat", "finished_wonder", "three_coins"]
    | Literal["wonder", "progress"]
)
Side = Literal["left", "right"]
Place = Literal["self", "opponent"] | Side


class Count(BaseModel):
    """What is counted, and in which cities as seen from the one that counts.

    With `most` it is counted in only one of them, the one that has most.
    With `sets`, things of every kind make a set, and the sets are counted.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    of: tuple[Thing, ...]
    where: tuple[Place, ...]
    most: bool = False
    sets: bool = False


class Countable(Protocol):
    """A city, as far as counting goes."""

    def number_of(self, thing: Thing) -> int:
        """Tell how many of a thing the city holds."""


def tally(count: Count, places: Mapping[Place, Countable]) -> int:
    """Count what is asked in the places that are asked."""
    if count.most:
        return max(sum(map(places[place].number_of, count.of)) for place in count.where)
    if count.sets:
        return min(sum(places[place].number_of(of) for place in count.where) for of in count.of)
    return sum(places[place].number_of(thing) for place in count.where for thing in count.of)
