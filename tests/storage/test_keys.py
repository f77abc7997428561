"""Keys: made, recognised, revoked, and never kept as they are."""

import base64
from pathlib import Path

import pytest

from storage.db import Store
from storage.errors import Refused
from storage.keys import (
    key_of,
    new_key,
    renew_key,
    revoke,
    revoke_other_hosts,
    revoke_seat_keys,
)
from storage.seats import join
from storage.values import KeyInfo
from tests.storage.evening import new_table


def test_a_host_key_opens_the_house_or_a_table(store: Store) -> None:
    table = new_table(store)
    house = store.call(new_key, role="host")
    one = store.call(new_key, role="host", table_id=table.id)
    nothing = KeyInfo(role="host", table_id=None, code=None, place=None)
    assert store.call(key_of, token=house) == nothing
    assert store.call(key_of, token=one) == nothing.model_copy(
        update={"table_id": table.id, "code": table.code}
    )


def test_a_players_key_opens_a_seat(store: Store) -> None:
    table = new_table(store)
    token = store.call(new_key, role="player", table_id=table.id, place=1)
    assert store.call(key_of, token=token) == KeyInfo(
        role="player", table_id=table.id, code=table.code, place=1
    )


def test_a_key_to_nowhere_is_refused(store: Store) -> None:
    table = new_table(store)
    with pytest.raises(Refused, match="bad_key"):
        store.call(new_key, role="player")
    with pytest.raises(Refused, match="bad_key"):
        store.call(new_key, role="player", table_id=table.id)
    with pytest.raises(Refused, match="bad_key"):
        store.call(new_key, role="host", table_id=table.id, place=0)
    with pytest.raises(Refused, match="no_such_seat"):
        store.call(new_key, role="player", table_id=table.id, place=3)
    with pytest.raises(Refused, match="no_such_table"):
        store.call(new_key, role="host", table_id=99)


def test_a_token_is_long_and_new_every_time(store: Store) -> None:
    tokens = {store.call(new_key, role="host") for _ in range(50)}
    assert len(tokens) == 50
    assert all(len(base64.urlsafe_b64decode(token)) * 8 >= 128 for token in tokens)


@pytest.mark.parametrize(
    "token", ["", "x", "x" * 32, "x" * 33, "x" * 10_000, "é" * 32, "\ud800" * 32, "' OR 1=1 --"]
)
def test_an_unknown_or_malformed_token_opens_nothing(store: Store, token: str) -> None:
    store.call(new_key, role="host")
    assert store.call(key_of, token=token) is None
    store.call(revoke, token=token)


def test_no_token_is_in_the_file(path: Path) -> None:
    with Store(path) as store:
        token = store.call(new_key, role="host")
    assert token.encode() not in path.read_bytes()


def test_a_revoked_key_opens_nothing(store: Store) -> None:
    one, other = store.call(new_key, role="host"), store.call(new_key, role="host")
    store.call(revoke, token=one)
    assert store.call(key_of, token=one) is None
    assert store.call(key_of, token=other)


def test_a_host_can_be_the_only_one_and_players_stay(store: Store) -> None:
    table = new_table(store)
    mine, house = store.call(new_key, role="host"), store.call(new_key, role="host")
    one = store.call(new_key, role="host", table_id=table.id)
    player = store.call(join, table_id=table.id, place=0, name="Ana")
    assert store.call(revoke_other_hosts, token=mine) == 2
    assert store.call(revoke_other_hosts, token=mine) == 0
    assert [store.call(key_of, token=token) for token in (house, one)] == [None, None]
    assert store.call(key_of, token=mine)
    assert store.call(key_of, token=player)
    assert store.call(key_of, token=store.call(new_key, role="host"))


def test_nobody_but_a_living_host_throws_hosts_out(store: Store) -> None:
    table = new_table(store)
    host, dead = store.call(new_key, role="host"), store.call(new_key, role="host")
    store.call(revoke, token=dead)
    player = store.call(join, table_id=table.id, place=0, name="Ana")
    for token in (dead, player, "x" * 32, ""):
        with pytest.raises(Refused, match="unknown_key"):
            store.call(revoke_other_hosts, token=token)
    assert store.call(key_of, token=host)


def test_all_keys_of_a_seat_are_revoked_and_no_others(store: Store) -> None:
    table = new_table(store)
    first = store.call(new_key, role="player", table_id=table.id, place=0)
    second = store.call(new_key, role="player", table_id=table.id, place=0)
    other = store.call(new_key, role="player", table_id=table.id, place=1)
    assert store.call(revoke_seat_keys, table_id=table.id, place=0) == 2
    assert store.call(revoke_seat_keys, table_id=table.id, place=0) == 0
    assert [store.call(key_of, token=token) for token in (first, second)] == [None, None]
    assert store.call(key_of, token=other)


def test_a_new_key_to_a_seat_kills_the_old_one(store: Store) -> None:
    table = new_table(store)
    old = store.call(join, table_id=table.id, place=0, name="Ana")
    new = store.call(renew_key, table_id=table.id, place=0)
    assert store.call(key_of, token=old) is None
    key = store.call(key_of, token=new)
    assert key
    assert key.place == 0


def test_keys_outlive_a_restart(path: Path) -> None:
    with Store(path) as store:
        token = store.call(new_key, role="host")
    with Store(path) as store:
        assert store.call(key_of, token=token)
