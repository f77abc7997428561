"""A whole game on the wire: nobody is told what only another may know, not even the log."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from storage import games, tables
from storage.db import Store
from tests.browser.recorded import LoudHouse, Record, Recorder, TappedRoom, changes
from tests.browser.wire import act, ask, listeners, mentioned, send
from ui.app import FILE

WHO_HAS_CHOSEN = {"wait", "thinking", "thinking_line", "cities.thinking", "awaited"}


@pytest.fixture(scope="module")
def record(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Record]:
    """A game that was played to its end, with troublemakers at the door."""
    house = LoudHouse(tmp_path_factory.mktemp("loud") / "data")
    house.start()
    room = TappedRoom(browser, house)
    try:
        recorder = Recorder(room)
        record = recorder.play()
        make_trouble(house, recorder)
        record.clients = [wire.page.evaluate("clientId") for wire in recorder.wires.values()]
    finally:
        room.close()
        record_log = house.stop()
    record.log, record.seed = record_log, seed_of(house.data)
    assert room.troubles == []
    yield record


def seed_of(data: Path) -> int:
    """Read from what chance the game was dealt."""
    with Store(data / FILE) as store:
        (table,) = store.call(tables.list_tables)
        game = store.call(games.current_game, table_id=table.id)
    assert game is not None
    return game.setup.seed


def make_trouble(house: LoudHouse, recorder: Recorder) -> None:
    """Do what must end in errors, near keys and cards."""
    ana = recorder.phones[0]
    held = listeners(ana, "go")
    for listener in held:
        act(ana, listener, {"do": "move", "move": "build altar free", "number": 0})
        act(ana, {**listener, "listener_id": "none"}, "build altar free")
    for event in ("handshake", "event", "log", "ack", "javascript_response"):
        send(ana, event, {"client_id": held[0]["client_id"], "move": "build altar free"})
    for key in recorder.record.keys.values():
        for path in (f"/nothing/{key}", f"/p/{key}/x", f"/h/{key}/x", f"/j/{key}", f"/w/{key}/in"):
            ask(house, path, headers={"Cookie": f"heptapolis_host={key}"})
        ask(house, f"/p/{key}", "POST", {"name": key})
    ana.reload()


def test_three_people_play_a_whole_game_with_a_tv(record: Record) -> None:
    kinds = {move.split()[0] for move in record.moves}
    assert kinds == {"build", "raise", "sell"}
    assert len(record.moves) == 54


def test_no_screen_is_told_of_a_card_it_may_not_know(record: Record) -> None:
    for sight in record.sights:
        assert mentioned(sight.text) <= sight.known, (sight.who, sight.when)


def test_the_scan_sees_cards(record: Record) -> None:
    told = [sight for sight in record.sights if sight.who == "Ana" and mentioned(sight.text)]
    assert len(told) >= 18
    assert mentioned('{\\"id\\":\\"altar\\"}') == mentioned("sell altar") == {"Altar"}


def test_no_screen_is_told_a_key_or_the_seed(record: Record) -> None:
    for sight in record.sights:
        for owner, key in record.keys.items():
            assert key not in sight.text, (sight.who, sight.when, owner)
        assert not re.search(r'"seed"|rules_version', sight.text)
        assert not tells(sight.text, record.seed), (sight.who, sight.when)


def tells(text: str, seed: int) -> bool:
    """Tell whether a text holds a seed, however it is written; a small one would be anywhere."""
    assert seed > 2**24
    return str(seed) in text or f"{seed:x}" in text.lower()


def test_the_scan_sees_a_seed() -> None:
    assert tells('{"a":"DEADBEEF12"}', 0xDEADBEEF12)
    assert tells(f"[{0xDEADBEEF12}]", 0xDEADBEEF12)
    assert not tells('{"a":"deadbeef13"}', 0xDEADBEEF12)


def test_while_people_choose_others_see_only_who_has_chosen(record: Record) -> None:
    assert len(record.while_choosing) >= 50
    for before, after in record.while_choosing:
        assert changes(before, after) <= WHO_HAS_CHOSEN


def test_the_log_tells_no_key_and_no_card(record: Record) -> None:
    assert "uvicorn" in record.log
    for secret in (*record.keys.values(), *record.clients):
        assert secret not in record.log
    assert not tells(record.log, record.seed)
    assert mentioned(record.log.replace("Press CTRL+C", "")) == set()
