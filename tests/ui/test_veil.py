"""What the TV shows first: phones hide it for so long, whatever their connection does."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from nicegui import Client, core
from nicegui.page import page

from storage import tables
from storage.db import Store
from ui.i18n import speaker
from ui.pages.tv import leave
from ui.pages.veil import Veil
from ui.surfaces import ConflictBoard
from ui.table import LiveTable


@pytest.fixture
def client() -> Iterator[Client]:
    """A page that no phone is connected to."""
    with Client(page("/"), request=None) as client:
        yield client
    client.delete()


def test_a_veil_lifts_by_the_clock_even_while_the_phone_sleeps(client: Client) -> None:
    assert not client.has_socket_connection

    async def inside() -> None:
        core.loop = asyncio.get_running_loop()
        lifted = asyncio.Event()
        veil = Veil(speaker("en"), lifted.set)
        try:
            with client:
                board = ConflictBoard()
                veil.fall(0.05)
                veil.cover(board)
            assert not board.visible
            await asyncio.wait_for(lifted.wait(), 10)
            assert board.visible and veil.left <= 0
        finally:
            core.loop = None

    asyncio.run(inside())


@pytest.mark.usefixtures("client")
def test_what_the_tv_has_shown_is_not_hidden() -> None:
    board = ConflictBoard()
    Veil(speaker("en"), lambda: None).cover(board)
    assert board.visible


def test_a_tv_that_came_back_before_it_was_missed_is_still_on(
    tmp_path: Path, client: Client
) -> None:
    with Store(tmp_path / "heptapolis.db") as store:
        info = store.call(tables.create_table, game="first_edition", seats=3, language="en")
        table = LiveTable(store, info)
        table.tvs.add(client.id)
        client.tab_id = "the second connection"
        leave(table, client)
        assert table.tvs == {client.id}
        client.tab_id = None
        leave(table, client)
        assert not table.tvs
