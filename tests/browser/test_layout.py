"""Everything can be read, tapped and told by a screen reader: on every screen, at every size."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import serious_faults
from tests.browser.room import TV, Room, go
from tests.browser.tour import Stop, Tour, arrive, gallery, touring

RULES = Path(__file__).with_name("layout.js").read_text("utf-8")
SMALL = (360, 560)
PHONES = (SMALL, (390, 844), (844, 390), (768, 1024))
TVS = (TV, (3840, 2160), (1280, 720))
LOCALES = {"en": "en-GB", "pt": "pt-BR", "it": "it-IT"}
# The states of the gallery come in every language; whole phones do so in the long run.
LANGUAGES = [*LOCALES] if os.environ.get("HEPTAPOLIS_LONG") else ["en"]
OVERFLOW = """selector => {
  const box = document.querySelector(selector);
  return box.scrollHeight - box.clientHeight;
}"""
HIDDEN_SEATS = """() => {
  const button = document.querySelector('.h-foot > .h-button').getBoundingClientRect();
  const seats = [...document.querySelectorAll('.h-seat')];
  return seats.filter((seat) => seat.getBoundingClientRect().bottom > button.top).length;
}"""
ONE_MORE = """() => {
  const hand = document.querySelector('.h-hand-cards');
  hand.append(hand.lastElementChild.cloneNode(true));
  hand.style.setProperty('--cards', hand.children.length);
}"""


@pytest.fixture(scope="module")
def tour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tour]:
    """A house full of tables."""
    with touring(tmp_path_factory.mktemp("layout"), "pt") as opened:
        yield opened


@pytest.fixture
def room(browser: Browser, tour: Tour) -> Iterator[Room]:
    """A room in that house."""
    opened = Room(browser, tour.house)
    yield opened
    opened.close()


def examine(
    page: Page, tour: Tour, stops: Sequence[Stop], sizes: Sequence[tuple[int, int]]
) -> None:
    """Visit screens, and expect nothing to be wrong with them at any size."""
    kind = "tv" if sizes[0] == TV else "phone"
    width, height = sizes[0]
    wrong: list[str] = []
    for stop in stops:
        page.set_viewport_size({"width": width, "height": height})
        arrive(page, tour.house, stop)
        wrong += [f"{stop.name} axe: {one}" for one in serious_faults(page)]
        page.evaluate(RULES)
        for wide, high in sizes:
            page.set_viewport_size({"width": wide, "height": high})
            found = page.evaluate(f"layout.{kind}()")
            wrong += [f"{stop.name} {wide}x{high}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


def test_pages_of_guests(room: Room, tour: Tour) -> None:
    pages = tour.guest_pages()
    page, drawings = room.screen(), [stop for stop in pages if stop.name == "gallery"]
    examine(page, tour, [stop for stop in pages if stop not in drawings], PHONES)
    # Hundreds of drawings that stand in rows: one size tells.
    examine(page, tour, drawings, PHONES[:1])


def test_pages_of_the_host(room: Room, tour: Tour) -> None:
    page = room.screen()
    go(page, tour.house.host_link)
    examine(page, tour, tour.host_pages(), PHONES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phones(room: Room, tour: Tour, language: str) -> None:
    page = room.screen(locale=LOCALES[language])
    examine(page, tour, tour.phone_pages(), PHONES if language == "en" else PHONES[:1])


@pytest.mark.parametrize(("cities", "language"), [(7, "en"), (3, "it")])
def test_states_of_phones(room: Room, tour: Tour, cities: int, language: str) -> None:
    sizes = PHONES if cities == 7 else PHONES[:1]
    examine(room.screen(), tour, gallery("phone", cities, language), sizes)


def test_tvs(room: Room, tour: Tour) -> None:
    examine(room.screen(TV), tour, tour.tv_pages(), TVS)


@pytest.mark.parametrize(("cities", "language"), [(7, "pt"), (5, "it"), (3, "en")])
def test_states_of_tvs(room: Room, tour: Tour, cities: int, language: str) -> None:
    examine(room.screen(TV), tour, gallery("tv", cities, language), TVS)


def test_a_whole_hand_is_seen_at_once_on_a_small_phone(room: Room, tour: Tour) -> None:
    """Seven cards, and the eighth that a larger game deals, under a strip with long names."""
    page = room.screen(SMALL)
    (stop,) = [stop for stop in tour.phone_pages() if stop.name == "phone-first"]
    arrive(page, tour.house, stop)
    cards = page.locator(".h-hand-cards .h-card")
    expect(cards).to_have_count(7)
    expect(page.locator(".h-strip")).to_be_visible()
    expect(page.locator(".h-tab")).to_have_count(7)
    assert page.evaluate(OVERFLOW, ".h-hand-cards") <= 0
    page.evaluate(ONE_MORE)
    expect(cards).to_have_count(8)
    assert page.evaluate(OVERFLOW, ".h-hand-cards") <= 0
    assert page.evaluate(OVERFLOW, ".h-body") <= 0


@pytest.mark.parametrize("locale", LOCALES.values())
def test_the_hand_for_the_free_city_is_seen_at_once_too(
    room: Room, tour: Tour, locale: str
) -> None:
    """With what was chosen for the own city still above it."""
    page = room.screen(SMALL, locale)
    (stop,) = [stop for stop in tour.phone_pages() if stop.name == "phone-free-city"]
    arrive(page, tour.house, stop)
    expect(page.locator(".h-hand-cards .h-card")).to_have_count(7)
    expect(page.locator(".h-chosen--brief button")).to_be_visible()
    assert page.evaluate(OVERFLOW, ".h-hand-cards") <= 0
    assert page.evaluate(OVERFLOW, ".h-chosen--brief") <= 0
    assert page.evaluate(OVERFLOW, ".h-body") <= 0


@pytest.mark.parametrize("size", [(1280, 720), (1366, 650), (390, 844)])
def test_every_seat_is_seen_above_the_button(room: Room, tour: Tour, size: tuple[int, int]) -> None:
    """One of them is chosen beforehand: nobody may sit down on a seat that was never in sight."""
    page = room.screen(size)
    (stop,) = [stop for stop in tour.guest_pages() if stop.name == "join"]
    arrive(page, tour.house, stop)
    expect(page.locator(".h-seat")).to_have_count(7)
    assert page.evaluate(HIDDEN_SEATS) == 0
