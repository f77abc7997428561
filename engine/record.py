"""Records: a whole game as a few lines of text, the set-up and then a move a line.

Empty lines and lines that begin with # are for the reader.
"""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.errors import MalformedMove
from engine.events import Event
from engine.game import Game, Setup
from engine.games import start
from engine.moves import LONGEST, Move, parse

SEAT = re.compile(r"0|[1-9][0-9]?")


class Record(NamedTuple):
    """A game: what it started from, and every move with its seat."""

    setup: Setup
    moves: tuple[tuple[int, Move], ...]

    def __str__(self) -> str:
        lines = [self.setup.model_dump_json(), *(f"{seat} {move}" for seat, move in self.moves)]
        return "\n".join(lines) + "\n"


class Step(NamedTuple):
    """One move of a replay: the games before and after it, and what happened."""

    before: Game
    seat: int
    move: Move
    after: Game
    events: tuple[Event, ...]


def read(text: str) -> Record:
    """Read a record."""
    lines = [line for line in text.split("\n") if line.strip() and not line.startswith("#")]
    setup = Setup.read(lines[0] if lines else "")
    return Record(setup, tuple(_read_move(line.removesuffix("\r")) for line in lines[1:]))


def _read_move(line: str) -> tuple[int, Move]:
    seat, _, move = line.partition(" ")
    if not SEAT.fullmatch(seat):
        raise MalformedMove("malformed", text=line[:LONGEST])
    return int(seat), parse(move)


def steps(record: Record) -> Iterator[Step]:
    """Play a record again, move by move."""
    game = start(record.setup)
    for seat, move in record.moves:
        after, events = game.apply(seat, move)
        yield Step(game, seat, move, after, events)
        game = after


def replay(setup: Setup, moves: Iterable[tuple[int, Move]]) -> Game:
    """Give the game after some moves."""
    game = start(setup)
    for seat, move in moves:
        game, _ = game.apply(seat, move)
    return game
