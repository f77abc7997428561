"""A whole game with everything recorded: what each screen was told, turn by turn."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.house import RunningHouse
from tests.browser.room import Room, confirm, expect_hand, show_now
from tests.browser.wire import NAMES, Wire

HAND = ".h-hand-cards .h-card-name"
GOES_ON = """(cards) => {
    const all = (found) => document.querySelectorAll(found).length;
    return document.querySelector('.h-score') || (all('.h-chosen') === 0
        && [0, cards].includes(all('.h-hand-cards .h-card')) || all('.h-hand > .h-button') > 0);
}"""

ON_TV = """([turn, fought]) => fought ? document.querySelector('.h-conflict')
    : document.querySelector('.h-middle-turn')?.textContent.includes(`Turn ${turn} `)"""


@dataclass(frozen=True)
class Sight:
    """What a screen was told in a while, and the cards it may have been told of."""

    who: str
    when: str
    text: str
    known: frozenset[str]


@dataclass
class Record:
    """A game as the screens saw it."""

    sights: list[Sight] = field(default_factory=list)
    while_choosing: list[tuple[dict[str, Any], dict[str, Any]]] = field(default_factory=list)
    """A screen's scenes before and after somebody else's choice."""
    moves: list[str] = field(default_factory=list)
    keys: dict[str, str] = field(default_factory=dict)
    clients: list[str] = field(default_factory=list)
    seed: int = 0
    log: str = ""


class LoudHouse(RunningHouse):
    """A house that tells everything it can."""

    def __init__(self, *where: Any) -> None:
        super().__init__(*where, "--log-level", "debug")
        self.said: list[str] = []

    def start(self) -> None:
        """Start, and go on reading: a full pipe would stop the process."""
        super().start()
        self.reader = Thread(target=self._read)
        self.reader.start()

    def _read(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.said += self.process.stdout

    def stop(self) -> str:
        """End it, and give all that it said."""
        assert self.process is not None
        self.process.terminate()
        self.reader.join()
        self.process.communicate()
        return "".join(self.said)


class TappedRoom(Room):
    """A room where every screen's wire is tapped from the start."""

    def __init__(self, browser: Browser, house: RunningHouse) -> None:
        super().__init__(browser, house)
        self.wires: dict[Page, Wire] = {}

    def watch(self, page: Page) -> None:
        """Watch a page and tap its wire."""
        super().watch(page)
        self.wires[page] = Wire(page)


class Recorder:
    """Plays with three phones, a TV and a host, and writes down what each is told."""

    def __init__(self, room: TappedRoom) -> None:
        self.record = Record()
        self.host = room.host(3, "First edition", "Simple sides")
        self.tv = tv = room.tv()
        expect(tv.locator(".h-code")).to_have_text(room.code)
        people = ("Ana", "Bruno", "Carla")
        self.phones = [room.scan(name, place) for place, name in enumerate(people)]
        expect(tv.get_by_text("Carla")).to_be_visible()
        pages = dict(zip((*people, "TV", "host"), (*self.phones, tv, self.host), strict=True))
        self.wires = {name: room.wires[page] for name, page in pages.items()}
        self.record.keys = {
            name: page.url.rsplit("/", 1)[1] for name, page in zip(people, self.phones, strict=True)
        }
        self.record.keys["host"] = room.house.host_link.rsplit("/", 1)[1]
        self.built: set[str] = set()
        self.held: dict[str, set[str]] = {}

    def play(self) -> Record:
        """Play all three ages, to the score sheet on every screen."""
        self.host.get_by_role("button", name="Start the game").click()
        for age in (1, 2, 3):
            for cards in range(7, 1, -1):
                fought = age > 1 and cards == 7
                self.tv.wait_for_function(ON_TV, arg=[8 - cards, fought])
                self._turn(f"age {age}, {cards} cards", cards)
        for phone in self.phones:
            show_now(phone)
        for screen in (*self.phones, self.tv):
            expect(screen.locator(".h-score")).to_be_visible()
        expect(self.host.get_by_role("button", name="Play again")).to_be_visible()
        self._write("at the end", self.held)
        return self.record

    def _turn(self, when: str, cards: int) -> None:
        before = self.held
        for phone in self.phones:
            expect_hand(phone, cards)
        if cards == 4:
            self.phones[1].reload()
            expect_hand(self.phones[1], cards)
        self.held = dict(zip(self.wires, map(_hand, self.phones), strict=False))
        self._write(f"dealt: {when}", before)
        *early, last = self.phones
        for number, phone in enumerate(early):
            self._choose_unseen(phone, cards, number)
        self._write(f"choosing: {when}", {})
        choose(last, cards, 2)
        self._reveal(cards)

    def _choose_unseen(self, phone: Page, cards: int, number: int) -> None:
        others = [wire for wire in self.wires.values() if wire.page not in (phone, self.host)]
        before = [len(wire.scenes) for wire in others]
        choose(phone, cards, number)
        phone.wait_for_selector(".h-chosen")
        for wire, count in zip(others, before, strict=True):
            self.record.while_choosing += [
                (_like(after, wire.scenes[:count]), after) for after in wire.scenes[count:]
            ]

    def _reveal(self, cards: int) -> None:
        """Wait until the turn is over; whoever may look through the discard takes nothing."""
        for phone in self.phones:
            phone.wait_for_function(GOES_ON, arg=7 if cards == 2 else cards - 1)
        moves = [wire.moves.pop(0) for wire in self.wires.values() if wire.moves]
        self.record.moves += moves
        self.built |= {NAMES[move.split()[1]] for move in moves if move.startswith("build")}
        for name, phone in zip(self.wires, self.phones, strict=False):
            nothing = phone.get_by_role("button", name="Take nothing")
            if nothing.count():
                self.held[name] |= _hand(phone)
                nothing.click()

    def _write(self, when: str, before: dict[str, set[str]]) -> None:
        for name, wire in self.wires.items():
            own = self.held.get(name, set()) | before.get(name, set())
            known = frozenset(self.built | own)
            self.record.sights.append(Sight(name, when, wire.fresh(), known))


def _like(scene: dict[str, Any], scenes: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Find the last scene of the same kind."""
    return next(old for old in reversed(scenes) if old.keys() == scene.keys())


def _hand(phone: Page) -> set[str]:
    return set(phone.locator(HAND).all_inner_texts())


def choose(phone: Page, cards: int, number: int) -> None:
    """Sell now and then, build a stage now and then, otherwise take the first that can be had."""
    wish = {0: "sell", 1: "stage"}.get((cards + number) % 3, "build")
    possible = phone.locator(f"{HAND}").locator("xpath=ancestor::button[@data-badge!='no']")
    (possible if possible.count() else phone.locator(HAND)).first.click()
    labels = {"sell": "Sell", "stage": "stage", "build": ""}
    option = phone.locator(".h-action:not(.h-action--off)", has_text=labels[wish])
    if wish != "build" and option.count():
        option.last.locator("input[name=action]").check()
    confirm(phone)


def changes(before: Any, after: Any, path: Sequence[str] = ()) -> set[str]:
    """Name the places where two scenes differ, without their numbers."""
    if isinstance(before, dict) and isinstance(after, dict):
        keys = before.keys() | after.keys()
        return {
            place
            for key in keys
            for place in changes(before.get(key), after.get(key), (*path, key))
        }
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = zip(before, after, strict=True)
        return {place for one, other in pairs for place in changes(one, other, path)}
    return set() if before == after else {".".join(path)}
