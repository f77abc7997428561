"""Friendly words for everything that cannot be done."""

from collections.abc import Mapping

from nicegui import ui

from engine.errors import GameError
from storage.errors import NotSaved, StorageError
from ui.i18n import N_, Speaker
from ui.pages.frame import frame
from ui.pages.hero import hero
from ui.refusals import Refused
from ui.scenes.shapes import Picture
from ui.words import refusal

SORRY: Mapping[str, str] = {
    "unknown_key": N_("This link is not known here, or a newer one has taken its place."),
    "unknown_table": N_("There is no table with this code."),
    "table_ended": N_("This table has ended."),
    "already_playing": N_("The game has already started."),
    "no_game": N_("There is no game on at this table."),
    "too_late": N_("The table has moved on meanwhile. Please look again."),
    "seat_taken": N_("Somebody sits there already. Please choose another seat."),
    "no_such_seat": N_("There is no such seat."),
    "nobody_sits_there": N_("Nobody sits there."),
    "not_yours": N_("Only the host can do that."),
    "host_elsewhere": N_("The host's menu is on another device now."),
    "not_active": N_("Your hand is open on another device."),
    "name_empty": N_("Please type a name."),
    "name_too_long": N_("That name is too long: 20 characters at the most."),
    "name_not_allowed": N_("Please use ordinary letters in the name."),
    "not_saved": N_("This could not be saved: the disk is full or cannot be written. Try again."),
    "refused": N_("The host said no."),
    "no_such_page": N_("There is no such page here."),
    "went_wrong": N_("Something went wrong. The table is safe: go back and try again."),
    "broken": N_("This game was played under other rules and cannot go on. It is kept as it is."),
}


RUIN: Picture = {"board": "rhodes", "night": True, "built": 0, "of": 2}
"""What stands over an apology: a wonder that is not there."""


def code_of(error: Refused | StorageError) -> str:
    """Give the code under which the words for a refusal are found."""
    return "not_saved" if isinstance(error, NotSaved) else error.code


def words(error: Exception, speaker: Speaker) -> str:
    """Say why something was refused."""
    if isinstance(error, Refused | StorageError) and code_of(error) in SORRY:
        return speaker.say(SORRY[code_of(error)])
    if isinstance(error, Refused | GameError | StorageError):
        return refusal(error.code, error.facts, speaker)
    raise error


def sorry_page(code: str, speaker: Speaker) -> None:
    """Show a page that says what is wrong, and the way home."""
    with frame(speaker.say("Sorry"), speaker):
        apology(code, speaker)


def apology(code: str, speaker: Speaker) -> None:
    """Say on a page what is wrong, and the way home."""
    hero(speaker.say("Sorry"), RUIN)
    ui.label(speaker.say(SORRY[code])).classes("h-text")
    ui.link(speaker.say("To the start"), "/").classes("h-button")
