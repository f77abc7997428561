"""The score sheet."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.cards import Card, Source
from engine.counting import Colour, Place, tally
from engine.draft import science
from engine.draft.city import COINS_A_POINT, City
from engine.effects import Copy, Science, Symbol
from engine.game import Result, Sheet

LINE_OF_COLOUR: Mapping[Colour, str] = {
    "blue": "blue",
    "yellow": "yellow",
    "purple": "guilds",
    "black": "black_and_leaders",
    "white": "black_and_leaders",
}


class Loan(NamedTuple):
    """A guild of a neighbour's that is scored too, and the leader it copies if it does that."""

    guild: Card | None = None
    leader: Card | None = None


def result(cities: Sequence[City], seats: int, lines: Sequence[str], side: int = 1) -> Result:
    """Score every seat; `side` seats score together.

    The highest total wins, then the most coins, then the win is shared.
    """
    sheets = tuple(sheet(cities, seat, lines) for seat in range(seats))
    teams = [tuple(range(first, first + side)) for first in range(0, seats, side)]
    ranks = {
        team: (sum(sheets[s].total for s in team), sum(sheets[s].coins for s in team))
        for team in teams
    }
    best = max(ranks.values())
    winners = tuple(seat for team in teams if ranks[team] == best for seat in team)
    return Result(sheets, winners, teams=tuple(teams) if side > 1 else ())


def sheet(cities: Sequence[City], place: int, lines: Sequence[str]) -> Sheet:
    """Score a city as if the game ended now, free choices settled together for the best total."""
    around = around_city(cities, place)
    if "guild" not in cities[place].copies:
        return _sheet(around, Loan(), lines)
    loans = [Loan(), *_loans(around)]
    return max((_sheet(around, loan, lines) for loan in loans), key=lambda sheet: sheet.total)


def around_city(cities: Sequence[City], place: int) -> dict[Place, City]:
    """Name the cities as they lie from one of them."""
    left = cities[(place + 1) % len(cities)]
    return {"self": cities[place], "left": left, "right": cities[place - 1]}


def points(source: Source, around: Mapping[Place, City]) -> int:
    """Count the points a card or stage gives by itself."""
    return sum(gain.points * (tally(gain.per, around) if gain.per else 1) for gain in source.gains)


def _loans(around: Mapping[Place, City]) -> Iterator[Loan]:
    """List the guilds nearby, one that copies a leader with each leader there is."""
    nearby = around["left"].cards + around["right"].cards
    for guild in [card for card in nearby if card.colour == "purple"]:
        if any(isinstance(e, Copy) and e.of == "leader" for e in guild.effects):
            yield from [Loan(guild, card) for card in nearby if card.colour == "white"]
        yield Loan(guild)


def _sheet(around: Mapping[Place, City], loan: Loan, lines: Sequence[str]) -> Sheet:
    city = around["self"]
    # A copied guild is scored as if it stood in the copier's own city, and counts for itself only.
    as_own = city.build(loan.guild) if loan.guild else city
    as_own = as_own.copying(loan.leader) if loan.leader else as_own
    study = _study(as_own, around)
    scores = dict.fromkeys(lines, 0)
    scores["military"] = sum(city.victories) - city.defeats
    scores["treasury"] = city.coins // COINS_A_POINT - city.debts
    scores["wonder"] = sum(points(stage, around) for stage in city.stages)
    scores["green"] = study.points
    for card in city.cards:
        if line := LINE_OF_COLOUR.get(card.colour):
            scores[line] += points(card, around)
    # A leader that a guild copies scores with the guild.
    for leader in city.copied:
        scores["guilds"] += points(leader, around)
    for lent in loan:
        scores["guilds"] += points(lent, {**around, "self": as_own}) if lent else 0
    copied = loan.guild.id if loan.guild else None
    masked = _masked(around, study.masked) if study.masked else ()
    return Sheet(tuple(scores.items()), city.coins, study.settled, copied, masked)


def _study(city: City, around: Mapping[Place, City]) -> science.Study:
    """Score the science of a city with what its masks find nearby."""
    a_set = science.SET + sum(source.set_bonus for source in city.sources)
    masks = city.copies.count("science")
    if not masks:
        return science.best(city.symbols, a_set=a_set)
    shown = [symbol for symbol, _ in _green_cards(around)]
    nearby = {symbol: shown.count(symbol) for symbol in science.SYMBOLS}
    return science.best(city.symbols, masks, nearby, a_set)


def _green_cards(around: Mapping[Place, City]) -> list[tuple[Symbol, str]]:
    """List the symbols on green cards of both neighbours, with the cards."""
    return [
        (effect.options[0], card.id)
        for side in ("left", "right")
        for card in around[side].cards
        if card.colour == "green"
        for effect in card.effects
        if isinstance(effect, Science)
    ]


def _masked(around: Mapping[Place, City], symbols: Sequence[Symbol]) -> tuple[str, ...]:
    """Name a card nearby for each symbol that a mask shows, each another one."""
    found, left = [], _green_cards(around)
    for symbol in symbols:
        card = next(card for card in left if card[0] == symbol)
        left.remove(card)
        found.append(card[1])
    return tuple(found)
