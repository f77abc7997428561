"""A phone: the private hand of one seat, and everything about the table one tap away."""

from collections.abc import Awaitable, Callable

from fastapi import Request
from nicegui import ui
from starlette.responses import RedirectResponse, Response

from engine.draft.view import DraftView
from engine.errors import GameError
from storage.errors import StorageError
from ui import lobby
from ui.house import the_house
from ui.i18n import Speaker
from ui.pages.boards import BoardPicker
from ui.pages.device import Device
from ui.pages.frame import KEPT_FOR, frame, reader, switch
from ui.pages.help import TableHelp
from ui.pages.home import HOST_COOKIE
from ui.pages.hosting import HostsCorner
from ui.pages.idle import before_the_game, bot_plays, elsewhere
from ui.pages.join import remember
from ui.pages.outcome import Outcome
from ui.pages.parts import company, last_turn, strip
from ui.pages.sorry import SORRY, words
from ui.pages.tabs import TabBar
from ui.pages.veil import Veil, until_won
from ui.refusals import Refused
from ui.scenes import (
    Company,
    board_scene,
    city_scene,
    conflict_scene,
    hand_scene,
    score_scene,
    table_scene,
    tips_scene,
)
from ui.surfaces import Action, CityPanel, ConflictBoard, Hand, ScoreSheet, Tabletop, TipBar
from ui.table import LiveTable

ROOMY = ("lobby", "score", "table", "symbols")
"""Where the way to the host's menu takes no room from a hand."""
TELLING = ("score", "mine", "left", "right", "table", "story")
"""What would tell the outcome of conflicts or of the game before the TV has shown it."""


@ui.page("/p/{token}", reconnect_timeout=KEPT_FOR)
async def phone(request: Request, token: str) -> Response | None:
    """Show a seat to whoever has its key; the newest device is the active one."""
    speaker, house = reader(request), the_house()
    key = await house.key(token)
    if key is None or key.role != "player" or key.code is None or key.place is None:
        return RedirectResponse("/sorry/unknown_key", status_code=303)
    table = await house.tables.find(key.code)
    host_token = request.cookies.get(HOST_COOKIE) or ""
    is_host = await house.is_host(host_token)
    # Asked again with nothing to wait for after: the seat may have changed hands meanwhile.
    key = await house.key(token)
    if table is None or key is None or key.place is None:
        return RedirectResponse("/sorry/unknown_key", status_code=303)
    with frame(table.info.code, speaker) as main:
        remember(request, table.info.code, token)
        page = PhonePage(table, key.place, speaker, main)
        if is_host:
            page.corner = HostsCorner(table, host_token, speaker)
        page.build()
    table.changed.subscribe(page.refresh)
    # Not before a device really looks: a chat that previews the link must not take the hand.
    page.device.client.on_connect(page.device.come)
    return None


class PhonePage:
    """One phone at one seat."""

    def __init__(self, table: LiveTable, place: int, speaker: Speaker, main: ui.element) -> None:
        self.table = table
        self.main = main
        self.device = Device(table, place)
        self.speaker = speaker
        self.tab = "hand"
        self.shown = ""
        self.saw_play = False
        """Whether a game was going on when this was last shown."""
        self.veil = Veil(speaker, self._unveiled)
        self.outcome = Outcome(main, self.device.sitter, self.veil)
        self.surface: Callable[[], None] = lambda: None
        self.hand: Hand | None = None
        self.corner: HostsCorner | None = None
        """The way to the host's menu, on the host's own phone."""

    def build(self) -> None:
        """Lay out the strip, the body and the tabs."""
        self.tips = TipBar()
        self.strip = ui.html("", sanitize=False).classes("h-strip")
        self.body = ui.element("div").classes("h-body").props("tabindex=0")
        self.tabs = TabBar(self.speaker, self.go)
        for part in (self.strip, self.tabs):
            part.set_visibility(False)

    def go(self, tab: str) -> None:
        """Show another tab."""
        self.tab = tab
        self.refresh()

    def refresh(self) -> None:
        """Show what is so now; only what changed crosses the wire."""
        if not self.device.has_come:
            return
        view = self._view()
        playing = view is not None and bool(view.cities)
        over = view is not None and view.result is not None
        self.tabs.set_visibility(playing)
        self.strip.set_visibility(playing and not over)
        self.tabs.choose(self.tab, over=over)
        switch(self.main, "h-over", on=over)
        switch(self.main, "h-game", on=playing)
        if view is not None and view.cities:
            self.strip.set_content(strip(view, *self._told(), waiting=self.tab != "hand"))
            if over and self._is_after_tv():
                self.veil.fall(until_won(view))
        has_tips = self.tab == "hand" and not (over and self.veil.left > 0)
        self.tips.show(tips_scene(view if has_tips else None, self.speaker))
        if view is not None:
            self.outcome.tell(view, *self._told(), after_tv=self._is_after_tv())
        self._show(view)
        self.saw_play = playing and not over

    def _unveiled(self) -> None:
        """Show what the TV has shown by now; the button that had the focus is gone."""
        was_hidden = self.shown == "veiled"
        self.refresh()
        if was_hidden:
            self.body.run_method("focus")

    def _view(self) -> DraftView | None:
        if not self.device.is_active or self.table.game is None or self.table.info.ended:
            return None
        view = self.table.view(self.device.place)
        assert isinstance(view, DraftView)
        return view

    def _show(self, view: DraftView | None) -> None:
        """Put the right thing into the body, or bring what is there up to date."""
        kind = self._kind(view)
        if kind != self.shown or kind in ("lobby", "story"):
            self.shown = kind
            self.body.clear()
            with self.body:
                self.surface = self._make(kind)
        self.surface()
        if self.corner:
            self.corner.show(always=kind in ROOMY)

    def _kind(self, view: DraftView | None) -> str:
        if not self.device.is_active:
            return "elsewhere" if self.device.is_alive else "unknown_key"
        if self.table.info.ended or self.table.broken:
            return "table_ended" if self.table.info.ended else "broken"
        if view is None:
            return "lobby"
        if self._is_replaced(view):
            return "bot_plays"
        if not view.cities:
            return "boards"
        kind = "score" if self.tab == "hand" and view.result else self.tab
        return "veiled" if kind in TELLING and self.veil.left > 0 else kind

    def _is_replaced(self, view: DraftView) -> bool:
        """Tell whether a bot plays here, where the hand or the boards would be."""
        at_hand = self.tab == "hand" or not view.cities
        return at_hand and not view.result and self.table.bot_at(self.device.place) is not None

    def _make(self, kind: str) -> Callable[[], None]:
        """Draw a kind of body; the answer brings it up to date."""
        match kind:
            case "hand":
                return self._hand()
            case "mine" | "left" | "right":
                return self._city(kind)
            case "table":
                table = Tabletop()
                return lambda: table.show(table_scene(self._seen(), *self._told(), compact=True))
            case "score":
                score = ScoreSheet()
                return lambda: score.show(score_scene(self._seen(), *self._told()) or {})
            case "story":
                return self._story()
            case "boards":
                picker = BoardPicker(self.act)
                return lambda: picker.show(board_scene(self._seen(), *self._told()))
            case _:
                self._make_still(kind)
        return lambda: None

    def _make_still(self, kind: str) -> None:
        """Draw a kind of body that nothing changes."""
        match kind:
            case "symbols":
                TableHelp(self._seen(), self.speaker)
            case "lobby":
                before_the_game(self.table, self.device.place, self.speaker)
            case "elsewhere":
                elsewhere(self.speaker, self.device.take)
            case "veiled":
                self.veil.hang("point" if self._seen().result else "shield")
            case "bot_plays":
                bot_plays(self.speaker, self._come_back)
            case _:
                ui.label(self.speaker.say(SORRY[kind])).classes("h-text")
                if kind == "unknown_key":
                    way, there = f"/j/{self.table.info.code}", self.speaker.say("To the table")
                else:
                    way, there = "/", self.speaker.say("To the start")
                ui.link(there, way).classes("h-button")

    def _seen(self) -> DraftView:
        view = self._view()
        assert view is not None
        return view

    def _told(self) -> tuple[Company, Speaker]:
        return company(self.table), self.speaker

    def _hand(self) -> Callable[[], None]:
        self.hand = hand = Hand(self._on_hand)
        return lambda: hand.show(hand_scene(self._seen(), *self._told()))

    def _is_after_tv(self) -> bool:
        """Tell whether what has just happened is seen on a TV first."""
        return self.saw_play and bool(self.table.tvs)

    def _city(self, kind: str) -> Callable[[], None]:
        panel = CityPanel()
        cities = len(self._seen().cities)
        step = {"mine": 0, "left": 1, "right": -1}[kind]
        place = (self.device.place + step) % cities
        return lambda: panel.show(city_scene(self._seen(), place, *self._told()))

    def _story(self) -> Callable[[], None]:
        view = self._seen()
        last_turn(table_scene(view, *self._told(), compact=True), self.speaker)
        conflict = conflict_scene(view, *self._told())
        if conflict:
            ConflictBoard().show(conflict)
        return lambda: None

    async def _come_back(self) -> None:
        await self._do(lambda: lobby.come_back(self.table, self.device.sitter))

    async def _on_hand(self, action: Action) -> None:
        move = action.move if action.do == "move" else "withdraw"
        if not await self.act(action.number, move) and self.hand and not self.hand.is_deleted:
            self.hand.settle()

    async def act(self, number: int, move: str) -> bool:
        """Answer what is asked of the seat; tell whether that was done."""
        return await self._do(
            lambda: self.table.submit(self.device.place, number, move, by=self.device.sitter)
        )

    async def _do(self, deed: Callable[[], Awaitable[None]]) -> bool:
        """Do something for the seat; only the active device of a living key may."""
        try:
            if not self.device.is_active:
                raise Refused("not_active" if self.device.is_alive else "unknown_key")
            await deed()
        except (Refused, GameError, StorageError) as error:
            ui.notify(words(error, self.speaker), type="warning")
            self.refresh()
            return False
        return True
