"""Records: a game written as text and read again is the same game."""

from itertools import pairwise
from random import Random

import pytest

from engine.bots.uniform import uniform
from engine.errors import BadSetup, IllegalMove, MalformedMove
from engine.events import Event
from engine.game import Game, Setup
from engine.games import start
from engine.moves import Move, Sell
from engine.play import play
from engine.record import Record, read, replay, steps
from tests.build import FIRST, SECOND

HEAD = '{"game": "first_edition", "seats": 3, "seed": 1}\n'


def recorded(setup: Setup) -> tuple[Record, Game]:
    """Let random bots play a whole game, and write it down."""
    moves: list[tuple[int, Move]] = []

    def write(game: Game, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        del game, events
        moves.append((seat, move))

    end = play(start(setup), [uniform] * setup.seats, Random(setup.seed), write)
    return Record(setup, tuple(moves)), end


def a_move(seat: int = 0) -> str:
    """Write a move that is legal at the start of the game of HEAD."""
    return f"{seat} {start(read(HEAD).setup).options(seat)[-1]}\n"


GAMES = [
    Setup(game=FIRST, seats=2, seed=5),
    Setup(game=FIRST, seats=4, seed=1, options={"boards": "side_choice"}),
    Setup(game=SECOND, seats=3, seed=2),
    Setup(game=SECOND, seats=7, seed=3, options={"boards": "free_choice"}),
]


@pytest.mark.parametrize("setup", GAMES, ids=lambda setup: f"{setup.game}-{setup.seats}")
def test_a_record_written_and_read_gives_the_same_game(setup: Setup) -> None:
    record, end = recorded(setup)
    again = read(str(record))
    assert again == record and str(again) == str(record)
    assert replay(*again) == end and end.result() is not None


def test_steps_follow_one_another_to_the_end() -> None:
    record, end = recorded(GAMES[2])
    walked = list(steps(record))
    assert [(step.seat, step.move) for step in walked] == list(record.moves)
    assert all(a.after is b.before for a, b in pairwise(walked))
    assert walked[0].before == start(record.setup) and walked[-1].after == end


def test_a_step_tells_what_happened() -> None:
    (step,) = steps(read(HEAD + a_move()))
    assert (step.after, step.events) == step.before.apply(0, step.move)


def test_a_record_ends_with_a_newline() -> None:
    assert str(Record(read(HEAD).setup, ((0, Sell("altar")),))).endswith("}\n0 sell altar\n")


def test_comments_and_blank_lines_are_for_the_reader() -> None:
    plain = HEAD + a_move(0) + a_move(1)
    noted = f"# A game.\n\n{HEAD}  \n# Age I\n{a_move(0)}\n#\n{a_move(1)}\n\n"
    assert read(noted) == read(plain)


def test_lines_may_end_as_in_windows() -> None:
    plain = HEAD + a_move(0) + a_move(1)
    assert read(plain.replace("\n", "\r\n")) == read(plain.rstrip("\n")) == read(plain)


BAD_SETUPS = {
    "nothing": "",
    "comments only": "# nothing here\n",
    "no json": "first_edition 3\n",
    "half a json": '{"game": "first_edition"',
    "a list": "[]",
    "a move": "0 sell altar\n",
    "no seats": '{"game": "first_edition", "seed": 1}',
    "no seed": '{"game": "first_edition", "seats": 3}',
    "no game": '{"seats": 3, "seed": 1}',
    "seats in words": '{"game": "first_edition", "seats": "three", "seed": 1}',
    "half a seat": '{"game": "first_edition", "seats": 3.5, "seed": 1}',
    "negative seed": '{"game": "first_edition", "seats": 3, "seed": -1}',
    "nan": '{"game": "first_edition", "seats": NaN, "seed": 1}',
    "a list of options": '{"game": "first_edition", "seats": 3, "seed": 1, "options": []}',
    "an option of another type": '{"game": "x", "seats": 3, "seed": 1, "options": {"boards": 1}}',
    "more than asked": '{"game": "first_edition", "seats": 3, "seed": 1, "cheat": true}',
    "endless seed": f'{{"game": "first_edition", "seats": 3, "seed": {"9" * 5000}}}',
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("text", BAD_SETUPS.values(), ids=BAD_SETUPS)
def test_a_set_up_that_cannot_be_read_is_malformed(text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read(text)
    assert refused.value.code == "malformed"
    assert set(refused.value.facts) == {"where", "problem"}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": "../first_edition"}, "unknown_game"),
        ({"rules": 0}, "unknown_rules"),
        ({"seats": 1}, "wrong_number_of_seats"),
        ({"seats": 8}, "eight_need_cities"),
        ({"seats": 9}, "wrong_number_of_seats"),
        ({"game": SECOND, "seats": 8}, "wrong_number_of_seats"),
        ({"seats": -3}, "wrong_number_of_seats"),
        ({"game": SECOND, "seats": 2}, "wrong_number_of_seats"),
        ({"options": {"colour": "red"}}, "unknown_option"),
        ({"options": {"boards": "mine"}}, "unknown_board_rule"),
    ],
)
def test_a_set_up_that_no_game_fits_is_refused(changes: dict[str, object], code: str) -> None:
    setup = Setup.model_validate({"game": FIRST, "seats": 3, "seed": 1, **changes})
    with pytest.raises(BadSetup) as refused:
        replay(*read(str(Record(setup, ()))))
    assert refused.value.code == code


BAD_LINES = {
    "no seat": "sell altar",
    "no move": "0",
    "a seat and a space": "0 ",
    "two spaces": "0  sell altar",
    "space before": " 0 sell altar",
    "space after": "0 sell altar ",
    "negative seat": "-1 sell altar",
    "signed seat": "+1 sell altar",
    "seat in words": "one sell altar",
    "unicode seat": "\u0661 sell altar",
    "superscript seat": "\u00b2 sell altar",
    "endless seat": "9" * 5000 + " sell altar",
    "no such verb": "0 dig altar",
    "the set-up again": HEAD,
    "indented note": " # a note",
}


@pytest.mark.parametrize("line", BAD_LINES.values(), ids=BAD_LINES)
def test_a_line_that_is_no_move_is_malformed(line: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        read(HEAD + line)
    assert refused.value.code == "malformed"


@pytest.mark.parametrize("seat", [3, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        replay(*read(f"{HEAD}{seat} sell altar"))
    assert refused.value.code == "no_such_seat" and refused.value.facts == {"seat": seat}


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("sell no_such_card", "not_in_hand"),
        ("build palace paid", "not_in_hand"),
        ("decline", "not_asked"),
        ("settle giza A", "not_asked"),
        ("withdraw", "nothing_to_withdraw"),
    ],
)
def test_a_move_that_the_rules_refuse_is_illegal(move: str, code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        list(steps(read(f"{HEAD}0 {move}")))
    assert refused.value.code == code


def test_a_seat_that_has_chosen_is_not_asked_again() -> None:
    with pytest.raises(IllegalMove) as refused:
        replay(*read(HEAD + a_move() + a_move()))
    assert refused.value.code == "not_asked"
