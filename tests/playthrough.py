"""Golden playthroughs: whole games as text that a person can read and the engine replays.

A playthrough is a record (set-up and moves) with comments between its lines: what each move
made happen, what was seen at three moments, and the scores. `python -m tests.playthrough`
writes them anew: the moves are kept as long as the rules allow them.
"""

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine.bots import BOTS
from engine.bots.bot import outlook
from engine.cli.simulate import simulate
from engine.draft.state import BOARD_RULES
from engine.errors import GameError
from engine.events import Chose, Event
from engine.game import Game, Setup
from engine.games import start
from engine.moves import Move, Withdraw
from engine.play import answers
from engine.record import Record, Step, read, steps

FOLDER = Path(__file__).parent / "playthroughs"
# A Duel for each way to end: the seed, how wonders are had, and the bots.
DUELS = {
    "military": (6, "first_game", ["greedy", "greedy"]),
    "science": (47, "draft", ["greedy", "greedy"]),
    "points": (3, "draft", ["random", "greedy"]),
}
CHANGES_OF_MIND = 0.05
WIDTH = 180


class Configuration(NamedTuple):
    """A game with what is added to it, and how many play."""

    game: str
    seats: int
    expansions: str = ""
    teams: bool = False

    def __str__(self) -> str:
        added = f"{self.expansions} teams" if self.teams else self.expansions
        return f"{added.replace(' ', '_') or self.game}-{self.seats}"

    @property
    def path(self) -> Path:
        """Where its playthrough is kept."""
        return FOLDER / f"{self}.txt"

    def setup(self, seed: int, boards: str) -> Setup:
        """Set it up."""
        options = {"boards": boards}
        if self.expansions:
            options["expansions"] = self.expansions
        if self.teams:
            options["teams"] = "yes"
        return Setup(game=self.game, seats=self.seats, seed=seed, options=options)


PLAIN = [
    *[Configuration("first_edition", seats) for seats in range(2, 8)],
    *[Configuration("second_edition", seats) for seats in range(3, 8)],
]
EXPANDED = [
    *[Configuration("first_edition", seats, "cities") for seats in (2, 3, 5, 7, 8)],
    Configuration("first_edition", 4, "leaders"),
    Configuration("first_edition", 6, "cities leaders"),
    *[Configuration("first_edition", seats, "cities", teams=True) for seats in (4, 8)],
]
CONFIGURATIONS = PLAIN + EXPANDED


def duel_path(ending: str) -> Path:
    """Tell where the Duel with an ending is kept."""
    return FOLDER / f"duel-{ending}.txt"


def every_path() -> list[Path]:
    """List all playthroughs."""
    return [kind.path for kind in CONFIGURATIONS] + [duel_path(ending) for ending in DUELS]


def duel_played(ending: str) -> Record:
    """Let bots play a Duel that ends in this way."""
    seed, wonders, bots = DUELS[ending]
    setup = Setup(game="duel", seats=2, seed=seed, options={"wonders": wonders})
    return simulate(setup, bots).record


def played(kind: Configuration) -> Record:
    """Play a game with bots of both kinds that change their minds now and then."""
    setup = kind.setup(kind.seats, BOARD_RULES[kind.seats % len(BOARD_RULES)])
    bots = [BOTS["greedy"], BOTS["random"]]
    rng = Random(setup.seed)
    moves: list[tuple[int, Move]] = []
    now = start(setup)
    while waiting := now.waiting():
        seat = waiting[int(rng.random() * len(waiting))].seat
        move = bots[seat % 2](answers(now, seat), outlook(now, seat, rng), rng)
        moves.append((seat, move))
        now, _ = now.apply(seat, move)
        if Withdraw() in now.options(seat) and rng.random() < CHANGES_OF_MIND:
            moves.append((seat, Withdraw()))
            now, _ = now.apply(seat, Withdraw())
    return Record(setup, tuple(moves))


def told(record: Record) -> str:
    """Tell a record with everything that happened and was seen."""
    made = list(steps(record))
    looks = {len(made) * part // 6 for part in (1, 3, 5)}
    lines, last = [record.setup.model_dump_json()], ""
    for number, step in enumerate(made):
        if (moment := _moment(step.before)) != last:
            lines += ["", f"# {moment}"]
            last = moment
        lines.append(f"{step.seat} {step.move}")
        lines += [f"#   {_event(event)}" for event in step.events if not isinstance(event, Chose)]
        if number in looks:
            lines += _views(step)
    lines += ["", *_scores(made[-1].after)]
    return "\n".join(lines) + "\n"


def _moment(game: Game) -> str:
    table = game.view(None)
    if not table.age:
        return "Set-up"
    return f"Age {table.age}, turn {table.turn}" if table.turn else f"Age {table.age}, leaders"


def _event(event: Event) -> str:
    facts = ", ".join(f"{name} {_plain(value)}" for name, value in event._asdict().items())
    return f"{type(event).__name__}: {facts}"


def _plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _views(step: Step) -> Iterator[str]:
    table = step.after.view(None).model_dump(mode="json")
    yield "# Seen by everybody:"
    yield from _outline(table, "#   ")
    for seat in (step.seat, step.after.waiting()[0].seat):
        seen = step.after.view(seat).model_dump(mode="json")
        yield f"# Seen by seat {seat} alone:"
        yield from _outline({key: seen[key] for key in seen if seen[key] != table[key]}, "#   ")


def _outline(value: object, indent: str) -> Iterator[str]:
    """Write nested data, as much on a line as fits."""
    assert isinstance(value, dict | list)
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        flat = json.dumps(part, ensure_ascii=False)
        if len(flat) <= WIDTH:
            yield f"{indent}{key}: {flat}"
        else:
            yield f"{indent}{key}:"
            yield from _outline(part, indent + "  ")


def _scores(game: Game) -> Iterator[str]:
    result = game.result()
    assert result is not None
    for seat, sheet in enumerate(result.sheets):
        lines = ", ".join(f"{line} {points}" for line, points in sheet.lines)
        yield f"# Seat {seat}: {lines}; total {sheet.total}, coins {sheet.coins}"
    how = "" if result.by == "points" else f", by {result.by}"
    yield f"# Won by {_plain(result.winners)}{how}"


def write(file: Path, anew: Callable[[], Record]) -> None:
    """Write a playthrough anew, with its old moves where they still apply."""
    try:
        text = told(read(file.read_text(encoding="utf-8")))
    except (OSError, GameError):
        text = told(anew())
    file.write_text(text, encoding="utf-8")


def main() -> None:
    """Write every playthrough."""
    FOLDER.mkdir(exist_ok=True)
    for kind in CONFIGURATIONS:
        write(kind.path, partial(played, kind))
    for ending in DUELS:
        write(duel_path(ending), partial(duel_played, ending))


if __name__ == "__main__":
    main()
