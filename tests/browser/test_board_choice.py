"""The choice of boards and sides before the game, tapped on three phones."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine.catalogue import edition
from tests.browser.drawn import differences, drawn_but_for_who_has_chosen
from tests.browser.prepared import Moment, PreparedRoom, at, begun, laid, open_tab, tile
from tests.browser.room import expect_hand, live
from tests.browser.wire import act, listeners
from ui.bench.evening import PEOPLE

BOARDS = edition("first_edition").board


@pytest.fixture
def moment(request: pytest.FixtureRequest) -> Moment:
    """The beginning of a game where boards come as a test says."""
    return begun(3, request.param)


@pytest.fixture
def room(browser: Browser, tmp_path: Path, moment: Moment) -> Iterator[PreparedRoom]:
    """The room round its table."""
    with laid(tmp_path, moment) as (house, (table,)), at(browser, house, table) as opened:
        yield opened


def button(page: Page, board: str, side: str) -> Locator:
    """Find the button of a board's side."""
    name = BOARDS[board].names.in_language("en")
    return page.get_by_role("button", name=f"Choose {name}, side {side}", exact=True)


def listener_of(page: Page, tapped: Locator) -> dict[str, object]:
    """Find what listens to a button, to be used when the button is gone."""
    element = str(tapped.get_attribute("id"))
    (found,) = [one for one in listeners(page, "click") if f"c{one['id']}" == element]
    return found


def drawn_again(page: Page) -> list[str]:
    """Give what a screen shows of the table as it is now, whatever it has been told so far."""
    page.reload()
    live(page)
    expect(page.locator(".h-title")).to_be_visible()
    return drawn_but_for_who_has_chosen(page)


def expect_settled(phone: Page, board: str, side: str) -> None:
    """Expect a hand to be dealt, and the city to be the one that was chosen."""
    expect_hand(phone, 7)
    open_tab(phone, "City")
    wonder = BOARDS[board].wonders.in_language("en")
    expect(phone.locator(".h-city-names p")).to_have_text(f"{wonder} · {side}")


@pytest.mark.parametrize("moment", ["side_choice"], indirect=True)
def test_a_side_is_chosen_in_secret_until_all_have_chosen(
    moment: Moment, room: PreparedRoom
) -> None:
    """Ana taps a side, and another; nobody sees which before Bruno and Carla have tapped theirs."""
    ana, bruno, carla, tv = *(room.phone(place) for place in range(3)), room.tv()
    dealt = [str(seating.board) for seating in moment.view.settling]
    expect(ana.get_by_role("heading")).to_have_text("Choose the side of your board")
    expect(ana.get_by_text("the stages of the wonder differ")).to_be_visible()
    others = (bruno, carla, tv)
    before, old = (
        [drawn_again(page) for page in others],
        listener_of(ana, button(ana, dealt[0], "A")),
    )
    for side in ("A", "B"):
        button(ana, dealt[0], side).click()
        expect(ana.locator(".h-note")).to_contain_text(f", side {side}")
        assert differences(before, [drawn_again(page) for page in others]) == [[], [], []]
        if side == "A":
            ana.get_by_role("button", name="Change").click()
    act(ana, old, {})
    button(bruno, dealt[1], "A").click()
    expect(bruno.locator(".h-note")).to_contain_text(", side A")
    expect(tv.get_by_role("status")).to_have_text("Carla is choosing a board")
    button(carla, dealt[2], "B").click()
    for phone, board, side in zip((ana, bruno, carla), dealt, "BAB", strict=True):
        expect_settled(phone, board, side)
    for name, board in zip(PEOPLE, dealt, strict=False):
        expect(tile(tv, name)).to_contain_text(BOARDS[board].names.in_language("en"))


@pytest.mark.parametrize("moment", ["free_choice"], indirect=True)
def test_a_board_that_is_taken_is_offered_to_nobody_else_until_it_is_given_back(
    moment: Moment, room: PreparedRoom
) -> None:
    """Ana takes Giza, and Bruno's phone no longer has it; Ana thinks again, and Bruno takes it."""
    ana, bruno, carla, tv = *(room.phone(place) for place in range(3)), room.tv()
    assert not moment.view.cities
    expect(bruno.get_by_role("heading")).to_have_text("Choose your board")
    expect(bruno.get_by_text("has its own wonder")).to_be_visible()
    expect(bruno.locator(".h-button--primary:visible")).to_have_count(2 * len(BOARDS))
    old = listener_of(bruno, button(bruno, "giza", "B"))
    button(ana, "giza", "B").click()
    expect(ana.locator(".h-note")).to_have_text("You settle in Giza, side B")
    # What was chosen lies face up meanwhile.
    chosen = ana.locator(".h-board:visible")
    expect(chosen).to_have_count(1)
    expect(chosen.locator("button")).to_have_count(0)
    expect(chosen.locator(".h-board-stages li")).to_have_count(4)
    for side in ("A", "B"):
        expect(button(bruno, "giza", side)).to_have_count(0)
    act(bruno, old, {})
    expect(bruno.locator(".h-button--primary:visible")).to_have_count(2 * len(BOARDS) - 2)
    ana.get_by_role("button", name="Change").click()
    button(bruno, "giza", "A").click()
    expect(button(ana, "giza", "B")).to_have_count(0)
    button(ana, "rhodes", "B").click()
    expect(carla.locator(".h-button--primary:visible")).to_have_count(2 * len(BOARDS) - 4)
    button(carla, "ephesus", "A").click()
    places = (ana, "rhodes", "B"), (bruno, "giza", "A"), (carla, "ephesus", "A")
    for name, (phone, board, side) in zip(PEOPLE, places, strict=False):
        expect_settled(phone, board, side)
        expect(tile(tv, name)).to_contain_text(BOARDS[board].names.in_language("en"))
