"""Promise: an error of the disk at any statement of a move leaves the old state or the new one."""

import resource
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Self

import pytest

from storage.db import Store
from storage.errors import NotSaved
from storage.games import finish_game, get_game
from tests.storage.evening import MOVES, new_game, only_game, play, played


class Disk(sqlite3.Connection):
    """A connection whose disk fails once, before or after the statement with a number."""

    count: ClassVar[int] = 0
    fails_at: ClassVar[int] = 0
    after: ClassVar[bool] = False
    seen: ClassVar[list[str]] = []

    def cursor(self, *_: object) -> "FailingCursor":  # type: ignore[override]
        """A cursor that fails with its disk."""
        return super().cursor(FailingCursor)

    def commit(self) -> None:
        """Commit, if the disk does."""
        with self.failing("COMMIT"):
            super().commit()

    @classmethod
    @contextmanager
    def failing(cls, statement: str) -> Iterator[None]:
        """Count a statement, and fail if it is its turn."""
        cls.count += 1
        cls.seen.append(statement)
        due = cls.count == cls.fails_at
        if due and not cls.after:
            raise failure()
        yield
        if due:
            raise failure()

    @classmethod
    def arm(cls, fails_at: int, *, after: bool) -> None:
        """Let the disk fail at a statement from now on; 0 is never."""
        cls.count, cls.fails_at, cls.after, cls.seen = 0, fails_at, after, []


class FailingCursor(sqlite3.Cursor):
    """A cursor whose disk may fail."""

    def execute(self, statement: str, values: Any = ()) -> Self:
        """Run a statement, if the disk does."""
        with Disk.failing(statement.split()[0]):
            return super().execute(statement, values)


def failure() -> sqlite3.OperationalError:
    """What SQLite says when the disk fails."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
    return error


@pytest.fixture
def frail(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A store on a disk that can be told to fail."""
    Disk.arm(0, after=False)
    monkeypatch.setattr("storage.file.sqlite3.connect", partial(sqlite3.connect, factory=Disk))
    with Store(path) as opened:
        yield opened


def statements_of_a_move(store: Store) -> int:
    """Make the first move of a game, and count what it takes."""
    game = new_game(store)
    Disk.arm(0, after=False)
    play(store, game, MOVES[:1])
    assert [Disk.seen[0], Disk.seen[-1]] == ["BEGIN", "COMMIT"]
    assert "INSERT" in Disk.seen
    return Disk.count


@pytest.mark.parametrize("after", [False, True])
def test_a_move_is_made_whole_or_not_at_all(frail: Store, path: Path, after: bool) -> None:
    count = statements_of_a_move(frail)
    for fails_at in range(1, count + 1):
        before = played(frail)
        move = MOVES[len(before)]
        Disk.arm(fails_at, after=after)
        with pytest.raises(NotSaved, match="io_error"):
            play(frail, only_game(frail), [move])
        Disk.arm(0, after=False)
        assert played(frail) in (before, [*before, move])
        play(frail, only_game(frail), MOVES[len(played(frail)) : len(before) + 1])
    frail.close()
    with Store(path) as store:
        assert played(store) == MOVES[: count + 1]


@pytest.mark.parametrize("after", [False, True])
def test_a_result_is_kept_whole_or_not_at_all(frail: Store, after: bool) -> None:
    Disk.arm(0, after=False)
    frail.call(finish_game, game_id=new_game(frail).id, result={}, story=[])
    for fails_at in range(1, 5):
        game = new_game(frail)
        Disk.arm(fails_at, after=after)
        with pytest.raises(NotSaved, match="io_error"):
            frail.call(finish_game, game_id=game.id, result={"winners": [1]}, story=["won"])
        Disk.arm(0, after=False)
        found = frail.call(get_game, game_id=game.id)
        assert (found.result, found.story, found.finished_at is None) in (
            (None, None, True),
            ({"winners": [1]}, ["won"], False),
        )


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """Let every write past this size fail, as the disk itself would."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def sizes_of_a_move(store: Store, wal: Path) -> Iterable[int]:
    """Sizes at which the file stops in the middle of writing the next move."""
    game, start = only_game(store), wal.stat().st_size
    play(store, game, [MOVES[len(played(store))]])
    return range(0, wal.stat().st_size - start, 512)


def test_a_write_that_stops_half_way_leaves_the_old_state(store: Store, path: Path) -> None:
    new_game(store)
    wal = path.with_name(path.name + "-wal")
    for stop in sizes_of_a_move(store, wal):
        before = played(store)
        move = MOVES[len(before)]
        with (
            pytest.raises(NotSaved, match="io_error"),
            no_file_longer_than(wal.stat().st_size + stop),
        ):
            play(store, only_game(store), [move])
        assert played(store) == before
        play(store, only_game(store), [move])
    done = played(store)
    store.close()
    with Store(path) as again:
        assert played(again) == done == MOVES[: len(done)]
