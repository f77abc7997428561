"""A turn: everybody plays a card of the hand at once."""

from engine.draft.circle import circle, is_free
from engine.draft.flow import go_on
from engine.draft.options import check, plays, site_of
from engine.draft.phase import Phase
from engine.draft.play import Play, perform
from engine.draft.state import Question, State, Task, without
from engine.events import Event
from engine.game import Decision
from engine.moves import Build, Move, Raise, Sell


class Turn(Phase):
    """Everybody builds, raises a stage or sells; the holder does so for the Free City too."""

    question: Question = "card"

    def agenda(self, state: State, seat: int) -> tuple[int, ...]:
        return circle(state).agenda(state, seat)

    def answers(self, state: State, asked: Decision[Question]) -> list[Move]:
        return plays(site_of(state, asked.city), circle(state).hand_left(state, asked.seat))

    def check(self, state: State, asked: Decision[Question], move: Move) -> None:
        check(site_of(state, asked.city), circle(state).hand_left(state, asked.seat), move)

    def is_answered(self, state: State) -> bool:
        return sum(map(len, state.chosen)) == len(state.cities)

    def resolve(self, state: State) -> tuple[State, list[Event]]:
        played: list[Play] = []
        hands = list(state.hands)
        for seat, moves in enumerate(state.chosen):
            for city, move in zip(self.agenda(state, seat), moves, strict=True):
                assert isinstance(move, Build | Raise | Sell)
                hands[seat] = without(hands[seat], move.card)
                played.append((city, move))
        # The Free City's card is revealed first; the seats follow in their order.
        played.sort(key=lambda play: not is_free(state, play[0]))
        state = state._replace(hands=tuple(hands), chosen=((),) * state.seats, story=())
        state, events = perform(state, played)
        if state.turn == state.rules.turns:
            state = state._replace(tasks=_last_cards(state) + state.tasks)
        return go_on(state, events)


def _last_cards(state: State) -> tuple[Task, ...]:
    players = [place for place, city in enumerate(state.cities) if city.plays_last_card]
    return tuple(Task("last_card", place) for place in players)
