"""The symbols and what they mean, for the pages of help."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypedDict

from ui.i18n import N_, Speaker
from ui.scenes.shapes import Token
from ui.scenes.tokens import TIMES, counted, icon, sign
from ui.words import COLOURS, RESOURCE_NAMES, SYMBOLS
from ui.words.nouns import capital


class Meaning(TypedDict):
    """A row of drawn things, their name, and what they mean."""

    row: list[Token]
    name: str
    text: str


class MeaningGroup(TypedDict):
    """Symbols that belong together."""

    title: str
    meanings: list[Meaning]


class _Sense(NamedTuple):
    row: tuple[Token, ...]
    name: str
    text: str


RAW_GOOD = N_("Raw material, from brown cards.")
GOOD = N_("Manufactured good, from grey cards.")
GOODS: Mapping[str, str] = {
    "wood": RAW_GOOD,
    "stone": RAW_GOOD,
    "clay": RAW_GOOD,
    "ore": RAW_GOOD,
    "glass": GOOD,
    "cloth": GOOD,
    "papyrus": GOOD,
}
COLOUR_SENSES: Mapping[str, str] = {
    "brown": N_("Brown cards make wood, stone, clay and ore."),
    "grey": N_("Grey cards make glass, cloth and papyrus."),
    "blue": N_("Blue cards are worth points."),
    "yellow": N_("Yellow cards bring coins, better prices, goods for you alone, and later points."),
    "red": N_("Red cards bring shields."),
    "green": N_("Green cards carry symbols of science."),
    "purple": N_("Purple cards come in Age III; most score for what neighbours have."),
}


def _shown(*names: str) -> tuple[Token, ...]:
    return tuple(map(icon, names))


def _nouns(names: Iterable[tuple[str, str]], senses: Mapping[str, str]) -> Iterator[_Sense]:
    for name, word in names:
        # Words of games that are not offered have no sense here.
        if name in senses:
            yield _Sense(_shown(name), word, senses[name])


MORE_GOODS = (
    _Sense(
        (icon("wood"), sign("/"), icon("clay")), N_("Or"), N_("One of the two, chosen each turn.")
    ),
    _Sense(_shown("any_raw"), N_("Any raw material"), N_("Wood, stone, clay or ore, each turn.")),
    _Sense(
        _shown("any_manufactured"),
        N_("Any manufactured good"),
        N_("Glass, cloth or papyrus, each turn."),
    ),
)
WEALTH = (
    _Sense((counted("coin", 3),), N_("Coins"), N_("To pay with; three are a point at the end.")),
    _Sense((counted("point", 5),), N_("Points"), N_("They count at the end of the game.")),
)
CONFLICTS = (
    _Sense(_shown("shield"), N_("Shield"), N_("Strength in the conflicts when an age ends.")),
    _Sense((counted("victory", 3),), N_("Victory token"), N_("1, 3 or 5 points by the age.")),
    _Sense((counted("defeat", -1),), N_("Defeat token"), N_("A point less.")),
)
SYMBOL = N_("A symbol of science, on green cards.")
LEARNING = (
    *_nouns(SYMBOLS.items(), dict.fromkeys(SYMBOLS, SYMBOL)),
    _Sense(
        (icon("gear"), icon("gear")),
        N_("Equal symbols"),
        N_("Their number squared: 1, 4, 9, 16 points."),
    ),
    _Sense(
        _shown("compass", "gear", "tablet"),
        N_("Three different ones"),
        N_("Each such set is worth 7 points besides."),
    ),
)
SIGNS = (
    _Sense(_shown("check"), N_("Own"), N_("Your city makes all that the card needs.")),
    _Sense(_shown("free"), N_("Free"), N_("It costs nothing.")),
    _Sense(_shown("chain"), N_("Chain"), N_("Free, because its forerunner stands in your city.")),
    _Sense((counted("coin", 2),), N_("Price"), N_("So many coins go to neighbours or the bank.")),
    _Sense(_shown("no"), N_("Not possible"), N_("Tap the card: it tells what is lacking.")),
)
DEEDS = (
    _Sense(_shown("stage"), N_("Wonder stage"), N_("Any card, face down, builds the next one.")),
    _Sense(_shown("discard"), N_("Discard"), N_("Cards sold or left over, face down.")),
    _Sense(_shown("pick"), N_("Build from the discard"), N_("One of the discarded cards, free.")),
    _Sense(_shown("last_card"), N_("Last card"), N_("Played too, instead of discarded.")),
    _Sense(
        _shown("copy", "purple"),
        N_("Copied guild"),
        N_("At the end a neighbour's guild is yours too."),
    ),
)
EFFECTS = (
    _Sense(_shown("left"), N_("Left neighbour"), N_("It counts or trades on the left.")),
    _Sense(_shown("right"), N_("Right neighbour"), N_("It counts or trades on the right.")),
    _Sense(_shown("both"), N_("Both neighbours"), N_("It counts or trades on both sides.")),
    _Sense(
        (icon("left"), icon("any_raw"), sign("="), counted("coin", 1)),
        N_("Better price"),
        N_("These goods cost 1 coin instead of 2 from there."),
    ),
    _Sense(
        (counted("coin", 1), sign(TIMES), icon("brown")),
        N_("For each"),
        N_("So much for each such thing in your city."),
    ),
    _Sense(
        (counted("point", 1), sign(TIMES), icon("red"), icon("both")),
        N_("For each, beside you"),
        N_("What both neighbours have is counted; with +, yours too."),
    ),
    _Sense(
        _shown("stage", "check"), N_("Finished wonder"), N_("It counts once all stages are built.")
    ),
)
AT_THE_TABLE = (
    _Sense(_shown("wait"), N_("Thinking"), N_("For this player the table waits.")),
    _Sense(_shown("bot"), N_("Bot"), N_("The computer plays for this seat.")),
)


GROUPS: Mapping[str, tuple[_Sense, ...]] = {
    N_("Resources"): (*_nouns(RESOURCE_NAMES.items(), GOODS), *MORE_GOODS),
    N_("Coins and points"): WEALTH,
    N_("Conflicts"): CONFLICTS,
    N_("Science"): LEARNING,
    N_("Colours of cards"): tuple(_nouns(COLOURS.items(), COLOUR_SENSES)),
    N_("Can I have it?"): SIGNS,
    N_("What can be done"): DEEDS,
    N_("Neighbours and counting"): EFFECTS,
    N_("At the table"): AT_THE_TABLE,
}


def symbols_scene(speaker: Speaker) -> list[MeaningGroup]:
    """Explain every symbol, group by group."""
    return [
        {"title": speaker.say(title), "meanings": [_meaning(sense, speaker) for sense in senses]}
        for title, senses in GROUPS.items()
    ]


def _meaning(sense: _Sense, speaker: Speaker) -> Meaning:
    return {
        "row": list(sense.row),
        "name": capital(speaker.say(sense.name)),
        "text": speaker.say(sense.text),
    }
