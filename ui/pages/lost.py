"""What is shown where there is no page, and where a page has failed."""

from html import escape

from fastapi import Request
from nicegui import app, ui
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from ui.pages.frame import reader
from ui.pages.sorry import SORRY, sorry_page
from ui.surfaces.look import head

PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
{look}<title>{title} · Heptapolis</title></head>
<body class="h-phone"><main class="h-page">
<h1 class="h-title">{title}</h1><p class="h-text">{words}</p><a class="h-button" href="/">{home}</a>
</main></body>
</html>
"""


def lost_page(request: Request, code: str, status: int) -> Response:
    """Say it on a page that does not live: anybody may ask for addresses by the thousand."""
    speaker = reader(request)
    page = PAGE.format(
        language=speaker.language,
        look=head(),
        title=escape(speaker.say("Sorry")),
        words=escape(speaker.say(SORRY[code])),
        home=escape(speaker.say("To the start")),
    )
    return HTMLResponse(page, status)


# The first is for its own number, because NiceGUI has a page of its own there.
@app.exception_handler(404)
@app.exception_handler(HTTPException)
async def _not_found(request: Request, error: HTTPException) -> Response:
    return lost_page(request, "no_such_page", error.status_code)


@app.exception_handler(Exception)
async def _failed(request: Request, _: Exception) -> Response:
    return lost_page(request, "went_wrong", 500)


@app.on_page_exception
def _page_failed() -> None:
    request = ui.context.client.request
    assert request is not None
    sorry_page("went_wrong", reader(request))
