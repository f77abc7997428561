"""A tour of the house: a table at every kind of moment, and the way to each of its screens."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.request import urlopen

from playwright.sync_api import Page, expect

from engine.bots import BOTS
from engine.bots.bot import outlook
from engine.draft.view import DraftView
from engine.game import Game, Setup
from engine.games import start
from engine.moves import Move
from engine.play import answers
from engine.record import replay
from storage import seats, tables
from storage.db import Store
from tests.browser.house import RunningHouse
from tests.browser.prepared import Moment, begun, lay
from tests.browser.room import live
from ui.app import FILE
from ui.bench.evening import Prepared
from ui.pages.gallery import PHONE, TV

LONG_NAMES = (
    "W" * 20,
    "👩\u200d👩\u200d👧\u200d👦🦁🏛️🍇🎲🐫🏺🌊",
    "Maria-Antonieta Sá",
    "Wolfeschlegelstein W",
    "Giò",
    "Bartholomäus Quadrat",
    "m" * 20,
)
"""As wide as names can be, and one that is short."""

SEED = 4
TABS = {
    "hand": ".h-hand-cards",
    "mine": ".h-city-flow",
    "left": ".h-city-flow",
    "right": ".h-city-flow",
    "table": ".h-line",
    "story": ".h-body > .h-list",
    "symbols": ".h-meaning",
}
"""The tabs of a phone in their order, and what tells that one is open."""
DRAWN = """() => [...document.querySelectorAll('.h-surface:not(.h-tips):empty')]
  .every((surface) => !surface.checkVisibility())"""


@dataclass(frozen=True)
class Stop:
    """A screen: where it is, what is tapped to come to it, and what tells that it is there."""

    name: str
    path: str
    shows: str = ".h-page"
    taps: tuple[str, ...] = ()
    is_live: bool = True


def arrive(page: Page, house: RunningHouse, stop: Stop) -> None:
    """Go to a screen and wait until all of it is drawn."""
    page.goto(house.address + stop.path)
    if stop.is_live:
        live(page)
    for tapped in stop.taps:
        page.locator(tapped).first.click()
    expect(page.locator(stop.shows).first).to_be_visible()
    page.wait_for_function(DRAWN)


class Tour:
    """A house with a table for each moment of one game, played by bots with long names."""

    def __init__(self, house: RunningHouse, tables: dict[str, Prepared]) -> None:
        self.house = house
        self.tables = tables

    def _code(self, moment: str) -> str:
        return self.tables[moment].tv.rsplit("/", 1)[1]

    def guest_pages(self) -> list[Stop]:
        """List what somebody sees who is not the host."""
        lobby, playing = self._code("lobby"), self._code("first")
        return [
            Stop("home-guest", "/"),
            Stop("join", f"/j/{lobby}", ".h-ring"),
            Stop("join-playing", f"/j/{playing}", "form"),
            Stop("results", "/results", ".h-panel"),
            Stop("help", "/help", ".h-lesson"),
            Stop("cards", "/cards", ".h-entry"),
            Stop("cards-sheet", "/cards", ".h-sheet", (".h-entry",)),
            Stop("connect", "/connect", ".h-list"),
            Stop("gallery", "/gallery", ".h-wonder"),
            Stop("sorry", "/sorry/unknown_key"),
            Stop("no-such-page", "/nowhere", is_live=False),
        ]

    def host_pages(self) -> list[Stop]:
        """List what only the host sees."""
        return [
            Stop("home-host", "/", ".h-row"),
            Stop("home-host-link", "/", ".h-dialog .h-qr", ("div.h-group > button",)),
            Stop("new-table", "/new", ".h-chip--on"),
            Stop("host-lobby", f"/table/{self._code('lobby')}", ".h-ring"),
            Stop("host-playing", f"/table/{self._code('first')}", ".h-ring"),
            Stop("host-ended", f"/table/{self._code('ended')}", ".h-ring"),
        ]

    def phone_pages(self) -> list[Stop]:
        """List what a phone shows, with its strip and its tabs."""
        first, full = self.tables["first"].phones[0], self.tables["full"].phones[0]
        tabs = [
            Stop(f"phone-{tab}", full, shows, (f".h-tab:nth-child({i})",))
            for i, (tab, shows) in enumerate(TABS.items(), start=1)
        ]
        return [
            Stop("phone-lobby", self.tables["lobby"].phones[0], ".h-ring"),
            Stop("phone-boards", self.tables["boards"].phones[0], ".h-board"),
            Stop("phone-first", first, ".h-card"),
            Stop("phone-sheet", first, ".h-sheet", (".h-card",)),
            Stop("phone-free-city", self.tables["free city"].phones[0], ".h-chosen--brief"),
            Stop(
                "phone-free-city-sheet",
                self.tables["free city"].phones[0],
                ".h-sheet",
                (".h-card",),
            ),
            *tabs,
            Stop("phone-conflict", self.tables["conflict"].phones[0], ".h-dialog .h-border"),
            Stop("phone-score", self.tables["ended"].phones[0], ".h-score-total"),
        ]

    def tv_pages(self) -> list[Stop]:
        """List what a TV shows, in the order of a game."""
        return [
            Stop("tv-lobby", self.tables["lobby"].tv, ".h-qr"),
            Stop("tv-boards", self.tables["boards"].tv, ".h-settler"),
            Stop("tv-first", self.tables["first"].tv, ".h-tile"),
            Stop("tv-full", self.tables["full"].tv, ".h-tile"),
            Stop("tv-conflict", self.tables["conflict"].tv, ".h-border"),
            Stop("tv-score", self.tables["ended"].tv, ".h-chart svg text"),
        ]


def gallery(device: str, cities: int, language: str) -> list[Stop]:
    """List the states of a phone or a TV that the gallery has."""
    states = {"phone": PHONE, "tv": TV}[device]
    told = f"cities={cities}&language={language}"
    return [
        Stop(f"{device}-{state}-{cities}-{language}", f"/gallery/{device}/{state}?{told}")
        for state in states
    ]


@contextmanager
def touring(
    data: Path, language: str = "en", people: Sequence[str] = LONG_NAMES, *options: str
) -> Iterator[Tour]:
    """Open a house with a table for each moment."""
    moments = _moments()
    with Store(data / FILE) as store:
        laid = {name: lay(store, moment, people, language) for name, moment in moments.items()}
        laid |= {"lobby": _lobby(store, language, people)}
    house = RunningHouse(data, *options)
    house.start()
    try:
        # A game that was over when it was laid counts as finished once somebody has come to it.
        urlopen(house.address + laid["ended"].tv).read()
        yield Tour(house, laid)
    finally:
        house.stop()


def _lobby(store: Store, language: str, people: Sequence[str]) -> Prepared:
    """Set a table where two seats are still free."""
    plan = {"game": "first_edition", "seats": 7, "language": language}
    table = store.call(tables.create_table, **plan)  # type: ignore[arg-type]
    tokens = [
        store.call(seats.join, table_id=table.id, place=place, name=name)
        for place, name in enumerate(people[:5])
    ]
    return Prepared(tuple(f"/p/{token}" for token in tokens), f"/tv/{table.code}")


def _moments() -> dict[str, Moment]:
    """Take a game as it begins, after a conflict, when the cities are full, and when it is over."""
    game, moves = _whole_game()
    return {
        "boards": begun(3, "free_choice"),
        "free city": _half_chosen(begun(2, "random")),
        "first": _when(game, moves, 1, 1),
        "fighting": _before(_when(game, moves, 3, 1)),
        "conflict": _when(game, moves, 3, 1),
        "full": _when(game, moves, 3, 6),
        "ended": Moment(game, tuple(moves)),
    }


def _half_chosen(moment: Moment) -> Moment:
    """Let whoever plays for the Free City too choose for the own city."""
    seat = moment.asked.seat
    move = answers(moment.game, seat)[0]
    game, _ = moment.game.apply(seat, move)
    return Moment(game, ((seat, move),))


def _whole_game() -> tuple[Game, list[tuple[int, Move]]]:
    setup = Setup(game="first_edition", seats=7, seed=SEED, options={"boards": "random"})
    game, bot, rng = start(setup), BOTS["greedy"], Random(SEED)
    moves: list[tuple[int, Move]] = []
    while waiting := game.waiting():
        seat = waiting[0].seat
        move = bot(answers(game, seat), outlook(game, seat, rng), rng)
        game, _ = game.apply(seat, move)
        moves.append((seat, move))
    return game, moves


def _before(moment: Moment) -> Moment:
    """Take the last choice back."""
    moves = moment.moves[:-1]
    return Moment(replay(moment.game.setup, moves), moves)


def _when(game: Game, moves: list[tuple[int, Move]], age: int, turn: int) -> Moment:
    """Find the beginning of a turn."""
    game = start(game.setup)
    for count, (seat, move) in enumerate(moves):
        view = game.view(None)
        assert isinstance(view, DraftView)
        if (view.age, view.turn) == (age, turn):
            return Moment(game, tuple(moves[:count]))
        game, _ = game.apply(seat, move)
    raise AssertionError("no such turn")
