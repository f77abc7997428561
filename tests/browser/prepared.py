"""Tables put straight into the store, at the moment of a game that a test is about."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Locator, Page

from engine.bots import BOTS
from engine.bots.bot import outlook
from engine.draft.view import DraftView
from engine.game import Decision, Game, Setup
from engine.games import start
from engine.moves import Move
from engine.play import answers
from storage import games, seats, tables
from storage.db import Store
from tests.browser.house import RunningHouse
from tests.browser.recorded import TappedRoom
from tests.browser.room import TV, go
from ui.app import FILE
from ui.bench.evening import PEOPLE, Prepared

SEEDS = range(1, 300)


@dataclass(frozen=True)
class Moment:
    """A game as far as it was played."""

    game: Game
    moves: tuple[tuple[int, Move], ...] = ()

    @property
    def asked(self) -> Decision[str]:
        """The first question that is open."""
        return self.game.waiting()[0]

    @property
    def view(self) -> DraftView:
        """What the first seat that is asked may know."""
        view = self.game.view(self.asked.seat)
        assert isinstance(view, DraftView)
        return view


def begun(seats: int, boards: str, seed: int = 1) -> Moment:
    """Begin a game of the first edition."""
    options = {"boards": boards}
    return Moment(
        start(Setup(game="first_edition", seats=seats, seed=seed, options=options)),
    )


def search(wanted: Callable[[Moment], bool], seats: int) -> Moment:
    """Let bots play one game after another, each as its seed says, until a moment is wanted."""
    for seed in SEEDS:
        for moment in _moments(begun(seats, "random", seed), Random(seed)):
            if wanted(moment):
                return moment
    raise AssertionError("no such moment comes up")


def _moments(moment: Moment, rng: Random) -> Iterator[Moment]:
    game, bot = moment.game, BOTS["random"]
    moves: list[tuple[int, Move]] = []
    while waiting := game.waiting():
        yield Moment(game, tuple(moves))
        seat = waiting[0].seat
        move = bot(answers(game, seat), outlook(game, seat, rng), rng)
        game, _ = game.apply(seat, move)
        moves.append((seat, move))


def lay(
    store: Store, moment: Moment, people: Sequence[str] = PEOPLE, language: str = "en"
) -> Prepared:
    """Seat people at a table, and bots where they end, and play as far as the moment."""
    setup = moment.game.setup
    people = people[: setup.seats]
    bots = {place: f"Bot {place}" for place in range(len(people), setup.seats)}
    names = [*people, *bots.values()]
    plan = {"game": setup.game, "seats": setup.seats, "options": setup.options}
    plan |= {"language": language}
    table = store.call(tables.create_table, **plan)  # type: ignore[arg-type]
    tokens = [
        store.call(seats.join, table_id=table.id, place=place, name=name)
        for place, name in enumerate(people)
    ]
    game = store.call(games.begin_game, table_id=table.id, setup=setup, names=names, bots=bots)
    for number, (seat, move) in enumerate(moment.moves, start=1):
        told = {"game_id": game.id, "number": number, "seat": seat, "text": str(move)}
        store.call(games.add_move, **told)  # type: ignore[arg-type]
    return Prepared(tuple(f"/p/{token}" for token in tokens), f"/tv/{table.code}")


class PreparedRoom(TappedRoom):
    """A room round a table that was laid beforehand; every wire is tapped."""

    def __init__(self, browser: Browser, house: RunningHouse, table: Prepared) -> None:
        super().__init__(browser, house)
        self.table = table
        self.code = table.tv.rsplit("/", 1)[1]

    def phone(self, place: int) -> Page:
        """Open the phone of a seat."""
        page = self.screen()
        go(page, self.house.address + self.table.phones[place])
        return page

    def tv(self) -> Page:
        """Switch the TV on."""
        page = self.screen(TV)
        go(page, self.house.address + self.table.tv)
        return page

    def menu(self) -> Page:
        """Open the host's menu of the table."""
        page = self.screen()
        page.context.request.get(self.house.host_link)
        go(page, f"{self.house.address}/table/{self.code}")
        return page


@contextmanager
def laid(
    data: Path, *moments: Moment, people: Sequence[str] = PEOPLE
) -> Iterator[tuple[RunningHouse, list[Prepared]]]:
    """Open a house with a table for each moment; it must end without a word of complaint."""
    with Store(data / FILE) as store:
        prepared = [lay(store, moment, people) for moment in moments]
    house = RunningHouse(data)
    house.start()
    try:
        yield house, prepared
    finally:
        said = house.stop()
    assert said.strip() == ""


@contextmanager
def at(browser: Browser, house: RunningHouse, table: Prepared) -> Iterator[PreparedRoom]:
    """Enter a room where nothing may go wrong on any screen."""
    room = PreparedRoom(browser, house, table)
    try:
        yield room
    finally:
        room.close()
    assert room.troubles == []


def tile(tv: Page, name: str) -> Locator:
    """Find a city on the TV."""
    return tv.locator(".h-tile", has=tv.locator(".h-tile-who", has_text=name))


def open_tab(phone: Page, name: str) -> None:
    """Open a tab of a phone."""
    phone.get_by_role("button", name=name, exact=True).click()
