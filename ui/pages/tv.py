"""The TV: the shared table, for everybody in the room."""

from functools import partial

from fastapi import Request
from nicegui import Client, ui
from starlette.responses import RedirectResponse, Response

from ui.house import the_house
from ui.i18n import Speaker, speaker
from ui.pages.frame import KEPT_FOR, frame
from ui.pages.screen import Screen
from ui.surfaces import Loudspeaker
from ui.surfaces.look import icon
from ui.table import LiveTable

RESTING = """<script>(() => {
  const seen = document.documentElement.classList;
  let rest;
  const wake = () => {
    seen.add('h-awake');
    clearTimeout(rest);
    rest = setTimeout(() => seen.remove('h-awake'), 4000);
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, wake);
  if (!document.fullscreenEnabled) seen.add('h-no-full-screen');
  const scale = () => {
    const size = Math.min(innerWidth / 1920, innerHeight / 1080);
    document.documentElement.style.setProperty('--scale', size);
  };
  addEventListener('resize', scale);
  scale();
  wake();
})();</script>"""
"""Lets the corner fade while nobody moves the mouse, and tells charts how large the TV is."""


FULL_SCREEN = (
    "() => document.fullscreenElement ? document.exitFullscreen()"
    " : document.documentElement.requestFullscreen()"
)


@ui.page("/tv/{code}", reconnect_timeout=KEPT_FOR)
async def tv(request: Request, code: str) -> Response | None:
    """Show a table, in the table's own language; it can be looked at and nothing else."""
    del request
    table = await the_house().tables.find(code)
    if table is None:
        return RedirectResponse("/sorry/unknown_table", status_code=303)
    spoken = speaker(table.info.language)
    with frame(table.info.code, spoken, "h-tv"):
        screen = Screen(table, spoken)
        screen.refresh()
        corner(spoken)
    client = ui.context.client
    client.on_connect(lambda: table.tvs.add(client.id))
    client.on_disconnect(partial(leave, table, client))
    table.changed.subscribe(screen.refresh)
    return None


def leave(table: LiveTable, client: Client) -> None:
    """Note that a TV is off; a lost connection may be noticed when it is long back by another."""
    if not client.has_socket_connection:
        table.tvs.discard(client.id)


def corner(speaker: Speaker) -> None:
    """Put the small controls into the corner: all that can be done at a TV."""
    ui.add_head_html(RESTING)
    with ui.element("div").classes("h-tv-corner"):
        Loudspeaker(speaker.say("Sound"))
        full_screen = ui.element("button").classes("h-tv-control h-tv-control--full_screen")
        full_screen.props["type"] = "button"
        full_screen.props["aria-label"] = speaker.say("Full screen")
        with full_screen.on("click", js_handler=FULL_SCREEN):
            ui.html(icon("full_screen"), sanitize=False)
