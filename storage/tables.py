"""Tables: set up, found by their code, ended, deleted."""

import secrets
from collections.abc import Mapping

from pydantic import ValidationError
from sqlalchemy import delete
from sqlmodel import Session, col, select

from storage.errors import Refused
from storage.models import SeatRow, TableRow, now
from storage.rows import OPTIONS, idle_table, seat_rows, table_info, table_row
from storage.values import Plan, TableInfo

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word; no letter that looks like a figure."""

CODE_LENGTH = 4


def create_table(
    session: Session,
    *,
    game: str,
    seats: int,
    language: str,
    options: Mapping[str, str] | None = None,
) -> TableInfo:
    """Set up a table with empty seats and a code of its own."""
    plan = _plan(game=game, seats=seats, language=language, options=options or {})
    row = TableRow(
        code=_free_code(session),
        game=plan.game,
        options=_json(plan.options),
        language=plan.language,
    )
    session.add(row)
    session.flush()
    assert row.id is not None
    session.add_all(SeatRow(table_id=row.id, place=place) for place in range(plan.seats))
    session.flush()
    return table_info(session, row)


def list_tables(session: Session) -> list[TableInfo]:
    """The tables that have not ended, the newest first."""
    chosen = select(TableRow).where(col(TableRow.ended_at).is_(None))
    rows = session.exec(chosen.order_by(col(TableRow.id).desc())).all()
    return [table_info(session, row) for row in rows]


def find_table(session: Session, *, code: str) -> TableInfo | None:
    """The table with a code, in capitals or not, ended or not."""
    letters = code.strip().upper()
    if len(letters) != CODE_LENGTH or not set(letters) <= set(LETTERS):
        return None
    row = session.exec(select(TableRow).where(TableRow.code == letters)).first()
    return table_info(session, row) if row else None


def get_table(session: Session, *, table_id: int) -> TableInfo:
    """A table as it is now."""
    return table_info(session, table_row(session, table_id))


def set_options(
    session: Session, *, table_id: int, game: str, options: Mapping[str, str]
) -> TableInfo:
    """Choose another game, or play it otherwise."""
    row = idle_table(session, table_id)
    seats = len(seat_rows(session, table_id))
    plan = _plan(game=game, seats=seats, language=row.language, options=options)
    row.game, row.options = plan.game, _json(plan.options)
    return table_info(session, row)


def set_seats(session: Session, *, table_id: int, seats: int) -> TableInfo:
    """Add or take away seats at the end of the ring; nobody who sits loses a seat."""
    row = idle_table(session, table_id)
    _plan(game=row.game, seats=seats, language=row.language, options={})
    there = seat_rows(session, table_id)
    for seat in there[seats:]:
        if seat.name is not None:
            raise Refused("seat_taken", table=table_id, place=seat.place)
        session.delete(seat)
    places = range(len(there), seats)
    session.add_all(SeatRow(table_id=table_id, place=place) for place in places)
    session.flush()
    return table_info(session, row)


def end_table(session: Session, *, table_id: int) -> None:
    """Close a table for good; its games are kept."""
    row = table_row(session, table_id)
    row.ended_at = row.ended_at or now()


def delete_table(session: Session, *, table_id: int) -> None:
    """Delete a table with its seats, keys, games and moves."""
    table_row(session, table_id)
    session.exec(delete(TableRow).where(col(TableRow.id) == table_id))


def _plan(*, game: str, seats: int, language: str, options: Mapping[str, str]) -> Plan:
    try:
        return Plan(game=game, seats=seats, language=language, options=options)
    except ValidationError as error:
        where = ".".join(map(str, error.errors()[0]["loc"]))
        raise Refused("bad_table", where=where) from None


def _json(options: Mapping[str, str]) -> str:
    return OPTIONS.dump_json(dict(options)).decode()


def _free_code(session: Session) -> str:
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        if not session.exec(select(TableRow.id).where(TableRow.code == code)).first():
            return code
