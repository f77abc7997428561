"""Several devices with one key: the newest that a person opened has the hand, and keeps it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.prepared import PreparedRoom
from tests.browser.room import agree, choose, expect_hand, go, live
from tests.browser.wire import ask

ELSEWHERE = "open on another device"
PEOPLE = ("Ana",)


@pytest.fixture
def room(begun_room: PreparedRoom) -> PreparedRoom:
    """A room where a game has just begun."""
    return begun_room


def alone(room: PreparedRoom) -> Page:
    """Give Ana's phone with her hand."""
    ana = room.phone(0)
    expect_hand(ana, 7)
    return ana


def moved_to_a_tablet(room: PreparedRoom) -> tuple[Page, Page]:
    """Start a game and open Ana's hand on a tablet; give her phone and the tablet."""
    ana = alone(room)
    tablet = room.screen()
    go(tablet, ana.url)
    expect_hand(tablet, 7)
    expect(ana.get_by_text(ELSEWHERE)).to_be_visible()
    return ana, tablet


def test_fetching_the_address_takes_no_hand_and_shows_none(room: PreparedRoom) -> None:
    ana = alone(room)
    cards = ana.locator(".h-hand-cards .h-card-name").all_inner_texts()
    preview = ask(room.house, ana.url.removeprefix(room.house.address))
    assert preview.status == 200
    assert not any(card in preview.text for card in cards)
    choose(ana)
    expect_hand(ana, 6)
    expect(ana.get_by_text(ELSEWHERE)).to_have_count(0)


def test_an_older_device_that_reloads_does_not_take_the_hand_back(room: PreparedRoom) -> None:
    ana, tablet = moved_to_a_tablet(room)
    for _ in range(2):
        ana.reload()
        live(ana)
        expect(ana.get_by_text(ELSEWHERE)).to_be_visible()
    choose(tablet)
    expect_hand(tablet, 6)
    ana.get_by_role("button", name="Show it here").click()
    expect_hand(ana, 6)


def test_an_older_device_that_wakes_does_not_take_the_hand_back(room: PreparedRoom) -> None:
    ana, tablet = moved_to_a_tablet(room)
    ana.evaluate("window.socket.disconnect()")
    ana.evaluate("new Promise((done) => { socket.once('connect', done); socket.connect(); })")
    choose(tablet)
    expect_hand(tablet, 6)
    expect(ana.get_by_text(ELSEWHERE)).to_be_visible()


def test_the_device_that_has_the_hand_keeps_it_when_it_reloads(room: PreparedRoom) -> None:
    ana, tablet = moved_to_a_tablet(room)
    tablet.reload()
    live(tablet)
    expect_hand(tablet, 7)
    expect(ana.get_by_text(ELSEWHERE)).to_be_visible()


def test_a_tab_that_gets_another_name_at_a_reload_is_still_known(room: PreparedRoom) -> None:
    ana, tablet = moved_to_a_tablet(room)
    # As on phones that do not tell a page that it is left.
    ana.evaluate("window.onbeforeunload = null")
    ana.reload()
    live(ana)
    expect(ana.get_by_text(ELSEWHERE)).to_be_visible()
    expect_hand(tablet, 7)


def test_the_hosts_menu_stays_as_it_is_while_people_choose(room: PreparedRoom) -> None:
    host, ana = room.menu(), alone(room)
    seat = host.locator(".h-seat", has_text="Ana")
    seat.evaluate("(drawn) => { drawn.isTheSame = true; }")
    for cards in (6, 5):
        choose(ana)
        expect_hand(ana, cards)
    host.get_by_role("button", name="End the table").click()
    host.get_by_role("button", name="Cancel").click()
    assert seat.evaluate("(drawn) => drawn.isTheSame === true")
    seat.get_by_role("button", name="Let a bot play").click()
    agree(host, "Let a bot play")
    expect(seat.get_by_role("button", name="Give the seat back")).to_be_visible()
