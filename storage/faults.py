"""What SQLite and the disk complain of, in the store's own errors."""

import errno
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from storage.errors import DamagedFile, InUse, NotSaved, ReadOnly, StorageError

Fault = sqlite3.Error | DBAPIError | OSError | UnicodeDecodeError
FAULTS = (sqlite3.Error, DBAPIError, OSError, UnicodeDecodeError)
Teller = Callable[[Fault, Path], StorageError | None]
REASONS = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_IOERR: "io_error",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_BUSY: "in_use",
    sqlite3.SQLITE_LOCKED: "in_use",
    sqlite3.SQLITE_CORRUPT: "damaged_file",
    sqlite3.SQLITE_NOTADB: "damaged_file",
}


def while_opening(error: Fault, path: Path) -> StorageError:
    """Say why a file cannot be opened."""
    match _reason(error):
        case "disk_full" | "io_error" as reason:
            return NotSaved(reason, path=str(path))
        case "read_only":
            return ReadOnly("read_only", path=str(path))
        case "in_use":
            return InUse("in_use", path=str(path))
        case _:
            return DamagedFile("damaged_file", path=str(path), problem=str(error))


def while_running(error: Fault, path: Path) -> StorageError | None:
    """Say why something was not saved; None is a mistake of our own."""
    reason = _reason(error)
    if reason == "damaged_file":
        return DamagedFile(reason, path=str(path), problem=str(error))
    return NotSaved(reason, path=str(path)) if reason else None


def _reason(error: Fault) -> str | None:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, OSError):
        if cause.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
            return "read_only"
        return "disk_full" if cause.errno == errno.ENOSPC else "io_error"
    if isinstance(cause, UnicodeDecodeError):
        # SQLite quotes the file in its complaint, and what it quotes is not text.
        return "damaged_file"
    code: int | None = getattr(cause, "sqlite_errorcode", None)
    if code is None:
        # Without a code, SQLite was content, but the text in the file is not UTF-8.
        return "damaged_file" if isinstance(cause, sqlite3.OperationalError) else None
    # The lowest byte is the kind of error; the rest says more than anyone asks.
    return REASONS.get(code & 0xFF)


@contextmanager
def told(path: Path, tell: Teller = while_running) -> Iterator[None]:
    """Turn what goes wrong on the disk into an error of the store."""
    try:
        yield
    except FAULTS as error:
        if found := tell(error, path):
            raise found from error
        raise
