"""Home: a new table, the tables going on, past evenings, how to play."""

from functools import partial

from fastapi import Request
from nicegui import app, ui
from starlette.responses import RedirectResponse, Response

from storage import keys
from storage.errors import StorageError
from storage.values import TableInfo
from ui.house import the_house
from ui.i18n import LANGUAGES, Speaker
from ui.pages.frame import LANGUAGE_COOKIE, button, frame, heading, language_switch, reader
from ui.pages.sorry import sorry_page, words
from ui.qr import svg
from ui.words import game_title

HOST_COOKIE = "heptapolis_host"
A_MONTH = 30 * 24 * 3600


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
    is_host = await the_house().is_host(token)
    with frame(speaker.say("Welcome"), speaker):
        language_switch(speaker, "/")
        heading("Heptapolis")
        if is_host:
            await _for_host(speaker, token or "")
        else:
            _for_guest(speaker)
        ui.link(speaker.say("How to play"), "/help").classes("h-button h-button--quiet")
        ui.link(speaker.say("Past evenings"), "/results").classes("h-button h-button--quiet")
        ui.link(speaker.say("My phone can't connect"), "/connect").classes(
            "h-button h-button--quiet"
        )


async def _for_host(speaker: Speaker, token: str) -> None:
    ui.link(speaker.say("New table"), "/new").classes("h-button h-button--primary")
    going_on = await the_house().tables.going_on()
    if going_on:
        ui.label(speaker.say("Tables going on")).classes("h-subtitle")
        with ui.element("div").classes("h-list"):
            for table in going_on:
                _table_row(table, speaker)
    button(speaker.say("Control from my phone"), partial(_show_host_link, speaker, token))


def _table_row(table: TableInfo, speaker: Speaker) -> None:
    people = speaker.joined([name for s in table.seats if (name := s.name or s.bot)])
    with ui.link(target=f"/table/{table.code}").classes("h-row h-panel"):
        ui.label(table.code).classes("h-chip")
        ui.label(game_title(table.game, speaker)).classes("h-text")
        ui.label(people).classes("h-muted")


async def _show_host_link(speaker: Speaker, token: str) -> None:
    house = the_house()
    if not await house.is_host(token):
        ui.notify(speaker.say("Only the host can do that."))
        return
    try:
        fresh = await house.ask(keys.new_key, role="host")
    except StorageError as error:
        ui.notify(words(error, speaker), type="warning")
        return
    with ui.dialog(value=True), ui.card().classes("h-panel h-dialog"):
        ui.label(speaker.say("Scan this with your own phone: it becomes the host's.")).classes(
            "h-text"
        )
        ui.html(svg(f"{house.address}/h/{fresh}"), sanitize=False).classes("h-qr")


def _for_guest(speaker: Speaker) -> None:
    ui.label(speaker.say("Scan the code on the TV, or type the four letters.")).classes("h-text")
    with ui.element("form").props('method="get" action="/join"').classes("h-group"):
        field = ui.element("input").classes("h-field")
        field.props('name="code" maxlength="4" autocapitalize="characters" autocomplete="off"')
        field.props(f'required aria-label="{speaker.say("Code of the table")}"')
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
