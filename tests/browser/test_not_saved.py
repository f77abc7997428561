"""A disk that takes nothing: every screen says so in its language, and nothing has changed."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import RunningHouse
from tests.browser.room import Room, choose, expect_hand, go

ONLY_LINUX = "only Linux lets one process limit another"
resource = pytest.importorskip("resource", reason=ONLY_LINUX)
pytestmark = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason=ONLY_LINUX)
SOON = 3000
"""Milliseconds; a hand that is told nothing frees itself after eight seconds."""
NOT_SAVED = {
    "en-GB": "This could not be saved",
    "pt-BR": "Não foi possível salvar",
    "it-IT": "Non è stato possibile salvare",
}


@contextmanager
def no_room(house: RunningHouse) -> Iterator[None]:
    """Let every write of the house fail, as a disk would; the house knows nothing of it."""
    assert house.process is not None
    pid = house.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


def expect_told(page: Page, locale: str) -> None:
    """Expect a page to say that it was not saved."""
    expect(page.get_by_text(NOT_SAVED[locale])).to_be_visible()


def fill_in(room: Room, locale: str) -> Page:
    """Fill in the form of the join page, in a language."""
    phone = room.screen(locale=locale)
    go(phone, f"{room.house.address}/j/{room.code}")
    phone.locator("input[name=name]").fill(f"Zoe {locale[:2]}")
    phone.locator(f"input[name=place][value='{[*NOT_SAVED].index(locale)}']").check()
    return phone


def test_who_cannot_be_seated_is_told_and_sits_down_when_there_is_room(room: Room) -> None:
    """The form comes back with the name in it; the TV shows a free seat until it is saved."""
    room.host(3, "First edition", "Simple sides")
    tv, phones = room.tv(), {locale: fill_in(room, locale) for locale in NOT_SAVED}
    ring = tv.locator(".h-ring").inner_text()
    with no_room(room.house):
        for locale, phone in phones.items():
            phone.locator("button[type=submit]").click()
            expect_told(phone, locale)
            assert not [one for one in phone.context.cookies() if room.code in str(one)]
        tv.reload()
        expect(tv.locator(".h-ring")).to_have_text(ring, use_inner_text=True)
    for place, (locale, phone) in enumerate(phones.items()):
        expect(phone.locator("input[name=name]")).to_have_value(f"Zoe {locale[:2]}")
        phone.locator(f"input[name=place][value='{place}']").check()
        phone.locator("button[type=submit]").click()
        phone.wait_for_url("**/p/*")
        expect(tv.get_by_text(f"Zoe {locale[:2]}")).to_be_visible()


def test_a_table_that_cannot_be_opened_is_not_there_and_opens_when_there_is_room(
    own_room: Room,
) -> None:
    """The host is told and keeps the choices; the same button opens the table a little later."""
    hosts = {locale: own_room.screen(locale=locale) for locale in NOT_SAVED}
    for host in hosts.values():
        go(host, own_room.house.host_link)
        go(host, f"{own_room.house.address}/new")
        host.get_by_role("button", name="6", exact=True).click()
        expect(pressed(host, "6")).to_be_visible()
    with no_room(own_room.house):
        for locale, host in hosts.items():
            host.locator(".h-button--primary").click()
            expect_told(host, locale)
        start = own_room.screen()
        go(start, own_room.house.host_link)
        expect(start.locator("a[href='/new']")).to_be_visible()
        expect(start.locator("a[href^='/table/']")).to_have_count(0)
    for host in hosts.values():
        expect(pressed(host, "6")).to_be_visible()
        host.locator(".h-button--primary").click()
        host.wait_for_url("**/table/*")
        expect(host.locator(".h-seat")).to_have_count(6)


def pressed(page: Page, name: str) -> Locator:
    """Find a choice that has been made."""
    return page.get_by_role("button", name=name, exact=True, pressed=True)


def test_a_game_and_a_choice_that_cannot_be_saved_change_nothing(room: Room) -> None:
    """Neither starts the game nor is the card chosen, until the same taps are saved."""
    host, ana = room.host(3, "First edition", "Simple sides"), room.join("Ana", 0, "it-IT")
    start = host.get_by_role("button", name="Start: bots take 2 free seats")
    with no_room(room.house):
        start.click()
        expect_told(host, "en-GB")
        go(ana, ana.url)
        expect(ana.get_by_text("La partita inizia")).to_be_visible()
    start.click()
    expect_hand(ana, 7)
    with no_room(room.house):
        choose(ana)
        expect_told(ana, "it-IT")
        # The hand is free again at once, and what was refused is not tried behind one's back.
        expect(ana.locator(".h-card[aria-disabled=true]")).to_have_count(0, timeout=SOON)
        assert ana.evaluate("sessionStorage.getItem('heptapolis-underway')") is None
        go(ana, ana.url)
        expect_hand(ana, 7)
    choose(ana)
    expect_hand(ana, 6)
