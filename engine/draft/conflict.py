"""Conflicts: at the end of an age, neighbours compare their shields."""

from collections.abc import Sequence

from engine.draft.city import City
from engine.draft.state import TOKENS
from engine.events import Fought


def fight(cities: Sequence[City], age: int) -> tuple[tuple[City, ...], list[Fought]]:
    """Settle every border once; a victory brings the age's token, a defeat costs a point."""
    battles = [_border(cities, city, age) for city in range(len(cities))]
    wins = [battle.winner for battle in battles]
    losers = [sum(b.cities) - b.winner for b in battles if b.winner is not None]
    after = tuple(
        city.decorated(
            victories=city.victories + (TOKENS[age],) * wins.count(place),
            defeats=city.defeats + losers.count(place),
        )
        for place, city in enumerate(cities)
    )
    return after, battles


def _border(cities: Sequence[City], city: int, age: int) -> Fought:
    left = (city + 1) % len(cities)
    mine, theirs = cities[city].shields, cities[left].shields
    winner = None if mine == theirs else city if mine > theirs else left
    return Fought(age, (city, left), (mine, theirs), winner, TOKENS[age])
