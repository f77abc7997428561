"""A new table: which game, how many seats, how boards are dealt, in which language."""

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from fastapi import Request
from nicegui import ui
from starlette.responses import RedirectResponse, Response

from engine.draft.setup import SEATS
from engine.draft.state import BOARD_RULES
from ui.house import the_house
from ui.i18n import LANGUAGES
from ui.pages.frame import LANGUAGE_NAMES, chip, frame, heading, mark, reader
from ui.pages.home import HOST_COOKIE
from ui.pages.hosting import HostKey
from ui.words import board_rule_help, board_rule_title, game_help, game_title

FIRST_GUESS = 4
EVERY_COUNT = range(min(map(min, SEATS.values())), max(map(max, SEATS.values())) + 1)


@ui.page("/new")
async def new_table(request: Request) -> Response | None:
    """Show the choices; two taps are enough."""
    speaker = reader(request)
    token = request.cookies.get(HOST_COOKIE)
    if not await the_house().is_host(token):
        return RedirectResponse("/", status_code=303)
    with frame(speaker.say("New table"), speaker) as main:
        heading(speaker.say("New table"))
        NewTable(HostKey(token or "", speaker, main)).build()
    return None


class Pick(NamedTuple):
    """One of several things to choose; where it does not fit, `why_not` says why."""

    value: str
    title: str
    why_not: str = ""


class NewTable:
    """The choices of one new table."""

    def __init__(self, key: HostKey) -> None:
        self.key = key
        self.speaker = key.speaker
        self.chosen: dict[str, str] = {
            "game": next(iter(SEATS)),
            "seats": str(FIRST_GUESS),
            "boards": BOARD_RULES[0],
            "language": key.speaker.language,
        }
        self.chips: dict[tuple[str, str], ui.button] = {}
        self.helps: dict[str, ui.label] = {}

    def build(self) -> None:
        """Lay out the choices and the one button."""
        say = self.speaker.say
        with ui.element("div").classes("h-choices"):
            for field, title in (
                ("game", say("Game")),
                ("seats", say("Seats")),
                ("boards", say("Boards")),
                ("language", say("Language of the table")),
            ):
                self._chips(field, title)
        with ui.element("div").classes("h-foot"):
            self.key.button(say("Open the table"), self._open, "h-button--primary")
        self._show()

    def _chips(self, field: str, title: str) -> None:
        with ui.element("section").classes("h-choices-one"):
            ui.label(title).classes("h-subtitle")
            with ui.element("div").classes("h-group").props(f'role=group aria-label="{title}"'):
                for pick in self._picks(field):
                    deed = partial(self._choose, field, pick.value)
                    self.chips[field, pick.value] = chip(pick.title, deed, on=False)
            self.helps[field] = ui.label().classes("h-muted")

    def _show(self) -> None:
        """Bring every choice up to date, in its place: whoever taps fast hits what is there."""
        for field, told in self.helps.items():
            picks = self._picks(field)
            for pick in picks:
                made = self.chips[field, pick.value]
                mark(made, on=self.chosen[field] == pick.value)
                made.set_enabled(not pick.why_not)
                made.props["aria-description"] = pick.why_not
            told.set_text(" ".join([self._help(field), *_reasons(picks)]))

    def _help(self, field: str) -> str:
        say, chosen = self.speaker.say, self.chosen[field]
        match field:
            case "game":
                return game_help(chosen, self.speaker)
            case "seats" if chosen == "2":
                return say("With two players, a third city is played by turns: the Free City.")
            case "seats":
                return say("As many as sit round the table; bots can take seats too.")
            case "boards":
                return board_rule_help(chosen, self.speaker)
            case _:
                return say("The TV speaks it; every phone speaks its own.")

    def _picks(self, field: str) -> list[Pick]:
        speaker = self.speaker
        match field:
            case "game":
                seats = int(self.chosen["seats"])
                return [
                    Pick(game, game_title(game, speaker), self._why_not(game, seats))
                    for game in SEATS
                ]
            case "seats":
                game = self.chosen["game"]
                return [Pick(str(n), str(n), self._why_not(game, n)) for n in EVERY_COUNT]
            case "boards":
                return [Pick(rule, board_rule_title(rule, speaker)) for rule in BOARD_RULES]
            case _:
                return [Pick(language, LANGUAGE_NAMES[language]) for language in LANGUAGES]

    def _why_not(self, game: str, seats: int) -> str:
        """Say why a game cannot be played by so many; nothing if it can."""
        fitting = SEATS[game]
        if seats in fitting:
            return ""
        return self.speaker.say(
            "{game}: for {fewest} to {most} players.",
            game=game_title(game, self.speaker),
            fewest=fitting[0],
            most=fitting[-1],
        )

    def _choose(self, field: str, value: str) -> None:
        if any(pick.value == value and not pick.why_not for pick in self._picks(field)):
            self.chosen[field] = value
            self._show()

    async def _open(self) -> None:
        table = await the_house().tables.create(
            game=self.chosen["game"],
            seats=int(self.chosen["seats"]),
            options={"boards": self.chosen["boards"]},
            language=self.chosen["language"],
        )
        ui.navigate.to(f"/table/{table.info.code}")


def _reasons(picks: Iterable[Pick]) -> list[str]:
    """List each reason once."""
    return list(dict.fromkeys(pick.why_not for pick in picks if pick.why_not))
