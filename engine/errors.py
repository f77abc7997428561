"""Everything the engine can refuse.

GameError
├── BadSetup        a set-up that no game can start from
├── MalformedMove   a text that is no move at all
└── IllegalMove     a move that the rules do not allow now

An error carries a code and facts; whoever shows it finds the words.
"""

from collections.abc import Mapping

Fact = str | int | tuple[str, ...]


class GameError(Exception):
    """A refusal: a code that names the rule, and the facts of the case."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


class BadSetup(GameError):
    """The set-up does not fit any game."""


class MalformedMove(GameError):
    """The text cannot be read as a move."""


class IllegalMove(GameError):
    """The move is well formed, but the rules refuse it at this moment."""
