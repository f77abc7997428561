"""Bad input at the real house: a friendly word in the reader's language, and nothing changes."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.game import Setup
from storage import games, tables
from storage.db import Store
from tests.browser.house import LOCAL, RunningHouse
from tests.browser.room import Room, choose, expect_hand, go
from tests.browser.wire import act, ask, listeners, send, sit

EVENTS = 2000 if os.environ.get("HEPTAPOLIS_LONG") else 40
AT_ONCE = 40
"""As many as a socket may send without being slowed."""

SORRY = {
    "en": "There is no such page",
    "pt": "Esta página não existe",
    "it": "Questa pagina non esiste",
}
EVIL = "http://evil.example"


class Lobby(NamedTuple):
    """A house with two small tables where nobody sits."""

    house: RunningHouse
    code: str
    other: str


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lobby]:
    """Open the house; it must end without a word of complaint."""
    data = tmp_path_factory.mktemp("bad")
    with Store(data / "heptapolis.db") as store:
        one, other = (
            store.call(tables.create_table, game="first_edition", seats=3, language="en").code
            for _ in range(2)
        )
    house = RunningHouse(data)
    house.start()
    yield Lobby(house, one, other)
    assert house.stop().strip() == ""


@pytest.mark.parametrize("language", SORRY)
@pytest.mark.parametrize("path", ["/nothing", "/p", "/j/", "/look/nothing", "/%00", "/p/a/b/c"])
def test_an_unknown_address_is_answered_in_the_readers_language(
    lobby: Lobby, path: str, language: str
) -> None:
    answer = ask(lobby.house, path, headers={"Accept-Language": language})
    assert answer.status == 404
    assert SORRY[language] in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert "style-src" in answer.headers["content-security-policy"]


def test_a_form_where_none_is_taken_is_answered_kindly(lobby: Lobby) -> None:
    answer = ask(lobby.house, "/help", "POST", {"name": "Ana"})
    assert answer.status == 405
    assert SORRY["en"] in answer.text


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/p/" + "x" * 32, "This link is not known here"),
        ("/p/x", "This link is not known here"),
        ("/h/" + "x" * 32, "This link is not known here"),
        ("/w/x", "This link is not known here"),
        ("/j/XXXX", "There is no table with this code"),
        ("/tv/%20", "There is no table with this code"),
        ("/join?code=%3Cb%3E", "There is no table with this code"),
    ],
)
def test_what_is_not_known_is_said(lobby: Lobby, browser: Browser, path: str, words: str) -> None:
    room = Room(browser, lobby.house)
    page = room.screen()
    go(page, lobby.house.address + path)
    expect(page.get_by_text(words)).to_be_visible()
    room.close()
    assert room.troubles == []


def test_however_a_code_is_written_it_is_the_same_table(lobby: Lobby, browser: Browser) -> None:
    room = Room(browser, lobby.house)
    tv = room.screen()
    go(tv, f"{lobby.house.address}/tv/{lobby.other}")
    for place, spelling in enumerate(("%20{}", "{}%20%20", "%09{}")):
        answer = sit(lobby.house, spelling.format(lobby.other.lower()), place, f"Ana {place}")
        assert answer.location.startswith("/p/")
        expect(tv.get_by_text(f"Ana {place}")).to_be_visible()
    room.close()


@pytest.mark.parametrize(
    ("form", "error"),
    [
        ({"name": "Zoe", "place": "0"}, "seat_taken"),
        ({"name": "Zoe", "place": "3"}, "no_such_seat"),
        ({"name": "Zoe", "place": "-1"}, "no_such_seat"),
        ({"name": "Zoe", "place": "9" * 4000}, "no_such_seat"),
        ({"name": "Zoe", "place": "\u0661"}, "no_such_seat"),
        ({"name": "Zoe"}, "no_such_seat"),
        ({"name": "", "place": "1"}, "name_empty"),
        ({"place": "1"}, "name_empty"),
        ({"name": "x" * 1_000_000, "place": "1"}, "name_too_long"),
        ({"name": "A\u202ena", "place": "1"}, "name_not_allowed"),
    ],
)
def test_a_form_that_cannot_be_is_refused_with_a_word(
    lobby: Lobby, form: dict[str, str], error: str
) -> None:
    house, code, _ = lobby
    sit(house, code, 0, "Ana")
    answer = ask(house, f"/j/{code}", "POST", form)
    assert f"error={error}" in answer.location
    assert "h-error" in ask(house, answer.location).text


def test_a_name_that_is_taken_gets_a_number_and_a_full_table_says_so(
    lobby: Lobby,
) -> None:
    house, code, _ = lobby
    for place in range(3):
        sit(house, code, place, "Zoe")
    page = ask(house, f"/j/{code}").text
    assert "All seats are taken." in page
    assert "Zoe 2" in ask(house, f"/tv/{code}").text


@pytest.mark.parametrize("body", [b"\xff\xfe%ff%zz=&=&&", b"--x\r\nnot a form", b"name=%ED%A0%80"])
@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "multipart/form-data", "x/y"]
)
def test_a_broken_form_breaks_nothing(lobby: Lobby, body: bytes, kind: str) -> None:
    house, code, _ = lobby
    for path in (f"/j/{code}", f"/j/{code}/claim"):
        answer = ask(house, path, "POST", body, {"Content-Type": kind})
        assert answer.status in (303, 400)
        assert "detail" not in answer.text


@pytest.mark.parametrize(
    ("headers", "status"),
    [({"Origin": EVIL}, 403), ({"Origin": "null"}, 403), ({"Host": "evil.example"}, 421)],
)
def test_a_foreign_page_cannot_join(lobby: Lobby, headers: dict[str, str], status: int) -> None:
    house, code, _ = lobby
    for path in (f"/j/{code}", f"/j/{code}/claim"):
        form = {"name": "Eve", "place": "1"}
        assert ask(house, path, "POST", form, headers).status == status
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    socket = "/_nicegui_ws/socket.io/?EIO=4&transport=websocket"
    assert ask(house, socket, headers={**upgrade, **key, **headers}).status == 403


def strange_messages(rng: Random) -> Iterator[object]:
    """Give what no hand of ours ever sends, without end."""
    moves = ("", "x" * 100_000, "build", "build nothing free", "sell nothing", "settle giza A")
    odd: tuple[object, ...] = (
        None,
        True,
        -1,
        0.5,
        10**30,
        "1",
        [],
        [[]],
        {},
        {"do": "move"},
        "\ud800",
        "build altar free",
    )
    while True:
        yield rng.choice(odd)
        yield {"do": rng.choice(("move", "withdraw", "x", None)), "number": rng.choice(odd)}
        yield {
            "do": "move",
            "move": rng.choice((*moves, *odd)),
            "number": rng.choice((*range(4), *odd)),
        }
        yield {"do": "withdraw", "number": rng.randrange(-2, 4), "seat": 1}


def hand_of(page: Page) -> list[str]:
    """Read the cards of a hand."""
    return page.locator(".h-hand-cards .h-card-name").all_inner_texts()


def test_strange_messages_from_a_phone_change_nothing(room: Room) -> None:
    host = room.host(3, "First edition", "Simple sides")
    ana = room.join("Ana", 0)
    host.get_by_role("button", name="Start: bots take 2 free seats").click()
    expect_hand(ana, 7)
    before, messages = hand_of(ana), strange_messages(Random(5))
    (hand,) = listeners(ana, "action")
    for _ in range(0, EVENTS, AT_ONCE):
        for _ in range(AT_ONCE):
            act(ana, hand, next(messages))
        go(ana, ana.url)
        expect_hand(ana, 7)
        (hand,) = listeners(ana, "action")
    assert hand_of(ana) == before
    choose(ana)
    expect_hand(ana, 6)


def test_an_answer_to_an_older_question_is_refused_with_a_word(room: Room) -> None:
    host = room.host(3, "First edition", "Simple sides")
    ana = room.join("Ana", 0)
    host.get_by_role("button", name="Start: bots take 2 free seats").click()
    expect_hand(ana, 7)
    choose(ana)
    expect_hand(ana, 6)
    (hand,) = listeners(ana, "action")
    act(ana, hand, {"do": "move", "move": "sell altar", "number": 0})
    expect(ana.get_by_text("The table has moved on meanwhile")).to_be_visible()
    send(ana, "event", {**hand, "args": ["not JSON"]})
    expect_hand(ana, 6)


def test_a_page_that_fails_says_so_and_no_more(tmp_path: Path) -> None:
    with Store(tmp_path / "heptapolis.db") as store:
        table = store.call(tables.create_table, game="first_edition", seats=3, language="en")
        setup = Setup(game="first_edition", seats=3, seed=1, options={})
        people = ["Ana", "Bruno", "Carla"]
        game = store.call(games.begin_game, table_id=table.id, setup=setup, names=people)
        store.call(games.finish_game, game_id=game.id, result={"odd": "secret"}, story=[])
    house = RunningHouse(tmp_path)
    house.start()
    answer = ask(house, "/results", headers={"Accept-Language": "it"})
    house.stop()
    assert answer.status == 500
    assert "Qualcosa è andato storto" in answer.text
    assert not re.search("ValidationError|Traceback|secret", answer.text)


def opening(data: Path) -> subprocess.CompletedProcess[str]:
    """Start the house where it cannot open."""
    words = [sys.executable, "-m", "ui", "--no-browser", "--host", LOCAL, "--data", str(data)]
    return subprocess.run(words, capture_output=True, text=True, timeout=30, check=False)


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    for data in (tmp_path / "file" / "below", Path("/proc/nothing")):
        ended = opening(data)
        assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (1, "", 1)
        assert "choose another folder with --data" in ended.stderr


def test_a_file_of_a_newer_version_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "heptapolis.db"
    with Store(file) as store:
        store.call(games.finished_games, limit=1)
    held = bytearray(file.read_bytes())
    held[60:64] = (99).to_bytes(4)
    file.write_bytes(held)
    ended = opening(tmp_path)
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (1, "", 1)
    assert "a newer Heptapolis: please update this one" in ended.stderr
    assert file.read_bytes() == held
