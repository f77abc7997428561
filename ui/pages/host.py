"""The host's page of a table: who sits where, bots, keys, start, end, play again."""

from collections.abc import Awaitable, Callable

from fastapi import Request
from nicegui import ui
from starlette.responses import RedirectResponse, Response

from storage.errors import StorageError
from storage.values import SeatInfo
from ui import lobby
from ui.claims import Claim
from ui.house import the_house
from ui.i18n import Speaker
from ui.pages.frame import button, frame, heading, reader
from ui.pages.home import HOST_COOKIE
from ui.pages.ring import ring, seat_words
from ui.pages.sorry import words
from ui.qr import svg
from ui.refusals import Refused
from ui.table import LiveTable
from ui.words import game_title

Deed = Callable[[], Awaitable[object]]


@ui.page("/table/{code}", reconnect_timeout=600)
async def host_table(request: Request, code: str) -> Response | None:
    """Show the host's menu of a table; nobody else sees it."""
    speaker, house = reader(request), the_house()
    token = request.cookies.get(HOST_COOKIE)
    table = await house.tables.find(code)
    if table is None or not await house.is_host(token):
        return RedirectResponse("/sorry/unknown_table" if table is None else "/", status_code=303)
    with frame(speaker.say("Table {code}", code=table.info.code), speaker) as main:
        page = HostPage(table, speaker, token or "", main)
        page.draw()
    table.changed.subscribe(page.draw.refresh)
    return None


class HostPage:
    """The host's view of one table."""

    def __init__(self, table: LiveTable, speaker: Speaker, token: str, main: ui.element) -> None:
        self.table = table
        self.main = main
        """Outlives every drawing of the menu, so dialogs belong to it."""
        self.speaker = speaker
        self.token = token
        self.moving: int | None = None

    @ui.refreshable_method
    def draw(self) -> None:
        """Draw the whole menu; it is small and changes seldom."""
        say, table = self.speaker.say, self.table
        heading(say("Table {code}", code=table.info.code))
        ui.label(game_title(table.info.game, self.speaker)).classes("h-muted")
        for claim in the_house().claims.waiting(table):
            self._claim(claim)
        if table.info.ended:
            ui.label(say("This table has ended.")).classes("h-text")
            return
        self._main_button()
        with ui.element("div").classes("h-group"):
            ui.link(say("Show on the TV"), f"/tv/{table.info.code}", new_tab=True).classes(
                "h-button"
            )
            self._button(say("End the table"), self._ask_to_end, "h-button--danger", checked=False)
        ring(table.info.seats, self._seat)
        if self.moving is not None:
            ui.label(say("Tap the seat to change places with.")).classes("h-note")

    def _main_button(self) -> None:
        say, table = self.speaker.say, self.table
        if table.is_playing:
            return
        free = table.names().count("")
        label = say("Start the game")
        if table.game is not None:
            label = say("Play again with the same people")
        elif free:
            label = self.speaker.say_plural(
                "Start: a bot takes the free seat", "Start: bots take {n} free seats", free
            )
        self._button(label, lambda: lobby.start(table), "h-button--primary")

    def _seat(self, seat: SeatInfo) -> None:
        say, table, place = self.speaker.say, self.table, seat.place
        ui.label(seat_words(seat, self.speaker)).classes("h-seat-name")
        if self.moving is not None:
            if place != self.moving:
                self._button(say("Here"), lambda: self._swap(place), "h-button--quiet")
            return
        if table.is_playing:
            self._seat_in_game(seat)
        elif not (seat.name or seat.bot):
            self._button(say("Add a bot"), lambda: lobby.add_bot(table, place), "h-button--quiet")
        else:
            self._button(say("Move"), lambda: self._move(place), "h-button--quiet", checked=False)
            self._button(say("Remove"), lambda: lobby.leave(table, place), "h-button--quiet")

    def _seat_in_game(self, seat: SeatInfo) -> None:
        say, table, place = self.speaker.say, self.table, seat.place
        if seat.bot:
            return
        if seat.standing_in:
            give_back = say("Give the seat back")
            self._button(give_back, lambda: lobby.stand_in(table, place, False), "h-button--quiet")
        else:
            take_over = say("Let a bot play")
            self._button(take_over, lambda: lobby.stand_in(table, place, True), "h-button--quiet")
        self._button(say("New key"), lambda: self._new_key(seat), "h-button--quiet")

    def _claim(self, claim: Claim) -> None:
        say, claims = self.speaker.say, the_house().claims
        name = self.table.seat(claim.place).name or ""
        with ui.element("div").classes("h-note h-row").props("role=alert"):
            ui.label(say("A phone says: I am {name}.", name=name))
            self._button(say("Yes"), lambda: claims.answer(claim, True), "h-button--primary")
            self._button(say("No"), lambda: claims.answer(claim, False), "h-button--quiet")

    async def _move(self, place: int) -> None:
        self.moving = place
        self.draw.refresh()

    async def _swap(self, place: int) -> None:
        one, self.moving = self.moving, None
        if one is not None:
            await lobby.swap(self.table, one, place)

    async def _new_key(self, seat: SeatInfo) -> None:
        token = await lobby.new_key(self.table, seat.place)
        with self.main, ui.dialog(value=True), ui.card().classes("h-panel h-dialog"):
            ui.label(self.speaker.say("{name} scans this.", name=seat.name or "")).classes("h-text")
            ui.html(svg(f"{the_house().address}/p/{token}"), sanitize=False).classes("h-qr")

    async def _ask_to_end(self) -> None:
        say = self.speaker.say
        with self.main, ui.dialog(value=True) as dialog, ui.card().classes("h-panel h-dialog"):
            ui.label(say("End this table for everybody?")).classes("h-text")
            with ui.element("div").classes("h-group"):
                self._button(
                    say("End the table"), lambda: lobby.end(self.table), "h-button--danger"
                )
                button(say("Cancel"), dialog.close)

    def _button(self, label: str, deed: Deed, style: str, *, checked: bool = True) -> None:
        """Make a button whose deed is done only for a host's living key."""

        async def act() -> None:
            try:
                if checked and not await the_house().is_host(self.token):
                    raise Refused("not_yours")
                await deed()
            except (Refused, StorageError) as error:
                ui.notify(words(error, self.speaker), type="warning")

        button(label, act, style)
