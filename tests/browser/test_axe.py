"""Every screen can be used by those who cannot see it, or not well: axe finds nothing serious."""

from collections.abc import Iterator
from importlib.resources import files

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.room import TV, Room, go
from tests.browser.tour import Stop, Tour, arrive, gallery, touring

AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
SMALL = (360, 560)
SERIOUS = """async () => {
  // It takes the ground behind what sticks to an edge for that of the page.
  document.querySelectorAll('.h-foot').forEach((foot) => { foot.style.position = 'static'; });
  // What lies behind a dialog cannot be reached, and is not examined.
  const within = document.querySelector('[aria-modal=true]') ?? document;
  const found = await axe.run(within, { resultTypes: ['violations'] });
  return found.violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .flatMap(({ id, nodes }) => nodes.map((at) => `${id}: ${at.target} ${at.failureSummary}`));
}"""


@pytest.fixture(scope="module")
def tour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tour]:
    """A house full of tables."""
    with touring(tmp_path_factory.mktemp("axe")) as opened:
        yield opened


@pytest.fixture
def room(browser: Browser, tour: Tour) -> Iterator[Room]:
    """A room in that house."""
    opened = Room(browser, tour.house)
    yield opened
    opened.close()


def examine(page: Page, tour: Tour, stops: list[Stop]) -> None:
    """Visit screens, and expect axe to say nothing against any of them."""
    said: list[str] = []
    for stop in stops:
        arrive(page, tour.house, stop)
        # Run from outside, so that the page's own policy against scripts stays as it is.
        page.evaluate(AXE)
        said += [f"{stop.name} {found}" for found in page.evaluate(SERIOUS)]
    assert not said, "\n".join(said)


def test_pages_of_guests(room: Room, tour: Tour) -> None:
    examine(room.screen(SMALL), tour, tour.guest_pages())


def test_pages_of_the_host(room: Room, tour: Tour) -> None:
    page = room.screen(SMALL)
    go(page, tour.house.host_link)
    examine(page, tour, tour.host_pages())


def test_phones(room: Room, tour: Tour) -> None:
    examine(room.screen(SMALL), tour, tour.phone_pages())


def test_states_of_phones(room: Room, tour: Tour) -> None:
    examine(room.screen(SMALL), tour, gallery("phone", 5, "en"))


def test_tvs(room: Room, tour: Tour) -> None:
    stops = tour.tv_pages() + gallery("tv", 3, "en")
    examine(room.screen(TV), tour, stops)
