"""Claims: whatever the host taps, a phone gets one living key or none."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage import keys, seats, tables
from storage.db import Store
from ui import lobby
from ui.claims import KEPT_FOR, Claims
from ui.refusals import Refused
from ui.table import LiveTable


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store with nothing in it."""
    with Store(tmp_path / "heptapolis.db") as opened:
        yield opened


def table_with_ana(store: Store) -> LiveTable:
    """Open a table where Ana sits."""
    info = store.call(tables.create_table, game="first_edition", seats=3, language="en")
    store.call(seats.join, table_id=info.id, place=0, name="Ana")
    found = store.call(tables.find_table, code=info.code)
    assert found is not None
    return LiveTable(store, found)


def test_tapping_yes_twice_makes_one_key(store: Store) -> None:
    async def tapped() -> str | None:
        claims = Claims()
        claim = claims.make(table_with_ana(store), 0)
        first, second = (claims.answer(claim, True) for _ in range(2))
        await first
        token = claim.token
        await second
        assert claim.token == token
        return token

    assert store.call(keys.key_of, token=asyncio.run(tapped()) or "") is not None


def test_two_taps_at_once_make_one_key(store: Store) -> None:
    async def tapped() -> str | None:
        claims = Claims()
        claim = claims.make(table_with_ana(store), 0)
        await asyncio.gather(*(claims.answer(claim, approved) for approved in (True, True, False)))
        assert not claim.refused
        return claim.token

    assert store.call(keys.key_of, token=asyncio.run(tapped()) or "") is not None


def test_a_table_that_has_ended_takes_no_claims(store: Store) -> None:
    async def claimed() -> None:
        table = table_with_ana(store)
        await lobby.end(table)
        with pytest.raises(Refused, match="table_ended"):
            Claims().make(table, 0)

    asyncio.run(claimed())


@pytest.mark.parametrize("approved", [True, False])
def test_an_answer_can_be_fetched_for_a_while_and_is_then_forgotten(
    store: Store, approved: bool
) -> None:
    async def claimed() -> None:
        now = 0.0
        claims, table = Claims(lambda: now), table_with_ana(store)
        answered, waiting = claims.make(table, 0), claims.make(table, 0)
        await claims.answer(answered, approved)
        now = KEPT_FOR
        assert claims.find(answered.secret) is answered
        now = KEPT_FOR + 1
        assert claims.find(answered.secret) is None
        assert claims.find(waiting.secret) is waiting
        assert len(claims) == 1

    asyncio.run(claimed())


def test_an_evening_of_claims_leaves_nothing_behind(store: Store) -> None:
    async def claimed() -> None:
        now = 0.0
        claims, table = Claims(lambda: now), table_with_ana(store)
        for _ in range(100):
            await claims.answer(claims.make(table, 0), False)
            now += KEPT_FOR / 4
            assert len(claims) <= 5
        claims.make(table, 0)
        await lobby.end(table)
        assert claims.find("nothing") is None
        assert len(claims) == 0

    asyncio.run(claimed())
