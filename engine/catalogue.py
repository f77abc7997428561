"""The catalogue: everything in the box of an edition, read from the content files."""

import tomllib
from functools import cache, cached_property
from importlib.resources import files
from typing import get_args

from engine.cards import Age, Board, Card, Content, Named, Names, Token, Wonder
from engine.counting import Colour


class Box(Content):
    """Cards and boards that come together."""

    id: str
    score_lines: tuple[str, ...]
    cards: tuple[Card, ...]
    boards: tuple[Board, ...] = ()


class Expansion(Box):
    """A box that adds to an edition."""

    edition: str


class Edition(Box):
    """All the content of one edition, with the expansions played with; none has everything."""

    sides: tuple[str, ...] = ()
    wonders: tuple[Wonder, ...] = ()
    tokens: tuple[Token, ...] = ()
    first_game: tuple[tuple[str, ...], ...] = ()
    """The wonders that the first and the second player have in a first game."""

    @cached_property
    def card(self) -> dict[str, Card]:
        """The cards by id."""
        return {card.id: card for card in self.cards}

    @cached_property
    def board(self) -> dict[str, Board]:
        """The boards by id."""
        return {board.id: board for board in self.boards}

    @cached_property
    def wonder(self) -> dict[str, Wonder]:
        """The wonders by id."""
        return {wonder.id: wonder for wonder in self.wonders}

    @cached_property
    def token(self) -> dict[str, Token]:
        """The progress tokens by id."""
        return {token.id: token for token in self.tokens}

    @cached_property
    def names(self) -> dict[str, Names]:
        """The names of everything that a move can name, by id."""
        named: list[Named | Board] = [*self.cards, *self.boards, *self.wonders, *self.tokens]
        return {thing.id: thing.names for thing in named}

    @cached_property
    def guilds(self) -> tuple[Card, ...]:
        """The purple cards, of which each game uses a few."""
        return self.of_colour("purple")

    @cached_property
    def black(self) -> tuple[Card, ...]:
        """The black cards, of which each game uses a few of every age."""
        return self.of_colour("black")

    @cached_property
    def leaders(self) -> tuple[Card, ...]:
        """The leaders."""
        return self.of_colour("white")

    def of_colour(self, colour: Colour) -> tuple[Card, ...]:
        """List the cards of a colour."""
        return tuple(card for card in self.cards if card.colour == colour)

    @cached_property
    def of_age(self) -> dict[int, tuple[Card, ...]]:
        """The different cards of each age, guilds left out."""
        ordinary = [card for card in self.cards if card.colour != "purple"]
        return {age: tuple(c for c in ordinary if c.age == age) for age in get_args(Age)}

    def copies(self, age: int, players: int) -> list[Card]:
        """List the physical cards of an age for so many players; others are drawn by lot."""
        return [
            card for card in self.cards if card.age == age for mark in card.marks if mark <= players
        ]

    def with_expansion(self, box: Expansion, names: list[str]) -> "Edition":
        """Give the edition with a box more; `names` are all the boxes that are played with."""
        lines = dict.fromkeys((*self.score_lines, *box.score_lines))
        cards = [card for card in box.cards if card.needs is None or card.needs in names]
        return Edition(
            id=f"{self.id} {box.id}",
            sides=self.sides,
            score_lines=tuple(lines),
            cards=(*self.cards, *cards),
            boards=self.boards + box.boards,
        )


@cache
def edition(name: str) -> Edition:
    """Read an edition, with its expansions if the name lists them after it.

    Asked again, it is the very same object.
    """
    first, *boxes = name.split(" ")
    if not boxes:
        return Edition.model_validate(_content(first))
    found = edition(first)
    for box in boxes:
        found = found.with_expansion(expansion(box), boxes)
    return found


@cache
def expansion(name: str) -> Expansion:
    """Read an expansion."""
    return Expansion.model_validate(_content(name))


def _content(name: str) -> dict[str, object]:
    text = files("engine").joinpath("content", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
