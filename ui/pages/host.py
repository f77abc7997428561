"""The host's page of a table: who sits where, bots, keys, start, end, play again."""

from collections.abc import Sequence
from functools import partial

from fastapi import Request
from nicegui import ui
from starlette.responses import RedirectResponse, Response

from storage.values import SeatInfo
from ui import lobby
from ui.claims import Claim
from ui.house import the_house
from ui.i18n import Speaker
from ui.pages.frame import button, frame, heading, reader
from ui.pages.home import HOST_COOKIE
from ui.pages.hosting import HostKey
from ui.pages.join import cookie_of
from ui.pages.ring import ring, seat_words
from ui.pages.seating import Seating, Swap
from ui.table import LiveTable
from ui.words import game_title


@ui.page("/table/{code}", reconnect_timeout=600)
async def host_table(request: Request, code: str) -> Response | None:
    """Show the host's menu of a table; nobody else sees it."""
    speaker, house = reader(request), the_house()
    token = request.cookies.get(HOST_COOKIE)
    table = await house.tables.find(code)
    own = await house.key(request.cookies.get(cookie_of(code.upper())))
    if table is None or not await house.is_host(token):
        return RedirectResponse("/sorry/unknown_table" if table is None else "/", status_code=303)
    with frame(speaker.say("Table {code}", code=table.info.code), speaker) as main:
        page = HostPage(table, HostKey(token or "", speaker, main), plays=own is not None)
        page.draw()
    table.changed.subscribe(page.refresh)
    return None


def sight(table: LiveTable, claims: Sequence[Claim], moving: int | None) -> tuple[object, ...]:
    """Gather exactly what the menu is drawn from."""
    asked = tuple(claim.secret for claim in claims)
    return table.info.seats, table.info.ended, table.is_playing, table.game is None, asked, moving


class HostPage:
    """The host's view of one table."""

    def __init__(self, table: LiveTable, key: HostKey, *, plays: bool) -> None:
        self.table = table
        self.key = key
        self.plays = plays
        """Whether this device has a seat at the table as well."""
        self.speaker: Speaker = key.speaker
        self.moving: int | None = None
        self.seen = self._sight()

    def _sight(self) -> tuple[object, ...]:
        return sight(self.table, the_house().claims.waiting(self.table), self.moving)

    def refresh(self) -> None:
        """Draw the menu anew if anything in it has changed; a card that is chosen is not in it."""
        if self.table.is_playing:
            self.moving = None
        now = self._sight()
        if now != self.seen:
            self.seen = now
            self.draw.refresh()

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
            ui.link(say("New table"), "/new").classes("h-button h-button--primary")
            ui.link(say("To the start"), "/").classes("h-button")
            return
        self._main_button()
        with ui.element("div").classes("h-halves"):
            tv = ui.link(say("Show on the TV"), f"/tv/{table.info.code}", new_tab=True)
            tv.classes("h-button")
            if self.plays or not table.is_playing:
                own = say("My own hand") if self.plays else say("Sit down here")
                ui.link(own, f"/j/{table.info.code}").classes("h-button")
        self._ring()
        ui.link(say("To the start"), "/").classes("h-button")
        button(say("End the table"), self._ask_to_end, "h-button--warning")

    def _ring(self) -> None:
        say, table = self.speaker.say, self.table
        if self.moving is not None:
            ui.label(say("Tap the seat to change places with.")).classes("h-note")
        elif not table.is_playing and any(table.names()):
            ui.label(say("Drag people to where they really sit, or tap Move.")).classes("h-muted")
        is_movable = self.moving is None and not table.is_playing
        drawn = ring(table.info.seats, self._seat, Seating(self._dragged) if is_movable else None)
        drawn.classes("h-ring--menu")

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
        self.key.button(label, lambda: lobby.start(table), "h-button--primary")

    def _seat(self, seat: SeatInfo) -> None:
        say, table, place = self.speaker.say, self.table, seat.place
        ui.label(seat_words(seat, self.speaker)).classes("h-seat-name")
        if self.moving is not None:
            if place != self.moving:
                self.key.button(say("Here"), lambda: self._swap(place))
            return
        if table.is_playing:
            self._seat_in_game(seat)
        elif not (seat.name or seat.bot):
            self.key.button(say("Add a bot"), lambda: lobby.add_bot(table, place))
        else:
            button(say("Move"), lambda: self._move(place))
            if seat.bot:
                self.key.button(
                    say("Remove"), lambda: lobby.leave(table, place), "h-button--warning"
                )
            else:
                button(say("Remove"), lambda: self._ask_to_remove(seat), "h-button--warning")

    def _seat_in_game(self, seat: SeatInfo) -> None:
        say, table, place = self.speaker.say, self.table, seat.place
        if seat.bot:
            return
        if seat.standing_in:
            self.key.button(say("Give the seat back"), lambda: lobby.stand_in(table, place, False))
        else:
            button(say("Let a bot play"), lambda: self._ask_for_bot(seat))
        button(say("Another phone"), lambda: self._ask_for_new_key(seat))

    def _claim(self, claim: Claim) -> None:
        say, claims = self.speaker.say, the_house().claims
        name = self.table.seat(claim.place).name or ""
        with ui.element("div").classes("h-note h-row").props("role=alert"):
            ui.label(say("A phone says: I am {name}.", name=name))
            self.key.button(say("Yes"), lambda: claims.answer(claim, True), "h-button--primary")
            self.key.button(say("No"), lambda: claims.answer(claim, False))

    def _move(self, place: int) -> None:
        self.moving = place
        self.refresh()

    async def _swap(self, place: int) -> None:
        one, self.moving = self.moving, None
        try:
            if one is not None:
                await lobby.swap(self.table, one, place)
        finally:
            self.refresh()

    async def _dragged(self, swap: Swap) -> None:
        await self.key.do(lambda: lobby.swap(self.table, swap.one, swap.other))

    def _ask_to_remove(self, seat: SeatInfo) -> None:
        say = self.speaker.say
        question = say("Take {name} from the table?", name=seat.name or "")
        self.key.ask(question, say("Remove"), lambda: lobby.leave(self.table, seat.place))

    def _ask_for_bot(self, seat: SeatInfo) -> None:
        say, name = self.speaker.say, seat.name or ""
        people = [one for one in self.table.info.seats if one.name and not one.standing_in]
        if len(people) > 1:
            question = say("A bot chooses for {name} until {name} is back.", name=name)
        else:
            question = say("Nobody else is playing: bots will finish the game at once.")
        deed = partial(lobby.stand_in, self.table, seat.place, True)
        self.key.ask(question, say("Let a bot play"), deed)

    def _ask_for_new_key(self, seat: SeatInfo) -> None:
        say = self.speaker.say
        told = say(
            "Move {name} to another phone? The one in use shows no hand from then on.",
            name=seat.name or "",
        )
        self.key.ask(told, say("Another phone"), lambda: self._new_key(seat))

    async def _new_key(self, seat: SeatInfo) -> None:
        say = self.speaker.say
        token = await lobby.new_key(self.table, seat.place)
        told = say(
            "{name} scans this with the other phone. The old one no longer shows the hand.",
            name=seat.name or "",
        )
        self.key.show_code(say("Another phone"), told, f"/p/{token}")

    def _ask_to_end(self) -> None:
        say = self.speaker.say
        self.key.ask(
            say("End this table for everybody?"),
            say("End the table"),
            lambda: lobby.end(self.table),
        )
