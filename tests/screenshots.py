"""Pictures of every screen: `python -m tests.screenshots [folder]`, to be looked at by a person.

`--best` makes only the few that the README shows, anew.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.room import PHONE, TV, Room, choose, expect_hand, go, play_turn, show_now
from tests.browser.tour import Stop, Tour, arrive, gallery, touring
from ui.bench.evening import PEOPLE

ROOT = Path(__file__).parent.parent
BEST = ROOT / "docs" / "screenshots"
HOME = "http://192.168.1.20:8080"
"""An address such as homes have, to be seen in the pictures of the README."""
LOCALES = {"en": "en-GB", "pt": "pt-BR", "it": "it-IT"}
PHONES = (PHONE, (360, 560), (844, 390), (768, 1024))
TVS = (TV, (3840, 2160), (1280, 720))
GUESTS = ("W" * 20, "Giò", "Maria-Antonieta Sá")
PATIENCE = 60_000

NO_TIPS = """localStorage.setItem('heptapolis-tips', '{"off": true}')"""
HOLDABLE = """
  const { setTimeout: later, setInterval: often } = window;
  const unlessHeld = (deed) => (...words) => window.held || deed(...words);
  window.setTimeout = (deed, ...rest) => later(unlessHeld(deed), ...rest);
  window.setInterval = (deed, ...rest) => often(unlessHeld(deed), ...rest);
"""
"""Lets a show be stopped: nothing that a page has put off happens while it is held."""
HOLD = """moment => {
  window.held = true;
  for (const moving of document.getAnimations()) { moving.pause(); moving.currentTime = moment; }
}"""
GO_ON = "() => { window.held = false; for (const one of document.getAnimations()) one.play(); }"
DRAWN_AGAIN = """() => new Promise((done) => {
  setTimeout(done, 1000);
  requestIdleCallback(() => requestAnimationFrame(done));
})"""
OPEN_CARDS, STAMPED = 1400, 1500
"""Milliseconds into the reveal and into a duel at which there is most to see."""


@dataclass(frozen=True)
class Camera:
    """Writes pictures into a folder; small ones for people to download, or exact ones."""

    folder: Path
    is_small: bool = False

    def take(self, page: Page, name: str) -> None:
        """Take a picture of a page as it is now."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.is_small:
            page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=82)
        else:
            page.screenshot(path=self.folder / f"{name}.png")


class Studio(Room):
    """A room whose screens show no tips, and one of which may move."""

    def screen(self, size: tuple[int, int] = PHONE, locale: str = "en-GB") -> Page:
        """Open a browser of its own, where tips are switched off."""
        page = super().screen(size, locale)
        page.add_init_script(NO_TIPS)
        return page

    def moving_tv(self, path: str, scale: float = 1) -> Page:
        """Switch on a TV that shows what happens as it happens, and can be held."""
        width, height = TV
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale
        )
        context.add_init_script(HOLDABLE)
        self.contexts.append(context)
        page = context.new_page()
        go(page, self.house.address + path)
        return page

    def sharp_screen(self, size: tuple[int, int], scale: float) -> Page:
        """Open a screen with more or fewer dots than it has pixels."""
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.add_init_script(NO_TIPS)
        self.contexts.append(context)
        return context.new_page()


@contextmanager
def open_studio(browser: Browser, *told: object) -> Iterator[tuple[Studio, Tour]]:
    """Open a house full of tables, and a room in it."""
    with TemporaryDirectory() as data, touring(Path(data), *told) as tour:  # type: ignore[arg-type]
        studio = Studio(browser, tour.house)
        yield studio, tour
        studio.close()


def held(tv: Page, moment: int, take: Callable[[], None]) -> None:
    """Hold a show at a moment while a picture is taken."""
    tv.evaluate(HOLD, moment)
    take()
    tv.evaluate(GO_ON)


def reveal(tv: Page, camera: Camera, name: str) -> None:
    """Take the cards of a turn when they lie open."""
    expect(tv.locator(".h-deed").first).to_be_visible(timeout=PATIENCE)
    held(tv, OPEN_CARDS, lambda: camera.take(tv, name))


def duel(tv: Page, camera: Camera, name: str, border: str = ".h-duel") -> None:
    """Take a border when its outcome has been said."""
    said = tv.locator(f"{border} .h-duel-text--said")
    expect(said).to_be_visible(timeout=PATIENCE)
    held(tv, STAMPED, lambda: camera.take(tv, name))


# Everything


def tour_of(
    page: Page, tour: Tour, stops: Sequence[Stop], sizes: Sequence[tuple[int, int]]
) -> Iterator[str]:
    """Come to every screen at every size; a name for each."""
    for stop in stops:
        arrive(page, tour.house, stop)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN_AGAIN)
            yield f"{width}x{height}/{stop.name}"


