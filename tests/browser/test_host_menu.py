"""The host's menu: people are dragged to other seats, a table is set up, devices are thrown out."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.room import TV, Room, agree, expect_hand, go, live
from tests.browser.wire import act, listeners

Point = tuple[float, float]


def seats(page: Page) -> Locator:
    """Find the names on the seats, in the order of the ring."""
    return page.locator(".h-seat-name")


def middle(place: Locator) -> Point:
    """Find the middle of something on its page."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def seat_of(page: Page, name: str) -> Locator:
    """Find the seat of somebody."""
    return page.locator(".h-seat", has_text=name)


class Finger:
    """A finger on the glass of a page."""

    def __init__(self, page: Page) -> None:
        self._wire = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: Point) -> None:
        """Put it down, move it or lift it."""
        told = [{"x": x, "y": y} for x, y in points]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})


def expect_seats(pages: Sequence[Page], *names: str) -> None:
    """Expect these names round the table."""
    for page in pages:
        expect(page.locator(".h-seat")).to_have_count(len(names))
        for place, name in enumerate(names):
            expect(page.locator(f".h-seat[data-place='{place}']")).to_contain_text(name)


def company(room: Room) -> tuple[Page, Page]:
    """Let Ana and Bruno sit at a table for three; give the host's page and Ana's phone."""
    host = room.host(3, "First edition", "Simple sides")
    ana = room.join("Ana", 0)
    room.join("Bruno", 1)
    expect(seat_of(host, "Bruno")).to_be_visible()
    return host, ana


def test_a_seat_is_dragged_with_the_mouse(room: Room) -> None:
    host, ana = company(room)
    tv = room.tv()
    # From its button: letting go must not press it.
    host.mouse.move(*middle(seat_of(host, "Ana").get_by_role("button", name="Remove")))
    host.mouse.down()
    host.mouse.move(*middle(seat_of(host, "Free seat 3")), steps=5)
    expect(seat_of(host, "Free seat 3")).to_contain_class("h-seat--target")
    expect(seat_of(host, "Ana")).to_contain_class("h-seat--held")
    host.mouse.up()
    expect_seats((host, tv, ana), "Free seat 1", "Bruno", "Ana")
    expect(ana.locator(".h-seat--mine")).to_have_text("Ana")
    expect(host.locator(".h-seat--held, .h-seat--target")).to_have_count(0)


def test_a_seat_that_is_dropped_beside_the_others_stays(room: Room) -> None:
    host, _ = company(room)
    host.mouse.move(*middle(seats(host).first))
    host.mouse.down()
    host.mouse.move(2, 2, steps=5)
    host.mouse.up()
    expect(host.locator(".h-seat--held")).to_have_count(0)
    seat_of(host, "Ana").get_by_role("button", name="Move", exact=True).click()
    seat_of(host, "Bruno").get_by_role("button", name="Here").click()
    expect_seats((host,), "Bruno", "Ana", "Free seat 3")


