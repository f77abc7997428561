"""Conflicts: at the end of an age, neighbours compare their shields."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.draft.city import City
from engine.draft.state import TOKENS
from engine.events import Fought


class Border(NamedTuple):
    """Two cities that meet, the second on the left of the first, for so many tokens."""

    first: int
    second: int
    tokens: int = 1


def all_round(cities: Sequence[City]) -> list[Border]:
    """Let neighbours meet; cities with diplomacy stay out, and those beside them meet instead."""
    there = [place for place, city in enumerate(cities) if not city.diplomacy]
    if len(there) < 2:
        return []
    if len(there) == 2:
        return [Border(*there)]
    return [Border(one, other) for one, other in zip(there, (*there[1:], there[0]), strict=True)]


def between_teams(cities: Sequence[City]) -> list[Border]:
    """Let neighbours of different teams meet for two tokens; each diplomacy takes one off."""
    borders = []
    for first in range(1, len(cities), 2):
        second = (first + 1) % len(cities)
        spent = sum(bool(cities[place].diplomacy) for place in (first, second))
        borders.append(Border(first, second, 2 - spent))
    return borders


def fight(
    cities: Sequence[City], age: int, borders: Sequence[Border] | None = None
) -> tuple[tuple[City, ...], list[Fought]]:
    """Settle every border; a victory brings tokens of the age, a defeat tokens of minus one."""
    met = all_round(cities) if borders is None else borders
    battles = [_battle(cities, border, age) for border in met]
    after = list(cities)
    for battle in battles:
        if battle.winner is not None and battle.defeated is not None:
            won = (battle.token,) * battle.tokens
            after[battle.winner] = after[battle.winner].decorated(won, 0)
            after[battle.defeated] = after[battle.defeated].decorated((), battle.tokens)
    return tuple(after), battles


def _battle(cities: Sequence[City], border: Border, age: int) -> Fought:
    first, second, tokens = border
    mine, theirs = cities[first].shields, cities[second].shields
    if mine == theirs:
        return Fought(age, (first, second), (mine, theirs), None, TOKENS[age], tokens)
    winner, loser = (first, second) if mine > theirs else (second, first)
    defeated = winner if _shifts_defeats(cities[loser]) else loser
    return Fought(age, (first, second), (mine, theirs), winner, TOKENS[age], tokens, defeated)


def _shifts_defeats(city: City) -> bool:
    return any("defeats_go_to_the_winner" in source.rules for source in city.sources)
