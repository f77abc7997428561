"""The gallery: every icon, wonder and state of the screens, as they really are."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from fastapi import Request
from nicegui import run, ui
from starlette.responses import RedirectResponse, Response

from engine.cards import Board
from engine.catalogue import edition
from engine.draft.view import DraftView
from ui.i18n import LANGUAGES, N_, Speaker, speaker
from ui.lobby import BOT_NAMES
from ui.moments import moment
from ui.pages.boards import BoardPicker
from ui.pages.frame import frame, heading, reader
from ui.scenes import (
    Company,
    board_scene,
    city_scene,
    conflict_scene,
    hand_scene,
    score_scene,
    table_scene,
)
from ui.scenes.cards import picture_scene
from ui.surfaces import (
    CityPanel,
    ConflictBoard,
    Hand,
    ScoreSheet,
    Tabletop,
    WonderPicture,
)
from ui.surfaces.look import icon, icon_names

GAME = "first_edition"
SIZES = (16, 32, 96, 160)
CITIES = range(2, 8)
Draw = Callable[[DraftView, Company, Speaker], None]


def _hand(view: DraftView, company: Company, speaker: Speaker) -> None:
    Hand(lambda _: None).show(hand_scene(view, company, speaker))


def _boards(view: DraftView, company: Company, speaker: Speaker) -> None:
    BoardPicker(_nothing).show(board_scene(view, company, speaker))


def _city(view: DraftView, company: Company, speaker: Speaker) -> None:
    CityPanel().show(city_scene(view, view.own.seat if view.own else 0, company, speaker))


def _table(view: DraftView, company: Company, speaker: Speaker) -> None:
    Tabletop().show(table_scene(view, company, speaker, compact=True))


def _tv(view: DraftView, company: Company, speaker: Speaker) -> None:
    Tabletop().show(table_scene(view, company, speaker))


def _conflict(view: DraftView, company: Company, speaker: Speaker) -> None:
    ConflictBoard().show(conflict_scene(view, company, speaker) or {})


def _score(view: DraftView, company: Company, speaker: Speaker) -> None:
    ScoreSheet().show(score_scene(view, company, speaker) or {})


async def _nothing(number: int, move: str) -> None:
    """Take no answers: nobody plays here."""


class State(NamedTuple):
    """What a screen shows: what it is called, the moment it is shown at, how it is drawn."""

    title: str
    moment: str
    draw: Draw


PHONE: Mapping[str, State] = {
    "first_hand": State(N_("First hand"), "first_hand", _hand),
    "hand": State(N_("Hand"), "hand", _hand),
    "waiting": State(N_("You have chosen"), "waiting", _hand),
    "discard": State(N_("Take a card from the discard"), "discard", _hand),
    "last_card": State(N_("Play your last card"), "last_card", _hand),
    "boards": State(N_("Choose your board"), "boards", _boards),
    "city": State(N_("City"), "full", _city),
    "table": State(N_("Table"), "full", _table),
    "conflict": State(N_("Conflicts"), "conflict", _conflict),
    "score": State(N_("Score sheet"), "score", _score),
}
TV: Mapping[str, State] = {
    "first_turn": State(N_("First turn"), "first_hand", _tv),
    "table": State(N_("Table"), "full", _tv),
    "conflict": State(N_("Conflicts"), "conflict", _conflict),
    "score": State(N_("Score sheet"), "score", _score),
}


@ui.page("/gallery")
def gallery(request: Request) -> None:
    """Show the drawings, and lead to the states."""
    speaker = reader(request)
    with frame(speaker.say("Gallery"), speaker):
        heading(speaker.say("Gallery"))
        _links(speaker.say("On the phone"), "phone", PHONE, speaker)
        _links(speaker.say("On the TV"), "tv", TV, speaker)
        ui.link(speaker.say("All cards"), "/cards").classes("h-button")
        with ui.element("div").classes("h-icons"):
            for name in icon_names():
                _icon(name)
        for board in edition(GAME).boards:
            ui.label(speaker.name(board.wonders)).classes("h-subtitle")
            with ui.element("div").classes("h-wonders"):
                _pictures(board)


def _links(title: str, device: str, states: Mapping[str, State], speaker: Speaker) -> None:
    ui.label(title).classes("h-subtitle")
    with ui.element("nav").classes("h-group").props(f'aria-label="{title}"'):
        for name, state in states.items():
            ui.link(speaker.say(state.title), f"/gallery/{device}/{name}").classes("h-chip")


def _icon(name: str) -> None:
    with ui.element("figure"):
        for size in SIZES:
            drawn = icon(name).replace("<i ", f'<i style="width:{size}px;height:{size}px" ')
            ui.html(drawn, sanitize=False)
        ui.label(name.replace("_", " ")).classes("h-muted")


def _pictures(board: Board) -> None:
    for side in board.sides:
        for built in range(len(side.stages) + 1):
            WonderPicture().show(picture_scene(GAME, board.id, side.id, built))


@ui.page("/gallery/{device}/{state}", response_timeout=20)
async def gallery_state(
    request: Request, device: str, state: str, cities: int = 5, language: str = ""
) -> Response | None:
    """Show one state of a screen at a moment of a real game."""
    states = {"phone": PHONE, "tv": TV}.get(device, {})
    if state not in states or cities not in CITIES:
        return RedirectResponse("/gallery", status_code=303)
    says = next((speaker(one) for one in LANGUAGES if one == language), reader(request))
    shown = states[state]
    view = await run.io_bound(moment, shown.moment, cities, GAME)
    if view is None:
        # The house is closing.
        return None
    if device == "tv":
        view = view.model_copy(update={"own": None})
    company = Company(BOT_NAMES[:cities], (False,) * cities)
    with frame(says.say(shown.title), says, "h-tv" if device == "tv" else "h-phone") as main:
        main.classes("" if state == "boards" else "h-game")
        with ui.element("div").classes("h-body"):
            shown.draw(view, company, says)
    return None
