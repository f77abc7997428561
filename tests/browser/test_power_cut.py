"""The power goes in the middle of a round at the largest table; everybody is back in seconds."""

import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.prepared import PreparedRoom, at, begun, laid
from tests.browser.room import choose, expect_hand
from ui.bench.evening import PEOPLE

SOON = 10.0
"""Seconds: people have five on devices of their own; here one machine draws all eight screens."""
CHOSEN = 3
BACK = "!window.beforeTheCut && window.did_handshake && document.querySelector('.h-hand, .h-tile')"


def shown(phone: Page) -> list[str]:
    """Read a hand, or what was chosen."""
    return phone.locator(".h-hand-cards .h-card-name, .h-chosen h3, .h-chosen p").all_inner_texts()


def cut_the_power(room: PreparedRoom, screens: list[Page]) -> float:
    """Kill the house and start it again; give the seconds until every screen is drawn anew."""
    for screen in screens:
        screen.evaluate("window.beforeTheCut = true")
    room.house.kill()
    room.house.start()
    begun = time.monotonic()
    for screen in screens:
        screen.wait_for_function(BACK)
    return time.monotonic() - begun


def test_seven_phones_and_a_tv_come_back_with_the_secret_choices_kept(
    browser: Browser, tmp_path: Path
) -> None:
    """Three have chosen, four have not: each sees again what was there, and the round goes on."""
    seats = len(PEOPLE)
    with (
        laid(tmp_path, begun(seats, "first_side")) as (house, (table,)),
        at(browser, house, table) as room,
    ):
        tv, phones = room.tv(), [room.phone(place) for place in range(seats)]
        for phone in phones[:CHOSEN]:
            choose(phone)
        waiting = "Dario, Elena, Fabio and Giulia are thinking"
        expect(tv.locator(".h-middle-thinking")).to_have_text(waiting)
        before = [shown(phone) for phone in phones]
        assert cut_the_power(room, [*phones, tv]) < SOON
        expect(tv.locator(".h-middle-thinking")).to_have_text(waiting)
        assert [shown(phone) for phone in phones] == before
        for phone in phones[CHOSEN:]:
            choose(phone)
        for phone in phones:
            expect_hand(phone, 6)
        room.troubles = [trouble for trouble in room.troubles if "ERR_CONNECTION" not in trouble]