def test_a_seat_is_dragged_with_a_finger_after_a_short_press(room: Room) -> None:
    host, ana = company(room)
    start, end = middle(seats(host).first), middle(seat_of(host, "Bruno"))
    finger = Finger(host)
    finger.touch("touchStart", start)
    expect(seat_of(host, "Ana")).to_contain_class("h-seat--held")
    finger.touch("touchMove", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    finger.touch("touchMove", end)
    expect(seat_of(host, "Bruno")).to_contain_class("h-seat--target")
    finger.touch("touchEnd")
    expect_seats((host, ana), "Bruno", "Ana", "Free seat 3")


def test_a_swipe_over_a_seat_moves_nobody(room: Room) -> None:
    host, _ = company(room)
    start, end = middle(seats(host).first), middle(seat_of(host, "Bruno"))
    finger = Finger(host)
    finger.touch("touchStart", start)
    finger.touch("touchMove", end)
    finger.touch("touchEnd")
    seat_of(host, "Free seat 3").get_by_role("button", name="Add a bot").click()
    expect_seats((host,), "Ana", "Bruno", "(bot)")


NO_SWAPS = (None, [0, 1], {"one": 0}, {"one": 0, "other": 9}, {"one": True, "other": 1}, "x" * 999)


def test_what_is_no_swap_changes_nothing(room: Room) -> None:
    host, _ = company(room)
    (ring,) = listeners(host, "swap")
    for swap in NO_SWAPS:
        act(host, ring, swap)
    seat_of(host, "Free seat 3").get_by_role("button", name="Add a bot").click()
    expect_seats((host,), "Ana", "Bruno", "(bot)")


def test_nobody_is_dragged_once_the_game_is_on(room: Room) -> None:
    host, ana = company(room)
    (ring,) = listeners(host, "swap")
    host.get_by_role("button", name="Start: a bot takes the free seat").click()
    expect_hand(ana, 7)
    assert listeners(host, "swap") == []
    act(host, ring, {"one": 0, "other": 1})
    seat_of(host, "Ana").get_by_role("button", name="Let a bot play").click()
    expect(host.get_by_text("A bot chooses for Ana until Ana is back.")).to_be_visible()
    agree(host, "Let a bot play")
    seat_of(host, "Bruno").get_by_role("button", name="Let a bot play").click()
    expect(host.get_by_text("bots will finish the game at once")).to_be_visible()
    host.get_by_role("button", name="Cancel").click()
    expect_seats((host,), "Ana", "Bruno", "(bot)")


def test_only_one_device_stays_host(own_room: Room) -> None:
    laptop, ana = company(own_room)
    (ring,) = listeners(laptop, "swap")
    new, start = own_room.screen(), own_room.screen()
    for page, path in ((new, "/new"), (start, "/")):
        go(page, own_room.house.host_link)
        go(page, own_room.house.address + path)
    home = laptop.context.new_page()
    own_room.watch(home)
    go(home, own_room.house.address)
    home.get_by_role("button", name="Control from my phone").click()
    # The code is for a camera; its words are for everybody who cannot see it.
    link = home.locator(".h-qr title").text_content() or ""
    phone = own_room.screen()
    go(phone, link)
    phone.get_by_role("button", name="Only this device stays host").click()
    dialog = phone.get_by_role("dialog")
    expect(dialog).to_contain_text("loses the host's menu")
    dialog.get_by_role("button", name="Only this device stays host").click()
    for page in (laptop, new, start, home):
        expect(page.get_by_text("on another device now")).to_be_visible()
        expect(page.get_by_role("button")).to_have_count(0)
    act(laptop, ring, {"one": 0, "other": 1})
    go(laptop, own_room.house.host_link)
    expect(laptop.get_by_text("not known here")).to_be_visible()
    go(phone, f"{own_room.house.address}/table/{own_room.code}")
    expect_seats((phone, ana), "Ana", "Bruno", "Free seat 3")
    phone.get_by_role("button", name="Start: a bot takes the free seat").click()
    expect_hand(ana, 7)


def test_throwing_out_can_be_thought_over(own_room: Room) -> None:
    laptop = own_room.host(3)
    other = own_room.screen()
    go(other, own_room.house.host_link)
    other.get_by_role("button", name="Only this device stays host").click()
    other.get_by_role("button", name="Cancel").click()
    expect(other.get_by_role("dialog")).to_have_count(0)
    laptop.locator(".h-seat").first.get_by_role("button", name="Add a bot").click()
    expect(laptop.locator(".h-seat").first).to_contain_text("(bot)")


def test_what_does_not_fit_cannot_be_picked_and_says_why(room: Room) -> None:
    page = room.screen()
    go(page, room.house.host_link)
    go(page, f"{room.house.address}/new")
    two = page.get_by_role("button", name="2", exact=True)
    second = page.get_by_role("button", name="Second edition")
    why_not = page.get_by_text("Second edition: for 3 to 7 players.")
    two.click()
    expect(second).to_be_disabled()
    expect(why_not).to_be_visible()
    page.get_by_role("button", name="3", exact=True).click()
    expect(why_not).to_have_count(0)
    second.click()
    expect(two).to_be_disabled()
    expect(why_not).to_be_visible()
    for button in listeners(page, "click"):
        if button["id"] == int((two.get_attribute("id") or "").removeprefix("c")):
            act(page, button, None)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    live(page)
    expect(page.locator(".h-seat")).to_have_count(3)


def test_two_taps_open_a_table_in_the_hosts_language(room: Room) -> None:
    page = room.screen((360, 560), "it-IT")
    go(page, room.house.host_link)
    page.get_by_role("link", name="Nuovo tavolo").click()
    live(page)
    opening = page.get_by_role("button", name="Apri il tavolo")
    expect(opening).to_be_in_viewport(ratio=1)
    opening.click()
    page.wait_for_url("**/table/*")
    room.code = page.url.rsplit("/", 1)[1]
    expect(room.tv().get_by_text("Inquadra il codice per entrare.")).to_be_visible()


def test_the_tv_can_speak_another_language_than_the_host(room: Room) -> None:
    room.host(3, "Português")
    expect(room.tv().locator("html")).to_have_attribute("lang", "pt")


def test_the_tv_fills_the_screen_and_has_no_control_outside_its_corner(room: Room) -> None:
    room.host(3)
    tv = room.tv()
    full = tv.get_by_role("button", name="Full screen")
    expect(full).to_be_visible()
    expect(tv.locator(":is(a, button, input, select):not(.h-tv-corner *)")).to_have_count(0)
    for size in ((1280, 720), TV):
        tv.set_viewport_size({"width": size[0], "height": size[1]})
        box = full.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    full.click()
    tv.wait_for_function("document.fullscreenElement === document.documentElement")
    full.click()
    tv.wait_for_function("document.fullscreenElement === null")
    tv.wait_for_function("getComputedStyle(document.querySelector('.h-tv-corner')).opacity === '1'")
    tv.wait_for_function("getComputedStyle(document.querySelector('.h-tv-corner')).opacity === '0'")


def test_the_hosts_own_phone_plays_too_and_hears_who_asks_for_a_seat(room: Room) -> None:
    phone = room.host(3)
    phone.get_by_role("link", name="Sit down here").click()
    phone.locator("input[name=name]").fill("Ana")
    phone.get_by_role("button", name="Sit down").click()
    phone.wait_for_url("**/p/*")
    phone.get_by_role("link", name="Host's menu").click()
    phone.wait_for_url("**/table/*")
    live(phone)
    phone.get_by_role("button", name="Start: bots take 2 free seats").click()
    phone.get_by_role("link", name="My own hand").click()
    phone.wait_for_url("**/p/*")
    live(phone)
    expect_hand(phone, 7)
    expect(phone.get_by_role("link", name="Host's menu")).not_to_be_visible()
    stranger = room.screen()
    go(stranger, f"{room.house.address}/j/{room.code}")
    stranger.get_by_role("button", name="I am Ana").click()
    expect(phone.get_by_role("link", name="A phone says: I am Ana.")).to_be_visible()


def test_a_players_phone_has_no_way_to_the_hosts_menu(room: Room) -> None:
    room.host(3)
    ana = room.join("Ana", 0)
    expect(ana.get_by_text("The game begins when the host starts it.")).to_be_visible()
    expect(ana.get_by_role("link", name="Host's menu")).to_have_count(0)


def test_home_says_how_far_each_table_is(own_room: Room) -> None:
    host = own_room.host(3)
    own_room.join("Ana", 0)
    home = own_room.screen()
    go(home, own_room.house.host_link)
    expect(home.get_by_text("1 of 3 at the table")).to_be_visible()
    host.get_by_role("button", name="Start: bots take 2 free seats").click()
    expect(host.get_by_role("button", name="Let a bot play")).to_be_visible()
    home.reload()
    expect(home.get_by_text("Playing", exact=True)).to_be_visible()
