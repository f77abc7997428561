"""Versions of the file: from any earlier one to the newest, a step whole or not at all."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlmodel import SQLModel

from storage import migrations, models
from storage.backups import path_before
from storage.db import Store
from storage.errors import StorageError
from storage.games import finished_games, moves_of
from storage.keys import key_of
from storage.tables import list_tables
from storage.values import StoredMove
from tests.storage.evening import MOVES, new_game, play, played

GOLDEN = Path(__file__).parent / "golden"
GOOD = ("ALTER TABLE tables ADD COLUMN motto TEXT",)
BAD = (*GOOD, "INSERT INTO nowhere VALUES (1)")


@pytest.fixture
def old(path: Path) -> Path:
    """A file of today's version, with moves."""
    with Store(path) as store:
        play(store, new_game(store), MOVES[:5])
    return path


def look(path: Path, question: str) -> list[tuple[object, ...]]:
    """Ask a closed file."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchall()


def test_the_migrations_make_the_tables_that_the_rows_need() -> None:
    assert models.TableRow.metadata is SQLModel.metadata
    made = migrations.expected_shape(migrations.newest())
    tables = SQLModel.metadata.tables
    assert set(made) == set(tables)
    for name, columns in made.items():
        rows = {column.name: column.nullable for column in tables[name].columns}
        nullable = {column: not filled for column, _, filled in columns}
        nullable |= {key.name: False for key in tables[name].primary_key}
        assert nullable == rows


def test_a_file_is_brought_to_the_next_version(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, GOOD))
    for _ in range(2):
        with Store(old) as store:
            assert played(store) == MOVES[:5]
    assert look(old, "PRAGMA user_version") == [(migrations.newest(),)]
    assert look(old, "SELECT motto FROM tables") == [(None,)]
    before = path_before(old, migrations.newest())
    assert look(before, "PRAGMA user_version") == [(migrations.newest() - 1,)]
    assert look(before, "SELECT count(*) FROM moves") == [(5,)]


def test_a_migration_that_fails_leaves_the_old_version_whole(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, BAD))
        with pytest.raises(StorageError):
            Store(old)
    with Store(old) as store:
        assert played(store) == MOVES[:5]


def test_a_new_file_has_the_newest_version(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, GOOD))
    with Store(path):
        pass
    assert look(path, "PRAGMA user_version") == [(migrations.newest(),)]
    assert not path_before(path, migrations.newest()).exists()


def test_a_half_made_file_of_a_crash_does_no_harm(path: Path) -> None:
    path.parent.mkdir()
    path.with_name(path.name + ".new").write_bytes(b"half a file")
    with Store(path) as store:
        new_game(store)
    assert not path.with_name(path.name + ".new").exists()


@pytest.mark.parametrize("version", range(1, migrations.newest() + 1))
def test_a_file_of_every_version_opens_today(path: Path, version: int) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((GOLDEN / f"version-{version}.sql").read_text(encoding="utf-8"))
    with Store(path) as store:
        (table,) = store.call(list_tables)
        assert [seat.name for seat in table.seats] == ["Ana", None, "José 🏛"]
        assert (table.code, table.seats[1].bot, table.game_number) == ("BCDF", "greedy", 2)
        (finished,) = store.call(finished_games, limit=9)
        assert finished.result == {"winners": [2], "totals": [41, 38, 55]}
        assert finished.story == [{"age": 1, "turn": 1}]
        moves = store.call(moves_of, game_id=finished.id)
        assert [move.number for move in moves] == [1, 2, 3, 4, 5, 6]
        assert moves[0] == StoredMove(number=1, seat=0, text="build press_1 free")
        key = store.call(key_of, token="golden-golden-golden-golden-gold")
        assert key
        assert (key.code, key.place) == ("BCDF", 0)
