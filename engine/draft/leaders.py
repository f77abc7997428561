"""Leaders: four are drafted before the first age, and one is used before each age."""

from engine.draft.circle import circle
from engine.draft.flow import begin_age, go_on
from engine.draft.options import check, plays, site_of
from engine.draft.phase import Phase, unchosen
from engine.draft.play import perform
from engine.draft.state import Question, State, distinct, find, without
from engine.errors import IllegalMove
from engine.events import Event, Passed
from engine.game import Decision
from engine.moves import Build, Keep, Move, Raise, Sell


class LeaderDraft(Phase):
    """Everybody keeps a leader of those held and passes the rest, until all are kept."""

    question: Question = "leader"

    def agenda(self, state: State, seat: int) -> tuple[int, ...]:
        return (seat,)

    def answers(self, state: State, asked: Decision[Question]) -> list[Move]:
        return [Keep(card.id) for card in distinct(state.hands[asked.seat])]

    def check(self, state: State, asked: Decision[Question], move: Move) -> None:
        if not isinstance(move, Keep):
            raise IllegalMove("not_asked")
        if not find(state.hands[asked.seat], move.card):
            raise IllegalMove("not_in_hand", card=move.card)

    def resolve(self, state: State) -> tuple[State, list[Event]]:
        kept = [move.card for moves in state.chosen for move in moves if isinstance(move, Keep)]
        leaders = tuple(
            (*held, state.edition.card[card])
            for held, card in zip(state.leaders, kept, strict=True)
        )
        hands = tuple(without(*pair) for pair in zip(state.hands, kept, strict=True))
        state = unchosen(state)._replace(hands=hands, leaders=leaders)
        side = circle(state).pass_side(state)
        state = state._replace(hands=circle(state).passed(state))
        if len(state.hands[0]) > 1:
            return state._replace(stops=state.stops + 1), [Passed(side)]
        state, begun = begin_age(_with_last(state))
        return state, [Passed(side), *begun]


def _with_last(state: State) -> State:
    """Let everybody keep the one leader that is left."""
    leaders = tuple(held + last for held, last in zip(state.leaders, state.hands, strict=True))
    return state._replace(leaders=leaders, hands=((),) * state.seats)


class Recruitment(Phase):
    """Everybody uses a leader: recruits it, buries it under a stage, or sells it."""

    question: Question = "recruitment"

    def agenda(self, state: State, seat: int) -> tuple[int, ...]:
        return (seat,) if state.leaders[seat] else ()

    def answers(self, state: State, asked: Decision[Question]) -> list[Move]:
        return plays(site_of(state, asked.city), state.leaders[asked.seat])

    def check(self, state: State, asked: Decision[Question], move: Move) -> None:
        check(site_of(state, asked.city), state.leaders[asked.seat], move)

    def resolve(self, state: State) -> tuple[State, list[Event]]:
        played = []
        leaders = list(state.leaders)
        for seat, moves in enumerate(state.chosen):
            for move in moves:
                assert isinstance(move, Build | Raise | Sell)
                leaders[seat] = without(leaders[seat], move.card)
                played.append((seat, move))
        state = unchosen(state)._replace(leaders=tuple(leaders), story=())
        return go_on(*perform(state, played))
