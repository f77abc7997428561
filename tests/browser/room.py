"""A room full of people: screens that are watched for errors, and hands that tap."""

import re
from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    TimeoutError,
    expect,
)

from tests.browser.house import RunningHouse

PHONE = (390, 844)
TV = (1920, 1080)
GO_ON = re.compile("^(Go on|Continuar|Continua)$")


class Room:
    """Everybody's browser at one house."""

    def __init__(self, browser: Browser, house: RunningHouse) -> None:
        self.browser = browser
        self.house = house
        self.troubles: list[str] = []
        self.contexts: list[BrowserContext] = []
        self.code = ""

    def screen(self, size: tuple[int, int] = PHONE, locale: str = "en-GB") -> Page:
        """Open a browser of its own, with nothing in it."""
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce"
        )
        self.contexts.append(context)
        page = context.new_page()
        self.watch(page)
        return page

    def watch(self, page: Page) -> None:
        """Write down everything that goes wrong on a page."""
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status} {response.url}")

    def close(self) -> None:
        """Let everybody go home."""
        for context in self.contexts:
            context.close()

    def host(self, seats: int, *chips: str) -> Page:
        """Be the host and open a table."""
        page = self.screen()
        page.context.request.get(self.house.host_link)
        go(page, f"{self.house.address}/new")
        for words in (*chips, str(seats)):
            chip = page.get_by_role("button", name=words, exact=True)
            chip.click()
            expect(chip).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/table/*")
        live(page)
        self.code = page.url.rsplit("/", 1)[1]
        return page

    def join(self, name: str, place: int, locale: str = "en-GB") -> Page:
        """Join the table as a person with a phone, whose form is sent without being drawn."""
        page = self.screen(locale=locale)
        form: dict[str, str | float | bool] = {"name": name, "place": place}
        sent = page.context.request.post(
            f"{self.house.address}/j/{self.code}", form=form, max_redirects=0
        )
        go(page, self.house.address + sent.headers["location"])
        return page

    def scan(self, name: str, place: int) -> Page:
        """Join as a person does who scans the code on the TV."""
        page = self.screen()
        go(page, f"{self.house.address}/j/{self.code}")
        page.locator("input[name=name]").fill(name)
        page.locator(f"input[name=place][value='{place}']").check()
        page.locator("button[type=submit]").click()
        page.wait_for_url("**/p/*")
        live(page)
        return page

    def tv(self) -> Page:
        """Switch the TV on."""
        page = self.screen(TV)
        go(page, f"{self.house.address}/tv/{self.code}")
        return page


def go(page: Page, address: str) -> None:
    """Open an address and wait until the page lives."""
    page.goto(address)
    live(page)


def live(page: Page) -> None:
    """Wait until a page is connected."""
    page.wait_for_function("window.did_handshake")


def choose(page: Page) -> None:
    """Take the first card that can be had, or else sell the first."""
    cards = page.locator(".h-hand-cards .h-card")
    possible = page.locator(".h-hand-cards .h-card:not([data-badge=no])")
    expect(cards.first).to_be_visible()
    expect(page.locator(".h-card--pending")).to_have_count(0)
    (possible if possible.count() else cards).first.click()
    confirm(page)


def confirm(page: Page) -> None:
    """Confirm the action that is preselected, or else sell: a stage could ask something more."""
    sheet = page.locator(".h-sheet")
    if not sheet.locator("input[name=action]:checked").count():
        sheet.locator("input[name=action]:enabled").last.check()
    sheet.locator("button[type=submit]").click()
    expect(sheet).to_have_count(0)


def expect_hand(page: Page, cards: int) -> None:
    """Expect a hand of so many cards to choose from, once the conflict has been read."""
    expect(page.locator(".h-hand-cards .h-card")).to_have_count(cards)
    expect(page.locator(".h-chosen")).to_have_count(0)
    if re.match(r"II+ · 1/", page.locator(".h-strip").inner_text()):
        read_conflict(page)


def read_conflict(page: Page) -> None:
    """Close the outcome of an age, if it has not been closed before."""
    outcome = page.get_by_role("button", name=GO_ON)
    with suppress(TimeoutError):
        outcome.click(timeout=1500)
    expect(outcome).to_have_count(0)


def agree(host: Page, label: str) -> None:
    """Say yes to what the host is asked."""
    host.locator(".h-dialog").get_by_role("button", name=label).click()
    expect(host.locator(".h-dialog")).to_have_count(0)


def show_now(page: Page) -> None:
    """Have on a phone at once what the TV is still showing."""
    page.get_by_role("button", name="Show me now").click()


def play_turn(phones: Sequence[Page], cards: int) -> None:
    """Let every phone choose in a turn."""
    for phone in phones:
        expect_hand(phone, cards)
    for phone in phones:
        choose(phone)
