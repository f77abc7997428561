"""From rows to values: what is read is checked, and what is missing is refused by name."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from pydantic import JsonValue, TypeAdapter, ValidationError
from sqlmodel import Session, col, select

from engine.errors import BadSetup
from engine.game import Setup
from storage.errors import DamagedFile, Refused
from storage.models import GameRow, SeatRow, TableRow
from storage.values import MOST_SEATS, GameInfo, SeatInfo, TableInfo

OPTIONS = TypeAdapter(dict[str, str])
NAMES = TypeAdapter(tuple[str, ...])
JSON: TypeAdapter[JsonValue] = TypeAdapter(JsonValue)


@contextmanager
def sound(what: Literal["table", "seat", "key", "game", "move"], which: int) -> Iterator[None]:
    """Say which row it is that cannot be read."""
    try:
        yield
    except (ValidationError, BadSetup) as error:
        raise DamagedFile("damaged_row", what=what, which=which) from error


def table_row(session: Session, table_id: int) -> TableRow:
    """Find a table."""
    row = session.get(TableRow, table_id)
    if not row:
        raise Refused("no_such_table", table=table_id)
    return row


def open_table(session: Session, table_id: int) -> TableRow:
    """Find a table that has not ended."""
    row = table_row(session, table_id)
    if row.ended_at:
        raise Refused("table_ended", table=table_id)
    return row


def idle_table(session: Session, table_id: int) -> TableRow:
    """Find a table where no game is being played."""
    row = open_table(session, table_id)
    game = last_game(session, table_id)
    if game and not game.finished_at:
        raise Refused("game_running", table=table_id)
    return row


def seat_rows(session: Session, table_id: int) -> list[SeatRow]:
    """The seats of a table by their places."""
    chosen = select(SeatRow).where(SeatRow.table_id == table_id).order_by(col(SeatRow.place))
    return list(session.exec(chosen))


def seat_row(session: Session, table_id: int, place: int) -> SeatRow:
    """Find a seat of a table that has not ended."""
    open_table(session, table_id)
    row = session.get(SeatRow, (table_id, place)) if 0 <= place < MOST_SEATS else None
    if not row:
        raise Refused("no_such_seat", table=table_id, place=place)
    return row


def last_game(session: Session, table_id: int) -> GameRow | None:
    """The game of a table that began last."""
    chosen = select(GameRow).where(GameRow.table_id == table_id)
    return session.exec(chosen.order_by(col(GameRow.number).desc()).limit(1)).first()


def seat_info(row: SeatRow) -> SeatInfo:
    """A seat as a value."""
    with sound("seat", row.place):
        return SeatInfo.model_validate(row.model_dump(exclude={"table_id"}))


def table_info(session: Session, row: TableRow) -> TableInfo:
    """A table as a value."""
    assert row.id is not None
    game = last_game(session, row.id)
    seats = tuple(seat_info(seat) for seat in seat_rows(session, row.id))
    with sound("table", row.id):
        return TableInfo(
            id=row.id,
            code=row.code,
            game=row.game,
            options=OPTIONS.validate_json(row.options),
            seats=seats,
            language=row.language,
            created_at=row.created_at,
            ended=row.ended_at is not None,
            game_number=game.number if game else None,
            playing=game is not None and game.finished_at is None,
        )


def game_info(row: GameRow) -> GameInfo:
    """A game as a value."""
    assert row.id is not None
    with sound("game", row.id):
        return GameInfo(
            id=row.id,
            table_id=row.table_id,
            number=row.number,
            setup=Setup.read(row.setup),
            names=NAMES.validate_json(row.names),
            started_at=row.started_at,
            finished_at=row.finished_at,
            result=row.result and JSON.validate_json(row.result),
            story=row.story and JSON.validate_json(row.story),
        )
