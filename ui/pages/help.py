"""Help: how to play, the symbols, the cards, and what to do when a phone can't connect."""

from collections.abc import Callable
from functools import partial
from html import escape
from urllib.parse import quote

from fastapi import Request
from nicegui import ui

from engine.draft.view import DraftView
from ui.house import the_house
from ui.i18n import N_, Speaker
from ui.network import ways_in
from ui.pages.drawing import tokens
from ui.pages.frame import chip, frame, heading, language_switch, reader
from ui.pages.lessons import ARROW, lessons_html
from ui.scenes import cardlist_scene, symbols_scene
from ui.surfaces import CardList, TipSwitch
from ui.words import game_title
from ui.words.games import GAMES

CONNECT = (
    N_("Is the phone on the same wifi as the computer? Mobile data does not reach it."),
    N_("A guest network often keeps devices apart. Use the ordinary one."),
    N_("The computer's firewall may ask whether Python may accept connections: say yes."),
    N_("No wifi at all? Make a hotspot with a phone and let the computer and all others join it."),
    N_("Type the address by hand; if there are several here, try each of them:"),
)


@ui.page("/help")
def how_to_play(request: Request) -> None:
    """Show how to play in five pictures, and every symbol."""
    speaker = reader(request)
    with frame(speaker.say("How to play"), speaker) as main:
        main.classes("h-page--wide")
        language_switch(speaker, "/help")
        heading(speaker.say("How to play"))
        lessons(speaker)
        with ui.element("nav").classes("h-group"):
            ui.link(speaker.say("All cards"), "/cards").classes("h-button")
            ui.link(speaker.say("To the start"), "/").classes("h-button")
        ui.label(speaker.say("The symbols")).classes("h-title").props("role=heading aria-level=2")
        symbols(speaker)
        tip_switch(speaker)


@ui.page("/cards")
def all_cards(request: Request, game: str = "") -> None:
    """Show every card of an edition."""
    speaker = reader(request)
    game = game if game in GAMES else next(iter(GAMES))
    with frame(speaker.say("All cards"), speaker) as main:
        main.classes("h-page--wide")
        language_switch(speaker, quote(f"/cards?game={game}"))
        heading(speaker.say("All cards"))
        named = f'aria-label="{speaker.say("Game")}"'
        with ui.element("nav").classes("h-group h-help-choice").props(named):
            for one in GAMES:
                link = ui.link(game_title(one, speaker), f"/cards?game={one}")
                link.classes("h-chip" + (" h-chip--on" if one == game else ""))
        CardList().show(cardlist_scene(game, None, speaker))
        with ui.element("nav").classes("h-group"):
            ui.link(speaker.say("How to play"), "/help").classes("h-button")
            ui.link(speaker.say("To the start"), "/").classes("h-button")


@ui.page("/connect")
def connect(request: Request) -> None:
    """Help a phone that cannot connect."""
    speaker = reader(request)
    with frame(speaker.say("My phone can't connect"), speaker):
        language_switch(speaker, "/connect")
        heading(speaker.say("My phone can't connect"))
        _listed([speaker.say(hint) for hint in CONNECT])
        _listed(ways_in(the_house().settings, request.url.port or 80))
        ui.link(speaker.say("To the start"), "/").classes("h-button")


def _listed(lines: list[str]) -> None:
    with ui.element("ul").classes("h-list"):
        for line in lines:
            ui.label(line).classes("h-text").props("role=listitem")


def lessons(speaker: Speaker) -> None:
    """Show how to play in five pictures."""
    ui.html(ARROW + lessons_html(speaker), sanitize=False)


def symbols(speaker: Speaker) -> None:
    """Explain every symbol."""
    ui.html(_symbols(speaker), sanitize=False)


def _symbols(speaker: Speaker) -> str:
    groups = []
    for group in symbols_scene(speaker):
        meanings = "".join(
            f'<li class="h-meaning">{tokens(one["row"])}<p><strong>{escape(one["name"])}</strong>'
            f"<span>{escape(one['text'])}</span></p></li>"
            for one in group["meanings"]
        )
        title = f'<h3 class="h-subtitle">{escape(group["title"])}</h3>'
        groups.append(f'<section>{title}<ul class="h-meanings">{meanings}</ul></section>')
    return f'<div class="h-symbols">{"".join(groups)}</div>'


def tip_switch(speaker: Speaker) -> None:
    """Let this device switch its tips off and on."""
    TipSwitch().show(
        {
            "title": speaker.say("Tips during the game"),
            "text": speaker.say("Each new thing is explained once, on this device."),
            "on": speaker.say("On"),
            "off": speaker.say("Off"),
        }
    )


class TableHelp:
    """The help of a phone in a game: one of three things, at a tap."""

    def __init__(self, view: DraftView, speaker: Speaker) -> None:
        self.speaker = speaker
        self.parts: dict[str, tuple[str, Callable[[], None]]] = {
            "symbols": (speaker.say("Symbols"), partial(symbols, speaker)),
            "lessons": (speaker.say("How to play"), partial(lessons, speaker)),
            "cards": (speaker.say("Cards"), partial(self._cards, view.game, view.seats)),
        }
        self.choice = ui.element("nav").classes("h-group h-help-choice")
        self.body = ui.element("div").classes("h-help")
        self.show("symbols")

    def show(self, part: str) -> None:
        """Show one of the parts."""
        self.choice.clear()
        with self.choice:
            for name, (label, _) in self.parts.items():
                chip(label, partial(self.show, name), on=name == part)
        self.body.clear()
        with self.body:
            self.parts[part][1]()
            if part != "cards":
                tip_switch(self.speaker)

    def _cards(self, game: str, seats: int) -> None:
        CardList().show(cardlist_scene(game, seats, self.speaker))
