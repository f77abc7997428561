"""Every card of an edition, or of one game, as a scene."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypedDict

from engine.cards import Card
from engine.catalogue import Edition, edition
from engine.resources import unpack
from ui.i18n import Speaker
from ui.scenes import shapes
from ui.scenes.cards import card_scene
from ui.scenes.tokens import TIMES
from ui.words import AGES, COLOURS, coins
from ui.words.nouns import goods

FEWEST = 3
"""Two players use the cards of three."""


class Entry(shapes.Card):
    """A card of the list, and how often it is there."""

    mark: str
    copies: str
    said: str


class Section(TypedDict):
    """The cards of an age, or the guilds."""

    title: str
    note: str
    cards: list[Entry]


class ColourFilter(TypedDict):
    """A colour to look for."""

    colour: str
    word: str
    count: str


CardListLabels = TypedDict(
    "CardListLabels",
    {
        "filter": str,
        "all": str,
        "before": str,
        "after": str,
        "close": str,
        "from": str,
        "to": str,
        "cost": str,
    },
)


class CardList(TypedDict):
    """All the cards, by age."""

    note: str
    sections: list[Section]
    colours: list[ColourFilter]
    labels: CardListLabels


@cache
def cardlist_scene(game: str, players: int | None, speaker: Speaker) -> CardList:
    """Show the cards of an edition, or those of a game of so many players."""
    found = edition(game)
    used = [card for card in found.cards if _copies(card, players) or card in found.guilds]
    ages = [_section(found, used, age, players, speaker) for age in (1, 2, 3)]
    colours = [colour for colour in COLOURS if any(card.colour == colour for card in used)]
    return {
        "note": _note(players, speaker),
        "sections": [*ages, _guilds(found, players, speaker)],
        "colours": [_filter(colour, used, speaker) for colour in colours],
        "labels": {
            "filter": speaker.say("Only one colour"),
            "all": _count(len(used), speaker),
            "before": speaker.say("The card before"),
            "after": speaker.say("The card after"),
            "close": speaker.say("Close"),
            "from": speaker.say("Free with"),
            "to": speaker.say("Leads to"),
            "cost": speaker.say("Cost"),
        },
    }


def _copies(card: Card, players: int | None) -> tuple[int, ...]:
    """Give the marks of the copies that are in the game."""
    most = max(players, FEWEST) if players else max(card.marks, default=0)
    return tuple(mark for mark in card.marks if mark <= most)


def _note(players: int | None, speaker: Speaker) -> str:
    if players is None:
        return speaker.say("3+ means: in games of three or more. Each number is one more copy.")
    return speaker.say(
        "The cards of this game for {n} players; {twice} marks those that come twice.",
        n=players,
        twice=f"{TIMES}2",
    )


def _section(
    found: Edition, used: Iterable[Card], age: int, players: int | None, speaker: Speaker
) -> Section:
    cards = [card for card in used if card.age == age and card not in found.guilds]
    return {
        "title": speaker.say("Age {age}", age=AGES[age]),
        "note": "",
        "cards": [_entry(found, card, players, speaker) for card in cards],
    }


def _guilds(found: Edition, players: int | None, speaker: Speaker) -> Section:
    kept = max(players, FEWEST) + 2 if players else 0
    note = speaker.say("In Age III, two more of them than players; chance decides which.")
    if players:
        note = speaker.say("In Age III, {n} of them; chance decides which.", n=kept)
    return {
        "title": speaker.say(COLOURS["purple"]),
        "note": note,
        "cards": [_entry(found, card, players, speaker) for card in found.guilds],
    }


def _entry(found: Edition, card: Card, players: int | None, speaker: Speaker) -> Entry:
    shown, marks = card_scene(found.id, card.id, speaker), _copies(card, players)
    copies = _copies_words(marks, players, speaker) if marks else ""
    several = f"{TIMES}{len(marks)}" if len(marks) > 1 else ""
    what = shown["text"].rstrip(".")
    told = (shown["name"], shown["colour_word"], what, _price(card, speaker), copies)
    return {
        **shown,
        "mark": several if players else " ".join(f"{number}+" for number in marks),
        "copies": copies,
        "said": ". ".join(filter(None, told)),
    }


def _copies_words(marks: Sequence[int], players: int | None, speaker: Speaker) -> str:
    n = len(marks)
    if players:
        return speaker.say_plural("{n} copy in this game", "{n} copies in this game", n)
    return speaker.say_plural(
        "{n} copy: with {numbers} players",
        "{n} copies: with {numbers} players",
        n,
        numbers=speaker.joined([f"{mark}+" for mark in marks]),
    )


def _price(card: Card, speaker: Speaker) -> str:
    paid = [coins(card.cost.coins, speaker)] if card.cost.coins else []
    needed = unpack(card.cost.need)
    price = " + ".join([*paid, *([goods(needed, speaker)] if needed else [])])
    return f"{speaker.say('Cost')}: {price}" if price else ""


def _filter(colour: str, used: Iterable[Card], speaker: Speaker) -> ColourFilter:
    word = next(word for name, word in COLOURS.items() if name == colour)
    n = sum(card.colour == colour for card in used)
    return {"colour": colour, "word": speaker.say(word), "count": _count(n, speaker)}


def _count(n: int, speaker: Speaker) -> str:
    return speaker.say_plural("{n} card", "{n} cards", n)
