"""While somebody chooses, the others' screens tell that a choice was made, and nothing of it."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.drawn import differences, drawn, drawn_but_for_who_has_chosen
from tests.browser.prepared import PreparedRoom, at, begun, laid
from tests.browser.room import confirm, go

SALE = "Sell +3"
NONE: list[list[str]] = [[]] * 5


class Onlookers:
    """Everybody's screen but Ana's, each turned to something else."""

    def __init__(self, room: PreparedRoom) -> None:
        self.room = room
        self.bruno, self.carla, self.dario = (room.phone(place) for place in (1, 2, 3))
        self.tv, self.host = room.tv(), room.screen()
        self.carla.get_by_role("button", name="Table", exact=True).click()
        self.dario.get_by_role("button", name="Left", exact=True).click()
        go(self.host, room.house.host_link)
        go(self.host, f"{room.house.address}/table/{room.code}")
        self.pages: Sequence[Page] = (self.bruno, self.carla, self.dario, self.tv, self.host)

    def expect_waiting(self, *, for_ana: bool) -> None:
        """Expect every screen to say for whom it waits."""
        ana = "Ana, " if for_ana else ""
        expect(self.bruno.locator(".h-hand-wait")).to_have_text(
            f" Waiting for {ana}Carla and Dario"
        )
        strips = ((self.carla, "Bruno and Dario"), (self.dario, "Bruno and Carla"))
        for page, others in strips:
            line = page.locator(".h-strip [role=status]")
            expect(line).to_have_text(f"Waiting for {ana}{others}")
        some, all_of_them = "Bruno, Carla and Dario are thinking", "Everybody is thinking"
        thinking = all_of_them if for_ana else some
        expect(self.tv.locator(".h-middle-thinking")).to_have_text(thinking)

    def drawn(self) -> list[list[str]]:
        """Give every screen to the letter."""
        return [drawn(page) for page in self.pages]

    def drawn_but_for_who_has_chosen(self) -> list[list[str]]:
        """Give every screen without what tells that Ana has chosen."""
        return [drawn_but_for_who_has_chosen(page) for page in self.pages]

    def told(self) -> list[object]:
        """Give what each was sent last."""
        return [self.room.wires[page].scenes[-1:] for page in self.pages]


def take(ana: Page, number: int, action: str) -> None:
    """Choose what to do with a card of Ana's hand."""
    ana.locator(".h-hand-cards .h-card").nth(number).click()
    ana.locator(".h-action", has_text=action).locator("input[name=action]").check()
    confirm(ana)
    expect(ana.locator(".h-chosen")).to_be_visible()


def buildable(ana: Page) -> int:
    """Find a card of Ana's hand that can be built."""
    badges = ana.locator(".h-hand-cards .h-card").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.badge)"
    )
    return next(number for number, badge in enumerate(badges) if badge != "no")


def test_whatever_ana_chooses_the_others_see_the_same(browser: Browser, tmp_path: Path) -> None:
    """She sells a card, thinks again and builds another: no other screen differs by a letter."""
    with (
        laid(tmp_path, begun(4, "first_side")) as (house, (table,)),
        at(browser, house, table) as room,
    ):
        ana, others = room.phone(0), Onlookers(room)
        others.expect_waiting(for_ana=True)
        undecided, but_for = others.drawn(), others.drawn_but_for_who_has_chosen()
        number = buildable(ana)
        seen, told = [], []
        for card, action in ((number - 1, SALE), (number, "Build"), (number, SALE)):
            take(ana, card, action)
            others.expect_waiting(for_ana=False)
            seen.append(others.drawn())
            told.append(others.told())
            assert differences(but_for, others.drawn_but_for_who_has_chosen()) == NONE
            ana.get_by_role("button", name="Change").click()
            others.expect_waiting(for_ana=True)
            assert differences(undecided, others.drawn()) == NONE
        assert differences(seen[0], seen[1]) == differences(seen[0], seen[2]) == NONE
        assert told[0] == told[1] == told[2]
        # The host's menu says nothing of choices; every other screen tells that Ana has made one.
        assert [bool(found) for found in differences(undecided, seen[0])] == [*[True] * 4, False]
