"""The catalogue: everything in the box of an edition, read from the content files."""

import tomllib
from functools import cache, cached_property
from importlib.resources import files
from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict

from engine.counting import Colour
from engine.effects import (
    Copy,
    DrawLeaders,
    Effect,
    Effects,
    Gain,
    Pick,
    Produce,
    Recruit,
    RivalsLose,
    Rule,
    Science,
    ScienceSets,
    Symbol,
)
from engine.resources import UNIT, Cost, Resource

Language = Literal["en", "pt", "it"]
Age = Literal[0, 1, 2, 3]
"""Cards of no age, the leaders, are of age 0."""


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
        return sum(effect.shields for effect in self.gains if not effect.per)

    @cached_property
    def shields_per_defeat(self) -> int:
        """The shields it makes of each defeat token of its city."""
        return sum(effect.shields for effect in self.gains if effect.per)

    @cached_property
    def fixed(self) -> int:
        """The units it makes every turn, packed."""
        return sum(UNIT[one.options[0]] * one.units for one in self._made if len(one.options) == 1)

    @cached_property
    def choices(self) -> tuple[int, ...]:
        """The symbols of it that make one of several resources, each the sum of their units."""
        return tuple(
            sum(UNIT[name] for name in one.options)
            for one in self._made
            if len(one.options) > 1 and not one.only
        )

    @cached_property
    def narrowed(self) -> tuple[Produce, ...]:
        """Its symbols that make something according to what the city makes."""
        return tuple(one for one in self._made if one.only)

    @cached_property
    def _made(self) -> tuple[Produce, ...]:
        return tuple(effect for effect in self.effects if isinstance(effect, Produce))

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

    @cached_property
    def diplomacy(self) -> int:
        """The diplomacy tokens it gives when it is built."""
        return sum(effect.diplomacy for effect in self.gains)

    @cached_property
    def set_bonus(self) -> int:
        """The points it adds to each set of science symbols."""
        return sum(effect.points for effect in self.effects if isinstance(effect, ScienceSets))

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The rules it brings by their names."""
        return tuple(effect.name for effect in self.effects if isinstance(effect, Rule))

    @cached_property
    def acts_at_once(self) -> bool:
        """Whether anything happens when it is built, beside that it stands there."""
        return bool(self.income or self.diplomacy or self.aftermath)

    @cached_property
    def aftermath(self) -> tuple[Effect, ...]:
        """Its effects that leave something to be settled after it is built."""
        return tuple(effect for effect in self.effects if _is_settled_later(effect))


def _is_settled_later(effect: Effect) -> bool:
    if isinstance(effect, Copy):
        return effect.of == "leader"
    return isinstance(effect, Pick | Recruit | DrawLeaders | RivalsLose)


class Named(Source):
    """Something with effects that has a name of its own."""

    id: str
    names: Names


class Card(Named):
    """A card; two cards of one name are identical structures."""

    age: Age
    colour: Colour
    needs: str | None = None
    """Another box without which it is not used."""
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


class Side(Source):
    """One side of a board, with its stages in order, and what it does from the start."""

    id: str
    stages: tuple[Stage, ...]
    effects: Effects = ()


class Board(_Content):
    """A wonder board with both of its sides."""

    id: str
    names: Names
    wonders: Names
    resource: Resource | None = None
    sides: tuple[Side, ...]

    def side(self, side: str) -> Side:
        """Find one of the sides."""
        return next(found for found in self.sides if found.id == side)


class Box(_Content):
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
