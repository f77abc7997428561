"""The one small protocol that every game on the table answers to."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.errors import BadSetup
from engine.events import Event
from engine.moves import Move

RULES = 1
Ending = Literal["points", "military", "science"]
Question = TypeVar("Question", bound=str, covariant=True)
"""Each game has its own closed list of questions."""


class Setup(BaseModel):
    """All that a game starts from; with the moves, it is the whole game."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    game: str
    seats: int
    seed: int = Field(ge=0)
    options: Mapping[str, str] = {}
    rules: int = RULES

    @staticmethod
    def read(text: str) -> "Setup":
        """Read a set-up from JSON."""
        try:
            return Setup.model_validate_json(text)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(map(str, first["loc"])) or "set-up"
            raise BadSetup("malformed", where=where, problem=first["msg"]) from None


class Decision(NamedTuple, Generic[Question]):
    """A seat must answer a question for a city; the number changes with what is asked of it."""

    seat: int
    city: int
    question: Question
    number: int


@dataclass(frozen=True)
class Sheet:
    """The score of a seat line by line, with the choices that were settled for the best total."""

    lines: tuple[tuple[str, int], ...]
    coins: int
    symbols: tuple[str, ...] = ()
    copied: str | None = None
    masked: tuple[str, ...] = ()
    """Cards of neighbours whose symbols were scored too."""

    @property
    def total(self) -> int:
        """All the points."""
        return sum(points for _, points in self.lines)


@dataclass(frozen=True)
class Result:
    """How a game ended: the sheets by seat, the seats that have won, and by what."""

    sheets: tuple[Sheet, ...]
    winners: tuple[int, ...]
    by: Ending = "points"
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats that scored together, where they did."""


class Part(BaseModel):
    """A part of a view."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class View(Part):
    """What one viewer may know; each game has its own kind."""

    age: int
    turn: int
    standing: tuple[int, ...]
    """What each seat would score if the game ended now."""


class Game(Protocol):
    """One moment of a game: a value that nobody but the game itself looks into.

    A decision stays as it is until its seat answers it, whatever other seats do meanwhile.
    """

    @property
    def setup(self) -> Setup:
        """What the game started from."""

    def waiting(self) -> tuple[Decision[str], ...]:
        """Who must decide what, for which city. Nobody: the game is over."""

    def number(self, seat: int) -> int:
        """What a seat is at: it changes when the seat moves or is asked something new."""

    def options(self, seat: int) -> list[Move]:
        """Every legal move of a seat, the cheapest payment of a build before dearer ones."""

    def apply(self, seat: int, move: Move) -> tuple["Game", tuple[Event, ...]]:
        """The moment after a move, and what happened; an illegal move is refused."""

    def view(self, seat: int | None) -> View:
        """All that a seat may know, or the table (None), built up from nothing."""

    def resample(self, viewer: int | None, rng: Random) -> "Game":
        """Another moment that this viewer could not tell from this one."""

    def result(self) -> Result | None:
        """The result, once the game is over."""

    def worth(self, seat: int, move: Move) -> float:
        """A rough value of an option, from what the seat may know; for simple bots."""
