"""Before the game: nobody but the host presses the host's buttons, not even past the pages."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.house import RunningHouse
from tests.browser.room import Room, go
from tests.browser.wire import LISTENERS, act

ANSWER = """() => new Promise((done) => socket.emit('handshake',
    {client_id: 'x', tab_id: 'x', document_id: 'x', next_message_id: 0}, done))"""
Listener = Mapping[str, object]


class Lobby:
    """A table where Ana sits beside a bot and two free seats, and somebody in every role."""

    def __init__(self, browser: Browser, house: RunningHouse) -> None:
        self.room = Room(browser, house)
        self.host = self.room.host(4, "First edition", "Simple sides")
        self.ana, self.tv, self.nobody = (
            self.room.join("Ana", 0),
            self.room.tv(),
            self.room.screen(),
        )
        go(self.nobody, house.address)
        self.host.get_by_role("button", name="Add a bot").first.click()
        expect(self.seats(self.host)).to_have_count(4)
        expect(self.host.get_by_role("button", name="Remove")).to_have_count(2)
        expect(self.tv.get_by_text("Hypatia")).to_be_visible()

    @staticmethod
    def seats(page: Page) -> Locator:
        """Find the seats of the ring."""
        return page.locator(".h-seat")

    def rings(self) -> list[list[str]]:
        """Read who sits where on the TV and on Ana's phone."""
        return [self.seats(page).all_inner_texts() for page in (self.tv, self.ana)]


@pytest.fixture(scope="module")
def lobby(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lobby]:
    """One lobby for all the attempts: none of them may leave a trace."""
    house = RunningHouse(Path(tmp_path_factory.mktemp("lobby")) / "data")
    house.start()
    opened = Lobby(browser, house)
    yield opened
    opened.room.close()
    assert house.stop().strip() == ""
    assert opened.room.troubles == []


def everything(page: Page) -> list[Listener]:
    """Find everything on a page that listens to anything."""
    client = page.evaluate("window.clientId")
    found = page.evaluate(LISTENERS)
    return [
        {"client_id": client, "id": one["id"], "listener_id": one["listener_id"]} for one in found
    ]


def press(page: Page, listeners: Sequence[Listener]) -> None:
    """Press somebody's buttons from another page: as that page, and in the own name."""
    own = page.evaluate("window.clientId")
    for listener in listeners:
        act(page, listener, None)
        act(page, {**listener, "client_id": own}, None)
    # Whatever is sent on one socket arrives in its order; this answer comes after all of it.
    page.evaluate(ANSWER)


@pytest.fixture(params=["as it is", "with somebody to be moved", "with the end being asked"])
def moment(lobby: Lobby, request: pytest.FixtureRequest) -> Iterator[None]:
    """A moment of the host's menu; each has buttons that the others do not have."""
    host = lobby.host
    if "moved" in request.param:
        host.get_by_role("button", name="Move").first.click()
        expect(host.get_by_role("button", name="Here")).to_have_count(3)
    if "end" in request.param:
        host.get_by_role("button", name="End the table").click()
        expect(host.get_by_role("button", name="Cancel")).to_be_visible()
    yield
    if "end" in request.param:
        host.get_by_role("button", name="Cancel").click()
    host.reload()
    expect(host.get_by_role("button", name="Remove")).to_have_count(2)


@pytest.mark.parametrize("role", ["ana", "tv", "nobody"])
@pytest.mark.usefixtures("moment")
def test_nobody_presses_the_buttons_of_the_host_in_the_lobby(lobby: Lobby, role: str) -> None:
    """Who adds, removes or moves somebody, starts or ends: the ring stays as the host left it."""
    before, theirs = lobby.rings(), everything(lobby.host)
    page: Page = getattr(lobby, role)
    assert len(theirs) >= 5
    press(page, theirs)
    assert lobby.rings() == before
    lobby.ana.reload()
    expect(lobby.ana.get_by_text("The game begins when the host starts it.")).to_be_visible()
    lobby.tv.reload()
    expect(lobby.tv.locator(".h-code")).to_be_visible()
    assert lobby.rings() == before


def test_the_host_can_do_with_a_message_what_nobody_else_could(lobby: Lobby) -> None:
    """The same message from the host's own page puts a bot on a free seat."""
    button = lobby.host.get_by_role("button", name="Add a bot").first
    element = button.get_attribute("id")
    (listener,) = [one for one in everything(lobby.host) if f"c{one['id']}" == element]
    act(lobby.host, listener, None)
    expect(lobby.tv.get_by_text("Ramses")).to_be_visible()
