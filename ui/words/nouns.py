"""Nouns of the game: resources, symbols, colours, ages, sides, and so many of a thing."""

from collections.abc import Iterable, Mapping

from engine.counting import Colour, Thing
from engine.resources import RESOURCES, Resource
from ui.i18n import N_, Speaker

AGES = ("", "I", "II", "III")
COLOURS: Mapping[Colour, str] = {
    "brown": N_("Raw materials"),
    "grey": N_("Manufactured goods"),
    "blue": N_("Civil"),
    "yellow": N_("Commercial"),
    "red": N_("Military"),
    "green": N_("Science"),
    "purple": N_("Guilds"),
    "black": N_("City cards"),
    "white": N_("Leaders"),
}
RESOURCE_NAMES: Mapping[Resource, str] = {
    "wood": N_("wood"),
    "stone": N_("stone"),
    "clay": N_("clay"),
    "ore": N_("ore"),
    "glass": N_("glass"),
    "cloth": N_("cloth"),
    "papyrus": N_("papyrus"),
}
SYMBOLS: Mapping[str, str] = {
    "compass": N_("a compass"),
    "gear": N_("a gear"),
    "tablet": N_("a tablet"),
}
THINGS: Mapping[Thing, str] = {
    "brown": N_("brown card"),
    "grey": N_("grey card"),
    "blue": N_("blue card"),
    "yellow": N_("yellow card"),
    "red": N_("red card"),
    "green": N_("green card"),
    "purple": N_("guild"),
    "black": N_("black card"),
    "white": N_("leader"),
    "stage": N_("wonder stage"),
    "victory": N_("victory token"),
    "defeat": N_("defeat token"),
    "finished_wonder": N_("finished wonder"),
    "wonder": N_("wonder"),
    "progress": N_("progress token"),
    "three_coins": N_("set of 3 coins"),
}
SIDES: Mapping[str, str] = {"day": N_("Day"), "night": N_("Night")}


def capital(words: str) -> str:
    """Begin with a capital letter."""
    return f"{words[:1].upper()}{words[1:]}"


def sentence(clause: str) -> str:
    """Make a clause a sentence."""
    return f"{capital(clause)}."


def coins(n: int, speaker: Speaker) -> str:
    """Say so many coins."""
    return speaker.say_plural("{n} coin", "{n} coins", n)


def points(n: int, speaker: Speaker) -> str:
    """Say so many points."""
    return speaker.say_plural("{n} point", "{n} points", n)


def shields(n: int, speaker: Speaker) -> str:
    """Say so many shields."""
    return speaker.say_plural("{n} shield", "{n} shields", n)


def amount(resource: str, n: int, speaker: Speaker) -> str:
    """Say so many units of a resource."""
    match resource:
        case "wood":
            return speaker.say_plural("{n} wood", "{n} wood", n)
        case "stone":
            return speaker.say_plural("{n} stone", "{n} stone", n)
        case "clay":
            return speaker.say_plural("{n} clay", "{n} clay", n)
        case "ore":
            return speaker.say_plural("{n} ore", "{n} ore", n)
        case "glass":
            return speaker.say_plural("{n} glass", "{n} glass", n)
        case "cloth":
            return speaker.say_plural("{n} cloth", "{n} cloth", n)
        case _:
            return speaker.say_plural("{n} papyrus", "{n} papyrus", n)


def goods(resources: Iterable[str], speaker: Speaker) -> str:
    """Say units of resources: 2 wood + 1 ore."""
    held = list(resources)
    kinds = [name for name in RESOURCES if name in held]
    return " + ".join(amount(name, held.count(name), speaker) for name in kinds)


def things(counted: Iterable[str], speaker: Speaker) -> str:
    """Say what is counted: brown card, grey card or guild."""
    return speaker.either([speaker.say(word) for thing, word in THINGS.items() if thing in counted])


def side_name(side: str, speaker: Speaker) -> str:
    """Name a side of a board."""
    return speaker.say(SIDES[side]) if side in SIDES else side


def is_night(side: str) -> bool:
    """Tell whether a side's picture is the one by night: the second of both."""
    return side in ("B", "night")
