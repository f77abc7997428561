"""The file's versions: each is a list of statements that a later one never changes."""

import sqlite3
from collections.abc import Sequence

FIRST = (
    """CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE CHECK (length(code) = 4),
        game TEXT NOT NULL,
        options TEXT NOT NULL CHECK (json_valid(options)),
        language TEXT NOT NULL,
        created_at TEXT NOT NULL,
        ended_at TEXT
    ) STRICT""",
    """CREATE TABLE seats (
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        place INTEGER NOT NULL CHECK (place >= 0),
        name TEXT,
        bot TEXT,
        standing_in INTEGER NOT NULL CHECK (standing_in IN (0, 1)),
        PRIMARY KEY (table_id, place),
        CHECK (name IS NULL OR bot IS NULL)
    ) STRICT""",
    """CREATE TABLE keys (
        digest TEXT NOT NULL PRIMARY KEY CHECK (length(digest) = 64),
        role TEXT NOT NULL CHECK (role IN ('host', 'player')),
        table_id INTEGER REFERENCES tables (id) ON DELETE CASCADE,
        place INTEGER,
        created_at TEXT NOT NULL,
        revoked_at TEXT,
        CHECK (role = 'host' OR (table_id IS NOT NULL AND place IS NOT NULL))
    ) STRICT""",
    "CREATE INDEX keys_by_seat ON keys (table_id, place)",
    """CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL CHECK (number >= 1),
        setup TEXT NOT NULL CHECK (json_valid(setup)),
        names TEXT NOT NULL CHECK (json_valid(names)),
        started_at TEXT NOT NULL,
        finished_at TEXT,
        result TEXT CHECK (result IS NULL OR json_valid(result)),
        story TEXT CHECK (story IS NULL OR json_valid(story)),
        UNIQUE (table_id, number)
    ) STRICT""",
    """CREATE TABLE moves (
        game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        number INTEGER NOT NULL CHECK (number >= 1),
        seat INTEGER NOT NULL CHECK (seat >= 0),
        text TEXT NOT NULL,
        form INTEGER NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (game_id, number)
    ) STRICT""",
)
MIGRATIONS: Sequence[Sequence[str]] = (FIRST,)


def newest() -> int:
    """The version that this program writes."""
    return len(MIGRATIONS)


def version(connection: sqlite3.Connection) -> int:
    """The version of a file."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, *, to: int | None = None) -> None:
    """Bring a file up to a version, the newest if none is named, a transaction a step."""
    for number in range(version(connection) + 1, (to or newest()) + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in MIGRATIONS[number - 1]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise


def shape(connection: sqlite3.Connection) -> dict[str, list[tuple[str, str, int]]]:
    """The tables of a file: each column's name, type, and whether it must be filled."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    columns = 'SELECT name, type, "notnull" FROM pragma_table_info(?)'
    return {name: connection.execute(columns, (name,)).fetchall() for (name,) in names}


def expected_shape(number: int) -> dict[str, list[tuple[str, str, int]]]:
    """The tables that a file of a version must have."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, to=number)
        return shape(connection)
    finally:
        connection.close()
