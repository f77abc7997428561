"""Choosing boards, or the sides of boards that were dealt."""

from engine.cards import Board
from engine.draft.phase import Phase, unchosen
from engine.draft.setup import settle
from engine.draft.state import Question, State
from engine.errors import IllegalMove
from engine.events import Event, Settled
from engine.game import Decision
from engine.moves import Move, Settle


class Boards(Phase):
    """Everybody settles on a board and a side."""

    question: Question = "board"

    def agenda(self, state: State, seat: int) -> tuple[int, ...]:
        return (seat,)

    def answers(self, state: State, asked: Decision[Question]) -> list[Move]:
        return [*board_choices(state, asked.seat)]

    def check(self, state: State, asked: Decision[Question], move: Move) -> None:
        if not isinstance(move, Settle):
            raise IllegalMove("not_asked")
        if move not in board_choices(state, asked.seat):
            raise IllegalMove("board_not_available", board=move.board, side=move.side)

    def resolve(self, state: State) -> tuple[State, list[Event]]:
        state, begun = settle(unchosen(state), _seated(state))
        settled = [Settled(place, c.board.id, c.side.id) for place, c in enumerate(state.cities)]
        return state, [*settled, *begun]


def board_choices(state: State, seat: int) -> list[Settle]:
    """List the boards and sides a seat may choose: the dealt one, or any that is not taken."""
    boards = [state.boards[seat]]
    if state.rules.board_rule == "free_choice":
        taken = [move.board for moves in state.chosen for move in moves if isinstance(move, Settle)]
        boards = [board for board in state.edition.boards if board.id not in taken]
    return [Settle(board.id, side.id) for board in boards for side in board.sides]


def _seated(state: State) -> list[tuple[Board, str]]:
    """List the boards as chosen, then those that are left, on their first side."""
    settled = [move for moves in state.chosen for move in moves if isinstance(move, Settle)]
    taken = [move.board for move in settled]
    spare = [board for board in state.boards if board.id not in taken]
    chosen = [(state.edition.board[move.board], move.side) for move in settled]
    return chosen + [(board, state.edition.sides[0]) for board in spare]
