"""Backups: at the start, after a game, and never of nothing."""

import sqlite3
from pathlib import Path

import pytest

from storage.backups import KEPT, backup_path
from storage.db import Store
from storage.errors import NotSaved
from tests.storage.evening import MOVES, new_game, only_game, play, played


def backups(path: Path) -> list[str]:
    """The files beside the store's own."""
    return sorted(file.name for file in path.parent.iterdir() if "backup" in file.name)


def test_a_new_or_empty_store_is_not_backed_up(path: Path) -> None:
    for _ in range(2):
        with Store(path):
            pass
    assert backups(path) == []


def test_a_start_backs_up_what_was_there(path: Path) -> None:
    with Store(path) as store:
        play(store, new_game(store), MOVES[:5])
    with Store(path) as store:
        play(store, only_game(store), MOVES[5:9])
    assert backups(path) == ["heptapolis.backup-1.db"]
    with Store(backup_path(path, 1)) as backup:
        assert played(backup) == MOVES[:5]


def test_a_backup_holds_what_is_still_in_the_wal(store: Store, path: Path) -> None:
    play(store, new_game(store), MOVES)
    assert store.back_up().result() == backup_path(path, 1)
    play(store, only_game(store), [MOVES[0].model_copy(update={"number": len(MOVES) + 1})])
    with Store(backup_path(path, 1)) as backup:
        assert played(backup) == MOVES


def test_a_backup_stands_by_itself(store: Store, path: Path) -> None:
    new_game(store)
    store.back_up().result()
    connection = sqlite3.connect(backup_path(path, 1))
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    connection.close()
    assert backups(path) == ["heptapolis.backup-1.db"]


def test_the_newest_backups_are_kept(store: Store, path: Path) -> None:
    game = new_game(store)
    for move in MOVES[:5]:
        play(store, game, [move])
        store.back_up().result()
    assert backups(path) == [f"heptapolis.backup-{number}.db" for number in range(1, KEPT + 1)]
    for number in range(1, KEPT + 1):
        with Store(backup_path(path, number)) as backup:
            assert played(backup) == MOVES[: 6 - number]


def test_a_leftover_of_a_broken_backup_does_no_harm(store: Store, path: Path) -> None:
    path.with_name(path.name + ".backing-up").write_bytes(b"half a backup")
    new_game(store)
    store.back_up().result()
    assert not path.with_name(path.name + ".backing-up").exists()


def test_a_backup_that_cannot_be_written_is_told_and_harms_nothing(
    store: Store, path: Path
) -> None:
    game = new_game(store)
    store.back_up().result()
    path.with_name(path.name + ".backing-up").mkdir()
    with pytest.raises(NotSaved):
        store.back_up().result()
    assert backups(path)[0] == "heptapolis.backup-1.db"
    play(store, game, MOVES[:3])
    assert played(store) == MOVES[:3]
