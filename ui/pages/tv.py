"""The TV: the shared table, for everybody in the room."""

from collections.abc import Callable

from fastapi import Request
from nicegui import ui
from starlette.responses import RedirectResponse, Response

from engine.draft.view import DraftView
from ui.house import the_house
from ui.i18n import Speaker, speaker
from ui.pages.frame import KEPT_FOR, frame
from ui.pages.phone import company
from ui.pages.ring import ring, seat_words
from ui.pages.sorry import SORRY
from ui.qr import svg
from ui.scenes import conflict_scene, score_scene, table_scene
from ui.surfaces import ConflictBoard, ScoreSheet, Tabletop
from ui.table import LiveTable


@ui.page("/tv/{code}", reconnect_timeout=KEPT_FOR)
async def tv(request: Request, code: str) -> Response | None:
    """Show a table, in the table's own language; it can be looked at and nothing else."""
    del request
    table = await the_house().tables.find(code)
    if table is None:
        return RedirectResponse("/sorry/unknown_table", status_code=303)
    spoken = speaker(table.info.language)
    with frame(table.info.code, spoken, "h-tv"):
        screen = Screen(table, spoken)
        screen.refresh()
    table.changed.subscribe(screen.refresh)
    return None


class Screen:
    """What the TV shows at any moment."""

    def __init__(self, table: LiveTable, speaker: Speaker) -> None:
        self.table = table
        self.speaker = speaker
        self.shown = ""
        self.update: Callable[[], None] = lambda: None
        self.body = ui.element("div").classes("h-body")

    def refresh(self) -> None:
        """Show what is so now."""
        kind = self._kind()
        if kind != self.shown or kind == "lobby":
            self.shown = kind
            self.body.clear()
            with self.body:
                self.update = self._make(kind)
        self.update()

    def _view(self) -> DraftView:
        view = self.table.view(None)
        assert isinstance(view, DraftView)
        return view

    def _kind(self) -> str:
        if self.table.info.ended or self.table.broken:
            return "ended" if self.table.info.ended else "broken"
        if self.table.game is None:
            return "lobby"
        view = self._view()
        if view.result:
            return "score"
        if not view.cities:
            return "boards"
        # The outcome of an age stays until the first reveal of the next.
        return "conflict" if view.conflict and view.turn == 1 else "table"

    def _make(self, kind: str) -> Callable[[], None]:
        match kind:
            case "table":
                table = Tabletop()
                return lambda: table.show(
                    table_scene(self._view(), company(self.table), self.speaker, compact=False)
                )
            case "conflict":
                board = ConflictBoard()
                return lambda: board.show(
                    conflict_scene(self._view(), company(self.table), self.speaker) or {}
                )
            case "score":
                sheet = ScoreSheet()
                return lambda: sheet.show(
                    score_scene(self._view(), company(self.table), self.speaker) or {}
                )
            case "lobby":
                self._lobby()
            case "boards":
                ui.label(self.speaker.say("Everybody is choosing a board.")).classes("h-title")
            case _:
                code = "table_ended" if kind == "ended" else "broken"
                ui.label(self.speaker.say(SORRY[code])).classes("h-title")
        return lambda: None

    def _lobby(self) -> None:
        say, code = self.speaker.say, self.table.info.code
        address = f"{the_house().address}/j/{code}"
        with ui.element("div").classes("h-lobby"):
            with ui.element("div").classes("h-invitation"):
                ui.label(say("Scan the code to join.")).classes("h-title")
                ui.html(svg(address), sanitize=False).classes("h-qr")
                ui.label(address.removeprefix("http://")).classes("h-text")
                ui.label(code).classes("h-code")
            with ui.element("div").classes("h-company"):
                ring(
                    self.table.info.seats, lambda s: ui.label(seat_words(s, self.speaker)) and None
                )
