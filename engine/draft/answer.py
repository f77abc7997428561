"""Questions and answers: who is asked what, what may be answered, and what an answer does."""

from collections.abc import Mapping

from engine.draft.boards import Boards
from engine.draft.circle import circle
from engine.draft.leaders import LeaderDraft, Recruitment
from engine.draft.losing import Losses
from engine.draft.phase import Phase
from engine.draft.state import PhaseName, Question, State
from engine.draft.tasks import settle_task, task_answers
from engine.draft.turn import Turn
from engine.errors import IllegalMove
from engine.events import Chose, Event, Withdrew
from engine.game import Decision
from engine.moves import Move, Withdraw

PHASES: Mapping[PhaseName, Phase] = {
    "boards": Boards(),
    "draft": LeaderDraft(),
    "recruitment": Recruitment(),
    "turn": Turn(),
    "losses": Losses(),
}


def check_seat(state: State, seat: int) -> None:
    """Refuse a seat that is not at the table."""
    if not 0 <= seat < len(state.hands):
        raise IllegalMove("no_such_seat", seat=seat)


def waiting(state: State) -> tuple[Decision[Question], ...]:
    """List what is asked now, of every seat that is asked."""
    asked = [question(state, seat) for seat in range(state.seats)]
    return tuple([decision for decision in asked if decision])


def question_number(state: State, seat: int) -> int:
    """Number what a seat is at; its own moves and new questions change it, nothing else."""
    return state.moved[seat] + state.stops


def question(state: State, seat: int) -> Decision[Question] | None:
    """Find what is asked of a seat, if anything."""
    if state.tasks:
        kind, city, _ = state.tasks[0]
        asked = circle(state).player_of(state, city) == seat
        return Decision(seat, city, kind, question_number(state, seat)) if asked else None
    if state.phase == "over":
        return None
    phase = PHASES[state.phase]
    agenda = phase.agenda(state, seat)
    answered = len(state.chosen[seat])
    if answered == len(agenda):
        return None
    return Decision(seat, agenda[answered], phase.question, question_number(state, seat))


def options(state: State, seat: int) -> list[Move]:
    """List every legal move of a seat."""
    check_seat(state, seat)
    asked = question(state, seat)
    found = answers(state, asked) if asked else []
    if state.chosen[seat]:
        found.append(Withdraw())
    return found


def answers(state: State, asked: Decision[Question]) -> list[Move]:
    """List the answers to a question."""
    return task_answers(state, asked) if state.tasks else PHASES[state.phase].answers(state, asked)


def apply(state: State, seat: int, move: Move) -> tuple[State, list[Event]]:
    """Take a move of a seat, or refuse it."""
    check_seat(state, seat)
    if isinstance(move, Withdraw):
        return _withdraw(state, seat)
    asked = question(state, seat)
    if asked is None:
        raise IllegalMove("game_over" if state.over else "not_asked")
    if state.tasks:
        return settle_task(_counted(state, seat), asked, move)
    return _choose(state, asked, move)


def _counted(state: State, seat: int) -> State:
    moved = state.moved
    return state._replace(moved=(*moved[:seat], moved[seat] + 1, *moved[seat + 1 :]))


def _withdraw(state: State, seat: int) -> tuple[State, list[Event]]:
    if not state.chosen[seat]:
        raise IllegalMove("nothing_to_withdraw")
    chosen = (*state.chosen[:seat], (), *state.chosen[seat + 1 :])
    # Nobody was told of a choice that was only half made.
    told: list[Event] = [] if question(state, seat) else [Withdrew(seat)]
    return _counted(state, seat)._replace(chosen=chosen), told


def _choose(state: State, asked: Decision[Question], move: Move) -> tuple[State, list[Event]]:
    """Keep a secret choice, and go on if it is the last one."""
    phase, seat = PHASES[state.phase], asked.seat
    phase.check(state, asked, move)
    state = _chosen(state, seat, move)
    if phase.is_answered(state):
        state, resolved = phase.resolve(state)
        return state, [Chose(seat), *resolved]
    is_done = len(state.chosen[seat]) == len(phase.agenda(state, seat))
    return state, [Chose(seat)] if is_done else []


def _chosen(state: State, seat: int, move: Move) -> State:
    moved, chosen = list(state.moved), list(state.chosen)
    moved[seat] += 1
    chosen[seat] += (move,)
    return state._replace(moved=tuple(moved), chosen=tuple(chosen))
