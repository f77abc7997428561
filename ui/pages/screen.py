"""What the TV shows at any moment, and in which order it shows what has just happened."""

from collections.abc import Callable

from nicegui import ui

from engine.draft.view import DraftView
from storage.values import SeatInfo
from ui.house import the_house
from ui.i18n import Speaker
from ui.pages.charts import charts
from ui.pages.frame import switch
from ui.pages.hero import wonder_of
from ui.pages.parts import company
from ui.pages.ring import ring, seat_words
from ui.pages.sorry import SORRY
from ui.qr import svg
from ui.scenes import conflict_scene, score_scene, table_scene
from ui.scenes.boards import settling_scene
from ui.scenes.shapes import Picture, Table
from ui.scenes.table import awaited_line, held_back
from ui.surfaces import ConflictBoard, ScoreSheet, Tabletop, WonderPicture
from ui.surfaces.look import icon
from ui.table import LiveTable

REVEAL = 3.4
"""Seconds that the table is left to show a turn before what follows from it."""
BORDER = 2.0
"""Seconds in which the conflict at one border is shown."""
PAUSE = 4.0
"""Seconds to look at all outcomes before the score."""
LINE = 0.9
"""Seconds in which a line of the score sheet is read out."""


class Screen:
    """One TV."""

    def __init__(self, table: LiveTable, speaker: Speaker) -> None:
        self.table = table
        self.speaker = speaker
        self.shown = ""
        self.coming: tuple[str, ...] = ()
        """What is still to be shown, when this has been looked at."""
        self.update: Callable[[], None] = lambda: None
        self.before: Table | None = None
        """The table as it was last shown, with nothing to follow."""
        self.tabletop = self._stage()
        self.body = ui.element("div").classes("h-body")
        self.wings = ui.element("div").classes("h-unseen")

    def _stage(self) -> Tabletop:
        """Make the table once: it is heavy, and waits behind whatever else is shown."""
        with ui.element("div").classes("h-body") as self.stage:
            return Tabletop()

    def refresh(self) -> None:
        """Show what is so now; what has just happened is shown in its order."""
        acts = self._acts()
        if self.shown in acts[:-1]:
            # Somebody who was looking sees one after the other.
            self._wait_for(acts[acts.index(self.shown) + 1 :])
        elif self.shown != acts[-1] or self.shown in ("lobby", "boards"):
            self._put(acts[-1], live=bool(self.shown))
        self.update()

    def _wait_for(self, acts: tuple[str, ...]) -> None:
        if acts != self.coming:
            self.coming = acts
            self.wings.clear()
            with self.wings:
                ui.timer(self._seconds(), self._next, once=True)

    def _next(self) -> None:
        act, *later = self.coming
        self._put(act, live=True)
        self.update()
        if later:
            self._wait_for(tuple(later))

    def _seconds(self) -> float:
        """Tell how long to leave what is shown."""
        if self.shown == "conflict":
            return BORDER * len(self._view().cities) + PAUSE
        return REVEAL

    def _put(self, act: str, *, live: bool) -> None:
        self.wings.clear()
        self.coming = ()
        self.shown = act
        self.body.clear()
        switch(self.stage, "h-behind", on=act != "table")
        self.body.set_visibility(act != "table")
        with self.body:
            self.update = self._make(act, live)

    def _view(self) -> DraftView:
        view = self.table.view(None)
        assert isinstance(view, DraftView)
        return view

    def _acts(self) -> tuple[str, ...]:
        """Tell what is to be seen, the last of it to stay."""
        if self.table.info.ended or self.table.broken:
            return ("ended" if self.table.info.ended else "broken",)
        if self.table.game is None:
            return ("lobby",)
        view = self._view()
        if view.result:
            return "table", "conflict", "score"
        if not view.cities:
            return ("boards",)
        # The outcome of an age stays until the first reveal of the next.
        return ("table", "conflict") if view.conflict and view.turn == 1 else ("table",)

    def _make(self, act: str, live: bool) -> Callable[[], None]:
        match act:
            case "table":
                return self._table
            case "conflict":
                return self._conflict(live)
            case "score":
                return self._score(live)
            case "lobby":
                self._lobby()
            case "boards":
                self._boards()
            case _:
                code = "table_ended" if act == "ended" else "broken"
                ui.label(self.speaker.say(SORRY[code])).classes("h-title")
        return lambda: None

    def _table(self) -> None:
        """Show the table; what a turn leads to is left to the acts after it."""
        scene = table_scene(self._view(), company(self.table), self.speaker)
        if len(self._acts()) > 1 and self.before:
            scene = held_back(scene, self.before)
        else:
            self.before = scene
        self.tabletop.show(scene)

    def _conflict(self, live: bool) -> Callable[[], None]:
        """Show the conflicts as they were fought; cities change while people look at them."""
        board, beat = ConflictBoard(), BORDER if live else 0.0
        scene = conflict_scene(self._view(), company(self.table), self.speaker, beat=beat)
        assert scene is not None

        def update() -> None:
            view = self._view()
            line = "" if view.result else awaited_line(view, company(self.table), self.speaker)
            board.show({**scene, "awaited": line})

        return update

    def _score(self, live: bool) -> Callable[[], None]:
        with ui.element("div").classes("h-ending"):
            beat = LINE if live else 0.0
            ScoreSheet().show(
                score_scene(self._view(), company(self.table), self.speaker, beat=beat) or {}
            )
            charts(self.table, self.speaker)
        return lambda: None

    def _boards(self) -> None:
        """Show what was dealt or taken openly, and who is still choosing."""
        view, names = self._view(), self.table.names()
        scene = table_scene(view, company(self.table), self.speaker)
        choosing = {one.seat for one in view.thinking}
        with ui.element("div").classes("h-settling"):
            ui.label(scene["title"]).classes("h-title")
            ui.label(scene["subtitle"]).classes("h-text")
            ui.label(scene["thinking_line"]).classes("h-unseen").props("role=status")
            with ui.element("div").classes("h-settlers").props(f"data-players={len(names)}"):
                for seat, picture in enumerate(settling_scene(view)):
                    self._settler(names[seat], picture, "wait" if seat in choosing else "check")

    def _settler(self, name: str, picture: Picture | None, mark: str) -> None:
        with ui.element("figure").classes("h-settler"):
            if picture:
                WonderPicture().show(picture)
            else:
                with ui.element("div").classes("h-settler-back").props("aria-hidden=true"):
                    ui.html("<span>?</span>", sanitize=False)
            with ui.element("figcaption").classes("h-settler-name"):
                ui.html(icon(mark), sanitize=False).classes("h-settler-mark")
                ui.label(name)

    def _lobby(self) -> None:
        say, code = self.speaker.say, self.table.info.code
        address = f"{the_house().address}/j/{code}"
        WonderPicture().classes("h-backdrop").show(wonder_of(code))
        with ui.element("div").classes("h-lobby"):
            ui.html(svg(address), sanitize=False).classes("h-qr")
            with ui.element("div").classes("h-invitation"):
                ui.label("Heptapolis").classes("h-app-name")
                ui.label(say("Scan the code to join.")).classes("h-title")
                ui.label(address.removeprefix("http://")).classes("h-text")
                ui.label(code).classes("h-code")
                with ring(self.table.info.seats, self._seat):
                    ui.label(self._awaited()).classes("h-ring-middle")

    def _seat(self, seat: SeatInfo) -> None:
        ui.label(seat_words(seat, self.speaker)).classes("h-seat-name")

    def _awaited(self) -> str:
        """Say how many have come."""
        seats = self.table.info.seats
        taken = sum(bool(seat.name or seat.bot) for seat in seats)
        if taken == len(seats):
            return self.speaker.say("Everybody is at the table")
        return self.speaker.say("{n} of {seats} at the table", n=taken, seats=len(seats))
