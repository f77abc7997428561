"""The surfaces: a scene goes out once, and only real actions come back."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from nicegui import Client
from nicegui.events import GenericEventArguments
from nicegui.page import page

from engine.game import Setup
from engine.games import start
from ui import surfaces
from ui.i18n import speaker
from ui.pages.drawing import HOLDS_NUMBER
from ui.pages.tabs import TabBar
from ui.surfaces import Action, CityPanel, Hand, Move, Withdraw
from ui.surfaces.look import STATIC, head, icon, icon_names, style_sheet

TOKENS = (
    "wood stone clay ore glass cloth papyrus coin point shield compass gear tablet brown grey blue "
    "yellow red green purple stage victory defeat hand pile discard left right both chain free "
    "pick last_card copy any_raw any_manufactured check wait bot clockwise anticlockwise"
)
NONSENSE: list[Any] = [
    None,
    "build altar free",
    [],
    {},
    {"do": "move", "number": 7},
    {"do": "move", "move": "", "number": 7},
    {"do": "move", "move": "x" * 201, "number": 7},
    {"do": "move", "move": "sell altar", "number": "7"},
    {"do": "move", "move": "sell altar", "number": None},
    {"do": "move", "move": ["sell altar"], "number": 7},
    {"do": "move", "move": "sell altar", "number": 7, "seat": 2},
    {"do": "withdraw"},
    {"do": "withdraw", "number": 7, "move": "sell altar"},
    {"do": "end", "number": 7},
]


@pytest.fixture
def client() -> Iterator[Client]:
    """A page to put surfaces on."""
    with Client(page("/"), request=None) as client:
        yield client
    client.delete()


def send(hand: Hand, args: Any) -> None:
    """Let a phone send something to its hand."""
    event = GenericEventArguments(sender=hand, client=hand.client, args=args)
    hand._receive(event)


@pytest.mark.usefixtures("client")
def test_a_scene_is_drawn_as_json_with_its_letters_kept() -> None:
    panel = CityPanel()
    panel.show({"name": "Éfeso", "coins": 3})
    assert panel.props["view"] == '{"name":"Éfeso","coins":3}'


def test_a_scene_that_looks_the_same_is_not_sent_again(client: Client) -> None:
    panel = CityPanel()
    panel.show({"name": "Ana", "coins": 3})
    client.outbox.updates.clear()
    panel.show({"name": "Ana", "coins": 3})
    assert not client.outbox.updates
    panel.show({"name": "Ana", "coins": 4})
    assert list(client.outbox.updates) == [panel.id]


@pytest.mark.usefixtures("client")
def test_a_view_of_the_game_never_goes_out_by_mistake() -> None:
    view = start(Setup(game="first_edition", seats=3, seed=1)).view(0)
    with pytest.raises(TypeError):
        CityPanel().show({"city": view})


@pytest.mark.usefixtures("client")
def test_real_actions_reach_the_table() -> None:
    came: list[Action] = []
    hand = Hand(came.append)
    send(hand, {"do": "move", "move": "build altar free", "number": 7})
    send(hand, {"do": "withdraw", "number": 8})
    assert came == [
        Move(do="move", move="build altar free", number=7),
        Withdraw(do="withdraw", number=8),
    ]


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("nonsense", NONSENSE, ids=lambda args: json.dumps(args)[:40])
def test_nonsense_is_dropped(nonsense: Any) -> None:
    came: list[Action] = []
    send(Hand(came.append), nonsense)
    assert not came


@pytest.mark.usefixtures("client")
def test_a_phone_opens_only_tabs_there_are() -> None:
    gone: list[str] = []
    bar = TabBar(speaker("en"), gone.append)
    for args in ["table", *NONSENSE, "host", "table"]:
        bar._receive(GenericEventArguments(sender=bar, client=bar.client, args=args))
    assert gone == ["table", "table"]


def test_every_token_has_its_drawing() -> None:
    assert set(TOKENS.split()) <= set(icon_names())
    assert all(f".i-{name}{{" in style_sheet() for name in TOKENS.split())


def test_every_style_is_in_the_one_sheet() -> None:
    styles = style_sheet()
    assert all(path.read_text("utf-8") in styles for path in STATIC.glob("*.css"))


def test_pages_and_surfaces_agree_which_tokens_hold_their_number() -> None:
    script = (Path(surfaces.__file__).parent / "parts" / "token.js").read_text("utf-8")
    listed = re.search(r"HOLDS_NUMBER = new Set\(\[(.*?)\]\)", script)
    assert listed and set(re.findall(r"'(\w+)'", listed[1])) == set(HOLDS_NUMBER)


def test_an_icon_says_its_name_or_nothing() -> None:
    assert 'aria-label="Coins &amp; more"' in icon("coin", "Coins & more")
    assert 'aria-hidden="true"' in icon("coin")


def test_the_head_names_the_style_by_what_it_holds() -> None:
    assert head().startswith('<link rel="stylesheet" href="/look/style.css?v=')
