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
    "shields_per": "{number} shield{s} per {things}",
    "points_per_set": "{number} point{s} per set of {things}",
    "diplomacy": "{number} diplomacy",
    "coins_to": "{number} coin{s} to {places}",
    "produce_made": "makes {number} of what it makes",
    "produce_not_made": "makes {number} of what it does not make",
    "science_sets": "{number} point{s} more per set of symbols",
    "rebate": "{number} coin{s} off a purchase ({places})",
    "bank_goods": "buys any resource from the bank for {number}",
    "cheaper": "{things}: {number} resource{s} fewer",
    "needs_no_resources": "{things}: no resources needed",
    "cheaper_coins": "{things}: {number} coin{s} fewer ({places})",
    "coins_whenever": "{number} coin{s} at each {things}",
    "shields_whenever": "{number} shield{s} more at each {things}",
    "again_whenever": "plays again at each {things}",
    "rivals_lose": "others lose {number} coin{s}",
    "rivals_lose_per": "others lose {number} coin{s} per {things}",
    "free_always": "{things} cards free",
    "produce": "makes {number} {things}",
    "science": "science: {things}",
    "price": "buys {things} for {number} ({places})",
    "free_once_an_age": "one free {things} build an age",
    "free_new_colour": "first card of a colour free",
    "free_first_turn": "first card of an age free",
    "free_last_turn": "last card of an age free",
    "pick": "builds from the discard",
    "last_card": "plays the last card of an age",
    "copy_guild": "copies a neighbour's guild",
    "copy_science": "copies a neighbour's science symbol",
    "copy_leader": "copies a neighbour's leader",
    "draw_leaders": "draws {number} leaders",
    "recruit": "recruits one more leader",
    "defeats_go_to_the_winner": "defeat tokens go to the winner",
    "again": "play again",
    "forfeit": "the opponent loses {number} coin{s}",
    "destroy": "discards a {things} card of the opponent",
    "discover": "takes one of {number} progress tokens from the box",
    "toll": "receives what the opponent spends on resources",
}
GOODS: Mapping[tuple[str, ...], str] = {RAW: "raw goods", MANUFACTURED: "manufactured goods"}


def in_short(effects: Sequence[Effect]) -> str:
    """Say in a few words what effects do."""
    return ", ".join(_said(phrase) for phrase in describe(effects))


def _said(phrase: Phrase) -> str:
    things = GOODS.get(phrase.things) if phrase.key == "price" else None
    said = SENTENCES[phrase.key].format(
        number=phrase.number,
        s="" if phrase.number == 1 else "s",
        things=things or "/".join(phrase.things).replace("_", " "),
        places=", ".join(phrase.places),
    )
    return " ".join(said.split())
