"""Promise: kill -9 at any point loses no move that was acknowledged.

HEPTAPOLIS_KILLS says how many processes are killed.
"""

import multiprocessing
import os
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from engine.moves import parse
from engine.record import replay
from storage.db import Store
from storage.games import current_game
from storage.tables import list_tables
from storage.values import StoredMove
from tests.storage.evening import MOVES, RECORD, SETUP, only_game, played
from tests.storage.victim import play_until_killed

KILLS = int(os.environ.get("HEPTAPOLIS_KILLS", "10"))
AHEAD = 25
"""How many moves a process may live to make; short lives mean many starts."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="only POSIX can kill -9")


def acknowledged(told: Connection, lives: int, linger: int) -> int:
    """Hear what is saved until so many moves are; then dally for an uneven moment."""
    last = 0
    for _ in range(lives):
        if (word := told.recv()) == "finished":
            break
        last = word if isinstance(word, int) else last
    for _ in range(linger):
        pass
    return last


def heard_late(told: Connection, last: int) -> int:
    """What was told before the end and not heard yet counts too."""
    while told.poll():
        try:
            word = told.recv()
        except EOFError:
            return last
        last = word if isinstance(word, int) else last
    return last


def kill_one(path: Path, rng: Random) -> int:
    """Let a process play, kill it at a random point, and give the last move it acknowledged."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.storage.victim"])
    told, teller = context.Pipe(duplex=True)
    process = context.Process(target=play_until_killed, args=(path, teller))
    process.start()
    teller.close()
    last = acknowledged(told, rng.randint(1, AHEAD), rng.randint(0, 60_000))
    process.kill()
    process.join()
    last = heard_late(told, last)
    told.close()
    process.close()
    return last


def found_in(path: Path) -> list[StoredMove]:
    """The moves that a store has, if the process lived to begin a game."""
    with Store(path) as store:
        if not store.call(list_tables) or not store.call(current_game, table_id=1):
            return []
        assert only_game(store).setup == SETUP
        return played(store)


def test_a_kill_at_any_point_loses_no_acknowledged_move(tmp_path: Path) -> None:
    rng = Random(7)
    evening = saved = 0
    for _ in range(KILLS):
        path = tmp_path / f"evening-{evening}" / "heptapolis.db"
        last = kill_one(path, rng)
        moves = found_in(path)
        assert moves == MOVES[: len(moves)]
        assert len(moves) >= max(last, saved)
        again = replay(SETUP, [(move.seat, parse(move.text)) for move in moves])
        assert again == replay(SETUP, RECORD.moves[: len(moves)])
        saved = len(moves)
        if saved == len(MOVES):
            evening, saved = evening + 1, 0
