"""A laptop without a mouse: everything is reached by keys, and what they are on is always seen."""

from playwright.sync_api import Page, expect

from tests.browser.room import Room, expect_hand, go

LAPTOP = (1280, 720)
STOPS = 60
"""More than any page has."""
FOCUSED = """() => {
  const one = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  return {
    said: one === document.body ? '' : (one.ariaLabel || one.innerText || one.name || '').trim(),
    ringed: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3,
  };
}"""
SEEN = """() => {
  const one = document.activeElement, box = one.getBoundingClientRect();
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return one === middle || one.contains(middle);
}"""


def press(page: Page, name: str, key: str = "Enter") -> None:
    """Go on by Tab until a button, a link or a field, and press it."""
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused["said"]:
            assert focused["ringed"], focused
            page.wait_for_function(SEEN)
        if focused["said"].startswith(name):
            page.keyboard.press(key)
            return
    raise AssertionError(f"no way to {name} by keys")


def test_a_table_is_opened_and_a_turn_is_played_by_keys(room: Room) -> None:
    host = room.screen(LAPTOP)
    go(host, room.house.host_link)
    press(host, "New table")
    expect(host.get_by_role("button", name="Open the table")).to_be_visible()
    press(host, "3")
    press(host, "Open the table")
    host.wait_for_url("**/table/*")
    room.code = host.url.rsplit("/", 1)[1]
    ana = room.join("Ana", 0)
    ana.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    expect(host.locator(".h-seat", has_text="Ana")).to_be_visible()
    press(host, "Start: bots take 2 free seats")
    expect_hand(ana, 7)
    # Cards say their names first.
    press(ana, ana.locator(".h-hand-cards .h-card-name").nth(1).inner_text())
    expect(ana.locator(".h-sheet")).to_be_visible()
    press(ana, "The card after")
    ana.keyboard.press("Escape")
    expect(ana.locator(".h-sheet")).to_have_count(0)
    press(ana, ana.locator(".h-hand-cards .h-card-name").nth(3).inner_text())
    press(ana, "action", "Space")
    press(ana, "Confirm")
    expect_hand(ana, 6)
