"""Names of every kind: each is refused with a word, or shown as plain text and nothing else."""

import os
import unicodedata
from collections.abc import Iterator, Sequence
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from storage import tables
from storage.db import Store
from tests.browser.house import RunningHouse
from tests.browser.nasty import nasty_names
from tests.browser.room import TV, Room, expect_hand, go
from tests.browser.wire import ask, sit

SEATS = 7
TABLES_SHOWN = 30 if os.environ.get("HEPTAPOLIS_LONG") else 3
REFUSALS = ("name_empty", "name_too_long", "name_not_allowed")
JOINED = {"👩\u200d👩\u200d👧\u200d👦", "🏳️\u200d🌈"}
RUNS_OVER = "document.documentElement.scrollWidth > window.innerWidth"


class Guests:
    """A house full of tables, and whoever was let in."""

    def __init__(self, data: Path) -> None:
        with Store(data / "heptapolis.db") as store:
            plan = {"game": "first_edition", "seats": SEATS, "language": "en"}
            options = {"boards": "first_side"}
            codes = [
                store.call(tables.create_table, **plan, options=options).code  # type: ignore[arg-type]
                for _ in range(40)
            ]
        self.house = RunningHouse(data)
        self.house.start()
        self.refused: dict[str, str] = {}
        self.seated: dict[str, list[str]] = {code: [] for code in codes}
        self.keys: dict[str, str] = {}
        free = iter([(code, place) for code in codes for place in range(SEATS)])
        code, place = next(free)
        for name in nasty_names():
            answer = sit(self.house, code, place, name)
            if answer.location.startswith("/p/"):
                self.seated[code].append(name)
                self.keys[code] = answer.location
                code, place = next(free)
            else:
                self.refused[name] = answer.location


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guests]:
    """Let everybody knock at the door."""
    opened = Guests(tmp_path_factory.mktemp("guests"))
    yield opened
    assert opened.house.stop().strip() == ""


@pytest.fixture
def guest_room(browser: Browser, guests: Guests) -> Iterator[Room]:
    """A room in that house, where nothing may go wrong on any screen."""
    opened = Room(browser, guests.house)
    yield opened
    opened.close()
    assert opened.troubles == []


def test_hundreds_come_and_each_gets_an_answer(guests: Guests) -> None:
    come = len(set(nasty_names()))
    let_in = sum(map(len, guests.seated.values()))
    assert come >= 200
    assert let_in >= 70
    assert len(guests.refused) >= 100


def test_who_is_refused_is_told_why(guests: Guests) -> None:
    for name, location in guests.refused.items():
        code = location.split("error=")[1].split("&")[0]
        assert code in REFUSALS, name[:40]
    words = {ask(guests.house, location).text for location in list(guests.refused.values())[:3]}
    assert all('role":"alert' in unescape(text) for text in words)


def test_nothing_unseen_gets_in_but_what_joins_pictures_into_one(guests: Guests) -> None:
    let_in = {name for names in guests.seated.values() for name in names}
    assert let_in >= JOINED
    for name in let_in - JOINED:
        kinds = {unicodedata.category(sign) for sign in name.strip()}
        assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}, ascii(name)


def show(page: Page, address: str, names: Sequence[str]) -> None:
    """Expect a page to show the names as they are, run nothing, and keep its width."""
    page.add_init_script("window.alert = () => { window.bad = 1; }")
    go(page, address)
    expect(page.locator(".h-seat").nth(SEATS - 1)).to_be_visible()
    told = " ".join(page.locator(".h-ring").inner_text().split())
    for name in names:
        shown = unicodedata.normalize("NFC", " ".join(name.split()))
        assert shown in told
    assert page.evaluate("window.bad") is None
    assert not page.evaluate(RUNS_OVER), address


def test_every_screen_of_a_lobby_shows_names_as_plain_text(
    guests: Guests, guest_room: Room
) -> None:
    full = [code for code, names in guests.seated.items() if len(names) == SEATS]
    phone, tv, house = guest_room.screen(), guest_room.screen(TV), guests.house
    go(phone, house.host_link)
    for code in full[:: max(1, len(full) // TABLES_SHOWN)]:
        names = guests.seated[code]
        for page, path in ((tv, "/tv/"), (phone, "/table/")):
            show(page, f"{house.address}{path}{code}", names)
        show(phone, f"{house.address}{guests.keys[code]}", names)


def test_the_form_gives_a_refused_name_back_as_text(guests: Guests, guest_room: Room) -> None:
    page = guest_room.screen()
    code = next(code for code, names in guests.seated.items() if len(names) < SEATS)
    name = "\"'><img src=x onerror=window.bad=1>"
    page.goto(f"{guests.house.address}{sit(guests.house, code, SEATS - 1, name).location}")
    expect(page.locator("input[name=name]")).to_have_value(name)
    expect(page.locator(".h-error")).to_be_visible()
    assert page.evaluate("window.bad") is None
    assert not page.evaluate(RUNS_OVER)


def test_a_game_among_them_keeps_its_width(guests: Guests, guest_room: Room) -> None:
    house, (code, names) = guests.house, next(iter(guests.seated.items()))
    host, phone, tv = (guest_room.screen() for _ in range(3))
    go(phone, house.address + guests.keys[code])
    go(host, house.host_link)
    go(host, f"{house.address}/table/{code}")
    host.get_by_role("button", name="Start the game").click()
    expect_hand(phone, 7)
    tv.set_viewport_size({"width": TV[0], "height": TV[1]})
    go(tv, f"{house.address}/tv/{code}")
    for page in (host, phone, tv):
        assert not page.evaluate(RUNS_OVER), page.url
        assert page.evaluate("window.bad") is None
    assert names[-2] in tv.inner_text("body")
    assert names[0] in phone.locator(".h-strip").inner_text()
