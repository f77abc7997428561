"""Backups, by SQLite's own backup: a copied file would lack what is still in its -wal."""

import sqlite3
from pathlib import Path

from storage.file import beside

KEPT = 3


def backup_path(path: Path, number: int) -> Path:
    """Where a backup lies; 1 is the newest."""
    return path.with_name(f"{path.stem}.backup-{number}{path.suffix}")


def path_before(path: Path, version: int) -> Path:
    """Where the backup lies that was made before a migration to a version."""
    return path.with_name(f"{path.stem}.before-version-{version}{path.suffix}")


def has_data(connection: sqlite3.Connection) -> bool:
    """Whether there is anything to lose; an empty store must not push good backups out."""
    found = connection.execute("SELECT EXISTS (SELECT 1 FROM tables)").fetchone()
    return bool(found[0])


def back_up(connection: sqlite3.Connection, path: Path) -> Path:
    """Make the newest backup, and let go of the oldest."""
    aside = _written(connection, path)
    for number in range(KEPT - 1, 0, -1):
        if backup_path(path, number).exists():
            backup_path(path, number).replace(backup_path(path, number + 1))
    return aside.replace(backup_path(path, 1))


def back_up_before(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """Make the backup that a migration to a version leaves behind for good."""
    return _written(connection, path).replace(path_before(path, version))


def _written(connection: sqlite3.Connection, path: Path) -> Path:
    aside = beside(path, ".backing-up")
    for leftover in (aside, beside(aside, "-journal"), beside(aside, "-wal")):
        leftover.unlink(missing_ok=True)
    copy = sqlite3.connect(aside, isolation_level=None)
    try:
        connection.backup(copy)
        # One file that stands by itself, without a -wal beside it.
        copy.execute("PRAGMA journal_mode = DELETE")
    finally:
        copy.close()
    return aside
