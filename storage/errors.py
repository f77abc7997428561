"""Everything the store can refuse.

StorageError
├── CannotOpen       the file cannot be used; it is left as it was
│   ├── NotOurFile   it belongs to something else
│   ├── NewerFile    a newer Heptapolis wrote it
│   ├── DamagedFile  it is empty, cut off or broken
│   ├── ReadOnly     it, or its folder, may not be written
│   └── InUse        another Heptapolis has it open
├── NotSaved         the disk did not take it; nothing has changed
├── Refused          what was asked does not fit what is stored
└── BadName          a name that nobody may have

Like all refusals they carry a code and facts, no words.
"""

from engine.errors import Coded


class StorageError(Coded):
    """The store cannot do that."""


class CannotOpen(StorageError):
    """The file cannot be used."""


class NotOurFile(CannotOpen):
    """The file is not one of ours."""


class NewerFile(CannotOpen):
    """The file was written by a newer version than this one."""


class DamagedFile(CannotOpen):
    """The file is ours, but not whole."""


class ReadOnly(CannotOpen):
    """The file or its folder may not be written."""


class InUse(CannotOpen):
    """Another process has the file."""


class NotSaved(StorageError):
    """The disk did not take it: all is as it was before."""


class Refused(StorageError):
    """What was asked does not fit the tables, seats and games that there are."""


class BadName(StorageError):
    """The name is empty, too long, or holds what a screen cannot show plainly."""
