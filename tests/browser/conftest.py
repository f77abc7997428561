"""Browsers and houses for the tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.house import RunningHouse
from tests.browser.prepared import PreparedRoom, at, begun, laid
from tests.browser.room import Room
from ui.bench.evening import Prepared

MOST = 16
"""Tables that are laid for a file: one for each test."""
Tables = tuple[RunningHouse, Iterator[Prepared]]

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


@contextmanager
def running_house(data: Path) -> Iterator[RunningHouse]:
    """Run the app in a process of its own; it must end without a word of complaint."""
    running = RunningHouse(data)
    running.start()
    yield running
    assert running.stop().strip() == ""


@contextmanager
def quiet_room(browser: Browser, house: RunningHouse) -> Iterator[Room]:
    """Open a room where nothing may go wrong on any screen."""
    opened = Room(browser, house)
    yield opened
    opened.close()
    assert opened.troubles == []


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house for all the tables of a file."""
    with running_house(tmp_path_factory.mktemp("house") / "data") as running:
        yield running


@pytest.fixture
def room(browser: Browser, house: RunningHouse) -> Iterator[Room]:
    """A room with a host in that house."""
    with quiet_room(browser, house) as opened:
        yield opened


@pytest.fixture
def own_room(browser: Browser, tmp_path: Path) -> Iterator[Room]:
    """A room in a house that nobody has been to."""
    with running_house(tmp_path / "data") as running, quiet_room(browser, running) as opened:
        yield opened


@pytest.fixture(scope="module")
def tables(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Tables]:
    """A house where the people whom a file names have just begun games of three, with bots."""
    people, games = request.module.PEOPLE, [begun(3, "first_side")] * MOST
    with laid(tmp_path_factory.mktemp("begun") / "data", *games, people=people) as (house, found):
        yield house, iter(found)


@pytest.fixture
def begun_room(browser: Browser, tables: Tables) -> Iterator[PreparedRoom]:
    """A room round one of those tables."""
    house, found = tables
    with at(browser, house, next(found)) as opened:
        yield opened
