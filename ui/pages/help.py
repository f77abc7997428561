"""Help: how to play, the symbols, and what to do when a phone can't connect."""

from fastapi import Request
from nicegui import ui

from ui.i18n import N_, Speaker
from ui.network import addresses
from ui.pages.frame import frame, heading, language_switch, reader
from ui.scenes import symbols_scene
from ui.surfaces.look import icon

STEPS = (
    N_("Three ages, six turns each. Every turn all choose a card of their hand at once."),
    N_("Build the card, build the next stage of your wonder with it, or sell it for 3 coins."),
    N_("What you don't make yourself you buy from the neighbour on the left or on the right."),
    N_("Then the hands pass on: to the left in ages I and III, to the right in age II."),
    N_("At the end of an age neighbours compare shields. At the end of all, points decide."),
)
CONNECT = (
    N_("Is the phone in the same wifi as the computer? Mobile data does not reach it."),
    N_("A guest network often keeps devices apart. Use the ordinary one."),
    N_("The computer's firewall may ask whether Python may accept connections: say yes."),
    N_("No wifi at all? Make a hotspot with a phone and let the computer and all others join it."),
    N_("The computer may have several addresses. Try the others:"),
)


@ui.page("/help")
def how_to_play(request: Request) -> None:
    """Show how to play in a few sentences, and every symbol."""
    speaker = reader(request)
    with frame(speaker.say("How to play"), speaker):
        language_switch(speaker, "/help")
        heading(speaker.say("How to play"))
        _listed([speaker.say(step) for step in STEPS])
        symbols(speaker)
        ui.link(speaker.say("To the start"), "/").classes("h-button")


def _listed(lines: list[str]) -> None:
    with ui.element("ul").classes("h-list"):
        for line in lines:
            ui.label(line).classes("h-text").props("role=listitem")


def symbols(speaker: Speaker) -> None:
    """Explain every symbol."""
    ui.label(speaker.say("The symbols")).classes("h-subtitle")
    with ui.element("ul").classes("h-list"):
        for entry in symbols_scene(speaker):
            with ui.element("li").classes("h-row"):
                ui.html(icon(entry["token"]["icon"]), sanitize=False).classes("h-symbol")
                ui.label(entry["text"]).classes("h-text")


@ui.page("/connect")
def connect(request: Request) -> None:
    """Help a phone that cannot connect."""
    speaker = reader(request)
    with frame(speaker.say("My phone can't connect"), speaker):
        language_switch(speaker, "/connect")
        heading(speaker.say("My phone can't connect"))
        _listed([speaker.say(hint) for hint in CONNECT])
        _listed([f"http://{address.ip}:{request.url.port or 80}" for address in addresses()])
        ui.link(speaker.say("To the start"), "/").classes("h-button")
