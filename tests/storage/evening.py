"""Builders: a table, a game that was really played, and its moves."""

from pathlib import Path

import pytest

from engine.record import read
from storage.db import Store
from storage.errors import StorageError
from storage.games import add_move, begin_game, current_game, moves_of
from storage.tables import create_table, list_tables
from storage.values import GameInfo, StoredMove, TableInfo

PEOPLE = ("Ana", "Bruno", "Chiara")
PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
RECORD = read((PLAYTHROUGHS / "first_edition-3.txt").read_text(encoding="utf-8"))
SETUP = RECORD.setup
MOVES = [
    StoredMove(number=number, seat=seat, text=str(move))
    for number, (seat, move) in enumerate(RECORD.moves, start=1)
]


def new_table(store: Store, seats: int = 3) -> TableInfo:
    """Set up a table."""
    return store.call(create_table, game="first_edition", seats=seats, language="en")


def new_game(store: Store) -> GameInfo:
    """Set up a table for three and begin a game."""
    table = new_table(store)
    return store.call(begin_game, table_id=table.id, setup=SETUP, names=PEOPLE)


def play(store: Store, game: GameInfo, moves: list[StoredMove]) -> None:
    """Append moves to a game."""
    for move in moves:
        store.call(add_move, game_id=game.id, number=move.number, seat=move.seat, text=move.text)


def only_game(store: Store) -> GameInfo:
    """The game of the one table there is."""
    (table,) = store.call(list_tables)
    game = store.call(current_game, table_id=table.id)
    assert game
    return game


def played(store: Store) -> list[StoredMove]:
    """The moves of the game of the one table there is."""
    return store.call(moves_of, game_id=only_game(store).id)


def code_of(refusal: pytest.ExceptionInfo[StorageError]) -> str:
    """The code of a refusal."""
    return refusal.value.code
