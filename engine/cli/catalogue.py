"""`catalogue`: every card, wonder and token as a table."""

import argparse
from collections.abc import Mapping
from typing import get_args

from engine.cards import Card, Language, Source, Token, Wonder
from engine.catalogue import Edition, edition, expansion
from engine.cli.english import in_short
from engine.cli.options import add_game
from engine.cli.screen import columns, say
from engine.counting import Colour
from engine.resources import unpack

AGES = ("", "I", "II", "III")
EXPANSIONS = ("cities", "leaders")

DRAWN: Mapping[Colour, str] = {"purple": "guild", "black": "by lot", "white": "leader"}
"""What is said of cards that are not chosen by the number of players."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument(
        "--with",
        dest="boxes",
        action="append",
        default=[],
        choices=EXPANSIONS,
        help="an expansion of the first edition; may be repeated",
    )
    parser.add_argument(
        "--language", choices=get_args(Language), default="en", help="of the names (default: en)"
    )


def run(arguments: argparse.Namespace) -> None:
    """Print the table."""
    boxes = [box for box in EXPANSIONS if box in arguments.boxes]
    if boxes and arguments.game != expansion(boxes[0]).edition:
        raise ValueError("the expansions belong to the first edition")
    content = edition(" ".join((arguments.game, *boxes)))
    head = ["age", "colour", "name", "players", "cost", "effect", "chains to"]
    rows = [_row(card, content, arguments.language) for card in content.cards]
    rows += [_alone("wonder", wonder, arguments.language) for wonder in content.wonders]
    rows += [_alone("token", token, arguments.language) for token in content.tokens]
    for line in columns([head, *rows]):
        say(line)


def _row(card: Card, content: Edition, language: Language) -> list[str]:
    return [
        AGES[card.age],
        card.colour,
        card.names.in_language(language),
        " ".join(f"{mark}+" for mark in card.marks) or DRAWN.get(card.colour, ""),
        _cost(card),
        in_short(card.effects),
        ", ".join(content.card[name].names.in_language(language) for name in card.chain_to),
    ]


def _alone(kind: str, thing: Wonder | Token, language: Language) -> list[str]:
    """Write a row for what belongs to no age and has no chains."""
    name = thing.names.in_language(language)
    return ["", kind, name, "", _cost(thing), in_short(thing.effects), ""]


def _cost(thing: Source) -> str:
    cost = thing.cost
    coins = [f"{cost.coins} coin{'s' * (cost.coins > 1)}"] if cost.coins else []
    goods = unpack(cost.need)
    return ", ".join(coins + [f"{goods.count(name)} {name}" for name in dict.fromkeys(goods)])
