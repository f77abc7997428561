"""Real screens: Chromium pages that note when they show something."""

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from ui.bench.servers import CannotMeasure

PHONE = (390, 844)
TV = (1920, 1080)
_WATCH = Path(__file__).with_name("watch.js")
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
"""The first draws the same pages as the others, without the windows round them: twice as fast."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Expected(TypedDict):
    """What a screen must show besides other words: something, and nothing that holds a text."""

    needs: str
    without: str
    text: str


@contextmanager
def chromium() -> Iterator[Browser]:
    """Open the machine's own browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=_executable(playwright), args=ARGUMENTS
        )
        yield browser
        browser.close()


def _executable(playwright: Playwright) -> str:
    own = playwright.chromium.executable_path
    found = next(filter(None, map(shutil.which, NAMES)), own if Path(own).exists() else None)
    if found is None:
        raise CannotMeasure(
            "no Chromium on this computer: install chromium or google-chrome, "
            "or run `playwright install chromium`"
        )
    return found


def context(browser: Browser, size: tuple[int, int]) -> BrowserContext:
    """Open a device with nothing in it; it does not animate, as one machine draws them all."""
    width, height = size
    opened = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    opened.add_init_script(path=_WATCH)
    return opened


@contextmanager
def screens(browser: Browser, sizes: Sequence[tuple[int, int]]) -> Iterator[list[Page]]:
    """Open a device for each size."""
    contexts = [context(browser, size) for size in sizes]
    yield [opened.new_page() for opened in contexts]
    for opened in contexts:
        opened.close()


def go(page: Page, address: str) -> None:
    """Open an address and wait until the page lives."""
    page.goto(address)
    page.wait_for_function("window.did_handshake")


def expect(page: Page, expected: Expected) -> None:
    """Tell a screen what to look out for."""
    page.evaluate("expected => watch.expect(expected)", expected)


def milliseconds(tapped: Page, watching: Sequence[Page]) -> float:
    """Give the time from the tap until the last of the screens showed what was expected."""
    seen = max(float(page.evaluate("watch.seen")) for page in watching)
    return seen - float(tapped.evaluate("watch.tapped"))
