"""What phones tell after the TV: where one is on, it is to be looked at first."""

from nicegui import ui

from engine.draft.view import DraftView
from ui.i18n import Speaker
from ui.pages.frame import button, heading
from ui.pages.screen import BORDER, LINE, PAUSE, REVEAL
from ui.surfaces.look import icon


def until_fought(view: DraftView) -> float:
    """Tell how long a TV takes from the turn to the last border of the conflicts after it."""
    return REVEAL + BORDER * len(view.cities)


def until_won(view: DraftView) -> float:
    """Tell how long a TV takes from the last turn to the winner."""
    lines = len(view.result.sheets[0].lines) if view.result else 0
    return until_fought(view) + PAUSE + LINE * (lines + 1)


def veil(content: ui.element, seconds: float, sign: str, told: str, speaker: Speaker) -> None:
    """Hide something until the TV has shown it, or until it is asked for here."""

    def lift() -> None:
        notice.delete()
        content.set_visibility(True)

    content.set_visibility(False)
    with ui.element("div").classes("h-veil") as notice:
        ui.html(icon(sign), sanitize=False)
        heading(told)
        ui.label(speaker.say("It comes here when the TV has shown it.")).classes("h-muted")
        button(speaker.say("Show me now"), lift)
        ui.timer(seconds, lift, once=True)
