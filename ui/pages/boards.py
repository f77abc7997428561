"""The choice of a board or of its side, before the game."""

from collections.abc import Awaitable, Callable
from functools import partial

from nicegui import ui

from ui.pages.drawing import tokens
from ui.pages.frame import button, heading
from ui.scenes.shapes import BoardChoice, Boards, Chosen
from ui.surfaces import WonderPicture
from ui.surfaces.look import icon

Act = Callable[[int, str], Awaitable[object]]


class BoardPicker:
    """Boards to choose from; they stay where they are while others choose, so that no tap is lost.

    A board that cannot be had is put out of sight, and comes back if it is given back.
    """

    def __init__(self, act: Act) -> None:
        self.act = act
        self.number = 0
        self.told: object = None
        self.panels: dict[str, ui.element] = {}
        self.words = ui.element("div").classes("h-body")
        self.waiting = ui.label().classes("h-muted").props("role=status")
        self.list = ui.element("div").classes("h-body h-boards")

    def show(self, scene: Boards) -> None:
        """Show what can be chosen now, or what was."""
        self.number = scene["number"]
        self.waiting.set_text(scene["wait"])
        told = scene["title"], scene["why"], scene["chosen"], scene["taken"]
        if told != self.told:
            self.told = told
            self.words.clear()
            with self.words:
                self._words(*told)
        offered = {choice["move"]: choice for choice in scene["choices"]}
        for move, choice in offered.items():
            if move not in self.panels:
                with self.list:
                    self.panels[move] = self._offer(choice)
        for move, panel in self.panels.items():
            panel.set_visibility(move in offered)

    def _words(
        self, title: str, why: str, chosen: Chosen | None, taken: BoardChoice | None
    ) -> None:
        heading(title)
        if why:
            ui.label(why).classes("h-text")
        if chosen:
            ui.label(chosen["title"]).classes("h-note")
            button(chosen["change"], partial(self._answer, "withdraw"))
        if taken:
            _panel(taken)

    def _offer(self, choice: BoardChoice) -> ui.element:
        with _panel(choice) as panel:
            deed = partial(self._answer, choice["move"])
            button(choice["label"], deed, "h-button--primary")
        return panel

    async def _answer(self, move: str) -> None:
        await self.act(self.number, move)


def _panel(choice: BoardChoice) -> ui.element:
    with ui.element("article").classes("h-panel h-board") as panel:
        WonderPicture().show(choice["picture"])
        with ui.element("header").classes("h-board-head"):
            ui.html(icon(choice["resource"]), sanitize=False)
            ui.label(choice["wonder"]).classes("h-board-wonder")
        _stages(choice)
    return panel


def _stages(choice: BoardChoice) -> None:
    with ui.element("ol").classes("h-board-stages"):
        for stage in choice["stages"]:
            with ui.element("li"):
                ui.label(stage["text"]).classes("h-text")
                ui.html(tokens(stage["cost"]), sanitize=False).classes("h-board-cost")
