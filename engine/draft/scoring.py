"""The score sheet."""

from collections.abc import Mapping, Sequence

from engine.catalogue import Card, Source
from engine.counting import Colour, Place, tally
from engine.draft import science
from engine.draft.city import City
from engine.game import Result, Sheet

COINS_A_POINT = 3
LINE_OF_COLOUR: Mapping[Colour, str] = {
    "blue": "blue",
    "yellow": "yellow",
    "purple": "guilds",
}


def result(cities: Sequence[City], seats: int, lines: Sequence[str]) -> Result:
    """Score every seat; the highest total wins, then the most coins, then the win is shared."""
    sheets = tuple(sheet(cities, seat, lines) for seat in range(seats))
    ranks = [(sheet.total, sheet.coins) for sheet in sheets]
    return Result(sheets, tuple(s for s, rank in enumerate(ranks) if rank == max(ranks)))


def sheet(cities: Sequence[City], place: int, lines: Sequence[str]) -> Sheet:
    """Score a city as if the game ended now, free choices settled together for the best total."""
    around = around_city(cities, place)
    candidates: list[Card | None] = [None]
    if cities[place].copies_guild:
        guilds = [card for side in ("left", "right") for card in around[side].cards]
        candidates += [card for card in guilds if card.colour == "purple"]
    return max(
        (_sheet(around, copied, lines) for copied in candidates), key=lambda sheet: sheet.total
    )


def around_city(cities: Sequence[City], place: int) -> dict[Place, City]:
    """Name the cities as they lie from one of them."""
    left = cities[(place + 1) % len(cities)]
    return {"self": cities[place], "left": left, "right": cities[place - 1]}


def points(source: Source, around: Mapping[Place, City]) -> int:
    """Count the points a card or stage gives by itself."""
    return sum(gain.points * (tally(gain.per, around) if gain.per else 1) for gain in source.gains)


def _sheet(around: Mapping[Place, City], copied: Card | None, lines: Sequence[str]) -> Sheet:
    city = around["self"]
    # A copied guild is scored as if it stood in the copier's own city, and counts for itself only.
    as_own = city.build(copied) if copied else city
    study = science.best(as_own.symbols)
    scores = dict.fromkeys(lines, 0)
    scores["military"] = sum(city.victories) - city.defeats
    scores["treasury"] = city.coins // COINS_A_POINT
    scores["wonder"] = sum(points(stage, around) for stage in city.stages)
    scores["green"] = study.points
    for card in city.cards:
        if line := LINE_OF_COLOUR.get(card.colour):
            scores[line] += points(card, around)
    if copied:
        scores["guilds"] += points(copied, {**around, "self": as_own})
    return Sheet(tuple(scores.items()), city.coins, study.settled, copied.id if copied else None)
