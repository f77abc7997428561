"""The catalogue: everything in the box of an edition, read from the content files."""

import tomllib
from functools import cache, cached_property
from importlib.resources import files
from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict

from engine.counting import Colour
from engine.effects import Effects, Gain, Produce, Science, Symbol
from engine.resources import UNIT, Cost, Resource

Language = Literal["en", "pt", "it"]
Age = Literal[1, 2, 3]


class _Content(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Names(_Content):
    """A name in each language; where one is missing, English stands in."""

    en: str
    pt: str | None = None
    it: str | None = None

    def in_language(self, language: Language) -> str:
        """Give the name in a language."""
        return {"en": self.en, "pt": self.pt, "it": self.it}[language] or self.en


class Source(_Content):
    """Anything that has effects: a card in a city, or a built stage."""

    cost: Cost = Cost()
    effects: Effects

    @cached_property
    def shields(self) -> int:
        """The shields it shows."""
        return sum(effect.shields for effect in self.gains)

    @cached_property
    def fixed(self) -> int:
        """The units it makes every turn, packed."""
        made = [effect for effect in self.effects if isinstance(effect, Produce)]
        return sum(UNIT[one.options[0]] * one.units for one in made if len(one.options) == 1)

    @cached_property
    def choices(self) -> tuple[int, ...]:
        """The symbols of it that make one of several resources, each the sum of their units."""
        made = [effect for effect in self.effects if isinstance(effect, Produce)]
        return tuple(sum(UNIT[r] for r in one.options) for one in made if len(one.options) > 1)

    @cached_property
    def gains(self) -> tuple[Gain, ...]:
        """Its effects that give coins, shields or points."""
        return tuple(effect for effect in self.effects if isinstance(effect, Gain))

    @cached_property
    def symbol(self) -> Symbol | None:
        """The science symbol it shows, where there is nothing to choose."""
        shown = [effect.options for effect in self.effects if isinstance(effect, Science)]
        return shown[0][0] if shown and len(shown[0]) == 1 else None

    @cached_property
    def income(self) -> tuple[Gain, ...]:
        """Its effects that give coins when it is built."""
        return tuple(effect for effect in self.gains if effect.coins)


class Named(Source):
    """Something with effects that has a name of its own."""

    id: str
    names: Names


class Card(Named):
    """A card; two cards of one name are identical structures."""

    age: Age
    colour: Colour
    marks: tuple[int, ...] = ()
    chain_from: tuple[str, ...] = ()
    chain_to: tuple[str, ...] = ()

    @cached_property
    def name(self) -> str:
        """What makes structures identical: the printed name."""
        return self.names.en


class Stage(Source):
    """One stage of a wonder."""


class Wonder(Named):
    """A wonder that is built at once."""


class Token(Named):
    """A progress token."""


class Side(_Content):
    """One side of a board, with its stages in order."""

    id: str
    stages: tuple[Stage, ...]


class Board(_Content):
    """A wonder board with both of its sides."""

    id: str
    names: Names
    wonders: Names
    resource: Resource
    sides: tuple[Side, ...]

    def side(self, side: str) -> Side:
        """Find one of the sides."""
        return next(found for found in self.sides if found.id == side)


class Edition(_Content):
    """All the content of one edition; no edition has everything."""

    id: str
    score_lines: tuple[str, ...]
    cards: tuple[Card, ...]
    sides: tuple[str, ...] = ()
    boards: tuple[Board, ...] = ()
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
        return tuple(card for card in self.cards if card.colour == "purple")

    @cached_property
    def of_age(self) -> dict[int, tuple[Card, ...]]:
        """The different cards of each age, guilds left out."""
        ordinary = [card for card in self.cards if card.colour != "purple"]
        return {age: tuple(c for c in ordinary if c.age == age) for age in get_args(Age)}

    def copies(self, age: int, players: int) -> list[Card]:
        """List the physical cards of an age for so many players, guilds left out."""
        return [
            card for card in self.cards if card.age == age for mark in card.marks if mark <= players
        ]


@cache
def edition(name: str) -> Edition:
    """Read an edition; asked again, it is the very same object."""
    text = files("engine").joinpath("content", f"{name}.toml").read_text(encoding="utf-8")
    return Edition.model_validate(tomllib.loads(text))
