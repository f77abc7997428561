"""Tables: set up, found, changed, ended, deleted."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from storage.db import Store
from storage.errors import Refused
from storage.games import begin_game, current_game, finish_game, finished_games
from storage.keys import key_of
from storage.seats import join, set_bot, sit
from storage.tables import (
    CODE_LENGTH,
    LETTERS,
    create_table,
    delete_table,
    end_table,
    find_table,
    get_table,
    list_tables,
    set_options,
    set_seats,
)
from storage.values import SeatInfo
from tests.storage.evening import MOVES, PEOPLE, SETUP, code_of, new_game, new_table, play


def test_a_new_table_is_empty_and_open(store: Store) -> None:
    table = store.call(
        create_table, game="second_edition", seats=4, language="pt", options={"boards": "dealt"}
    )
    assert table.game == "second_edition"
    assert table.options == {"boards": "dealt"}
    assert table.language == "pt"
    assert table.seats == tuple(
        SeatInfo(place=place, name=None, bot=None, standing_in=False) for place in range(4)
    )
    assert not table.ended
    assert (table.game_number, table.playing) == (None, False)


def test_a_table_knows_when_it_was_set_up(store: Store) -> None:
    before = datetime.now(UTC)
    table = new_table(store)
    assert before <= table.created_at <= datetime.now(UTC)
    assert table.created_at.utcoffset() == timedelta(0)
    assert store.call(get_table, table_id=table.id).created_at == table.created_at


def test_a_code_has_four_letters_that_nobody_misreads(store: Store) -> None:
    codes = {new_table(store).code for _ in range(30)}
    assert len(codes) == 30
    assert all(len(code) == CODE_LENGTH and set(code) <= set(LETTERS) for code in codes)
    assert not set(LETTERS) & set("AEIOUY01")


def test_a_table_is_found_by_its_code_in_any_case(store: Store) -> None:
    table = new_table(store)
    assert store.call(find_table, code=table.code) == table
    assert store.call(find_table, code=f" {table.code.lower()} ") == table


@pytest.mark.parametrize("code", ["", "ZZZ", "ZZZZZ", "AEIO", "%%%%", "____", "\ud800" * 4])
def test_a_wrong_code_finds_nothing(store: Store, code: str) -> None:
    new_table(store)
    assert store.call(find_table, code=code) is None


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 9}, "seats"),
        ({"game": ""}, "game"),
        ({"game": "x" * 99}, "game"),
        ({"language": "english"}, "language"),
        ({"options": {"boards": 1}}, "options.boards"),
    ],
)
def test_a_table_that_cannot_be_is_refused(store: Store, wrong: dict[str, Any], where: str) -> None:
    plan: dict[str, Any] = {"game": "first_edition", "seats": 3, "language": "en"} | wrong
    with pytest.raises(Refused) as refusal:
        store.call(create_table, **plan)
    assert (code_of(refusal), refusal.value.facts["where"]) == ("bad_table", where)
    assert store.call(list_tables) == []


def test_open_tables_are_listed_newest_first(store: Store) -> None:
    first, second, third = (new_table(store) for _ in range(3))
    store.call(end_table, table_id=second.id)
    assert [table.id for table in store.call(list_tables)] == [third.id, first.id]


def test_a_table_changes_its_game(store: Store) -> None:
    table = new_table(store)
    changed = store.call(
        set_options, table_id=table.id, game="second_edition", options={"boards": "dealt"}
    )
    assert (changed.game, changed.options) == ("second_edition", {"boards": "dealt"})
    assert store.call(get_table, table_id=table.id) == changed


def test_a_table_gets_more_and_fewer_seats(store: Store) -> None:
    table = new_table(store)
    assert len(store.call(set_seats, table_id=table.id, seats=7).seats) == 7
    smaller = store.call(set_seats, table_id=table.id, seats=2)
    assert [seat.place for seat in smaller.seats] == [0, 1]


def test_nobody_loses_a_seat_but_a_bot(store: Store) -> None:
    table = new_table(store, seats=5)
    store.call(set_bot, table_id=table.id, place=4, bot="greedy")
    store.call(sit, table_id=table.id, place=3, name="Ana")
    assert len(store.call(set_seats, table_id=table.id, seats=4).seats) == 4
    with pytest.raises(Refused) as refusal:
        store.call(set_seats, table_id=table.id, seats=3)
    assert code_of(refusal) == "seat_taken"
    assert len(store.call(get_table, table_id=table.id).seats) == 4


def test_a_table_is_not_changed_during_a_game(store: Store) -> None:
    game = new_game(store)
    with pytest.raises(Refused, match="game_running"):
        store.call(set_seats, table_id=game.table_id, seats=5)
    with pytest.raises(Refused, match="game_running"):
        store.call(set_options, table_id=game.table_id, game="second_edition", options={})


def test_an_ended_table_is_found_but_takes_nobody(store: Store) -> None:
    table = new_table(store)
    store.call(end_table, table_id=table.id)
    store.call(end_table, table_id=table.id)
    found = store.call(find_table, code=table.code)
    assert found
    assert found.ended
    with pytest.raises(Refused, match="table_ended"):
        store.call(sit, table_id=table.id, place=0, name="Ana")
    with pytest.raises(Refused, match="table_ended"):
        store.call(begin_game, table_id=table.id, setup=SETUP, names=PEOPLE)


def test_a_deleted_table_takes_everything_with_it(store: Store) -> None:
    kept, game = new_table(store), new_game(store)
    token = store.call(join, table_id=game.table_id, place=0, name="Ana")
    play(store, game, MOVES[:5])
    store.call(finish_game, game_id=game.id, result={}, story=[])
    store.call(delete_table, table_id=game.table_id)
    assert store.call(key_of, token=token) is None
    assert store.call(finished_games, limit=10) == []
    assert store.call(list_tables) == [kept]


def test_a_table_that_is_not_there_is_refused(store: Store) -> None:
    for function in (get_table, end_table, delete_table, current_game):
        with pytest.raises(Refused, match="no_such_table"):
            store.call(function, table_id=99)
