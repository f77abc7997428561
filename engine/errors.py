"""Everything the engine can refuse.

Coded               a code and the facts of the case; other layers refuse in the same form
└── GameError
    ├── BadSetup        a set-up that no game can start from
    ├── MalformedMove   a text that is no move at all
    └── IllegalMove     a move that the rules do not allow now

An error carries no words; whoever shows it finds them.
"""

from collections.abc import Mapping
from dataclasses import dataclass

Fact = str | int | tuple[str, ...]


class Coded(Exception):
    """A refusal: a code that names the rule, and the facts of the case."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


class GameError(Coded):
    """The game cannot do that."""


class BadSetup(GameError):
    """The set-up does not fit any game."""


class MalformedMove(GameError):
    """The text cannot be read as a move."""


class IllegalMove(GameError):
    """The move is well formed, but the rules refuse it at this moment."""


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be done: a code, and what is missing."""

    code: str
    resources: tuple[str, ...] = ()
    coins: int = 0

    def error(self) -> IllegalMove:
        """Make the refusal an error."""
        facts: dict[str, Fact] = {}
        if self.resources:
            facts["resources"] = self.resources
        if self.coins:
            facts["coins"] = self.coins
        return IllegalMove(self.code, **facts)
