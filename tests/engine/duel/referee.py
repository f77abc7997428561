"""A referee who counts points from the table of facts alone, card by card."""

import re
from pathlib import Path

from engine.duel.view import CityView, DuelView

_LINES = (Path(__file__).parent / "facts.txt").read_text(encoding="utf-8").splitlines()
FACTS = [line.split(" | ") for line in _LINES if not line.startswith("#")]
KIND = {fact[1]: fact[0].split()[-1] for fact in FACTS}
EFFECTS = {fact[1]: fact[-1].split(", ") for fact in FACTS}
TRACK = {0: 0, 1: 2, 2: 2, 3: 5, 4: 5, 5: 5, 6: 10, 7: 10, 8: 10, 9: 10}


def points(view: DuelView, seat: int) -> int:
    """Count what a seat has on the table."""
    mine, theirs = view.cities[seat], view.cities[1 - seat]
    ahead = -view.pawn if seat else view.pawn
    counted = [
        _worth(effect, mine, theirs)
        for name in (*mine.cards, *mine.built, *mine.tokens)
        for effect in EFFECTS[name]
    ]
    return sum(counted) + mine.coins // 3 + TRACK[max(0, ahead)]


def _worth(effect: str, mine: CityView, theirs: CityView) -> int:
    found = re.fullmatch(r"(\d+) points(?: per ([\w+ ]+?))?( of either)?", effect)
    if not found:
        return 0
    number, thing, either = found.groups()
    if not thing:
        return int(number)
    here, there = _count(thing, mine), _count(thing, theirs)
    return int(number) * (max(here, there) if either else here)


def _count(thing: str, city: CityView) -> int:
    match thing:
        case "wonders":
            return len(city.built)
        case "tokens":
            return len(city.tokens)
        case "sets of 3 coins":
            return city.coins // 3
        case _:
            return sum(KIND[card] in thing.split("+") for card in city.cards)
