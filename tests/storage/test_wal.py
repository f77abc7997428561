"""Promise: a -wal cut anywhere gives a clean beginning of the moves.

HEPTAPOLIS_CUTS says how many cuts are made.
"""

import os
import shutil
from pathlib import Path
from random import Random

import pytest

from storage.db import Store
from storage.games import current_game
from storage.tables import list_tables
from tests.storage.evening import MOVES, new_game, only_game, play, played

CUTS = int(os.environ.get("HEPTAPOLIS_CUTS", "20"))


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file as a crash leaves it: every move is still in its -wal."""
    folder = tmp_path_factory.mktemp("crashed")
    path = folder / "running" / "heptapolis.db"
    with Store(path) as store:
        play(store, new_game(store), MOVES)
        shutil.copytree(path.parent, folder / "left")
    return folder / "left" / path.name


def wal_of(path: Path) -> Path:
    """The -wal beside a file."""
    return path.with_name(path.name + "-wal")


def found_after(path: Path, crashed: Path, wal: bytes) -> int:
    """Open a crashed file with another -wal, and count the moves that are there."""
    shutil.rmtree(path.parent, ignore_errors=True)
    shutil.copytree(crashed.parent, path.parent)
    wal_of(path).write_bytes(wal)
    with Store(path) as store:
        tables = store.call(list_tables)
        if not tables or not store.call(current_game, table_id=tables[0].id):
            return 0
        moves = played(store)
        assert moves == MOVES[: len(moves)]
        play(store, only_game(store), MOVES[len(moves) :])
        assert played(store) == MOVES
        return len(moves)


def test_a_whole_wal_gives_every_move(path: Path, crashed: Path) -> None:
    assert found_after(path, crashed, wal_of(crashed).read_bytes()) == len(MOVES)


def test_a_cut_wal_gives_a_clean_beginning(path: Path, crashed: Path) -> None:
    rng, wal = Random(5), wal_of(crashed).read_bytes()
    cuts = sorted(rng.randrange(len(wal)) for _ in range(CUTS))
    found = [found_after(path, crashed, wal[:cut]) for cut in cuts]
    assert found == sorted(found)
    assert found_after(path, crashed, b"") == 0


def test_a_wal_with_a_flipped_bit_gives_a_clean_beginning(path: Path, crashed: Path) -> None:
    rng, wal = Random(6), wal_of(crashed).read_bytes()
    for _ in range(max(CUTS // 4, 1)):
        at = rng.randrange(len(wal))
        flipped = wal[:at] + bytes([wal[at] ^ 1 << rng.randrange(8)]) + wal[at + 1 :]
        found_after(path, crashed, flipped)
