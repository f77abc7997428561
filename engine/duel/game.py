"""Duel as the protocol wants it."""

from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.duel import answer
from engine.duel.resample import resample
from engine.duel.setup import start
from engine.duel.state import Question, State
from engine.duel.view import DuelView, final, seen_by, table_view
from engine.duel.worth import worth
from engine.events import Event
from engine.game import Decision, Result, Setup
from engine.moves import Move


@dataclass(frozen=True)
class Duel:
    """One moment of a Duel."""

    state: State

    @staticmethod
    def start(setup: Setup) -> "Duel":
        """Start a game."""
        return Duel(start(setup))

    @property
    def setup(self) -> Setup:
        return self.state.setup

    def waiting(self) -> tuple[Decision[Question], ...]:
        return answer.waiting(self.state)

    def number(self, seat: int) -> int:
        del seat
        return self.state.moves

    def options(self, seat: int) -> list[Move]:
        return answer.options(self.state, seat)

    def apply(self, seat: int, move: Move) -> tuple["Duel", tuple[Event, ...]]:
        state, events = answer.apply(self.state, seat, move)
        return Duel(state), tuple(events)

    def view(self, seat: int | None) -> DuelView:
        return self._table if seat is None else seen_by(seat, self._table, self.state)

    @cached_property
    def _table(self) -> DuelView:
        """What everybody sees, made once for all viewers."""
        return table_view(self.state)

    def resample(self, viewer: int | None, rng: Random) -> "Duel":
        return Duel(resample(self.state, viewer, rng))

    def result(self) -> Result | None:
        return final(self.state)

    def worth(self, seat: int, move: Move) -> float:
        return worth(self.state, seat, move)
