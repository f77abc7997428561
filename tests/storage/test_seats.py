"""Seats: sitting down, standing up, changing places, bots."""

import pytest

from storage.db import Store
from storage.errors import BadName, Refused
from storage.keys import key_of
from storage.seats import (
    join,
    rename,
    set_bot,
    set_standing_in,
    sit,
    stand_up,
    swap_seats,
)
from storage.tables import get_table
from storage.values import SeatInfo, TableInfo
from tests.storage.evening import new_game, new_table


@pytest.fixture
def table(store: Store) -> TableInfo:
    """A table with three empty seats."""
    return new_table(store)


def names(store: Store, table: TableInfo) -> list[str | None]:
    """The names round the table."""
    return [seat.name for seat in store.call(get_table, table_id=table.id).seats]


def test_a_person_sits_down(store: Store, table: TableInfo) -> None:
    seat = store.call(sit, table_id=table.id, place=1, name=" Ana ")
    assert seat == SeatInfo(place=1, name="Ana", bot=None, standing_in=False)
    assert names(store, table) == [None, "Ana", None]


def test_two_of_the_same_name_are_told_apart(store: Store, table: TableInfo) -> None:
    for place in range(3):
        store.call(sit, table_id=table.id, place=place, name="Ana")
    assert names(store, table) == ["Ana", "Ana 2", "Ana 3"]


def test_people_at_other_tables_keep_their_names(store: Store, table: TableInfo) -> None:
    other = new_table(store)
    store.call(sit, table_id=table.id, place=0, name="Ana")
    assert store.call(sit, table_id=other.id, place=0, name="Ana").name == "Ana"


def test_a_bad_name_seats_nobody(store: Store, table: TableInfo) -> None:
    with pytest.raises(BadName, match="name_not_allowed"):
        store.call(sit, table_id=table.id, place=0, name="A\u202ena")
    assert names(store, table) == [None, None, None]


@pytest.mark.parametrize("place", [-1, 3, 8, 2**70])
def test_a_seat_that_is_not_there_is_refused(store: Store, table: TableInfo, place: int) -> None:
    with pytest.raises(Refused, match="no_such_seat"):
        store.call(sit, table_id=table.id, place=place, name="Ana")


def test_nobody_sits_on_a_person_or_a_bot(store: Store, table: TableInfo) -> None:
    store.call(sit, table_id=table.id, place=0, name="Ana")
    store.call(set_bot, table_id=table.id, place=1, bot="greedy")
    for place in (0, 1):
        with pytest.raises(Refused, match="seat_taken"):
            store.call(sit, table_id=table.id, place=place, name="Bruno")


def test_joining_gives_a_seat_and_its_key(store: Store, table: TableInfo) -> None:
    token = store.call(join, table_id=table.id, place=2, name="Ana")
    key = store.call(key_of, token=token)
    assert key
    assert (key.role, key.code, key.place) == ("player", table.code, 2)
    assert names(store, table) == [None, None, "Ana"]


def test_standing_up_frees_the_seat_and_kills_its_key(store: Store, table: TableInfo) -> None:
    token = store.call(join, table_id=table.id, place=0, name="Ana")
    store.call(set_standing_in, table_id=table.id, place=0, standing_in=True)
    store.call(stand_up, table_id=table.id, place=0)
    assert store.call(key_of, token=token) is None
    assert store.call(get_table, table_id=table.id) == table


def test_a_free_seat_cannot_be_left_renamed_or_stood_in_for(store: Store, table: TableInfo) -> None:
    with pytest.raises(Refused, match="seat_free"):
        store.call(stand_up, table_id=table.id, place=0)
    with pytest.raises(Refused, match="seat_free"):
        store.call(rename, table_id=table.id, place=0, name="Ana")
    with pytest.raises(Refused, match="seat_free"):
        store.call(set_standing_in, table_id=table.id, place=0, standing_in=True)


def test_a_person_gets_another_name(store: Store, table: TableInfo) -> None:
    store.call(sit, table_id=table.id, place=0, name="Ana")
    store.call(sit, table_id=table.id, place=1, name="Bruno")
    assert store.call(rename, table_id=table.id, place=1, name="Bru").name == "Bru"
    assert store.call(rename, table_id=table.id, place=1, name="Bru").name == "Bru"
    assert store.call(rename, table_id=table.id, place=1, name="ana").name == "ana 2"


def test_people_change_places_and_keep_their_keys(store: Store, table: TableInfo) -> None:
    ana = store.call(join, table_id=table.id, place=0, name="Ana")
    bruno = store.call(join, table_id=table.id, place=2, name="Bruno")
    store.call(set_standing_in, table_id=table.id, place=0, standing_in=True)
    store.call(swap_seats, table_id=table.id, one=0, other=2)
    seats = store.call(get_table, table_id=table.id).seats
    assert [(seat.name, seat.standing_in) for seat in seats] == [
        ("Bruno", False),
        (None, False),
        ("Ana", True),
    ]
    keys = [store.call(key_of, token=token) for token in (ana, bruno)]
    assert [key and key.place for key in keys] == [2, 0]


def test_a_person_moves_to_an_empty_seat_or_a_bots(store: Store, table: TableInfo) -> None:
    ana = store.call(join, table_id=table.id, place=0, name="Ana")
    store.call(set_bot, table_id=table.id, place=1, bot="greedy")
    store.call(swap_seats, table_id=table.id, one=0, other=1)
    store.call(swap_seats, table_id=table.id, one=2, other=1)
    seats = store.call(get_table, table_id=table.id).seats
    assert [(seat.name, seat.bot) for seat in seats] == [
        (None, "greedy"),
        (None, None),
        ("Ana", None),
    ]
    key = store.call(key_of, token=ana)
    assert key
    assert key.place == 2


def test_places_are_kept_during_a_game(store: Store) -> None:
    game = new_game(store)
    with pytest.raises(Refused, match="game_running"):
        store.call(swap_seats, table_id=game.table_id, one=0, other=1)


def test_bots_play_empty_seats_and_go_again(store: Store, table: TableInfo) -> None:
    for place in (0, 1):
        seat = store.call(set_bot, table_id=table.id, place=place, bot="greedy")
        assert (seat.name, seat.bot) == (None, "greedy")
    assert store.call(set_bot, table_id=table.id, place=0, bot=None).bot is None
    assert store.call(sit, table_id=table.id, place=0, name="Ana").name == "Ana"


def test_a_bot_takes_nobodys_seat(store: Store, table: TableInfo) -> None:
    store.call(sit, table_id=table.id, place=0, name="Ana")
    with pytest.raises(Refused, match="seat_taken"):
        store.call(set_bot, table_id=table.id, place=0, bot="greedy")


def test_a_bot_stands_in_for_a_while(store: Store, table: TableInfo) -> None:
    store.call(sit, table_id=table.id, place=0, name="Ana")
    away = store.call(set_standing_in, table_id=table.id, place=0, standing_in=True)
    assert (away.name, away.standing_in) == ("Ana", True)
    back = store.call(set_standing_in, table_id=table.id, place=0, standing_in=False)
    assert (back.name, back.standing_in) == ("Ana", False)
