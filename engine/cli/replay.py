"""`replay`: print a recorded game turn by turn."""

import argparse
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from engine.catalogue import Edition, edition
from engine.cli.screen import columns, say
from engine.events import Chose, Withdrew
from engine.game import Result, Setup
from engine.moves import Move, Withdraw
from engine.record import Record, Step, read, steps


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, help="a record: set-up and moves, as simulate writes it")


def run(arguments: argparse.Namespace) -> None:
    """Read, replay and print."""
    for line in told(read(arguments.file.read_text(encoding="utf-8"))):
        say(line)


def told(record: Record) -> Iterator[str]:
    """Tell a game: each turn with its moves, and the scores at the end."""
    played = list(steps(record))
    if not played:
        yield "No move was made."
        return
    content = content_of(record.setup)
    for moment, of_turn in groupby(played, key=_moment):
        yield _headline(*moment)
        for seat, move in kept(of_turn):
            yield f"  {seat} {in_english(content, move)}"
        yield ""
    result = played[-1].after.result()
    yield from [*_scores(result), *_ending(result)] if result else ["The game is not over yet."]


def kept(played: Iterator[Step]) -> list[tuple[int, Move]]:
    """List the moves of a turn without those that were taken back."""
    settled: list[tuple[int, Move]] = []
    secret: list[tuple[int, Move]] = []
    for step in played:
        if isinstance(step.move, Withdraw):
            secret = [(seat, move) for seat, move in secret if seat != step.seat]
        else:
            secret.append((step.seat, step.move))
        if not all(isinstance(event, Chose | Withdrew) for event in step.events):
            # What has come of choices cannot be taken back any more.
            settled, secret = settled + secret, []
    return settled + secret


def content_of(setup: Setup) -> Edition:
    """Find the cards of a game, with those of its expansions."""
    return edition(f"{setup.game} {setup.options.get('expansions', '')}".strip())


def in_english(content: Edition, move: Move) -> str:
    """Write a move with the English names of what it is about."""
    names = content.names
    return " ".join(names[word].en if word in names else word for word in str(move).split())


def _headline(age: int, turn: int) -> str:
    if not age:
        return "Set-up"
    return f"Age {age}, turn {turn}" if turn else f"Age {age}, leaders"


def _moment(step: Step) -> tuple[int, int]:
    table = step.before.view(None)
    return table.age, table.turn


def _ending(result: Result) -> list[str]:
    return [] if result.by == "points" else ["", f"Won by {result.by} before the end."]


def _scores(result: Result) -> list[str]:
    lines = [name for name, _ in result.sheets[0].lines]
    rows: list[list[object]] = [["seat", *lines, "total", "coins", ""]]
    for seat, sheet in enumerate(result.sheets):
        won = "won" if seat in result.winners else ""
        rows.append([seat, *(points for _, points in sheet.lines), sheet.total, sheet.coins, won])
    return columns(rows, right=range(1, len(lines) + 3))
