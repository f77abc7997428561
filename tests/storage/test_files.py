"""Promise: a file that cannot be used is named clearly, and never overwritten."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlmodel import Session

from storage import migrations
from storage.db import Store
from storage.errors import (
    CannotOpen,
    DamagedFile,
    NewerFile,
    NotOurFile,
    NotSaved,
    ReadOnly,
)
from storage.games import finished_games, moves_of
from storage.tables import list_tables
from tests.storage.evening import MOVES, new_game, new_table, play, played

FLIPS = int(os.environ.get("HEPTAPOLIS_FLIPS", "60"))


@pytest.fixture
def full(path: Path) -> Path:
    """A file with a game in it."""
    with Store(path) as store:
        play(store, new_game(store), MOVES)
    return path


def refusal_of(path: Path) -> CannotOpen:
    """Try to open a file, see that it and its folder stay as they are, and give the refusal."""
    before = contents(path.parent)
    with pytest.raises(CannotOpen) as refusal:
        Store(path)
    assert contents(path.parent) == before
    assert str(path) in str(refusal.value)
    return refusal.value


def contents(folder: Path) -> dict[str, bytes]:
    """Every file that holds anything, but for SQLite's own notes on who reads."""
    return {
        file.name: held
        for file in folder.iterdir()
        if file.is_file() and not file.name.endswith("-shm") and (held := file.read_bytes())
    }


def test_an_empty_file_is_refused(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    assert isinstance(refusal := refusal_of(path), DamagedFile)
    assert refusal.code == "empty_file"
    assert path.stat().st_size == 0


def test_a_wal_without_its_file_is_refused(path: Path) -> None:
    path.parent.mkdir()
    path.with_name(path.name + "-wal").write_bytes(b"moves of last night")
    assert refusal_of(path).code == "missing_file"
    assert not path.exists()


def test_a_folder_is_refused(path: Path) -> None:
    path.mkdir(parents=True)
    assert isinstance(refusal_of(path), NotOurFile)


@pytest.mark.parametrize("text", [b"x", b"Dear diary,\n" * 1000, bytes(8192)])
def test_another_kind_of_file_is_refused(path: Path, text: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(text)
    assert isinstance(refusal_of(path), NotOurFile)


@pytest.mark.parametrize("mark", [0, 1, 252006674])
def test_a_database_of_another_program_is_refused(path: Path, mark: int) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE tables (id INTEGER)")
        other.execute(f"PRAGMA application_id = {mark}")
    assert isinstance(refusal_of(path), NotOurFile)


def test_a_newer_file_is_refused(full: Path) -> None:
    with closing(sqlite3.connect(full)) as newer:
        newer.execute("PRAGMA user_version = 99")
        newer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert isinstance(refusal := refusal_of(full), NewerFile)
    assert (refusal.facts["found"], refusal.facts["known"]) == (99, migrations.newest())


def test_a_file_whose_wal_is_newer_is_refused(full: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(full)) as newer:
        newer.execute("PRAGMA user_version = 99")
        shutil.copytree(full.parent, tmp_path / "crashed")
    assert isinstance(refusal_of(tmp_path / "crashed" / full.name), NewerFile)


def test_a_truncated_file_is_refused(full: Path) -> None:
    whole = full.read_bytes()
    for size in (8, 50, 99, 100, 600, 4096, len(whole) // 2, len(whole) - 4096, len(whole) - 1):
        full.write_bytes(whole[:size])
        assert isinstance(refusal_of(full), DamagedFile), size


def test_a_truncated_file_with_a_wal_keeps_both(full: Path, tmp_path: Path) -> None:
    with Store(full) as store:
        new_table(store)
        shutil.copytree(full.parent, tmp_path / "crashed")
    crashed = tmp_path / "crashed" / full.name
    os.truncate(crashed, 8192)
    assert isinstance(refusal_of(crashed), DamagedFile)


def test_a_file_that_lost_its_tables_is_refused(full: Path) -> None:
    with closing(sqlite3.connect(full)) as emptied:
        emptied.execute("DROP TABLE moves")
        emptied.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert refusal_of(full).facts["problem"] == "tables"


def test_a_file_with_moves_of_no_game_is_refused(full: Path) -> None:
    with closing(sqlite3.connect(full, isolation_level=None)) as robbed:
        robbed.execute("DELETE FROM games")
    assert refusal_of(full).facts["problem"] == "foreign keys"


def read_all(store: Store) -> None:
    """Read everything that the interface may ask for."""
    store.call(list_tables)
    store.call(finished_games, limit=10)
    store.call(moves_of, game_id=1)


def test_a_flipped_bit_is_refused_or_can_be_read(full: Path) -> None:
    # SQLite keeps no checksums: a letter that became another letter is only a letter.
    rng, whole = Random(8), full.read_bytes()
    refused = 0
    for _ in range(FLIPS):
        at = rng.randrange(len(whole))
        flipped = whole[:at] + bytes([whole[at] ^ 1 << rng.randrange(8)]) + whole[at + 1 :]
        full.write_bytes(flipped)
        before = contents(full.parent)
        try:
            with Store(full) as store:
                read_all(store)
        except CannotOpen:
            refused += 1
            assert full.read_bytes() == before[full.name]
        full.with_name(full.name + "-wal").unlink(missing_ok=True)
    assert refused


@pytest.mark.parametrize("place", [0, 28, 60, 68])
def test_a_flipped_bit_in_the_header_is_refused(full: Path, place: int) -> None:
    whole = bytearray(full.read_bytes())
    whole[place] ^= 0x40
    full.write_bytes(whole)
    refusal_of(full)


@contextmanager
def as_somebody_else() -> Iterator[None]:
    """Stop being root for a while: root may write everything."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody may enter."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder


def lock_file(path: Path) -> None:
    """Let nobody write the file."""
    path.chmod(0o444)


def lock_folder(path: Path) -> None:
    """Let nobody make files beside this one."""
    path.chmod(0o666)
    path.parent.chmod(0o555)


@pytest.mark.parametrize("lock", [lock_file, lock_folder])
def test_a_read_only_file_or_folder_is_refused(
    open_folder: Path, lock: Callable[[Path], None]
) -> None:
    path = open_folder / "heptapolis.db"
    with Store(path) as store:
        play(store, new_game(store), MOVES[:5])
    lock(path)
    with as_somebody_else():
        assert isinstance(refusal_of(path), ReadOnly)
    open_folder.chmod(0o777)
    path.chmod(0o666)
    with Store(path) as store:
        assert played(store) == MOVES[:5]


def test_a_folder_that_cannot_be_made_is_refused(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    with as_somebody_else(), pytest.raises(ReadOnly, match="read_only"):
        Store(open_folder / "evenings" / "heptapolis.db")


def test_a_store_that_becomes_read_only_says_so(path: Path) -> None:
    with Store(path) as store:
        game = new_game(store)
        store.call(forbid_writing)
        with pytest.raises(NotSaved, match="read_only"):
            play(store, game, MOVES[:1])
    with Store(path) as store:
        assert played(store) == []


def forbid_writing(session: Session) -> None:
    """Let SQLite refuse every write."""
    session.connection().exec_driver_sql("PRAGMA query_only = 1").close()
