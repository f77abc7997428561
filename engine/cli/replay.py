"""`replay`: print a recorded game turn by turn."""

import argparse
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from engine.catalogue import edition
from engine.cli.screen import columns, say
from engine.game import Result
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
    for (age, turn), of_turn in groupby(played, key=_moment):
        yield f"Age {age}, turn {turn}" if age else "Set-up"
        for seat, move in kept(of_turn):
            yield f"  {seat} {in_english(record.setup.game, move)}"
        yield ""
    result = played[-1].after.result()
    yield from [*_scores(result), *_ending(result)] if result else ["The game is not over yet."]


def kept(played: Iterator[Step]) -> list[tuple[int, Move]]:
    """List the moves of a turn without those that were taken back."""
    moves: list[tuple[int, Move]] = []
    for step in played:
        if isinstance(step.move, Withdraw):
            moves = [(seat, move) for seat, move in moves if seat != step.seat]
        else:
            moves.append((step.seat, step.move))
    return moves


def in_english(game: str, move: Move) -> str:
    """Write a move with the English names of what it is about."""
    names = edition(game).names
    return " ".join(names[word].en if word in names else word for word in str(move).split())


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
