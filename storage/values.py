"""What leaves the store: frozen values, never rows."""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from engine.game import Setup

FEWEST_SEATS, MOST_SEATS = 2, 8
Role = Literal["host", "player"]


class Value(BaseModel):
    """A value of the store."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Plan(Value):
    """What a table is set up for."""

    game: str = Field(pattern=r"^[a-z][a-z_]{0,39}$")
    options: Mapping[str, str] = {}
    seats: int = Field(ge=FEWEST_SEATS, le=MOST_SEATS)
    language: str = Field(pattern=r"^[a-z]{2}(-[A-Z]{2})?$")


class SeatInfo(Value):
    """A seat: a person's name, or a bot's; a bot may stand in for the person for a while."""

    place: int
    name: str | None
    bot: str | None
    standing_in: bool


class TableInfo(Value):
    """A table as it is now."""

    id: int
    code: str
    game: str
    options: Mapping[str, str]
    seats: tuple[SeatInfo, ...]
    language: str
    created_at: datetime
    ended: bool
    game_number: int | None
    playing: bool


class KeyInfo(Value):
    """What a key opens."""

    role: Role
    table_id: int | None
    code: str | None
    place: int | None


class GameInfo(Value):
    """A game of a table; its moves are kept beside it."""

    id: int
    table_id: int
    number: int
    setup: Setup
    names: tuple[str, ...]
    started_at: datetime
    finished_at: datetime | None
    result: JsonValue
    story: JsonValue


class StoredMove(Value):
    """A move in its text form, numbered from 1."""

    number: int
    seat: int
    text: str
