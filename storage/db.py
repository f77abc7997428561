"""The store: one connection on one worker thread, a transaction a call.

Two connections that write at once can meet a corruption bug of older SQLites, and a write that
waits on the event loop would freeze every phone.
"""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Engine, StaticPool, create_engine, event
from sqlmodel import Session

from storage.backups import back_up, back_up_before, has_data
from storage.errors import NotSaved
from storage.faults import told, while_opening
from storage.file import check, connect, create
from storage.migrations import migrate, newest, version

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """A file of tables and games. Closing it waits for what is under way."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        try:
            self._connection = self._worker.submit(_open, path).result()
        except BaseException:
            self._worker.shutdown()
            raise
        self._engine = _engine(self._connection)

    def submit(
        self, function: Callable[Concatenate[Session, P], T], *args: P.args, **keywords: P.kwargs
    ) -> Future[T]:
        """Run a function of the store in one transaction; its result means that it is saved."""
        return self._later(lambda: self._run(lambda session: function(session, *args, **keywords)))

    def call(
        self, function: Callable[Concatenate[Session, P], T], *args: P.args, **keywords: P.kwargs
    ) -> T:
        """Run a function of the store and wait for it."""
        return self.submit(function, *args, **keywords).result()

    def back_up(self) -> Future[Path]:
        """Make a backup, as after a game."""
        return self._later(self._back_up)

    def close(self) -> None:
        """Finish what is under way and let go of the file."""
        try:
            self._worker.submit(self._engine.dispose)
            self._worker.submit(self._connection.close)
        except RuntimeError:
            return
        self._worker.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def _later(self, work: Callable[[], T]) -> Future[T]:
        try:
            return self._worker.submit(work)
        except RuntimeError:
            raise NotSaved("closed") from None

    def _run(self, work: Callable[[Session], T]) -> T:
        try:
            with told(self.path), Session(self._engine) as session, session.begin():
                return work(session)
        finally:
            # Whatever went wrong on the way, the next call begins afresh.
            self._connection.rollback()

    def _back_up(self) -> Path:
        with told(self.path):
            return back_up(self._connection, self.path)


def _open(path: Path) -> sqlite3.Connection:
    with told(path, while_opening):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            check(path)
        else:
            create(path)
        connection = connect(path, "mode=rw")
        try:
            _prepare(connection)
            _back_up_and_migrate(connection, path)
        except BaseException:
            connection.close()
            raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    # A second process on the same file is refused: its tables would go their own ways.
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")


def _back_up_and_migrate(connection: sqlite3.Connection, path: Path) -> None:
    if has_data(connection):
        back_up(connection, path)
    if version(connection) < newest():
        back_up_before(connection, path, newest())
        migrate(connection)
        # The header names the version to whoever looks at the file alone.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _engine(connection: sqlite3.Connection) -> Engine:
    engine = create_engine(
        "sqlite://",
        creator=lambda: connection,
        poolclass=StaticPool,
        hide_parameters=True,  # errors end up in logs, and moves are secrets
    )
    # A read that turns into a write would fail at once if it had not begun as a write.
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine
