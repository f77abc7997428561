"""A new table: which game, how many seats, how boards are dealt."""

from collections.abc import Mapping
from functools import partial

from fastapi import Request
from nicegui import ui
from starlette.responses import RedirectResponse, Response

from engine.draft.setup import SEATS
from engine.draft.state import BOARD_RULES
from storage.errors import StorageError
from ui.house import the_house
from ui.i18n import Speaker
from ui.pages.frame import button, chip, frame, heading, reader
from ui.pages.home import HOST_COOKIE
from ui.pages.sorry import words
from ui.words import board_rule_help, board_rule_title, game_help, game_title

FIRST_GUESS = 4


@ui.page("/new")
async def new_table(request: Request) -> Response | None:
    """Show the choices; two taps are enough."""
    speaker = reader(request)
    token = request.cookies.get(HOST_COOKIE)
    if not await the_house().is_host(token):
        return RedirectResponse("/", status_code=303)
    with frame(speaker.say("New table"), speaker):
        heading(speaker.say("New table"))
        NewTable(speaker, token or "").build()
    return None


class NewTable:
    """The choices of one new table."""

    def __init__(self, speaker: Speaker, token: str) -> None:
        self.speaker = speaker
        self.token = token
        self.game = next(iter(SEATS))
        self.seats = FIRST_GUESS
        self.boards: str = BOARD_RULES[0]

    def build(self) -> None:
        """Lay out the choices and the one button."""
        say = self.speaker.say
        self._choices()
        button(say("Open the table"), self._open, "h-button--primary")

    @ui.refreshable_method
    def _choices(self) -> None:
        speaker, say = self.speaker, self.speaker.say
        games = {game: game_title(game, speaker) for game in SEATS}
        self._chips(say("Game"), games, "game", game_help(self.game, speaker))
        seats = {str(n): str(n) for n in range(2, 8) if n in SEATS[self.game]}
        without = [str(n) for n in range(2, 8) if n not in SEATS[self.game]]
        help_text = say("With two players, a third city is played by turns: the Free City.")
        if without:
            help_text = say("Two players need the first edition.")
        self._chips(say("Seats"), seats, "seats", help_text)
        rules: dict[str, str] = {rule: board_rule_title(rule, speaker) for rule in BOARD_RULES}
        self._chips(say("Boards"), rules, "boards", board_rule_help(self.boards, speaker))

    def _chips(self, title: str, values: Mapping[str, str], field: str, help_text: str) -> None:
        ui.label(title).classes("h-subtitle")
        with ui.element("div").classes("h-group").props(f'role=group aria-label="{title}"'):
            for value, words in values.items():
                on = str(getattr(self, field)) == value
                chip(words, partial(self._choose, field, value), on=on)
        ui.label(help_text).classes("h-muted")

    def _choose(self, field: str, value: str) -> None:
        setattr(self, field, int(value) if field == "seats" else value)
        if self.seats not in SEATS[self.game]:
            self.seats = SEATS[self.game][0]
        self._choices.refresh()

    async def _open(self) -> None:
        house = the_house()
        if not await house.is_host(self.token):
            ui.notify(self.speaker.say("Only the host can do that."))
            return
        try:
            table = await house.tables.create(
                game=self.game,
                seats=self.seats,
                options={"boards": self.boards},
                language=self.speaker.language,
            )
        except StorageError as error:
            ui.notify(words(error, self.speaker), type="warning")
            return
        ui.navigate.to(f"/table/{table.info.code}")
