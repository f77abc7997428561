"""Games: begun, moved, finished, and kept with their score sheets and stories."""

import json
from collections.abc import Mapping, Sequence

from pydantic import JsonValue
from sqlalchemy import func
from sqlmodel import Session, col, select

from engine.game import Setup
from engine.moves import parse
from storage.errors import DamagedFile, Refused
from storage.models import GameRow, MoveRow, now
from storage.names import clean_name
from storage.rows import game_info, idle_table, last_game, seat_rows, sound, table_row
from storage.seats import set_bot
from storage.values import GameInfo, StoredMove

FORM = 1
"""The version of a move's text form."""


def begin_game(
    session: Session,
    *,
    table_id: int,
    setup: Setup,
    names: Sequence[str],
    bots: Mapping[int, str] | None = None,
) -> GameInfo:
    """Begin a table's next game; bots take free seats together with it, or not at all."""
    idle_table(session, table_id)
    if not len(names) == setup.seats == len(seat_rows(session, table_id)):
        raise Refused("wrong_seats", table=table_id, seats=setup.seats, names=len(names))
    for place, bot in (bots or {}).items():
        set_bot(session, table_id=table_id, place=place, bot=bot)
    before = last_game(session, table_id)
    row = GameRow(
        table_id=table_id,
        number=before.number + 1 if before else 1,
        setup=setup.model_dump_json(),
        names=_json([clean_name(name) for name in names]),
    )
    session.add(row)
    session.flush()
    return game_info(row)


def add_move(session: Session, *, game_id: int, number: int, seat: int, text: str) -> None:
    """Append a move; its number must be the next one."""
    game = _running_game(session, game_id)
    if not 0 <= seat < game_info(game).setup.seats:
        raise Refused("no_such_seat", game=game_id, place=seat)
    last = session.exec(select(func.max(MoveRow.number)).where(MoveRow.game_id == game_id)).one()
    expected = (last or 0) + 1
    if number != expected:
        raise Refused("wrong_number", game=game_id, number=number, expected=expected)
    move = str(parse(text))
    session.add(MoveRow(game_id=game_id, number=number, seat=seat, text=move, form=FORM))


def moves_of(session: Session, *, game_id: int) -> list[StoredMove]:
    """The moves of a game, from the first on."""
    _game_row(session, game_id)
    chosen = select(MoveRow).where(MoveRow.game_id == game_id).order_by(col(MoveRow.number))
    moves = [_stored_move(row) for row in session.exec(chosen)]
    if [move.number for move in moves] != list(range(1, len(moves) + 1)):
        raise DamagedFile("damaged_row", what="game", which=game_id)
    return moves


def finish_game(session: Session, *, game_id: int, result: JsonValue, story: JsonValue) -> GameInfo:
    """Finish a game and keep how it ended; a later version never computes that again."""
    game = _running_game(session, game_id)
    game.finished_at = now()
    game.result = _json(result)
    game.story = _json(story)
    return game_info(game)


def add_last_move(
    session: Session, *, move: StoredMove, game_id: int, result: JsonValue, story: JsonValue
) -> GameInfo:
    """Append the move that ends a game and finish it, both or neither."""
    add_move(session, game_id=game_id, number=move.number, seat=move.seat, text=move.text)
    return finish_game(session, game_id=game_id, result=result, story=story)


def abandon_game(session: Session, *, game_id: int) -> GameInfo:
    """Stop a game that nobody will finish; its moves are kept."""
    game = _running_game(session, game_id)
    game.finished_at = now()
    return game_info(game)


def get_game(session: Session, *, game_id: int) -> GameInfo:
    """A game as it is now."""
    return game_info(_game_row(session, game_id))


def current_game(session: Session, *, table_id: int) -> GameInfo | None:
    """The game of a table that began last, running or over."""
    table_row(session, table_id)
    row = last_game(session, table_id)
    return game_info(row) if row else None


def finished_games(session: Session, *, limit: int, offset: int = 0) -> list[GameInfo]:
    """The games with a result, the latest first."""
    chosen = select(GameRow).where(col(GameRow.result).is_not(None))
    latest = chosen.order_by(col(GameRow.finished_at).desc(), col(GameRow.id).desc())
    return [game_info(row) for row in session.exec(latest.limit(limit).offset(offset))]


def _game_row(session: Session, game_id: int) -> GameRow:
    row = session.get(GameRow, game_id)
    if not row:
        raise Refused("no_such_game", game=game_id)
    return row


def _running_game(session: Session, game_id: int) -> GameRow:
    row = _game_row(session, game_id)
    if row.finished_at:
        raise Refused("game_finished", game=game_id)
    return row


def _stored_move(row: MoveRow) -> StoredMove:
    if row.form != FORM:
        raise DamagedFile("damaged_row", what="move", which=row.number)
    with sound("move", row.number):
        return StoredMove(number=row.number, seat=row.seat, text=row.text)


def _json(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
