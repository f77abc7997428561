"""The frame that every page stands in, and the language it speaks."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from fastapi import Request
from nicegui import ui

from ui.i18n import LANGUAGES, Speaker, best_language, speaker
from ui.surfaces.look import head

LANGUAGE_COOKIE = "heptapolis_language"
LANGUAGE_NAMES = {"en": "English", "pt": "Português", "it": "Italiano"}
Handler = Callable[[], object]
KEPT_FOR = 600
"""Seconds for which the server keeps a page whose phone sleeps."""
VIEWPORT = (
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
)
ALIVE = """<script>
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
const comeBack = () => {
  if (!document.hidden && window.socket && !window.socket.connected) window.socket.connect();
};
document.addEventListener('visibilitychange', comeBack);
addEventListener('online', comeBack);
addEventListener('DOMContentLoaded', () => {
  const words = %s;
  document.querySelectorAll('#popup > span').forEach((said, i) => { said.textContent = words[i]; });
});
</script>"""
"""Wakes a page that slept or was kept aside, and says in the reader's language what is lost."""


def reader(request: Request) -> Speaker:
    """Speak the language that the reader chose, or else the browser's."""
    chosen = request.cookies.get(LANGUAGE_COOKIE)
    for language in LANGUAGES:
        if language == chosen:
            return speaker(language)
    return speaker(best_language(request.headers.get("accept-language")))


@contextmanager
def frame(title: str, speaker: Speaker, body: str = "h-phone") -> Iterator[ui.element]:
    """Lay the page out; everything else goes inside."""
    ui.page_title(f"{title} · Heptapolis")
    ui.add_head_html(
        VIEWPORT
        + head()
        + ALIVE
        % json.dumps([speaker.say("The table is out of reach."), speaker.say("Trying again…")])
    )
    ui.query("html").props(f'lang="{speaker.language}"')
    ui.query("body").classes(body)
    with ui.element("div").classes("h-page") as main:
        yield main


def button(label: str, deed: Handler, style: str = "") -> ui.button:
    """Make a button in the one look."""
    made = ui.button(label, on_click=deed, color=None)
    return made.classes(f"h-button {style}".strip()).props("flat no-caps")


def chip(label: str, deed: Handler, *, on: bool) -> ui.button:
    """Make one of several choices."""
    made = ui.button(label, on_click=deed, color=None).props("flat no-caps").classes("h-chip")
    mark(made, on=on)
    return made


def dialog(name: str) -> ui.dialog:
    """Open a dialog that has a name, and is gone when it is closed."""
    made = ui.dialog(value=True)
    made.props["aria-label"] = name
    return made.on("hide", made.delete)


def mark(chip: ui.button, *, on: bool) -> None:
    """Show whether a choice is the one that is made."""
    switch(chip, "h-chip--on", on=on)
    chip.props(f"aria-pressed={'true' if on else 'false'}")


def switch(element: ui.element, style: str, *, on: bool) -> None:
    """Give an element a style, or take it away."""
    element.classes(add=style if on else "", remove="" if on else style)


def heading(text: str) -> None:
    """Write the title of a page."""
    ui.label(text).classes("h-title").props("role=heading aria-level=1")


def language_switch(speaker: Speaker, back: str) -> None:
    """Offer the languages, in plain sight."""
    with ui.element("nav").classes("h-group").props(f'aria-label="{speaker.say("Language")}"'):
        for language in LANGUAGES:
            link = ui.link(LANGUAGE_NAMES[language], f"/language/{language}?back={back}")
            link.classes("h-chip" + (" h-chip--on" if language == speaker.language else ""))
            link.props(f"lang={language}")
