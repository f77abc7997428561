"""Joining: a name and a seat, by a plain form that leaves a cookie."""

from urllib.parse import urlencode

from fastapi import Request
from nicegui import app, ui
from starlette.responses import RedirectResponse, Response

from storage.errors import StorageError
from storage.values import SeatInfo
from ui import lobby
from ui.house import the_house
from ui.i18n import Speaker
from ui.pages.frame import frame, heading, reader
from ui.pages.hero import hero, wonder_of
from ui.pages.home import keep_cookie
from ui.pages.ring import ring, seat_words
from ui.pages.sorry import SORRY, code_of
from ui.refusals import Refused
from ui.table import LiveTable

OWN = "X-Heptapolis"
"""What only a script of ours can put on a request: a form of somebody else's page cannot."""
KEEP = f"<script>fetch('/p/%s/kept', {{ method: 'POST', headers: {{ '{OWN}': '1' }} }});</script>"


def cookie_of(code: str) -> str:
    """Name the cookie that keeps a phone's key to a table."""
    return f"heptapolis_{code}"


def remember(request: Request, code: str, token: str) -> None:
    """Let a device that was given a link be known when it scans the table's code later on."""
    if request.cookies.get(cookie_of(code)) != token:
        # Asked for by the page and not left with it: a chat that previews the link runs nothing.
        ui.add_head_html(KEEP % token)


@app.post("/p/{token}/kept")
async def keep_key(request: Request, token: str) -> Response:
    """Leave a player's key as a cookie, unless the device has a seat of its own at the table."""
    house = the_house()
    key = await house.key(token)
    if key is None or key.role != "player" or key.code is None or OWN not in request.headers:
        return Response(status_code=404)
    response = Response(status_code=204)
    if await house.key(request.cookies.get(cookie_of(key.code))) is None:
        keep_cookie(response, cookie_of(key.code), token)
    return response


@ui.page("/j/{code}")
async def join(request: Request, code: str, error: str = "", name: str = "") -> Response | None:
    """Show the form, or lead a known phone back to its hand."""
    house, speaker = the_house(), reader(request)
    table = await house.tables.find(code)
    if table is None:
        return RedirectResponse("/sorry/unknown_table", status_code=303)
    token = request.cookies.get(cookie_of(table.info.code))
    key = await house.key(token)
    if key and key.role == "player" and key.table_id == table.info.id:
        return RedirectResponse(f"/p/{token}", status_code=303)
    with frame(speaker.say("Join"), speaker):
        title = speaker.say("Join the table {code}", code=table.info.code)
        hero(title, wonder_of(table.info.code), "h-hero--small")
        if error in SORRY:
            ui.label(speaker.say(SORRY[error])).classes("h-error").props("role=alert")
        if table.info.ended:
            ui.label(speaker.say(SORRY["table_ended"])).classes("h-text")
            return None
        if not table.is_playing:
            _join_form(table, speaker, name)
        if table.game is not None:
            _claim_form(table, speaker)
    return None


def _join_form(table: LiveTable, speaker: Speaker, name: str) -> None:
    free = [seat.place for seat in table.info.seats if not (seat.name or seat.bot)]
    if not free:
        ui.label(speaker.say("All seats are taken.")).classes("h-text")
        return
    with ui.element("form").props(f'method="post" action="/j/{table.info.code}"').classes("h-form"):
        field = ui.element("input").classes("h-field")
        field.props('name="name" maxlength="40" required autocomplete="given-name"')
        field.props["value"] = name
        field.props["placeholder"] = field.props["aria-label"] = speaker.say("Your name")
        ui.label(speaker.say("Where do you sit? The seats go round the table clockwise.")).classes(
            "h-muted"
        )
        ring(table.info.seats, lambda seat: _radio(seat, free, speaker))
        with ui.element("div").classes("h-foot"):
            _submit(speaker.say("Sit down"))


def _radio(seat: SeatInfo, free: list[int], speaker: Speaker) -> None:
    with ui.element("label").classes("h-seat-choice"):
        button = ui.element("input").props('type="radio" name="place" required')
        button.props["value"] = str(seat.place)
        if seat.place not in free:
            button.props("disabled")
        elif seat.place == free[0]:
            button.props("checked")
        ui.label(seat_words(seat, speaker))


def _submit(words: str, style: str = "h-button--primary") -> None:
    with ui.element("button").classes(f"h-button {style}").props('type="submit"'):
        ui.label(words)


def _claim_form(table: LiveTable, speaker: Speaker) -> None:
    question = speaker.say("Were you already playing? Say who you are; the host will be asked.")
    ui.label(question).classes("h-text")
    for seat in table.info.seats:
        if seat.name:
            action = f'method="post" action="/j/{table.info.code}/claim"'
            with ui.element("form").props(action):
                ui.element("input").props(f'type="hidden" name="place" value="{seat.place}"')
                _submit(speaker.say("I am {name}", name=seat.name), "h-button--row")


@app.post("/j/{code}")
async def sit_down(request: Request, code: str) -> Response:
    """Take a seat, leave the key as a cookie, and show the hand."""
    table = await the_house().tables.find(code)
    if table is None:
        return RedirectResponse("/sorry/unknown_table", status_code=303)
    form = await request.form()
    name, place = str(form.get("name", ""))[:200], str(form.get("place", ""))
    try:
        token = await lobby.sit(table, _number(place), name)
    except (Refused, StorageError) as error:
        again = urlencode({"error": code_of(error), "name": name})
        return RedirectResponse(f"/j/{table.info.code}?{again}", status_code=303)
    response = RedirectResponse(f"/p/{token}", status_code=303)
    keep_cookie(response, cookie_of(table.info.code), token)
    return response


@app.post("/j/{code}/claim")
async def claim_seat(request: Request, code: str) -> Response:
    """Ask the host for the seat of somebody who lost the key."""
    house = the_house()
    table = await house.tables.find(code)
    if table is None:
        return RedirectResponse("/sorry/unknown_table", status_code=303)
    place = _number(str((await request.form()).get("place", "")))
    try:
        claim = house.claims.make(table, place)
    except Refused as error:
        return RedirectResponse(f"/j/{table.info.code}?error={error.code}", status_code=303)
    return RedirectResponse(f"/w/{claim.secret}", status_code=303)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else -1


@ui.page("/w/{secret}", reconnect_timeout=600)
async def wait_for_host(request: Request, secret: str) -> Response | None:
    """Wait for the host's yes or no."""
    speaker, house = reader(request), the_house()
    claim = house.claims.find(secret)
    if claim is None:
        return RedirectResponse("/sorry/unknown_key", status_code=303)
    with frame(speaker.say("Please wait"), speaker):
        heading(speaker.say("Please wait"))
        text = (
            ui.label(speaker.say("The host is being asked.")).classes("h-text").props("role=status")
        )

    def look() -> None:
        if claim.token:
            claim.table.changed.unsubscribe(look)
            ui.navigate.to(f"/w/{secret}/in")
        elif claim.refused:
            text.set_text(speaker.say("The host said no."))

    claim.table.changed.subscribe(look)
    look()
    return None


@app.get("/w/{secret}/in")
async def come_in(secret: str) -> Response:
    """Hand over the new key of an approved claim, to the phone that made it."""
    claim = the_house().claims.find(secret)
    if claim is None or claim.token is None:
        return RedirectResponse("/sorry/unknown_key", status_code=303)
    response = RedirectResponse(f"/p/{claim.token}", status_code=303)
    keep_cookie(response, cookie_of(claim.table.info.code), claim.token)
    return response
