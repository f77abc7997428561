"""The phase in which cities that lose coins choose between coins and debts."""

from engine.draft.flow import go_on
from engine.draft.losses import agenda, payments, settle
from engine.draft.phase import Phase
from engine.draft.state import Question, State
from engine.events import Event
from engine.game import Decision
from engine.moves import Move


class Losses(Phase):
    """Every loser chooses at once how many coins to pay."""

    question: Question = "loss"

    def agenda(self, state: State, seat: int) -> tuple[int, ...]:
        return agenda(state, seat)

    def answers(self, state: State, asked: Decision[Question]) -> list[Move]:
        return payments(state, asked.city)

    def resolve(self, state: State) -> tuple[State, list[Event]]:
        return go_on(*settle(state))
