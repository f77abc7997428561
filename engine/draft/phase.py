"""Phases: what everybody is at together, each choosing in secret until the last one has chosen."""

from abc import ABC, abstractmethod

from engine.draft.state import Question, State
from engine.errors import IllegalMove
from engine.events import Event
from engine.game import Decision
from engine.moves import Move, among


class Phase(ABC):
    """A phase asks one question of several seats, and goes on when all have answered."""

    question: Question

    @abstractmethod
    def agenda(self, state: State, seat: int) -> tuple[int, ...]:
        """List the cities for which a seat has to answer, in order."""

    @abstractmethod
    def answers(self, state: State, asked: Decision[Question]) -> list[Move]:
        """List every answer."""

    def check(self, state: State, asked: Decision[Question], move: Move) -> None:
        """Refuse what is no answer."""
        if not among(move, self.answers(state, asked)):
            raise IllegalMove("not_asked")

    def is_answered(self, state: State) -> bool:
        """Tell whether everybody has answered for all their cities."""
        return all(
            len(moves) == len(self.agenda(state, seat)) for seat, moves in enumerate(state.chosen)
        )

    @abstractmethod
    def resolve(self, state: State) -> tuple[State, list[Event]]:
        """Do what everybody has chosen."""


def unchosen(state: State) -> State:
    """Forget what everybody has chosen."""
    return state._replace(chosen=((),) * state.seats)
