"""Cards, stages, boards, wonders and tokens: what there is in a box, each a row of content."""

from functools import cached_property
from typing import Literal

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


class Content(BaseModel):
    """Anything that is read from a content file."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Names(Content):
    """A name in each language; where one is missing, English stands in."""

    en: str
    pt: str | None = None
    it: str | None = None

    def in_language(self, language: Language) -> str:
        """Give the name in a language."""
        return {"en": self.en, "pt": self.pt, "it": self.it}[language] or self.en


class Source(Content):
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


class Board(Content):
    """A wonder board with both of its sides."""

    id: str
    names: Names
    wonders: Names
    resource: Resource | None = None
    sides: tuple[Side, ...]

    def side(self, side: str) -> Side:
        """Find one of the sides."""
        return next(found for found in self.sides if found.id == side)
