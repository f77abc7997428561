"""Browsers and houses for the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.house import RunningHouse
from tests.browser.room import Room

# The machine may be busy with other tests; nothing waits this long when all is well.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=chromium.find(), args=chromium.ARGUMENTS
        )
        yield opened
        opened.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    """The app in a process of its own; it must end without a word of complaint."""
    running = RunningHouse(tmp_path / "data")
    running.start()
    yield running
    assert running.stop().strip() == ""


@pytest.fixture
def room(browser: Browser, house: RunningHouse) -> Iterator[Room]:
    """A room with a host, where nothing may go wrong on any screen."""
    opened = Room(browser, house)
    yield opened
    opened.close()
    assert opened.troubles == []
