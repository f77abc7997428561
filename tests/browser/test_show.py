"""What the TV makes of a turn, of an age and of the end: shows for those who look, then stills."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import RunningHouse
from tests.browser.prepared import Moment, PreparedRoom, at, laid, search
from tests.browser.room import TV, agree, choose, expect_hand, go, show_now
from ui.bench.evening import PEOPLE, Prepared

PATIENCE = 20_000
COUNT_AUDIO = """
  window.players = 0;
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.players += 1; }
  };
"""


def last_choice(age: int, turn: int) -> Moment:
    """Find the moment before the last one chooses in a turn."""

    def wanted(moment: Moment) -> bool:
        view = moment.view
        waiting = [one for one in moment.game.waiting() if one.question == "card"]
        return (view.age, view.turn) == (age, turn) and len(moment.game.waiting()) == len(
            waiting
        ) == 1

    return search(wanted, 3)


Evening = dict[str, tuple[Moment, Prepared, RunningHouse]]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """Tables in the middle of an age, and at the end of the game."""
    when = {"turn": (1, 2), "still": (1, 2), "end": (3, 6), "age": (1, 6), "read": (1, 6)}
    moments = {name: last_choice(*turn) for name, turn in when.items()}
    with laid(tmp_path_factory.mktemp("show"), *moments.values()) as (house, tables):
        yield {
            name: (moment, table, house)
            for (name, moment), table in zip(moments.items(), tables, strict=True)
        }


@contextmanager
def seated(browser: Browser, evening: Evening, name: str) -> Iterator[tuple[PreparedRoom, Page]]:
    """Open the phone of the one who still has to choose."""
    moment, table, house = evening[name]
    with at(browser, house, table) as room:
        yield room, room.phone(moment.asked.seat)


def moving_tv(room: PreparedRoom) -> Page:
    """Switch on a TV that may move things."""
    width, height = TV
    context = room.browser.new_context(viewport={"width": width, "height": height})
    context.add_init_script(COUNT_AUDIO)
    room.contexts.append(context)
    page = context.new_page()
    room.watch(page)
    go(page, room.house.address + room.table.tv)
    return page


def test_cards_turn_over_on_the_tv_while_phones_have_their_new_hands(
    browser: Browser, evening: Evening
) -> None:
    with seated(browser, evening, "turn") as (room, phone):
        tv = moving_tv(room)
        expect(tv.locator(".h-tile")).to_have_count(3)
        choose(phone)
        expect(tv.locator(".h-deed")).to_have_count(3)
        expect_hand(phone, 5)
        expect(tv.locator(".h-pass")).to_have_count(3)
        expect(tv.locator(".h-deed")).to_have_count(0)


def test_who_wants_no_motion_sees_the_turn_at_once(browser: Browser, evening: Evening) -> None:
    with seated(browser, evening, "still") as (room, phone):
        tv = room.tv()
        expect(tv.locator(".h-tile")).to_have_count(3)
        choose(phone)
        expect(tv.locator(".h-middle-turn")).to_have_text("Turn 3 of 6")
        expect(tv.locator(".h-deed")).to_have_count(0)


def test_the_end_is_a_show_and_stays_as_a_picture(browser: Browser, evening: Evening) -> None:
    with seated(browser, evening, "end") as (room, phone):
        tv = moving_tv(room)
        impatient = room.phone((evening["end"][0].asked.seat + 1) % 3)
        expect(tv.locator(".h-tile")).to_have_count(3)
        choose(phone)
        # Nothing tells the end while the last cards turn over.
        expect(tv.locator(".h-deed").first).to_be_visible()
        expect(tv.locator(".h-middle-age")).to_have_text("Age III")
        # The phones let the TV show how it came about, unless they are asked.
        for one in (phone, impatient):
            expect(one.get_by_text("Look at the TV")).to_be_visible()
            expect(one.locator(".h-score")).not_to_be_visible()
            expect(one.locator(".h-tip")).to_have_count(0)
        show_now(impatient)
        expect(impatient.locator(".h-score-total")).to_be_visible()
        expect(impatient.locator(".h-body")).to_be_focused()
        expect(impatient.locator(".h-tip")).to_contain_text("Points from all sources")
        phone.get_by_role("button", name="Table").click()
        expect(phone.locator(".h-tab--on")).to_have_text("Table")
        expect(phone.get_by_text("Look at the TV")).to_be_visible()
        expect(phone.locator(".h-line")).to_have_count(0)
        # What tells nothing is there all the while.
        phone.get_by_role("button", name="Help").click()
        expect(phone.get_by_role("button", name="Symbols")).to_be_visible()
        expect(phone.get_by_text("Look at the TV")).to_have_count(0)
        phone.get_by_role("button", name="Score").click()
        expect(phone.get_by_text("Look at the TV")).to_be_visible()
        expect(phone.locator(".h-score")).not_to_be_visible()
        duel = tv.locator(".h-duel")
        expect(duel).to_be_visible(timeout=PATIENCE)
        expect(tv.locator(".h-border--later")).to_have_count(3)
        expect(duel.locator(".h-duel-text--said")).to_be_visible()
        expect(tv.locator(".h-border--later")).to_have_count(1, timeout=PATIENCE)
        expect(duel).to_have_count(0, timeout=PATIENCE)
        expect(tv.locator(".h-border:not(.h-border--later)")).to_have_count(3)
        expect(tv.locator(".h-score--filling")).to_be_visible(timeout=PATIENCE)
        expect(tv.locator(".h-won")).to_have_count(0)
        expect(tv.locator("th.h-won")).to_have_count(1, timeout=PATIENCE)
        expect(tv.locator(".h-chart svg")).to_have_count(2)
        expect(phone.locator(".h-score-total")).to_be_visible(timeout=PATIENCE)
        late = moving_tv(room)
        expect(late.locator("th.h-won")).to_have_count(1)
        expect(late.locator(".h-score--filling")).to_have_count(0)


def test_an_outcome_comes_to_phones_when_the_tv_has_shown_it(
    browser: Browser, evening: Evening
) -> None:
    with seated(browser, evening, "age") as (room, phone):
        tv = moving_tv(room)
        impatient = room.phone((evening["age"][0].asked.seat + 1) % 3)
        onlooker = room.phone((evening["age"][0].asked.seat + 2) % 3)
        onlooker.get_by_role("button", name="Table").click()
        expect(onlooker.locator(".h-line")).to_have_count(3)
        expect(tv.locator(".h-tile")).to_have_count(3)
        choose(phone)
        expect(onlooker.locator(".h-body .h-veil")).to_be_visible()
        expect(onlooker.locator(".h-line")).to_have_count(0)
        expect(tv.locator(".h-deed").first).to_be_visible()
        expect(tv.locator(".h-middle-turn")).to_have_text("Turn 6 of 6")
        for one in (phone, impatient):
            expect(one.get_by_text("Look at the TV")).to_be_visible()
            expect(one.locator(".h-dialog .h-border")).to_have_count(3)
            expect(one.locator(".h-dialog .h-border").first).not_to_be_visible()
        show_now(impatient)
        expect(impatient.locator(".h-dialog .h-border").first).to_be_visible()
        expect(impatient.locator(".h-dialog .h-conflict")).to_be_focused()
        expect(phone.locator(".h-dialog .h-border").first).to_be_visible(timeout=PATIENCE)
        expect(tv.locator(".h-conflict:not(.h-conflict--playing)")).to_be_visible()
        line = "Age II · Turn 1 of 6 · Everybody is thinking"
        expect(tv.locator(".h-conflict-awaited")).to_have_text(line)
        late = room.phone((evening["age"][0].asked.seat + 2) % 3)
        expect(late.locator(".h-dialog .h-border").first).to_be_visible()


def test_the_outcome_of_an_age_is_read_once_and_gives_way_to_what_comes(
    browser: Browser, evening: Evening
) -> None:
    """Whoever has read it is not shown it again on another device, and nobody has to.

    A TV that was switched off shows nothing first.
    """
    with seated(browser, evening, "read") as (room, phone):
        place = evening["read"][0].asked.seat
        tv = room.tv()
        expect(tv.locator(".h-tile")).to_have_count(3)
        tv.close()
        absent = room.phone((place + 1) % 3)
        choose(phone)
        for one in (phone, absent):
            expect(one.locator(".h-dialog .h-border").first).to_be_visible()
        # A tap beside it, or this key, does as well as the button.
        phone.keyboard.press("Escape")
        expect(phone.locator(".q-dialog, .h-dialog")).to_have_count(0)
        tablet = room.phone(place)
        expect_hand(tablet, 7)
        expect(tablet.get_by_role("button", name="Go on")).to_have_count(0)
        menu = room.menu()
        for name in PEOPLE[:3]:
            seat = menu.locator(".h-seat", has_text=name)
            seat.get_by_role("button", name="Let a bot play").click()
            agree(menu, "Let a bot play")
            expect(seat.get_by_role("button", name="Give the seat back")).to_be_visible()
        expect(absent.locator(".h-score")).to_be_visible()
        expect(absent.locator(".q-dialog")).to_have_count(0)


def test_a_tv_is_silent_until_somebody_taps_the_speaker(browser: Browser, evening: Evening) -> None:
    with seated(browser, evening, "turn") as (room, _):
        tv = moving_tv(room)
        speaker = tv.get_by_role("button", name="Sound")
        expect(speaker).to_have_attribute("aria-pressed", "false")
        assert tv.evaluate("players") == 0
        speaker.click()
        expect(speaker).to_have_attribute("aria-pressed", "true")
        assert tv.evaluate("players") == 1
        speaker.click()
        expect(speaker).to_have_attribute("aria-pressed", "false")


def test_the_sheet_of_a_card_falls_with_the_thumb(browser: Browser, evening: Evening) -> None:
    with seated(browser, evening, "still") as (_, phone):
        phone.locator(".h-hand-cards .h-card").first.click()
        sheet = phone.locator(".h-sheet")
        expect(sheet).to_be_visible()
        pull(phone, 30)
        expect(sheet).to_be_visible()
        expect(sheet).to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")
        pull(phone, 200)
        expect(sheet).to_have_count(0)


def test_the_thumb_wipes_from_card_to_card(browser: Browser, evening: Evening) -> None:
    with seated(browser, evening, "still") as (_, phone):
        phone.locator(".h-hand-cards .h-card").first.click()
        names = phone.locator(".h-hand-cards .h-card-name").all_inner_texts()
        face = phone.locator(".h-sheet .h-face-name")
        expect(face).to_have_text(names[0])
        pull(phone, 0, aside=-120)
        expect(face).to_have_text(names[1])
        pull(phone, 0, aside=120)
        expect(face).to_have_text(names[0])
        phone.get_by_role("button", name="The card before").click()
        expect(face).to_have_text(names[-1])


def pull(phone: Page, pixels: int, aside: int = 0) -> None:
    """Pull an open sheet, which has risen, down with a thumb, or wipe it aside."""
    sheet = phone.locator(".h-sheet")
    expect(sheet).to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")
    box = sheet.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 40
    touch = phone.context.new_cdp_session(phone)
    steps = [("touchStart", 0.0), *(("touchMove", i / 10) for i in range(1, 11))]
    for kind, done in steps:
        point = {"x": x + aside * done, "y": y + pixels * done}
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
