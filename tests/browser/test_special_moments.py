"""The special decisions of a turn, tapped on a phone: asked, answered, kept secret."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.draft.view import DraftView
from engine.moves import Build, parse
from engine.play import answers
from tests.browser.house import RunningHouse
from tests.browser.prepared import Moment, PreparedRoom, at, laid, open_tab, search, tile
from tests.browser.room import choose, confirm, expect_hand
from tests.browser.test_access import scene_of
from tests.browser.wire import NAMES, act, listeners, mentioned
from ui.bench.evening import PEOPLE, Prepared

TOO_LATE = "The table has moved on meanwhile"
TAKE = "Take a card from the discard"
PAYS = "2 coins to Bruno"


def for_own_city(moment: Moment, question: str) -> bool:
    """Tell whether a seat is asked something special for its own city."""
    asked = moment.asked
    return asked.question == question and asked.city == asked.seat


def has_a_double(moment: Moment) -> bool:
    """Tell whether somebody picks in the middle of an age, from cards of which one stands there."""
    if not for_own_city(moment, "discard") or moment.view.turn == 6:
        return False
    own, built = moment.view.own, moment.view.cities[moment.asked.city].cards
    assert own is not None
    assert own.asked is not None
    return bool(set(own.asked.discard) & set(built)) and len(own.asked.discard) > 3


def builds_last_card(moment: Moment) -> bool:
    """Tell whether somebody can build the last card of an age that is not the last."""
    return (
        for_own_city(moment, "last_card")
        and moment.view.age < 3
        and any(isinstance(move, Build) for move in answers(moment.game, moment.asked.seat))
    )


def pays_for_free_city(moment: Moment) -> bool:
    """Tell whether the first player may let the Free City buy from the second."""
    if moment.asked[:3] != (0, 2, "card") or moment.view.turn == 1:
        return False
    moves = answers(moment.game, 0)
    return any(isinstance(move, Build) and move.payment[1:] == (2, 0) for move in moves)


@dataclass(frozen=True)
class Evening:
    """A house with a table at each moment."""

    browser: Browser
    house: RunningHouse
    tables: dict[str, tuple[Moment, Prepared]]


@pytest.fixture(scope="module")
def evening(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """Let games be played as far as what is special in them."""
    pick = search(has_a_double, 5)
    moments = {
        "pick": pick,
        "decline": pick,
        "last card": search(builds_last_card, 3),
        "Free City": search(pays_for_free_city, 2),
    }
    with laid(tmp_path_factory.mktemp("special"), *moments.values()) as (house, tables):
        pairs = zip(moments.values(), tables, strict=True)
        yield Evening(browser, house, dict(zip(moments, pairs, strict=True)))


@pytest.fixture
def moment(evening: Evening, request: pytest.FixtureRequest) -> Moment:
    """The moment that a test is about."""
    return evening.tables[request.param][0]


@pytest.fixture
def room(evening: Evening, request: pytest.FixtureRequest) -> Iterator[PreparedRoom]:
    """The room round its table."""
    table = evening.tables[request.node.callspec.params["moment"]][1]
    with at(evening.browser, evening.house, table) as opened:
        yield opened


def about(name: str) -> pytest.MarkDecorator:
    """Name the moment that a test is about."""
    return pytest.mark.parametrize("moment", [name], indirect=True)


def expect_asked(phone: Page, title: str, why: str) -> None:
    """Expect a phone to say what is asked, and why."""
    expect(phone.locator(".h-hand-title")).to_have_text(title)
    expect(phone.locator(".h-hand-why")).to_contain_text(why)


def expect_built(phone: Page, card: str) -> None:
    """Expect a card to stand in the city that a phone shows."""
    expect(phone.locator(".h-built summary", has_text=card)).to_have_count(1)


def asking(phone: Page) -> tuple[dict[str, object], Any]:
    """Find what a phone answers with, and what it shows."""
    (hand,) = listeners(phone, "action")
    return hand, scene_of(phone, hand)


def expect_refused(phone: Page, move: str, number: int, words: str) -> None:
    """Send an answer that the phone does not offer; expect to be told why not."""
    (hand,) = listeners(phone, "action")
    act(phone, hand, {"do": "move", "move": move, "number": number})
    expect(phone.get_by_text(words)).to_be_visible()


def open_discard(moment: Moment, room: PreparedRoom) -> tuple[Page, Page]:
    """Open who picks, a neighbour and the TV; only the one who picks sees what lies there."""
    seat, view = moment.asked.seat, moment.view
    name, beside = PEOPLE[seat], (seat + 1) % view.seats
    phone, other, tv = room.phone(seat), room.phone(beside), room.tv()
    expect_asked(phone, TAKE, "Your new stage lets you build one of the discarded cards")
    assert view.own is not None
    assert view.own.asked is not None
    lying = [NAMES[card] for card in dict.fromkeys(view.own.asked.discard)]
    assert phone.locator(".h-hand-cards .h-card-name").all_inner_texts() == lying
    expect(tv.locator(".h-middle-thinking")).to_have_text(f"{name} looks through the discard")
    expect_asked(other, "Please wait", f"{name} looks through the discard")
    theirs = moment.game.view(beside)
    assert isinstance(theirs, DraftView)
    assert theirs.own is not None
    standing = {NAMES[card] for city in view.cities for card in city.cards}
    held = {NAMES[card] for card in theirs.own.hand}
    assert set(lying) - standing - held
    for page, known in ((tv, standing), (other, standing | held)):
        assert mentioned(room.wires[page].fresh() + page.content()) <= known
    return phone, tv


@about("pick")
def test_a_player_takes_a_card_from_the_discard(moment: Moment, room: PreparedRoom) -> None:
    """Only the player sees what lies there; what is taken stands in the city, on the TV too."""
    phone, tv = open_discard(moment, room)
    view, name = moment.view, PEOPLE[moment.asked.seat]
    double = phone.locator(".h-hand-cards .h-card[data-badge=no]").first
    double.click()
    expect(phone.locator(".h-action--off")).to_contain_text(
        "This structure already stands in the city"
    )
    expect(phone.locator(".h-sheet button[type=submit]")).to_be_disabled()
    phone.keyboard.press("Escape")
    number = asking(phone)[1]["number"]
    expect_refused(
        phone, "build palace discard", number, "This card cannot be taken from the discard."
    )
    possible = phone.locator(".h-hand-cards .h-card:not([data-badge=no])").last
    card = possible.locator(".h-card-name").inner_text()
    possible.click()
    expect(phone.locator(".h-sheet .h-action")).to_have_text("TakeCosts nothing")
    confirm(phone)
    expect_hand(phone, 7 - view.turn)
    expect_refused(phone, "decline", number, TOO_LATE)
    open_tab(phone, "City")
    expect_built(phone, card)
    expect(tile(tv, name)).to_contain_text(f"took {card} from the discard")
    expect(tile(tv, name).locator(".h-stacks")).to_contain_text(card)
    expect(tv.locator(".h-middle-discard")).to_contain_text(f"{view.discard - 1} card")


@about("decline")
def test_a_player_takes_nothing_from_the_discard(moment: Moment, room: PreparedRoom) -> None:
    """One tap, and the game goes on; the TV tells that nothing was taken."""
    phone, tv = open_discard(moment, room)
    phone.get_by_role("button", name="Take nothing").click()
    expect_hand(phone, 7 - moment.view.turn)
    story = tile(tv, PEOPLE[moment.asked.seat]).locator(".h-tile-tale")
    expect(story).to_contain_text("took nothing from the discard")
    expect(tv.locator(".h-middle-discard")).to_contain_text(f"{moment.view.discard} card")


@about("last card")
def test_a_player_builds_the_last_card_of_an_age(moment: Moment, room: PreparedRoom) -> None:
    """The TV tells who may, not what; the card then stands in the city, and the age ends."""
    seat, view = moment.asked.seat, moment.view
    people = [room.phone(place) for place in range(3)]
    phone, other, tv = people[seat], people[seat - 1], room.tv()
    expect_asked(phone, "Play your last card", "Your wonder lets you play the last card of the age")
    expect(tv.locator(".h-middle-thinking")).to_have_text(f"{PEOPLE[seat]} may play the last card")
    expect_asked(other, "Please wait", f"{PEOPLE[seat]} may play the last card")
    (card,) = phone.locator(".h-hand-cards .h-card-name").all_inner_texts()
    standing = {NAMES[built] for city in view.cities for built in city.cards}
    assert mentioned(room.wires[tv].fresh() + tv.content()) <= standing - {card}
    assert card not in mentioned(room.wires[other].fresh() + other.content())
    number = asking(phone)[1]["number"]
    phone.locator(".h-hand-cards .h-card").click()
    phone.locator(".h-action", has_text="Build").locator("input[name=action]").check()
    confirm(phone)
    for page in people:
        expect_hand(page, 7)
    expect_refused(phone, "sell altar", number, TOO_LATE)
    open_tab(phone, "City")
    expect_built(phone, card)
    open_tab(other, "Left")
    expect_built(other, card)
    expect(tv.locator(".h-conflict")).to_be_visible()
    for page in (phone, other):
        open_tab(page, "Hand")
    for page in people:
        choose(page)
    expect(tile(tv, PEOPLE[seat]).locator(".h-stacks")).to_contain_text(card)


@about("Free City")
def test_the_free_city_pays_a_player_for_its_card(moment: Moment, room: PreparedRoom) -> None:
    """Ana lets the Free City buy from Bruno; the TV shows what it built and paid."""
    ana, bruno, tv = room.phone(0), room.phone(1), room.tv()
    expect_asked(ana, "Choose a card for the Free City", "It must play a card if it can.")
    expect(ana.locator(".h-chosen--brief")).to_be_visible()
    ana.locator(".h-hand-cards .h-card").first.click()
    expect(ana.locator(".h-sheet-asked")).to_have_text("Choose a card for the Free City")
    ana.keyboard.press("Escape")
    number, card = buy(ana)
    expect(ana.locator(".h-chosen")).to_contain_text(f"The Free City builds {card}")
    expect(ana.locator(".h-chosen")).to_contain_text("Pay Bruno 2 coins")
    expect(tv.locator(".h-middle-thinking")).to_have_text("Bruno is thinking")
    assert card not in mentioned(room.wires[tv].fresh() + tv.content())
    choose(bruno)
    free = tv.locator(".h-tile--free")
    expect(free.locator(".h-tile-tale")).to_contain_text(f"built {card}, paying 2 coins to Bruno")
    expect(free.locator(".h-stacks")).to_contain_text(card)
    expect_refused(ana, "sell altar", number, TOO_LATE)
    game = moment.game
    for seat, page in enumerate((ana, bruno)):
        for move in room.wires[page].moves[:1]:
            game, _ = game.apply(seat, parse(move))
    after = game.view(None)
    assert isinstance(after, DraftView)
    for name, city in zip(("Ana", "Bruno", "Free City"), after.cities, strict=True):
        coins = tile(tv, name).locator(".h-stat", has_text="Coins").locator("b")
        expect(coins).to_have_text(str(city.coins))


def buy(phone: Page) -> tuple[int, str]:
    """Let the Free City build the first card that it can buy from Bruno alone."""
    scene = asking(phone)[1]
    card = next(card for card in scene["cards"] if PAYS in str(card["actions"][0]["ways"]))
    shown = phone.locator(".h-hand-cards .h-card-name", has_text=card["name"]).first
    shown.click()
    sheet = phone.locator(".h-sheet")
    way = sheet.locator(".h-way", has_text=PAYS)
    if way.count():
        way.first.locator("input").check()
    expect(sheet).to_contain_text("Pay Bruno 2 coins for 1 ")
    confirm(phone)
    return scene["number"], card["name"]
