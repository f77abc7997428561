"""The score sheet of a Duel."""

from collections.abc import Mapping, Sequence

from engine.cards import Source
from engine.counting import Colour, Place, tally
from engine.duel.city import COINS_A_SET, City
from engine.duel.military import Track
from engine.game import Ending, Result, Sheet

LINE_OF_COLOUR: Mapping[Colour, str] = {
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "purple": "guilds",
}


def result(cities: Sequence[City], track: Track, lines: Sequence[str]) -> Result:
    """Score both cities; the higher total wins, then more blue points, then the win is shared."""
    sheets = tuple(sheet(cities, track, place, lines) for place in range(len(cities)))
    ranks = [(sheet.total, dict(sheet.lines)["blue"]) for sheet in sheets]
    return Result(sheets, tuple(s for s, rank in enumerate(ranks) if rank == max(ranks)))


def supremacy(scored: Result, winner: int, by: Ending) -> Result:
    """Give the win to a city whatever the points say."""
    return Result(scored.sheets, (winner,), by)


def sheet(cities: Sequence[City], track: Track, place: int, lines: Sequence[str]) -> Sheet:
    """Score a city as if the game ended now."""
    city = cities[place]
    around: Mapping[Place, City] = {"self": city, "opponent": cities[1 - place]}
    scores = dict.fromkeys(lines, 0)
    for card in city.cards:
        if line := LINE_OF_COLOUR.get(card.colour):
            scores[line] += points(card, around)
    scores["wonders"] = sum(points(wonder, around) for wonder in city.built)
    scores["progress"] = sum(points(token, around) for token in city.tokens)
    scores["treasury"] = city.coins // COINS_A_SET
    scores["military"] = track.points(place)
    return Sheet(tuple(scores.items()), city.coins)


def points(source: Source, around: Mapping[Place, City]) -> int:
    """Count the points something gives."""
    return sum(gain.points * (tally(gain.per, around) if gain.per else 1) for gain in source.gains)
