"""Home: a new table, the tables going on, past evenings, how to play."""

from fastapi import Request
from nicegui import app, ui
from starlette.responses import RedirectResponse, Response

from storage import keys
from storage.values import TableInfo
from ui.house import the_house
from ui.i18n import LANGUAGES, Speaker
from ui.pages.frame import LANGUAGE_COOKIE, frame, language_switch, reader
from ui.pages.hero import hero
from ui.pages.hosting import HostKey
from ui.pages.sorry import sorry_page
from ui.scenes.shapes import Picture
from ui.words import game_title

HOST_COOKIE = "heptapolis_host"
A_MONTH = 30 * 24 * 3600
WELCOME: Picture = {"board": "alexandria", "night": False, "built": 1, "of": 1}


def keep_cookie(response: Response, name: str, value: str) -> None:
    """Leave a cookie that scripts cannot read."""
    response.set_cookie(name, value, max_age=A_MONTH, httponly=True, samesite="lax")


@app.get("/h/{token}")
async def become_host(token: str) -> Response:
    """Make this browser the host's."""
    if not await the_house().is_host(token):
        return RedirectResponse("/sorry/unknown_key", status_code=303)
    response = RedirectResponse("/", status_code=303)
    keep_cookie(response, HOST_COOKIE, token)
    return response


@app.get("/language/{language}")
async def choose_language(language: str, back: str = "/") -> Response:
    """Keep the language a reader chose."""
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if inside else "/", status_code=303)
    if language in LANGUAGES:
        keep_cookie(response, LANGUAGE_COOKIE, language)
    return response


@ui.page("/")
async def home(request: Request) -> None:
    """Show the start page: the host's, or a guest's."""
    speaker = reader(request)
    token = request.cookies.get(HOST_COOKIE)
    going_on = await the_house().tables.going_on()
    # Asked last, with nothing to wait for after: the key may have died meanwhile.
    is_host = await the_house().is_host(token)
    with frame(speaker.say("Welcome"), speaker) as main:
        hero("Heptapolis", WELCOME)
        language_switch(speaker, "/")
        if is_host:
            _for_host(HostKey(token or "", speaker, main), going_on)
        else:
            _for_guest(speaker)
        with ui.element("nav").classes("h-group"):
            for label, target in (
                (speaker.say("How to play"), "/help"),
                (speaker.say("Past evenings"), "/results"),
                (speaker.say("My phone can't connect"), "/connect"),
            ):
                ui.link(label, target).classes("h-button")


def _for_host(key: HostKey, going_on: list[TableInfo]) -> None:
    say = key.speaker.say
    ui.link(say("New table"), "/new").classes("h-button h-button--primary")
    if going_on:
        ui.label(say("Tables going on")).classes("h-subtitle")
        with ui.element("div").classes("h-list"):
            for table in going_on:
                _table_row(table, key.speaker)
    ui.label(say("The host's devices")).classes("h-subtitle")
    with ui.element("div").classes("h-group"):
        key.button(say("Control from my phone"), lambda: _show_host_link(key))
        key.button(say("Only this device stays host"), lambda: _ask_to_stay_alone(key))


def _table_row(table: TableInfo, speaker: Speaker) -> None:
    people = speaker.joined([name for s in table.seats if (name := s.name or s.bot)])
    with ui.link(target=f"/table/{table.code}").classes("h-row h-panel"):
        ui.label(table.code).classes("h-chip")
        ui.label(game_title(table.game, speaker)).classes("h-text")
        ui.label(_state(table, speaker)).classes(
            "h-mark" + (" h-mark--on" if table.playing else "")
        )
        ui.label(people).classes("h-muted")


def _state(table: TableInfo, speaker: Speaker) -> str:
    """Say how far a table is."""
    if table.playing:
        return speaker.say("Playing")
    if table.game_number:
        return speaker.say("The game is over")
    seats = len(table.seats)
    taken = sum(bool(seat.name or seat.bot) for seat in table.seats)
    return speaker.say("{n} of {seats} at the table", n=taken, seats=seats)


async def _show_host_link(key: HostKey) -> None:
    say = key.speaker.say
    fresh = await the_house().ask(keys.new_key, role="host")
    told = say("Scan this with your own phone: it will control the tables.")
    key.show_code(say("Control from my phone"), told, f"/h/{fresh}")


async def _ask_to_stay_alone(key: HostKey) -> None:
    say = key.speaker.say

    async def stay_alone() -> None:
        await the_house().keep_only_host(key.token)
        ui.notify(say("Only this device is the host's now."))

    question = say(
        "Every other device loses the host's menu at once, and so does the link in the terminal. "
        "The players stay as they are."
    )
    key.ask(question, say("Only this device stays host"), stay_alone)


def _for_guest(speaker: Speaker) -> None:
    ui.label(speaker.say("Scan the code on the TV, or type the four letters.")).classes("h-text")
    with ui.element("form").props('method="get" action="/join"').classes("h-group"):
        field = ui.element("input").classes("h-field")
        field.props('name="code" maxlength="4" autocapitalize="characters" autocomplete="off"')
        field.props("required")
        field.props["placeholder"] = field.props["aria-label"] = speaker.say("Code of the table")
        with ui.element("button").classes("h-button h-button--primary").props('type="submit"'):
            ui.label(speaker.say("Join"))


@app.get("/join")
async def join_by_code(code: str = "") -> Response:
    """Go to the table whose code was typed."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())[:4]
    return RedirectResponse(f"/j/{letters or '-'}", status_code=303)


@ui.page("/sorry/{code}")
def sorry(request: Request, code: str) -> None:
    """Say that a link or a table is not known."""
    known = ("unknown_key", "unknown_table", "table_ended")
    sorry_page(code if code in known else "unknown_key", reader(request))
