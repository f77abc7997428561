"""What a phone shows in place of a hand: before the game, on an older device, while a bot plays."""

from nicegui import ui

from ui.i18n import Speaker
from ui.pages.frame import Handler, button, heading
from ui.pages.hero import hero, wonder_of
from ui.pages.ring import ring, seat_words
from ui.table import LiveTable


def before_the_game(table: LiveTable, place: int, speaker: Speaker) -> None:
    """Welcome somebody who has sat down, and show the ring."""
    seats = table.info.seats
    welcome = speaker.say("Welcome, {name}", name=table.seat(place).name or "")
    hero(welcome, wonder_of(table.info.code))
    ui.label(speaker.say("The game begins when the host starts it.")).classes("h-text")
    ring(seats, lambda seat: ui.label(seat_words(seat, speaker)), mine=place)


def elsewhere(speaker: Speaker, take: Handler) -> None:
    """Say that the hand is on another device, and offer to take it back."""
    heading(speaker.say("Your hand is open on another device."))
    button(speaker.say("Show it here"), take, "h-button--primary")


def bot_plays(speaker: Speaker, come_back: Handler) -> None:
    """Say that a bot plays for this seat, and let its person come back."""
    heading(speaker.say("A bot is playing for you"))
    told = speaker.say("It chooses for you until you are back. Your city stays yours.")
    ui.label(told).classes("h-text")
    button(speaker.say("I am back"), come_back, "h-button--primary")
