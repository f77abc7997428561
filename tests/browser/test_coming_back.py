"""Whatever happens to phones, keys and the process, everybody comes back to the right screen."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.prepared import PreparedRoom
from tests.browser.room import agree, choose, expect_hand, go, live

SOON = 5000
PEOPLE = ("Ana", "Bruno")


@pytest.fixture
def room(begun_room: PreparedRoom) -> PreparedRoom:
    """A room where a game has just begun."""
    return begun_room


def started(room: PreparedRoom) -> tuple[Page, Page, Page]:
    """Give the host's page and both phones, each with a hand."""
    ana, bruno = room.phone(0), room.phone(1)
    expect_hand(ana, 7)
    expect_hand(bruno, 7)
    return room.menu(), ana, bruno


def names(page: Page) -> list[str]:
    """Read the cards of a hand."""
    return page.locator(".h-hand-cards .h-card-name").all_inner_texts()


def test_a_reload_shows_the_same_hand(room: PreparedRoom) -> None:
    _, ana, _ = started(room)
    before = names(ana)
    ana.reload()
    live(ana)
    expect_hand(ana, 7)
    assert names(ana) == before


def test_a_choice_survives_a_reload_and_can_be_changed(room: PreparedRoom) -> None:
    _, ana, _ = started(room)
    choose(ana)
    ana.reload()
    live(ana)
    ana.get_by_role("button", name="Change").click()
    expect_hand(ana, 7)


def test_scanning_the_code_again_leads_back_to_the_own_hand(room: PreparedRoom) -> None:
    _, ana, _ = started(room)
    address = ana.url
    ana.wait_for_load_state("networkidle")
    go(ana, f"{room.house.address}/j/{room.code}")
    assert ana.url == address
    expect_hand(ana, 7)


def test_the_newest_device_shows_the_hand_and_the_other_can_take_it_back(
    room: PreparedRoom,
) -> None:
    _, ana, _ = started(room)
    before = names(ana)
    tablet = room.screen()
    go(tablet, ana.url)
    expect_hand(tablet, 7)
    expect(ana.get_by_text("open on another device")).to_be_visible()
    assert not any(name in ana.content() for name in before)
    ana.get_by_role("button", name="Show it here").click()
    expect_hand(ana, 7)
    expect(tablet.get_by_text("open on another device")).to_be_visible()


def test_a_new_key_kills_the_old_one(room: PreparedRoom) -> None:
    host, ana, _ = started(room)
    host.locator(".h-seat", has_text="Ana").get_by_role("button", name="Another phone").click()
    host.locator(".h-dialog").get_by_role("button", name="Another phone").click()
    expect(host.locator(".h-qr")).to_be_visible()
    expect(ana.get_by_text("a newer one has taken its place")).to_be_visible()
    expect(ana.get_by_role("link", name="To the table")).to_have_attribute(
        "href", f"/j/{room.code}"
    )
    host.get_by_role("button", name="Close").click()
    expect(host.locator(".h-qr")).to_have_count(0)
    ana.reload()
    expect(ana.get_by_text("not known here")).to_be_visible()


def test_an_unknown_phone_says_who_it_is_and_the_host_agrees(room: PreparedRoom) -> None:
    host, ana, _ = started(room)
    before = names(ana)
    stranger = room.screen()
    go(stranger, f"{room.house.address}/j/{room.code}")
    stranger.get_by_role("button", name="I am Ana").click()
    expect(stranger.get_by_text("The host is being asked.")).to_be_visible()
    host.get_by_role("button", name="Yes").click()
    expect_hand(stranger, 7)
    assert names(stranger) == before
    expect(ana.get_by_text("a newer one has taken its place")).to_be_visible()


def test_a_stranger_whom_the_host_turns_away_sees_nothing(room: PreparedRoom) -> None:
    host, _, _ = started(room)
    stranger = room.screen()
    go(stranger, f"{room.house.address}/j/{room.code}")
    stranger.get_by_role("button", name="I am Ana").click()
    host.get_by_role("button", name="No", exact=True).click()
    expect(stranger.get_by_text("The host said no.")).to_be_visible()


