"""Effects in short English, for the catalogue's table."""

from collections.abc import Mapping, Sequence

from engine.describe import Key, Phrase, describe
from engine.effects import Effect
from engine.resources import MANUFACTURED, RAW

SENTENCES: Mapping[Key, str] = {
    "coins": "{number} coin{s}",
    "points": "{number} point{s}",
    "shields": "{number} shield{s}",
    "coins_per": "{number} coin{s} per {things} ({places})",
    "points_per": "{number} point{s} per {things} ({places})",
    "coins_per_most": "{number} coin{s} per {things} in the city with most",
    "points_per_most": "{number} point{s} per {things} in the city with most",
    "produce": "makes {number} {things}",
    "science": "science: {things}",
    "price": "buys {things} for {number} ({places})",
    "free_once_an_age": "one free build an age",
    "free_new_colour": "first card of a colour free",
    "free_first_turn": "first card of an age free",
    "free_last_turn": "last card of an age free",
    "pick": "builds from the discard",
    "last_card": "plays the last card of an age",
    "copy_guild": "copies a neighbour's guild",
    "again": "play again",
    "forfeit": "the opponent loses {number} coin{s}",
    "destroy": "discards a {things} card of the opponent",
    "discover": "takes one of {number} progress tokens from the box",
    "cheaper": "{number} resources less per {things}",
    "coins_whenever": "{number} coin{s} whenever {things}",
    "shields_whenever": "{number} shield{s} more whenever {things}",
    "again_whenever": "play again whenever {things}",
    "toll": "receives what the opponent spends on resources",
}
DEEDS: Mapping[str, str] = {
    "chain": "building by chain",
    "red": "building a red card",
    "wonder": "building a wonder",
}
GOODS: Mapping[tuple[str, ...], str] = {RAW: "raw goods", MANUFACTURED: "manufactured goods"}


def in_short(effects: Sequence[Effect]) -> str:
    """Say in a few words what effects do."""
    return ", ".join(_said(phrase) for phrase in describe(effects))


def _said(phrase: Phrase) -> str:
    things = GOODS.get(phrase.things) if phrase.key == "price" else None
    if phrase.key.endswith("_whenever"):
        things = DEEDS[phrase.things[0]]
    return SENTENCES[phrase.key].format(
        number=phrase.number,
        s="" if phrase.number == 1 else "s",
        things=things or "/".join(phrase.things).replace("_", " "),
        places=", ".join(phrase.places),
    )
