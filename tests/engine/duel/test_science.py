"""Science: pairs, progress tokens on the board, six different symbols."""

import pytest

from engine.events import Ended, Prevailed, Progressed
from tests.engine.duel.build import after, asked, built, duel, make, refusal, town

PAIRS = [
    ("scriptorium", "library"),
    ("pharmacist", "dispensary"),
    ("workshop", "laboratory"),
    ("apothecary", "school"),
    ("academy", "study"),
    ("university", "observatory"),
]
FIVE = "scriptorium pharmacist workshop apothecary academy"


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_both_cards_of_a_symbol_bring_a_progress_token(one: str, other: str) -> None:
    game = built(other, town(one))
    assert asked(game) == (0, "progress")
    assert [str(move) for move in game.options(0)] == [
        f"take {token.id}" for token in game.state.tokens
    ]


def test_two_different_symbols_are_no_pair() -> None:
    assert asked(built("library", town("pharmacist"))) == (1, "card")


def test_the_opponents_symbols_do_not_count() -> None:
    assert asked(built("library", None, town("scriptorium"))) == (1, "card")


def test_a_token_leaves_the_board_and_stays_in_the_city() -> None:
    game = built("library", town("scriptorium"))
    game, events = make(game, "0 take philosophy")
    assert events[0] == Progressed(0, "philosophy")
    assert [token.id for token in game.state.cities[0].tokens] == ["philosophy"]
    assert "philosophy" not in game.view(None).tokens
    assert asked(game) == (1, "card")


def test_a_token_must_be_taken_from_the_board() -> None:
    game = built("library", town("scriptorium"))
    assert refusal(game, "0 take theology").code == "not_to_be_taken"
    assert refusal(game, "0 decline").code == "not_to_be_taken"


def test_a_pair_brings_nothing_when_the_board_is_empty() -> None:
    game = duel(town("scriptorium", coins=50), display="library", board="")
    assert asked(after(game, "0 build library chain")) == (1, "card")


def test_six_different_symbols_win_at_once() -> None:
    game = duel(town(FIVE, coins=50), display="university", age=3)
    game, events = make(game, "0 build university paid B6")
    result = game.result()
    assert result is not None and (result.winners, result.by) == ((0,), "science")
    assert events[-2:] == [Prevailed(0, "science"), Ended((0,))]


def test_five_different_symbols_and_a_pair_do_not_win() -> None:
    game = duel(town(FIVE, coins=50), display="library", age=3)
    assert asked(after(game, "0 build library chain")) == (0, "progress")


def test_law_is_the_sixth_symbol() -> None:
    game = duel(town(FIVE, coins=50), display="library", age=3)
    game = after(game, "0 build library chain", "0 take law")
    result = game.result()
    assert result is not None and (result.winners, result.by) == ((0,), "science")


def test_law_makes_no_pair() -> None:
    game = after(built("library", town("scriptorium")), "0 take law")
    assert asked(game) == (1, "card")
    assert game.view(None).cities[0].symbols == ("quill", "quill", "scales")