def test_a_bot_takes_over_until_the_host_gives_the_seat_back(room: PreparedRoom) -> None:
    host, ana, bruno = started(room)
    seat = host.locator(".h-seat", has_text="Bruno")
    seat.get_by_role("button", name="Let a bot play").click()
    agree(host, "Let a bot play")
    expect(bruno.get_by_text("A bot is playing for you")).to_be_visible()
    choose(ana)
    expect_hand(ana, 6)
    seat.get_by_role("button", name="Give the seat back").click()
    expect(bruno.get_by_text("A bot is playing for you")).to_have_count(0)
    choose_anew(bruno)
    choose(ana)
    expect(ana.get_by_role("button", name="Change")).to_be_visible()


def test_whoever_was_replaced_comes_back_by_the_own_phone(room: PreparedRoom) -> None:
    host, ana, bruno = started(room)
    seat = host.locator(".h-seat", has_text="Bruno")
    seat.get_by_role("button", name="Let a bot play").click()
    agree(host, "Let a bot play")
    choose(ana)
    expect_hand(ana, 6)
    bruno.get_by_role("button", name="I am back").click()
    expect(seat.get_by_role("button", name="Let a bot play")).to_be_visible()
    choose_anew(bruno)


def choose_anew(phone: Page) -> None:
    """Take back what a bot has chosen, if it has, and expect the whole hand."""
    expect(phone.locator(".h-chosen, .h-hand-cards .h-card").first).to_be_visible()
    if phone.locator(".h-chosen").count():
        phone.get_by_role("button", name="Change").click()
    expect_hand(phone, 6)


def test_a_killed_process_comes_back_with_the_secret_choice_kept(room: PreparedRoom) -> None:
    _, ana, bruno = started(room)
    tv = room.tv()
    choose(ana)
    chosen = ana.locator(".h-chosen-title").inner_text()
    for screen in (ana, bruno, tv):
        screen.evaluate("window.beforeTheCrash = true")
    room.house.kill()
    room.house.start()
    for screen in (ana, bruno, tv):
        screen.wait_for_function("!window.beforeTheCrash && window.did_handshake", timeout=SOON)
    expect(ana.locator(".h-chosen-title")).to_have_text(chosen)
    expect(tv.get_by_text("Age I", exact=True)).to_be_visible()
    expect_hand(bruno, 7)
    choose(bruno)
    expect_hand(ana, 6)
    room.troubles = [trouble for trouble in room.troubles if "ERR_CONNECTION" not in trouble]


def test_a_choice_that_met_no_server_is_made_when_it_is_back(room: PreparedRoom) -> None:
    _, _, bruno = started(room)
    room.house.kill()
    choose(bruno)
    expect(bruno.get_by_text("The table is out of reach.")).to_be_visible()
    room.house.start()
    expect(bruno.locator(".h-chosen-title")).to_be_visible()
    room.troubles = [trouble for trouble in room.troubles if "ERR_CONNECTION" not in trouble]


LISTEN = """() => {
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key === 'heptapolis-underway') window.confirmed ??= value;
    keep.call(this, key, value);
  };
}"""
LEFT = "() => sessionStorage.getItem('heptapolis-underway')"
LEAVE = "told => sessionStorage.setItem('heptapolis-underway', told)"


def look_away(phone: Page) -> None:
    """Look at another tab and come back; whatever was sent before has arrived by then."""
    for tab, shown in (("Left", ".h-city"), ("Hand", ".h-hand-title")):
        phone.get_by_role("button", name=tab, exact=True).click()
        expect(phone.locator(shown)).to_be_visible()


def test_a_choice_that_was_left_behind_is_not_made_out_of_turn(room: PreparedRoom) -> None:
    """Neither where something else is asked by now, nor because its player looked away."""
    _, ana, _ = started(room)
    ana.evaluate(LISTEN)
    choose(ana)
    expect(ana.locator(".h-chosen-title")).to_be_visible()
    assert ana.evaluate(LEFT) is None
    ana.get_by_role("button", name="Change").click()
    expect_hand(ana, 7)
    told = json.loads(ana.evaluate("window.confirmed"))
    ana.evaluate(LEAVE, json.dumps(told))
    ana.reload()
    live(ana)
    look_away(ana)
    expect_hand(ana, 7)
    # A choice and a change have been made since.
    told["action"]["number"] += 2
    ana.evaluate(LEAVE, json.dumps(told))
    look_away(ana)
    expect_hand(ana, 7)
    ana.evaluate(LEAVE, json.dumps(told))
    ana.reload()
    expect(ana.locator(".h-chosen-title")).to_be_visible()
