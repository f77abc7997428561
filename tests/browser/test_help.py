"""Help in a real browser: the pictures, the list of cards, and tips that come once."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.prepared import PreparedRoom
from tests.browser.room import Room, choose, expect_hand, go, live
from ui.i18n import LANGUAGES, speaker
from ui.scenes.tips import LESSONS

SMALL = (360, 560)
SIZES = [SMALL, (390, 844), (1280, 720)]
FITS = """(found) => [...document.querySelectorAll(found)].every((one) => {
    const box = one.getBoundingClientRect();
    return box.left >= 0 && box.right <= innerWidth + 0.5 && box.height > 0;
})"""
TOUCHABLE = """(found) => [...document.querySelectorAll(found)].every((one) => {
    const box = one.getBoundingClientRect();
    return box.width >= 44 && box.height >= 44;
})"""
HIGHEST = """(texts) => {
    const text = document.querySelector('.h-tip-text');
    const heights = texts.map((said) => {
        text.textContent = said;
        return document.querySelector('.h-tip').getBoundingClientRect().bottom;
    });
    return Math.max(...heights);
}"""

PEOPLE = ("Ana", "Bruno", "Carla")


# The pages


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_help_opens_from_home_with_five_pictures(room: Room, size: tuple[int, int]) -> None:
    page = room.screen(size)
    go(page, room.house.address)
    page.get_by_role("link", name="How to play").click()
    page.wait_for_url("**/help")
    live(page)
    expect(page.locator(".h-lesson > svg")).to_have_count(5)
    for number in range(5):
        picture = page.locator(".h-lesson > svg").nth(number)
        picture.scroll_into_view_if_needed()
        expect(picture).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(FITS, ".h-lesson, .h-meaning, .h-tip-switch")
    assert page.evaluate("document.querySelector('.h-page').scrollWidth <= innerWidth")


@pytest.mark.parametrize("locale", ["en-GB", "pt-BR", "it-IT"])
def test_help_speaks_the_language_of_the_reader(room: Room, locale: str) -> None:
    page = room.screen(SMALL, locale)
    go(page, f"{room.house.address}/help")
    says = next(speaker(one) for one in LANGUAGES if locale.startswith(one))
    for words in ("One card, three uses", "Seven sources of points", "Tips during the game"):
        expect(page.get_by_text(says.say(words), exact=True)).to_be_visible()


def test_cards_are_looked_for_by_colour_and_seen_large(room: Room) -> None:
    page = room.screen(SMALL)
    go(page, f"{room.house.address}/help")
    page.get_by_role("link", name="All cards").click()
    page.wait_for_url("**/cards")
    live(page)
    expect(page.locator(".h-entry")).to_have_count(78)
    assert page.evaluate(TOUCHABLE, ".h-filter-button, .h-entry, .h-page a")
    page.get_by_role("button", name="Military", exact=True).click()
    expect(page.locator(".h-entry")).to_have_count(11)
    page.get_by_role("button", name="Walls. Military").click()
    sheet = page.get_by_role("dialog", name="Walls")
    expect(sheet).to_contain_text("Adds 2 shields.")
    expect(sheet).to_contain_text("Fortifications")
    page.get_by_role("button", name="The card after").click()
    expect(page.get_by_role("dialog", name="Training Ground")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Military", exact=True).click()
    expect(page.locator(".h-entry")).to_have_count(78)
    page.get_by_role("link", name="Second edition").click()
    expect(page.locator(".h-entry")).to_have_count(80)


# The tips


@pytest.fixture
def table(begun_room: PreparedRoom) -> PreparedRoom:
    """A table at its first turn."""
    return begun_room


def newcomer(room: PreparedRoom, place: int = 0, locale: str = "en-GB") -> Page:
    """Open a small phone that knows nothing yet."""
    page = room.screen(SMALL, locale)
    go(page, room.house.address + room.table.phones[place])
    expect_hand(page, 7)
    return page


def come_back(page: Page) -> None:
    """Load the page again."""
    page.reload()
    live(page)
    expect(page.locator(".h-hand-cards .h-card").first).to_be_visible()


def test_a_tip_comes_once_and_leaves_the_hand_free(table: PreparedRoom) -> None:
    ana, others = newcomer(table), [newcomer(table, place) for place in (1, 2)]
    tip = ana.locator(".h-tip")
    expect(tip).to_contain_text("Tap one to see what you can do.")
    assert ana.evaluate(TOUCHABLE, ".h-tip-button")
    come_back(ana)
    expect(tip).to_contain_text("Tap one to see what you can do.")
    tip.get_by_role("button", name="OK").click()
    expect(tip).to_have_count(0)
    come_back(ana)
    expect(tip).to_have_count(0)
    choose(ana)
    expect(tip).to_contain_text("you can still change it")
    # Whoever leaves a tip alone can play all the same.
    for other in others:
        choose(other)
    expect_hand(ana, 6)
    expect(tip).to_contain_text("Hands pass on after every turn.")
    choose(ana)


def test_no_more_tips_means_none_until_they_are_wanted_again(table: PreparedRoom) -> None:
    ana = newcomer(table)
    tip = ana.locator(".h-tip")
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    come_back(ana)
    choose(ana)
    expect(ana.locator(".h-chosen")).to_be_visible()
    expect(tip).to_have_count(0)
    ana.get_by_role("button", name="Help", exact=True).click()
    switch = ana.get_by_role("switch", name="Tips during the game")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    ana.get_by_role("button", name="Hand", exact=True).click()
    expect(tip).to_contain_text("you can still change it")


def test_a_browser_that_keeps_nothing_shows_tips_all_the_same(table: PreparedRoom) -> None:
    page = table.screen(SMALL)
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('denied'); }})"
    )
    go(page, table.house.address + table.table.phones[0])
    expect(page.locator(".h-tip")).to_be_visible()
    page.get_by_role("button", name="OK").click()
    expect(page.locator(".h-tip")).to_have_count(0)


def test_every_tip_stays_above_the_cards(table: PreparedRoom) -> None:
    locales = ("en-GB", "pt-BR", "it-IT")
    for place, (locale, language) in enumerate(zip(locales, LANGUAGES, strict=True)):
        page = newcomer(table, place, locale)
        expect(page.locator(".h-tip")).to_be_visible()
        says = speaker(language)
        bottom = page.evaluate(HIGHEST, [says.say(lesson.text) for lesson in LESSONS.values()])
        top = page.locator(".h-hand-cards .h-card").first.bounding_box()
        assert top is not None
        assert bottom <= top["y"] + 4


def test_the_help_of_a_game_has_its_symbols_its_pictures_and_its_cards(table: PreparedRoom) -> None:
    ana = newcomer(table)
    ana.get_by_role("button", name="Help", exact=True).click()
    expect(ana.locator(".h-meaning").first).to_be_visible()
    ana.get_by_role("button", name="How to play").click()
    expect(ana.locator(".h-lesson")).to_have_count(5)
    ana.get_by_role("button", name="Cards", exact=True).click()
    expect(ana.get_by_text("The cards of this game for 3 players")).to_be_visible()
    expect(ana.get_by_text("In Age III, 5 of them")).to_have_count(1)
    # None with a mark of more players is there.
    expect(ana.get_by_role("button", name="Tavern.")).to_have_count(0)
