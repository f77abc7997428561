"""Promise: a full disk changes nothing, and the evening goes on when there is room again."""

from pathlib import Path

import pytest
from sqlmodel import Session

from storage.db import Store
from storage.errors import NotSaved
from storage.games import finish_game
from storage.values import StoredMove
from tests.storage.evening import new_game, only_game, play, played

MOVES = [StoredMove(number=number, seat=0, text="decline") for number in range(1, 201)]
FULL = 0
WIDE = 2**30


def set_room(session: Session, *, pages: int) -> None:
    """Let the file have so many pages; SQLite takes it for the size of the disk."""
    session.connection().exec_driver_sql(f"PRAGMA max_page_count = {pages or 1}").close()


def play_until_full(store: Store) -> list[StoredMove]:
    """Append moves until one is not saved, and give those that are."""
    game = new_game(store)
    store.call(set_room, pages=FULL)
    with pytest.raises(NotSaved, match="disk_full"):
        play(store, game, MOVES)
    return played(store)


def test_a_move_that_finds_no_room_changes_nothing(store: Store) -> None:
    saved = play_until_full(store)
    assert saved == MOVES[: len(saved)]
    for _ in range(3):
        with pytest.raises(NotSaved, match="disk_full"):
            play(store, only_game(store), [MOVES[len(saved)]])
        assert played(store) == saved


def test_a_result_that_finds_no_room_changes_nothing(store: Store) -> None:
    play_until_full(store)
    game = only_game(store)
    with pytest.raises(NotSaved, match="disk_full"):
        store.call(finish_game, game_id=game.id, result={}, story="x" * 10_000)
    assert only_game(store) == game


def test_the_game_goes_on_when_there_is_room_again(path: Path) -> None:
    with Store(path) as store:
        saved = play_until_full(store)
        store.call(set_room, pages=WIDE)
        play(store, only_game(store), MOVES[len(saved) :])
        assert played(store) == MOVES
    with Store(path) as store:
        assert played(store) == MOVES


def test_moves_outlive_a_full_disk_and_a_restart(path: Path) -> None:
    with Store(path) as store:
        saved = play_until_full(store)
    with Store(path) as store:
        assert played(store) == saved
