"""The drafting game as the protocol wants it."""

from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.draft import answer
from engine.draft.resample import resample
from engine.draft.setup import start
from engine.draft.state import Question, State
from engine.draft.view import DraftView, final, seen_by, table_view
from engine.draft.worth import worth
from engine.events import Event
from engine.game import Decision, Result, Setup
from engine.moves import Move


@dataclass(frozen=True)
class Draft:
    """One moment of a drafting game."""

    state: State

    @staticmethod
    def start(setup: Setup) -> "Draft":
        """Start a game."""
        return Draft(start(setup))

    @property
    def setup(self) -> Setup:
        return self.state.setup

    def waiting(self) -> tuple[Decision[Question], ...]:
        return answer.waiting(self.state)

    def number(self, seat: int) -> int:
        return answer.question_number(self.state, seat)

    def options(self, seat: int) -> list[Move]:
        return answer.options(self.state, seat)

    def apply(self, seat: int, move: Move) -> tuple["Draft", tuple[Event, ...]]:
        state, events = answer.apply(self.state, seat, move)
        return Draft(state), tuple(events)

    def view(self, seat: int | None) -> DraftView:
        return self._table if seat is None else seen_by(seat, self._table, self.state)

    @cached_property
    def _table(self) -> DraftView:
        """What everybody sees, made once for all viewers."""
        return table_view(self.state)

    def resample(self, viewer: int | None, rng: Random) -> "Draft":
        return Draft(resample(self.state, viewer, rng))

    def result(self) -> Result | None:
        return final(self.state)

    def worth(self, seat: int, move: Move) -> float:
        return worth(self.state, seat, move)
