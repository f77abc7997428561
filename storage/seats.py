"""Seats: who sits where, and which bots play."""

from sqlmodel import Session, col, select

from storage.errors import Refused
from storage.keys import new_key, revoke_seat_keys
from storage.models import KeyRow, SeatRow
from storage.names import clean_name, unique_name
from storage.rows import idle_table, seat_info, seat_row, seat_rows
from storage.values import SeatInfo


def sit(session: Session, *, table_id: int, place: int, name: str) -> SeatInfo:
    """Seat a person at a free place."""
    seat = _free_seat(session, table_id, place)
    seat.name = _name_for(session, seat, name)
    return seat_info(seat)


def join(session: Session, *, table_id: int, place: int, name: str) -> str:
    """Seat a person and give the seat's new key."""
    sit(session, table_id=table_id, place=place, name=name)
    return new_key(session, role="player", table_id=table_id, place=place)


def stand_up(session: Session, *, table_id: int, place: int) -> None:
    """Free a person's seat; the keys to it are dead."""
    seat = _taken_seat(session, table_id, place)
    seat.name, seat.standing_in = None, False
    revoke_seat_keys(session, table_id=table_id, place=place)


def rename(session: Session, *, table_id: int, place: int, name: str) -> SeatInfo:
    """Give a person another name."""
    seat = _taken_seat(session, table_id, place)
    seat.name = _name_for(session, seat, name)
    return seat_info(seat)


def swap_seats(session: Session, *, table_id: int, one: int, other: int) -> None:
    """Let two places change who sits there; people keep their keys."""
    idle_table(session, table_id)
    first, second = seat_row(session, table_id, one), seat_row(session, table_id, other)
    here = first.name, first.bot, first.standing_in
    first.name, first.bot, first.standing_in = second.name, second.bot, second.standing_in
    second.name, second.bot, second.standing_in = here
    moved = {one: other, other: one}
    at_table = select(KeyRow).where(KeyRow.table_id == table_id)
    for key in session.exec(at_table.where(col(KeyRow.place).in_(moved))).all():
        assert key.place is not None
        key.place = moved[key.place]


def set_bot(session: Session, *, table_id: int, place: int, bot: str | None) -> SeatInfo:
    """Let a bot of this name play an empty seat, or send the bot away."""
    seat = seat_row(session, table_id, place)
    if seat.name is not None:
        raise Refused("seat_taken", table=table_id, place=place)
    seat.bot = None if bot is None else clean_name(bot)
    return seat_info(seat)


def set_standing_in(session: Session, *, table_id: int, place: int, standing_in: bool) -> SeatInfo:
    """Let a bot play for a person for a while, or give the seat back."""
    seat = _taken_seat(session, table_id, place)
    seat.standing_in = standing_in
    return seat_info(seat)


def _free_seat(session: Session, table_id: int, place: int) -> SeatRow:
    seat = seat_row(session, table_id, place)
    if seat.name is not None or seat.bot is not None:
        raise Refused("seat_taken", table=table_id, place=place)
    return seat


def _taken_seat(session: Session, table_id: int, place: int) -> SeatRow:
    seat = seat_row(session, table_id, place)
    if seat.name is None:
        raise Refused("seat_free", table=table_id, place=place)
    return seat


def _name_for(session: Session, seat: SeatRow, name: str) -> str:
    others = [row for row in seat_rows(session, seat.table_id) if row.place != seat.place]
    taken = [name for row in others for name in (row.name, row.bot) if name]
    return unique_name(clean_name(name), taken)
