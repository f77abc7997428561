"""Why the house cannot open, in one line for the terminal."""

from collections.abc import Mapping

from storage.errors import StorageError
from ui.network import CannotListen

WORDS: Mapping[str, str] = {
    "read_only": "{path} may not be written: choose another folder with --data",
    "in_use": "another Heptapolis has {path} open: end that one, or choose another --data",
    "newer_file": "{path} was written by a newer Heptapolis: please update this one",
    "not_our_file": "{path} is not a file of Heptapolis: choose another folder with --data",
    "empty_file": "{path} is empty: put a backup in its place, or take it away to begin anew",
    "missing_file": "{path} is gone, but its -wal is there: put a backup in its place",
    "damaged_file": "{path} is damaged ({problem}): put a backup in its place",
    "disk_full": "there is no room for {path}: make some, or choose another folder with --data",
    "io_error": "{path} cannot be read or written: choose another folder with --data",
}


def why_not(error: CannotListen | StorageError) -> str:
    """Say what is wrong, and the way out; a file is left as it was."""
    if not isinstance(error, StorageError) or error.code not in WORDS:
        return str(error)
    return " ".join(WORDS[error.code].format(**error.facts).split())
