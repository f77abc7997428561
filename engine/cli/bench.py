"""`bench`: how fast uniform-random games run on one core, and how long an options call takes.

Each configuration is played twice from the same seeds: once undisturbed, for the speed, and
once with a clock round every options call. Only CPU time counts, and all that was there before
is out of the garbage collector's sight.
"""

import argparse
import gc
import json
from collections.abc import Callable, Mapping
from random import Random
from statistics import median, quantiles
from time import process_time, process_time_ns
from typing import NamedTuple

from engine.cli.screen import columns, progress, say
from engine.cli.simulate import simulate
from engine.game import Game, Setup
from engine.games import start
from engine.moves import Move
from engine.play import answers
from engine.record import replay


class Configuration(NamedTuple):
    """A game with its options, and how many play."""

    game: str
    seats: int
    options: Mapping[str, str]

    def setup(self, seed: int) -> Setup:
        """Set it up."""
        return Setup(game=self.game, seats=self.seats, seed=seed, options=self.options)


def _added(expansions: str, *seats: int, teams: str = "no") -> dict[str, Configuration]:
    name = expansions.replace(" ", "_") + ("_teams" if teams == "yes" else "")
    options = {"expansions": expansions, "teams": teams}
    return {f"{name}-{n}": Configuration("first_edition", n, options) for n in seats}


CONFIGURATIONS = {
    **{f"first_edition-{n}": Configuration("first_edition", n, {}) for n in (3, 4, 7, 2, 5, 6)},
    **{f"second_edition-{n}": Configuration("second_edition", n, {}) for n in (3, 4, 5, 6, 7)},
    **_added("cities", 2, 3, 4, 5, 6, 7, 8),
    **_added("leaders", 2, 3, 4, 5, 6, 7),
    **_added("cities leaders", 2, 3, 4, 5, 6, 7, 8),
    **_added("cities", 4, 6, 8, teams="yes"),
    "duel-2": Configuration("duel", 2, {}),
}
WARM_UP = 5
RELOADS = 15

Figures = dict[str, float]
Lister = Callable[[Game, int], list[Move]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="CPU seconds a configuration (default: 5)"
    )
    parser.add_argument(
        "--only", choices=CONFIGURATIONS, metavar="NAME", help="one, such as first_edition-3"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> None:
    """Measure and print."""
    if not arguments.seconds > 0:
        raise ValueError("--seconds must be more than 0")
    names = [arguments.only] if arguments.only else list(CONFIGURATIONS)
    found = {
        names[number]: measure(CONFIGURATIONS[names[number]], arguments.seconds)
        for number in progress(len(names))
    }
    if arguments.json:
        say(json.dumps(found))
        return
    keys = list(next(iter(found.values())))
    rows = [[name, *figures.values()] for name, figures in found.items()]
    for line in columns([["", *keys], *rows], right=range(1, len(keys) + 1)):
        say(line)


def measure(kind: Configuration, seconds: float) -> Figures:
    """Play a configuration for so many CPU seconds, half of them with a clock in hand."""
    setups = [kind.setup(seed) for seed in range(WARM_UP)]
    for setup in setups:
        _play(setup, answers)
    gc.collect()
    gc.freeze()
    games, decisions, spent = _timed(kind, seconds / 2, answers)
    calls: list[int] = []
    listed: list[int] = []

    def clocked(game: Game, seat: int) -> list[Move]:
        begun = process_time_ns()
        options = game.options(seat)
        calls.append(process_time_ns() - begun)
        listed.append(len(options))
        return answers(game, seat)

    gc.disable()
    _timed(kind, seconds / 2, clocked)
    gc.enable()
    gc.unfreeze()
    cuts = quantiles(calls, n=100)
    return {
        "games_per_cpu_s": round(games / spent, 1),
        "decisions_per_cpu_s": round(decisions / spent),
        "options_per_decision": round(sum(listed) / len(listed), 2),
        "options_p50_us": round(cuts[49] / 1000, 1),
        "options_p99_us": round(cuts[98] / 1000, 1),
        "options_max_us": round(max(calls) / 1000, 1),
        "reload_ms": round(_reload(setups[0]), 2),
    }


def _timed(kind: Configuration, seconds: float, lister: Lister) -> tuple[int, int, float]:
    """Play games for so many CPU seconds; tell how many, with how many decisions, how long."""
    games = decisions = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        decisions += _play(kind.setup(games), lister)
        games += 1
    return games, decisions, spent


def _play(setup: Setup, lister: Lister) -> int:
    """Play a uniform-random game; tell how many decisions it had."""
    game, rng, decisions = start(setup), Random(setup.seed), 0
    while waiting := game.waiting():
        for decision in waiting:
            options = lister(game, decision.seat)
            game, _ = game.apply(decision.seat, options[int(rng.random() * len(options))])
        decisions += len(waiting)
    return decisions


def _reload(setup: Setup) -> float:
    """Measure how many milliseconds a whole game takes from its moves to its last moment."""
    record = simulate(setup, ["random"] * setup.seats).record
    taken = []
    for _ in range(RELOADS):
        begun = process_time()
        replay(record.setup, record.moves)
        taken.append(process_time() - begun)
    return 1000 * median(taken)
