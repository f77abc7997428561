"""Taps, and the milliseconds until every screen shows them."""

from collections.abc import Iterator, Sequence

from playwright.sync_api import Browser, Page

from engine.cli.screen import progress
from ui.bench.evening import DEALS, PEOPLE, Prepared
from ui.bench.screens import PHONE, TV, Expected, expect, go, milliseconds, screens

PHONES = len(PEOPLE) + 1
"""One more than play: the host's menu is open beside them, and nothing in it changes."""
BARE_PAGES = PHONES + 1
TURNS = 6
"""In an age of the game that is played."""
TAPS = len(PEOPLE) - 1
"""Status changes in a turn: all but the last who chooses."""

_CARD = ".h-hand-cards .h-card"
_LINES = "[role=status], .h-hand-wait, .h-middle-thinking"
_CHOSEN = ".h-chosen, .h-card[aria-disabled=true]"
_NEW_HAND = Expected(needs=_CARD, without=_CHOSEN, text="")
_NEW_TURN = Expected(needs=".h-middle, .h-conflict", without=":not(*)", text="")
_OTHER_WORDS = Expected(needs="*", without=":not(*)", text="")


def game_taps(
    browser: Browser, address: str, tables: Sequence[Prepared], rounds: int
) -> tuple[list[float], list[float]]:
    """Play so many turns; give the times of status changes and of new hands."""
    status: list[float] = []
    hands: list[float] = []
    with screens(browser, [*[PHONE] * PHONES, TV]) as (host, *phones, tv):
        for number in progress(rounds):
            table, turn = divmod(number, DEALS)
            if turn == 0:
                _open_menu(host, address, tables[table])
                _sit_down(phones, tv, address, tables[table])
            # At the beginning of a later age the TV is still showing what led there.
            tells = turn % TURNS > 0 or turn == 0
            status += _choices(phones, [tv] if tells else [])
            hands.append(_deal(phones, tv))
            if turn % TURNS == TURNS - 1:
                _put_outcomes_away(phones)
    return status, hands


def _put_outcomes_away(phones: Sequence[Page]) -> None:
    """Tap away the outcome of an age, which covers the new hand, before anybody chooses."""
    for phone in phones:
        phone.locator(".h-dialog > .h-button--primary").click()
    for phone in phones:
        phone.locator(".h-dialog").wait_for(state="hidden")


def _open_menu(host: Page, address: str, table: Prepared) -> None:
    for path in table.host:
        go(host, address + path)


def _sit_down(phones: Sequence[Page], tv: Page, address: str, table: Prepared) -> None:
    go(tv, address + table.tv)
    for phone, path in zip(phones, table.phones, strict=True):
        go(phone, address + path)
    tv.locator(".h-middle").wait_for()
    for phone in phones:
        phone.locator(_CARD).first.wait_for()


def _choices(phones: Sequence[Page], tvs: Sequence[Page]) -> Iterator[float]:
    """Let all but one choose, one after the other."""
    for phone, name in zip(phones[:TAPS], PEOPLE, strict=False):
        others = [*(other for other in phones if other is not phone), *tvs]
        _open_sheet(phone)
        for screen in others:
            expect(screen, Expected(needs="#app", without=_LINES, text=name))
        _confirm(phone)
        yield milliseconds(phone, others)


def _deal(phones: Sequence[Page], tv: Page) -> float:
    """Let the last one choose, and everybody gets a new hand."""
    _open_sheet(phones[-1])
    for phone in phones:
        expect(phone, _NEW_HAND)
    expect(tv, _NEW_TURN)
    _confirm(phones[-1])
    return milliseconds(phones[-1], [*phones, tv])


def _open_sheet(phone: Page) -> None:
    """Build a card that can be built, or else sell one; stages would ask further questions."""
    possible = phone.locator(f"{_CARD}:not([data-badge=no])")
    if possible.count():
        possible.first.click()
    else:
        phone.locator(_CARD).first.click()
        phone.locator(".h-sheet input[name=action]").last.check()


def _confirm(phone: Page) -> None:
    phone.locator(".h-sheet button[type=submit]").click()


def bare_taps(browser: Browser, address: str, taps: int) -> list[float]:
    """Tap on the bare page; give the times until all of its pages show it."""
    with screens(browser, [PHONE] * BARE_PAGES) as pages:
        for page in pages:
            go(page, address)
        return [_bare_tap(pages, pages[tap % BARE_PAGES]) for tap in progress(taps)]


def _bare_tap(pages: Sequence[Page], tapped: Page) -> float:
    for page in pages:
        expect(page, _OTHER_WORDS)
    tapped.get_by_role("button").click()
    return milliseconds(tapped, pages)
