"""Parts of pages that the server draws: who is there, the status strip, the last turn."""

from html import escape

from nicegui import ui

from engine.draft.view import DraftView
from ui.i18n import Speaker
from ui.scenes import Company, status_scene
from ui.scenes.shapes import Table
from ui.scenes.status import Neighbour
from ui.surfaces.look import icon
from ui.table import LiveTable


def company(table: LiveTable) -> Company:
    """Name the people and bots at a table."""
    bots = tuple(table.bot_at(seat.place) is not None for seat in table.info.seats)
    return Company(names=tuple(table.names()), bots=bots)


def strip(view: DraftView, company: Company, speaker: Speaker, *, waiting: bool) -> str:
    """Draw what is always visible, and who is awaited where the page does not say so itself."""
    status = status_scene(view, company, speaker)
    arrow = "left" if status["passing"] == "left" else "right"
    line = status["waiting_line"] if waiting else ""
    own = f"{escape(speaker.say('You'))} {icon('shield')} {status['shields']}"
    left = _border(status["left"], speaker.say("Left neighbour"), "←")
    right = _border(status["right"], speaker.say("Right neighbour"), "→")
    return (
        f'<div class="h-strip-line"><span>{escape(status["age"])} · {escape(status["turn"])}</span>'
        f"<span>{icon(arrow, status['passing_word'])}</span>"
        f"<span>{icon('coin')} {status['coins']}</span></div>"
        f'<div class="h-strip-line h-strip-line--borders"><span>{left}</span>'
        f'<span class="h-strip-own">{own}</span><span>{right}</span></div>'
        + (f'<div class="h-muted" role="status"><span>{escape(line)}</span></div>' if line else "")
    )


def _border(neighbour: Neighbour | None, where: str, arrow: str) -> str:
    if neighbour is None:
        return ""
    name = f'<span class="h-strip-name">{escape(neighbour["name"])}</span>'
    pointer = f'<span class="h-strip-side" role="img" aria-label="{escape(where)}">{arrow}</span>'
    return f"{pointer}{name}{icon('shield')}<span>{neighbour['shields']}</span>"


def last_turn(scene: Table, speaker: Speaker) -> None:
    """Tell what happened in the last turn."""
    ui.label(scene["story"]["title"]).classes("h-subtitle")
    if not scene["story"]["lines"]:
        ui.label(speaker.say("Nothing has happened yet.")).classes("h-text")
    with ui.element("ul").classes("h-list"):
        for line in scene["story"]["lines"]:
            with ui.element("li").classes("h-row"):
                ui.label(f"{line['name']} {line['text']}").classes("h-text")
