"""Games: begun, moved, finished, kept."""

from collections.abc import Callable

import pytest
from pydantic import JsonValue

from engine.errors import MalformedMove
from engine.moves import parse
from engine.record import replay
from storage.db import Store
from storage.errors import DamagedFile, Refused
from storage.games import (
    abandon_game,
    add_move,
    begin_game,
    current_game,
    finish_game,
    finished_games,
    get_game,
    moves_of,
)
from storage.tables import get_table
from tests.storage.evening import MOVES, PEOPLE, RECORD, SETUP, new_game, new_table, play


def test_a_game_begins_from_its_set_up(store: Store) -> None:
    game = new_game(store)
    assert (game.number, game.setup, game.names) == (1, SETUP, PEOPLE)
    assert (game.finished_at, game.result, game.story) == (None, None, None)
    assert store.call(current_game, table_id=game.table_id) == game
    assert store.call(get_game, game_id=game.id) == game


def test_a_table_knows_its_game(store: Store) -> None:
    game = new_game(store)
    table = store.call(get_table, table_id=game.table_id)
    assert (table.game_number, table.playing) == (1, True)
    store.call(finish_game, game_id=game.id, result={}, story=[])
    table = store.call(get_table, table_id=game.table_id)
    assert (table.game_number, table.playing) == (1, False)


def test_a_table_without_a_game_has_none(store: Store) -> None:
    assert store.call(current_game, table_id=new_table(store).id) is None


def test_one_game_at_a_time(store: Store) -> None:
    game = new_game(store)
    with pytest.raises(Refused, match="game_running"):
        store.call(begin_game, table_id=game.table_id, setup=SETUP, names=PEOPLE)
    store.call(finish_game, game_id=game.id, result={}, story=[])
    again = store.call(begin_game, table_id=game.table_id, setup=SETUP, names=PEOPLE)
    assert again.number == 2
    assert store.call(current_game, table_id=game.table_id) == again


def test_everybody_at_the_table_has_a_name(store: Store) -> None:
    table = new_table(store)
    with pytest.raises(Refused, match="wrong_seats"):
        store.call(begin_game, table_id=table.id, setup=SETUP, names=PEOPLE[:2])
    bigger = SETUP.model_copy(update={"seats": 4})
    with pytest.raises(Refused, match="wrong_seats"):
        store.call(begin_game, table_id=table.id, setup=bigger, names=(*PEOPLE, "Dora"))


def test_a_whole_game_is_kept_and_replays_to_the_same_end(store: Store) -> None:
    game = new_game(store)
    play(store, game, MOVES)
    kept = store.call(moves_of, game_id=game.id)
    assert kept == MOVES
    again = replay(game.setup, [(move.seat, parse(move.text)) for move in kept])
    assert again.result() == replay(SETUP, RECORD.moves).result()


@pytest.mark.parametrize("number", [-1, 0, 1, 3, 5, 2**70])
def test_only_the_next_number_is_taken(store: Store, number: int) -> None:
    game = new_game(store)
    play(store, game, MOVES[:3])
    with pytest.raises(Refused, match="wrong_number") as refusal:
        store.call(add_move, game_id=game.id, number=number, seat=0, text="withdraw")
    assert refusal.value.facts["expected"] == 4
    assert store.call(moves_of, game_id=game.id) == MOVES[:3]


@pytest.mark.parametrize("text", ["", "fly away", "sell altar\n", "x" * 10_000, "sell \ud800"])
def test_a_text_that_is_no_move_is_not_kept(store: Store, text: str) -> None:
    game = new_game(store)
    with pytest.raises(MalformedMove):
        store.call(add_move, game_id=game.id, number=1, seat=0, text=text)
    assert store.call(moves_of, game_id=game.id) == []


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_a_seat_of_the_game_moves(store: Store, seat: int) -> None:
    game = new_game(store)
    with pytest.raises(Refused, match="no_such_seat"):
        store.call(add_move, game_id=game.id, number=1, seat=seat, text="withdraw")


def test_moves_of_two_games_do_not_mix(store: Store) -> None:
    one, other = new_game(store), new_game(store)
    play(store, one, MOVES[:4])
    play(store, other, MOVES[:2])
    assert store.call(moves_of, game_id=one.id) == MOVES[:4]
    assert store.call(moves_of, game_id=other.id) == MOVES[:2]


def test_a_finished_game_keeps_its_result_and_story_as_they_were(store: Store) -> None:
    game = new_game(store)
    result: JsonValue = {"sheets": [{"total": 51, "lines": [["civilian", 17]]}], "winners": [0]}
    story: JsonValue = [{"kind": "conflict", "age": 1}, "æøå 🏛"]
    over = store.call(finish_game, game_id=game.id, result=result, story=story)
    assert (over.result, over.story) == (result, story)
    assert over.finished_at
    assert over.finished_at >= over.started_at
    assert store.call(get_game, game_id=game.id) == over


def test_a_finished_game_takes_no_more_moves(store: Store) -> None:
    game = new_game(store)
    store.call(finish_game, game_id=game.id, result={}, story=[])
    with pytest.raises(Refused, match="game_finished"):
        store.call(finish_game, game_id=game.id, result={"winners": [2]}, story=[])
    with pytest.raises(Refused, match="game_finished"):
        store.call(add_move, game_id=game.id, number=1, seat=0, text="withdraw")
    assert store.call(get_game, game_id=game.id).result == {}


def test_an_abandoned_game_keeps_its_moves_and_makes_room(store: Store) -> None:
    game = new_game(store)
    play(store, game, MOVES[:4])
    over = store.call(abandon_game, game_id=game.id)
    assert over.finished_at
    assert over.result is None
    assert store.call(finished_games, limit=10) == []
    assert store.call(moves_of, game_id=game.id) == MOVES[:4]
    assert store.call(begin_game, table_id=game.table_id, setup=SETUP, names=PEOPLE).number == 2


def test_finished_games_come_latest_first_in_pages(store: Store) -> None:
    games = [new_game(store) for _ in range(5)]
    for game in games[:4]:
        store.call(finish_game, game_id=game.id, result={}, story=[])
    ids = [game.id for game in reversed(games[:4])]
    assert [game.id for game in store.call(finished_games, limit=3)] == ids[:3]
    assert [game.id for game in store.call(finished_games, limit=3, offset=3)] == ids[3:]


def test_a_game_that_is_not_there_is_refused(store: Store) -> None:
    for function in (get_game, moves_of, abandon_game):
        with pytest.raises(Refused, match="no_such_game"):
            store.call(function, game_id=99)


@pytest.mark.parametrize(
    ("harm", "reading"),
    [
        ("DELETE FROM moves WHERE number = 2", moves_of),
        ("UPDATE moves SET form = 9 WHERE number = 2", moves_of),
        ("UPDATE games SET setup = '{}'", get_game),
        ("UPDATE games SET names = '[1]'", get_game),
        ("UPDATE games SET started_at = 'noon'", get_game),
    ],
)
def test_a_row_that_cannot_be_read_is_called_damaged(
    store: Store, harm: str, reading: Callable[..., object]
) -> None:
    game = new_game(store)
    play(store, game, MOVES[:3])
    store.call(lambda session: session.connection().exec_driver_sql(harm).close())
    with pytest.raises(DamagedFile, match="damaged_row"):
        store.call(reading, game_id=game.id)
