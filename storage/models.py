"""The rows. They skip validation and detach after a commit, so none leaves this package."""

from datetime import UTC, datetime

from sqlalchemy import Dialect, String, TypeDecorator
from sqlmodel import Field, SQLModel

from storage.errors import DamagedFile


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, as text that sorts by time."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> str | None:
        """Write the moment down."""
        return None if value is None else value.astimezone(UTC).isoformat(timespec="microseconds")

    def process_result_value(self, value: str | None, dialect: Dialect) -> datetime | None:
        """Read the moment back."""
        try:
            return None if value is None else datetime.fromisoformat(value)
        except ValueError:
            raise DamagedFile("damaged_row", what="moment") from None


def now() -> datetime:
    """The moment it is."""
    return datetime.now(UTC)


class TableRow(SQLModel, table=True):
    """A table, open until it is ended."""

    __tablename__ = "tables"

    id: int | None = Field(default=None, primary_key=True)
    code: str = Field(unique=True)
    game: str
    options: str
    language: str
    created_at: datetime = Field(default_factory=now, sa_type=Moment)
    ended_at: datetime | None = Field(default=None, sa_type=Moment)


class SeatRow(SQLModel, table=True):
    """A seat of a table, places counted from 0."""

    __tablename__ = "seats"

    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE")
    place: int = Field(primary_key=True)
    name: str | None = None
    bot: str | None = None
    standing_in: bool = False


class KeyRow(SQLModel, table=True):
    """A key, known only by the digest of its token."""

    __tablename__ = "keys"

    digest: str = Field(primary_key=True)
    role: str
    table_id: int | None = Field(default=None, foreign_key="tables.id", ondelete="CASCADE")
    place: int | None = None
    created_at: datetime = Field(default_factory=now, sa_type=Moment)
    revoked_at: datetime | None = Field(default=None, sa_type=Moment)


class GameRow(SQLModel, table=True):
    """A game of a table; set-up, names, result and story are JSON."""

    __tablename__ = "games"

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id", ondelete="CASCADE")
    number: int
    setup: str
    names: str
    started_at: datetime = Field(default_factory=now, sa_type=Moment)
    finished_at: datetime | None = Field(default=None, sa_type=Moment)
    result: str | None = None
    story: str | None = None


class MoveRow(SQLModel, table=True):
    """A move; `form` is the version of its text."""

    __tablename__ = "moves"

    game_id: int = Field(primary_key=True, foreign_key="games.id", ondelete="CASCADE")
    number: int = Field(primary_key=True)
    seat: int
    text: str
    form: int
    at: datetime = Field(default_factory=now, sa_type=Moment)
