"""The choice of a board or of its side, before the game."""

from collections.abc import Awaitable, Callable
from functools import partial

from nicegui import ui

from engine.draft.view import DraftView
from ui.i18n import Speaker
from ui.pages.frame import button, heading
from ui.scenes import Company, board_scene
from ui.scenes.shapes import BoardChoice
from ui.surfaces import WonderPicture

Act = Callable[[int, str], Awaitable[None]]


def board_choice(view: DraftView, company: Company, speaker: Speaker, act: Act) -> None:
    """Draw the boards to choose from, or the one that was chosen."""
    scene = board_scene(view, company, speaker)
    assert view.own is not None
    number = view.own.number
    heading(scene["title"])
    if scene["why"]:
        ui.label(scene["why"]).classes("h-text")
    if chosen := scene["chosen"]:
        ui.label(chosen["title"]).classes("h-note")
        button(chosen["change"], partial(act, number, "withdraw"))
    ui.label(scene["wait"]).classes("h-muted").props("role=status")
    for choice in scene["choices"]:
        _choice(choice, partial(act, number, choice["move"]))


def _choice(choice: BoardChoice, deed: Callable[[], Awaitable[None]]) -> None:
    with ui.element("article").classes("h-panel h-board"):
        WonderPicture().show(choice["picture"])
        ui.label(choice["wonder"]).classes("h-board-wonder")
        _stages(choice)
        button(f"{choice['board_name']} · {choice['side']}", deed, "h-button--primary")


def _stages(choice: BoardChoice) -> None:
    with ui.element("ol").classes("h-board-stages"):
        for stage in choice["stages"]:
            with ui.element("li"):
                ui.label(stage["text"]).classes("h-text")
