"""The conflict track: a pawn between two capitals, and four tokens of loot on the way."""

from collections.abc import Mapping
from typing import NamedTuple

CAPITAL = 9
POINTS = (0, 2, 2, 5, 5, 5, 10, 10, 10, 10)
"""For the one who is ahead, by how many spaces the pawn is off the middle."""
LOOT: Mapping[int, int] = {3: 2, 6: 5}
"""How many coins are lost to the token of a zone, by the zone's first space."""


class Track(NamedTuple):
    """Where the pawn stands, and the zones that still have loot.

    Spaces above 0 are on the side of the second city, so that the first one is ahead there.
    """

    pawn: int = 0
    loot: tuple[int, ...] = (-6, -3, 3, 6)

    def ahead(self, place: int) -> int:
        """Tell by how many spaces a city is ahead."""
        return -self.pawn if place else self.pawn

    def points(self, place: int) -> int:
        """Tell what the track is worth to a city."""
        return POINTS[max(0, self.ahead(place))]

    def is_taken(self, place: int) -> bool:
        """Tell whether a city has reached the other's capital."""
        return self.ahead(place) == CAPITAL


def advance(track: Track, place: int, shields: int) -> tuple[Track, list[int]]:
    """Move the pawn for a city; give the loot that the other loses on the way, token by token."""
    ahead = min(CAPITAL, track.ahead(place) + shields)
    sign = -1 if place else 1
    reached = [zone for zone in track.loot if 0 < zone * sign <= ahead]
    left = tuple([zone for zone in track.loot if zone not in reached]) if reached else track.loot
    return Track(sign * ahead, left), sorted(LOOT[abs(zone)] for zone in reached)
