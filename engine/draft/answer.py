"""Questions and answers: who is asked what, what may be answered, and what an answer does."""

from engine.catalogue import Board
from engine.draft.circle import circle
from engine.draft.options import check, plays, site_of
from engine.draft.setup import settle
from engine.draft.state import Question, State
from engine.draft.turn import resolve, resolve_last_card, resolve_pick, takeable
from engine.errors import IllegalMove
from engine.events import Chose, Event, Settled, Withdrew
from engine.game import Decision
from engine.moves import Build, Decline, Move, Settle, Withdraw


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
    if state.over:
        return None
    number = question_number(state, seat)
    if state.is_settling:
        return None if state.chosen[seat] else Decision(seat, seat, "board", number)
    if state.tasks:
        kind, city = state.tasks[0]
        asked = circle(state).player_of(state, city) == seat
        return Decision(seat, city, kind, number) if asked else None
    agenda = circle(state).agenda(state, seat)
    answered = len(state.chosen[seat])
    return Decision(seat, agenda[answered], "card", number) if answered < len(agenda) else None


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
    match asked.question:
        case "board":
            return [*board_choices(state, asked.seat)]
        case "card" | "last_card":
            return plays(site_of(state, asked.city), circle(state).hand_for(state, asked))
        case "discard":
            return [*picks(state), Decline()]


def board_choices(state: State, seat: int) -> list[Settle]:
    """List the boards and sides a seat may choose: the dealt one, or any that is not taken."""
    boards = [state.boards[seat]]
    if state.board_rule == "free_choice":
        taken = [move.board for moves in state.chosen for move in moves if isinstance(move, Settle)]
        boards = [board for board in state.edition.boards if board.id not in taken]
    return [Settle(board.id, side.id) for board in boards for side in board.sides]


def picks(state: State) -> list[Build]:
    """List the builds from the discard."""
    return [Build(card, "discard") for card in takeable(state)]


def apply(state: State, seat: int, move: Move) -> tuple[State, list[Event]]:
    """Take a move of a seat, or refuse it."""
    check_seat(state, seat)
    if isinstance(move, Withdraw):
        return _withdraw(state, seat)
    asked = question(state, seat)
    if asked is None:
        raise IllegalMove("game_over" if state.over else "not_asked")
    match asked.question:
        case "board":
            return _choose_board(state, seat, move)
        case "card":
            return _choose_card(state, asked, move)
        case "last_card":
            play = check(site_of(state, asked.city), circle(state).hand_for(state, asked), move)
            return resolve_last_card(_counted(state, seat), play)
        case "discard":
            return _pick(_counted(state, seat), move)


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


def _choose_board(state: State, seat: int, move: Move) -> tuple[State, list[Event]]:
    if not isinstance(move, Settle):
        raise IllegalMove("not_asked")
    if move not in board_choices(state, seat):
        raise IllegalMove("board_not_available", board=move.board, side=move.side)
    state = _chosen(state, seat, move)
    if not all(state.chosen):
        return state, [Chose(seat)]
    state, begun = settle(state._replace(chosen=((),) * state.seats), _seated(state))
    settled = [Settled(place, c.board.id, c.side.id) for place, c in enumerate(state.cities)]
    return state, [Chose(seat), *settled, *begun]


def _seated(state: State) -> list[tuple[Board, str]]:
    """List the boards as chosen, then those that are left, on their first side."""
    settled = [move for moves in state.chosen for move in moves if isinstance(move, Settle)]
    taken = [move.board for move in settled]
    spare = [board for board in state.boards if board.id not in taken]
    chosen = [(state.edition.board[move.board], move.side) for move in settled]
    return chosen + [(board, state.edition.sides[0]) for board in spare]


def _choose_card(state: State, asked: Decision[Question], move: Move) -> tuple[State, list[Event]]:
    seat = asked.seat
    check(site_of(state, asked.city), circle(state).hand_for(state, asked), move)
    state = _chosen(state, seat, move)
    if sum(map(len, state.chosen)) == len(state.cities):
        state, resolved = resolve(state)
        return state, [Chose(seat), *resolved]
    done = len(state.chosen[seat]) == len(circle(state).agenda(state, seat))
    return state, [Chose(seat)] if done else []


def _chosen(state: State, seat: int, move: Move) -> State:
    """Keep a secret choice."""
    moved, chosen = list(state.moved), list(state.chosen)
    moved[seat] += 1
    chosen[seat] += (move,)
    return state._replace(moved=tuple(moved), chosen=tuple(chosen))


def _pick(state: State, move: Move) -> tuple[State, list[Event]]:
    if isinstance(move, Decline):
        return resolve_pick(state, None)
    if not isinstance(move, Build):
        raise IllegalMove("not_asked")
    if move not in picks(state):
        raise IllegalMove("not_to_be_taken", card=move.card)
    return resolve_pick(state, move)
