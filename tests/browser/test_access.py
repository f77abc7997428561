"""Every role at every door and at every button of somebody else: refused on the server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import RunningHouse
from tests.browser.room import Room, choose, expect_hand, go
from tests.browser.wire import Answer, act, ask, listeners

UNKNOWN_KEY, UNKNOWN_TABLE = "/sorry/unknown_key", "/sorry/unknown_table"
STRANGERS = ("nobody", "TV", "revoked")
ROLES = (*STRANGERS, "player", "another", "host")


class Evening:
    """A table in the middle of a game, with somebody in every role."""

    def __init__(self, browser: Browser, house: RunningHouse) -> None:
        self.house = house
        self.room = Room(browser, house)
        self.host = self.room.host(3, "First edition", "Simple sides")
        self.code = self.room.code
        self.pages: dict[str, Page] = {"host": self.host, "TV": self.room.tv()}
        for place, (role, name) in enumerate(
            (("player", "Ana"), ("another", "Bruno"), ("revoked", "Carla"))
        ):
            self.pages[role] = self.room.join(name, place)
        self.pages["nobody"] = self.room.screen()
        go(self.pages["nobody"], house.address)
        self.keys = {
            role: self.pages[role].url.rsplit("/", 1)[1]
            for role in ("player", "another", "revoked")
        }
        self.keys["host"] = house.host_link.rsplit("/", 1)[1]
        self.keys["nobody"] = self.keys["TV"] = "A1b2C3d4" * 4
        self.host.get_by_role("button", name="Start the game").click()
        expect_hand(self.pages["revoked"], 7)
        self.old_buttons = listeners(self.pages["revoked"], "action")
        seat = self.host.locator(".h-seat", has_text="Carla")
        seat.get_by_role("button", name="Another phone").click()
        self.host.locator(".h-dialog").get_by_role("button", name="Another phone").click()
        expect(self.pages["revoked"].get_by_text("a newer one")).to_be_visible()
        expect(self.host.locator(".h-qr")).to_be_visible()
        self.host.keyboard.press("Escape")
        expect(self.host.locator(".h-qr")).not_to_be_visible()

    def ask(self, role: str, path: str, method: str = "GET", form: bool = False) -> Answer:
        """Ask as somebody who tries the own key in every place there is for one."""
        key = self.keys[role]
        cookie = f"heptapolis_host={key}; heptapolis_{self.code}={key}"
        told = {"place": "0", "name": "Zoe"} if form else None
        address = path.format(key=key, code=self.code)
        return ask(self.house, address, method, told, {"Cookie": cookie})


@pytest.fixture(scope="module")
def evening(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """One evening for all the attempts: none of them may leave a trace."""
    house = RunningHouse(Path(tmp_path_factory.mktemp("access")) / "data")
    house.start()
    opened = Evening(browser, house)
    yield opened
    opened.room.close()
    assert house.stop().strip() == ""
    assert opened.room.troubles == []


SEEN = (200, "")
HOME = (303, "/")
NO_KEY = (303, UNKNOWN_KEY)
DOORS: dict[str, dict[str, tuple[int, str]]] = {
    "/": dict.fromkeys(ROLES, SEEN),
    "/help": dict.fromkeys(ROLES, SEEN),
    "/cards": dict.fromkeys(ROLES, SEEN),
    "/connect": dict.fromkeys(ROLES, SEEN),
    "/results": dict.fromkeys(ROLES, SEEN),
    "/tv/{code}": dict.fromkeys(ROLES, SEEN),
    "/tv/{key}": dict.fromkeys(ROLES, (303, UNKNOWN_TABLE)),
    "/new": dict.fromkeys(ROLES, HOME) | {"host": SEEN},
    "/table/{code}": dict.fromkeys(ROLES, HOME) | {"host": SEEN},
    "/h/{key}": dict.fromkeys(ROLES, NO_KEY) | {"host": HOME},
    "/w/{key}": dict.fromkeys(ROLES, NO_KEY),
    "/w/{key}/in": dict.fromkeys(ROLES, NO_KEY),
    "/join?code={code}": dict.fromkeys(ROLES, (303, "/j/{code}")),
    "/j/{code}": dict.fromkeys((*STRANGERS, "host"), SEEN)
    | dict.fromkeys(("player", "another"), (303, "/p/{key}")),
    "/p/{key}": dict.fromkeys((*STRANGERS, "host"), NO_KEY),
    "/language/it": dict.fromkeys(ROLES, HOME),
    "/nothing": dict.fromkeys(ROLES, (404, "")),
    "/docs": dict.fromkeys(ROLES, (404, "")),
    "/openapi.json": dict.fromkeys(ROLES, (404, "")),
}


@pytest.mark.parametrize("path", DOORS)
def test_a_door_opens_for_those_it_is_for(evening: Evening, path: str) -> None:
    for role, (status, location) in DOORS[path].items():
        answer = evening.ask(role, path)
        expected = location.format(code=evening.code, key=evening.keys[role])
        assert (answer.status, answer.location) == (status, expected), role


@pytest.mark.parametrize("role", ROLES)
def test_only_the_host_is_offered_a_new_table(evening: Evening, role: str) -> None:
    assert ("New table" in evening.ask(role, "/").text) == (role == "host")


@pytest.mark.parametrize("path", [path for path in DOORS if path != "/j/{code}"])
def test_nothing_else_takes_a_form(evening: Evening, path: str) -> None:
    for role in ROLES:
        assert evening.ask(role, path, "POST", form=True).status in (404, 405), role


@pytest.mark.parametrize("role", ROLES)
def test_only_a_living_key_of_a_player_is_kept(evening: Evening, role: str) -> None:
    kept = f"/p/{evening.keys[role]}/kept"
    answer = ask(evening.house, kept, "POST", headers={"X-Heptapolis": "1"})
    is_player = role in ("player", "another")
    assert (answer.status, "set-cookie" in answer.headers) == (204 if is_player else 404, is_player)
    assert ask(evening.house, kept, "POST").status == 404


def test_a_device_with_a_seat_of_its_own_keeps_it(evening: Evening) -> None:
    mine = f"heptapolis_{evening.code}={evening.keys['player']}"
    told = {"X-Heptapolis": "1", "Cookie": mine}
    answer = ask(evening.house, f"/p/{evening.keys['another']}/kept", "POST", headers=told)
    assert (answer.status, "set-cookie" in answer.headers) == (204, False)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
def test_no_other_verb_does_anything(evening: Evening, method: str) -> None:
    for path in DOORS:
        assert evening.ask("host", path, method).status in (404, 405), path


@pytest.mark.parametrize("role", ROLES)
def test_nobody_sits_down_once_the_game_is_on(evening: Evening, role: str) -> None:
    answer = evening.ask(role, "/j/{code}", "POST", form=True)
    assert answer.location.startswith(f"/j/{evening.code}?error=already_playing")
    assert "set-cookie" not in answer.headers


def test_a_claim_opens_nothing_until_the_host_says_yes(evening: Evening) -> None:
    answer = evening.ask("nobody", "/j/{code}/claim", "POST", form=True)
    assert answer.location.startswith("/w/")
    assert ask(evening.house, answer.location + "/in").location == UNKNOWN_KEY
    evening.host.get_by_role("button", name="No", exact=True).click()
    expect(evening.host.get_by_role("button", name="No", exact=True)).to_have_count(0)
    assert ask(evening.house, answer.location + "/in").location == UNKNOWN_KEY


def names(page: Page) -> list[str]:
    """Read the cards of a hand."""
    return page.locator(".h-hand-cards .h-card-name").all_inner_texts()


def scene_of(page: Page, hand: dict[str, object]) -> Any:
    """Read what a hand shows."""
    return json.loads(page.evaluate("(id) => mounted_app.elements[id].props.view", hand["id"]))


@pytest.mark.parametrize("role", [*STRANGERS, "another"])
def test_nobody_moves_for_a_player(evening: Evening, role: str) -> None:
    ana, before = evening.pages["player"], names(evening.pages["player"])
    (hand,) = listeners(ana, "action")
    scene = scene_of(ana, hand)
    sale = scene["cards"][0]["actions"][-1]["ways"][0]["move"]
    act(evening.pages[role], hand, {"do": "move", "move": sale, "number": scene["number"]})
    choose(ana)
    expect(ana.locator(".h-chosen")).to_be_visible()
    number = scene_of(ana, hand)["number"]
    act(evening.pages[role], hand, {"do": "withdraw", "number": number})
    ana.get_by_role("button", name="Change").click()
    expect_hand(ana, 7)
    assert names(ana) == before


@pytest.mark.parametrize("role", [*STRANGERS, "player", "another"])
def test_nobody_presses_the_buttons_of_the_host(evening: Evening, role: str) -> None:
    evening.ask("nobody", "/j/{code}/claim", "POST", form=True)
    expect(evening.host.get_by_role("button", name="Yes")).to_be_visible()
    for listener in listeners(evening.host, "click"):
        act(evening.pages[role], listener, None)
    evening.host.get_by_role("button", name="No", exact=True).click()
    expect(evening.host.get_by_role("button", name="Yes")).to_have_count(0)
    expect_hand(evening.pages["player"], 7)
    expect(evening.host.get_by_role("button", name="Let a bot play")).to_have_count(3)
    expect(evening.host.get_by_text("has ended")).to_have_count(0)


def test_a_dead_key_moves_nothing_with_the_buttons_it_had(evening: Evening) -> None:
    carla = evening.pages["revoked"]
    assert evening.old_buttons
    for listener in evening.old_buttons:
        for number in range(3):
            act(carla, listener, {"do": "withdraw", "number": number})
            act(carla, listener, {"do": "move", "move": "sell altar", "number": number})
    expect(carla.get_by_text("a newer one has taken its place")).to_be_visible()
    expect(carla.locator(".h-card")).to_have_count(0)


def test_a_page_cannot_listen_to_another_page(evening: Evening) -> None:
    stranger, ana = evening.pages["nobody"], evening.pages["player"]
    told = stranger.evaluate(
        """(id) => new Promise((done) => socket.emit('handshake',
            {client_id: id, tab_id: 'x', document_id: 'x', next_message_id: 0}, done))""",
        ana.evaluate("window.clientId"),
    )
    assert told is False
