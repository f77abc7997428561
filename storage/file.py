"""The file itself: made whole or not at all, and looked over before anything is written."""

import sqlite3
from pathlib import Path

from storage.errors import DamagedFile, NewerFile, NotOurFile
from storage.migrations import expected_shape, migrate, newest, shape, version

APPLICATION_ID = int.from_bytes(b"Hept")
MAGIC = b"SQLite format 3\0"
HEADER = 100
PATIENCE = 0.5
"""Seconds to wait for another process that is just leaving."""


def beside(path: Path, ending: str) -> Path:
    """The file next to this one with something added to its name."""
    return path.with_name(path.name + ending)


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open a file that is there; nothing is made, no transaction begins by itself."""
    address = f"{path.absolute().as_uri()}?{mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=PATIENCE)


def create(path: Path) -> None:
    """Make a new file aside and put it in place whole: a crash leaves none, never half of one."""
    if beside(path, "-wal").exists():
        raise DamagedFile("missing_file", path=str(path))
    aside = beside(path, ".new")
    for leftover in (aside, beside(aside, "-journal")):
        leftover.unlink(missing_ok=True)
    connection = sqlite3.connect(aside, isolation_level=None)
    try:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        migrate(connection)
    finally:
        connection.close()
    aside.rename(path)


def check(path: Path) -> None:
    """Refuse a file that cannot be used, without changing a byte of it or of its -wal."""
    _check_header(path, _header(path))
    # A reader that may not write cannot move the -wal into a file that turns out damaged.
    mode = "mode=ro" if beside(path, "-wal").exists() else "immutable=1"
    connection = connect(path, mode)
    try:
        _check_content(path, connection)
    finally:
        connection.close()


def _header(path: Path) -> bytes:
    try:
        with path.open("r+b") as file:
            return file.read(HEADER)
    except IsADirectoryError:
        raise NotOurFile("not_our_file", path=str(path)) from None


def _check_header(path: Path, header: bytes) -> None:
    if not header:
        raise DamagedFile("empty_file", path=str(path))
    if not header.startswith(MAGIC[: len(header)]):
        raise NotOurFile("not_our_file", path=str(path))
    if len(header) < HEADER:
        raise DamagedFile("damaged_file", path=str(path), problem="cut off")
    if int.from_bytes(header[68:72]) != APPLICATION_ID:
        raise NotOurFile("not_our_file", path=str(path))
    _check_version(path, int.from_bytes(header[60:64], signed=True))


def _check_version(path: Path, found: int) -> None:
    if found > newest():
        raise NewerFile("newer_file", path=str(path), found=found, known=newest())
    if found < 1:
        raise DamagedFile("damaged_file", path=str(path), problem=f"version {found}")


def _check_content(path: Path, connection: sqlite3.Connection) -> None:
    # The header may be older than what the -wal says.
    _check_version(path, version(connection))
    told = connection.execute("PRAGMA integrity_check").fetchall()
    if told != [("ok",)]:
        raise DamagedFile("damaged_file", path=str(path), problem=str(told[0][0]))
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise DamagedFile("damaged_file", path=str(path), problem="foreign keys")
    # An empty database passes every check of SQLite's own, so the tables are looked for.
    if shape(connection) != expected_shape(version(connection)):
        raise DamagedFile("damaged_file", path=str(path), problem="tables")
