"""`simulate`: let bots play many games and look at the scores."""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean
from typing import NamedTuple

from engine.bots import BOTS
from engine.cli.options import add_set_up, set_up
from engine.cli.screen import columns, progress, say
from engine.game import Result, Setup
from engine.games import start
from engine.moves import Move
from engine.play import play
from engine.record import Record


class Played(NamedTuple):
    """A finished game: its record and its result."""

    record: Record
    result: Result


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_set_up(parser)
    parser.add_argument(
        "--bots",
        default="random",
        help=f"one for all seats, or one a seat with commas: {', '.join(BOTS)} (default: random)",
    )
    parser.add_argument("--games", type=int, default=100, help="how many games (default: 100)")
    parser.add_argument("--record", type=Path, help="write the moves of the last game to a file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> None:
    """Play, then print."""
    bots = _seated(arguments.bots, arguments.players)
    if arguments.games < 1:
        raise ValueError("--games must be at least 1")
    games = [
        simulate(set_up(arguments, seed), bots)
        for seed in (arguments.seed + number for number in progress(arguments.games))
    ]
    if arguments.record:
        arguments.record.write_text(str(games[-1].record), encoding="utf-8")
    summary = summarise(games)
    if arguments.json:
        say(json.dumps(summary))
    else:
        for line in _report(games, summary, bots):
            say(line)


def simulate(setup: Setup, bots: Sequence[str]) -> Played:
    """Play one game; its seed decides what the bots do, too."""
    moves: list[tuple[int, Move]] = []
    end = play(
        start(setup),
        [BOTS[bot] for bot in bots],
        Random(setup.seed),
        lambda _game, seat, move, _events: moves.append((seat, move)),
    )
    result = end.result()
    assert result is not None
    return Played(Record(setup, tuple(moves)), result)


def summarise(games: Sequence[Played]) -> dict[str, object]:
    """Boil games down to a few figures. A shared victory is a win for each who shares it."""
    sheets = [sheet for game in games for sheet in game.result.sheets]
    wins = Counter(seat for game in games for seat in game.result.winners)
    lines = [name for name, _ in sheets[0].lines]
    return {
        "games": len(games),
        "mean_score": round(mean(sheet.total for sheet in sheets), 3),
        "winner_mean": round(
            mean(game.result.sheets[game.result.winners[0]].total for game in games), 3
        ),
        "by_line": {
            line: round(mean(dict(sheet.lines)[line] for sheet in sheets), 3) for line in lines
        },
        "wins_by_seat": [wins[seat] for seat in range(len(games[0].result.sheets))],
        "endings": dict(Counter(game.result.by for game in games)),
        "mean_moves": round(mean(len(game.record.moves) for game in games), 3),
    }


def _seated(bots: str, players: int) -> list[str]:
    named = bots.split(",")
    unknown = [bot for bot in named if bot not in BOTS]
    if unknown:
        raise ValueError(f"no bot is called {unknown[0]!r}; there are {', '.join(BOTS)}")
    if len(named) not in (1, players):
        raise ValueError(f"--bots names {len(named)} bots for {players} players")
    return named * players if len(named) == 1 else named


def _endings(games: Sequence[Played]) -> list[str]:
    """Tell what decided the games, where it was not always the points."""
    ended = Counter(game.result.by for game in games)
    told = ", ".join(f"{number} by {by}" for by, number in ended.most_common())
    return [] if set(ended) == {"points"} else [f"decided: {told}"]


def _report(games: Sequence[Played], summary: dict[str, object], bots: Sequence[str]) -> list[str]:
    lines = [name for name, _ in games[0].result.sheets[0].lines]
    head = ["seat", "bot", "wins", *lines, "total"]
    rows: list[Sequence[object]] = [head]
    for seat, bot in enumerate(bots):
        sheets = [game.result.sheets[seat] for game in games]
        won = sum(seat in game.result.winners for game in games) / len(games)
        by_line = [f"{mean(dict(sheet.lines)[line] for sheet in sheets):.1f}" for line in lines]
        total = f"{mean(sheet.total for sheet in sheets):.1f}"
        rows.append([seat, bot, f"{100 * won:.1f} %", *by_line, total])
    return [
        f"{summary['games']} games, {summary['mean_moves']} moves each on average",
        f"mean score {summary['mean_score']}, of winners {summary['winner_mean']}",
        *_endings(games),
        "",
        *columns(rows, right=range(2, len(head))),
    ]