def every_screen(browser: Browser, camera: Camera, language: str) -> None:
    """Take every screen at every size."""
    with open_studio(browser, language) as (studio, tour):
        phone, tv = studio.screen(locale=LOCALES[language]), studio.screen(TV)
        guest = [*tour.guest_pages(), *tour.phone_pages(), *gallery("phone", 5, language)]
        states = [stop for cities in (3, 5, 7) for stop in gallery("tv", cities, language)]
        for name in tour_of(phone, tour, guest, PHONES):
            camera.take(phone, f"{language}/{name}")
        go(phone, tour.house.host_link)
        for name in tour_of(phone, tour, tour.host_pages(), PHONES):
            camera.take(phone, f"{language}/{name}")
        for name in tour_of(tv, tour, [*tour.tv_pages(), *states], TVS):
            camera.take(tv, f"{language}/{name}")


def evening(browser: Browser, camera: Camera) -> None:
    """Take a real game: three people, a TV, from the empty table to the first conflicts."""
    with open_studio(browser) as (studio, _):
        host = studio.host(3, "First edition", "Simple sides")
        tv = studio.moving_tv(f"/tv/{studio.code}")
        camera.take(tv, "evening/tv-nobody-yet")
        phones = [studio.join(name, place) for place, name in enumerate(GUESTS)]
        expect(tv.get_by_text(GUESTS[-1])).to_be_visible()
        camera.take(tv, "evening/tv-lobby")
        camera.take(host, "evening/host")
        camera.take(phones[0], "evening/phone-lobby")
        host.get_by_role("button", name="Start the game").click()
        first_turn(phones, tv, camera)
        for cards in range(6, 1, -1):
            play_turn(phones, cards)
        duel(tv, camera, "evening/tv-duel")
        camera.take(phones[0], "evening/phone-look-at-tv")
        show_now(phones[0])
        expect(phones[0].locator(".h-dialog .h-border").first).to_be_visible()
        camera.take(phones[0], "evening/phone-conflict")
        expect(tv.locator(".h-border:not(.h-border--later)")).to_have_count(3, timeout=PATIENCE)
        camera.take(tv, "evening/tv-conflict")


def first_turn(phones: Sequence[Page], tv: Page, camera: Camera) -> None:
    """Take a turn: the hand, the sheet, the choice, the waiting, the reveal."""
    for phone in phones:
        expect_hand(phone, 7)
    first, *others = phones
    camera.take(first, "evening/phone-hand")
    first.locator(".h-card").first.click()
    expect(first.locator(".h-sheet")).to_be_visible()
    camera.take(first, "evening/phone-sheet")
    first.keyboard.press("Escape")
    choose(first)
    expect(first.locator(".h-chosen")).to_be_visible()
    camera.take(first, "evening/phone-chosen")
    camera.take(tv, "evening/tv-thinking")
    for other in others:
        choose(other)
    reveal(tv, camera, "evening/tv-reveal")


# The best


def best(browser: Browser, camera: Camera) -> None:
    """Take the pictures of the README: an evening of seven."""
    with open_studio(browser, "en", PEOPLE, "--url", HOME) as (studio, tour):
        phone, tv = studio.sharp_screen(PHONE, 1.5), studio.sharp_screen(TV, 2 / 3)
        stops = {stop.name: stop for stop in (*tour.phone_pages(), *tour.tv_pages())}
        for page, name, picture in (
            (tv, "tv-lobby", "tv-lobby"),
            (tv, "tv-full", "tv-table"),
            (tv, "tv-score", "tv-score"),
            (phone, "phone-first", "phone-hand"),
            (phone, "phone-sheet", "phone-sheet"),
            (phone, "phone-mine", "phone-city"),
            (phone, "phone-boards", "phone-board-choice"),
        ):
            arrive(page, tour.house, stops[name])
            camera.take(page, picture)
        shows(studio, tour, camera)


def shows(studio: Studio, tour: Tour, camera: Camera) -> None:
    """Let a turn be played that ends an age, and take what the TV makes of it."""
    table = tour.tables["fighting"]
    tv = studio.moving_tv(table.tv, 2 / 3)
    expect(tv.locator(".h-tile")).to_have_count(7)
    phone = studio.screen()
    for path in table.phones:
        go(phone, studio.house.address + path)
        expect(phone.locator(".h-hand-title")).to_be_visible()
        if phone.locator(".h-hand-cards .h-card").count():
            choose(phone)
    reveal(tv, camera, "tv-reveal")
    duel(tv, camera, "tv-conflict", ".h-duel:has(.h-stamp)")


def main(words: Sequence[str]) -> int:
    """Take the pictures that are wanted."""
    reader = argparse.ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    reader.add_argument("folder", nargs="?", type=Path, default=ROOT / "screenshots")
    reader.add_argument("--best", action="store_true", help="remake those of the README")
    wanted = reader.parse_args(words)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), args=chromium.ARGUMENTS
        )
        if wanted.best:
            best(browser, Camera(BEST, is_small=True))
        else:
            camera = Camera(wanted.folder)
            evening(browser, camera)
            for language in LOCALES:
                every_screen(browser, camera, language)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
