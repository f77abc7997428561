"""The symbols and what they mean, for the page of help."""

from collections.abc import Mapping
from typing import TypedDict

from ui.i18n import N_, Speaker
from ui.scenes.shapes import Token
from ui.scenes.tokens import icon
from ui.words import COLOURS, RESOURCE_NAMES, SYMBOLS

MEANINGS: Mapping[str, str] = {
    "any_raw": N_("one raw material of your choice: wood, stone, clay or ore"),
    "any_manufactured": N_("one manufactured good of your choice: glass, cloth or papyrus"),
    "coin": N_("coins; three are worth a point at the end"),
    "point": N_("points at the end"),
    "shield": N_("a shield: strength in the conflicts at the end of each age"),
    "victory": N_("a victory token: 1, 3 or 5 points by the age"),
    "defeat": N_("a defeat token: a point less"),
    "stage": N_("a stage of the wonder"),
    "left": N_("the left neighbour"),
    "right": N_("the right neighbour"),
    "both": N_("both neighbours"),
    "chain": N_("free, because its forerunner stands in the city"),
    "free": N_("without its cost"),
    "pick": N_("build a card from the discard"),
    "last_card": N_("play the last card of each age"),
    "copy": N_("score a guild of a neighbour"),
    "discard": N_("the discard"),
}


class Meaning(TypedDict):
    """A drawn thing and what it means."""

    token: Token
    text: str


def symbols_scene(speaker: Speaker) -> list[Meaning]:
    """Explain every symbol."""
    science = {symbol: _science(symbol, speaker) for symbol in SYMBOLS}
    nouns = (RESOURCE_NAMES.items(), COLOURS.items(), MEANINGS.items())
    told = {name: speaker.say(word) for items in nouns for name, word in items}
    return [
        {"token": icon(name), "text": f"{text[:1].upper()}{text[1:]}"}
        for name, text in {**told, **science}.items()
    ]


def _science(symbol: str, speaker: Speaker) -> str:
    return speaker.say(
        "{symbol}: equal symbols score their number squared, each set of three different ones 7",
        symbol=speaker.say(SYMBOLS[symbol]),
    )
