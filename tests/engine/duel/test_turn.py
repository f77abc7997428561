"""The flow: turns alternate, choices come before cards are turned up, ages begin and end."""

import pytest

from engine.duel.game import Duel
from engine.duel.state import Display
from engine.events import (
    AgeBegan,
    Begins,
    Built,
    Ended,
    PlaysAgain,
    Progressed,
    Revealed,
)
from tests.engine.duel.build import CONTENT, after, asked, cards, duel, make, refusal, shown, town


def last_card(card: str, *, age: int = 1, pawn: int = 0, plans: str = "") -> Duel:
    """Leave one card of an age to be taken by seat 0."""
    return duel(town(coins=50, plans=plans), None, shown(card, age, more=0), age=age, pawn=pawn)


def over(lower: str, upper: str) -> Display:
    """Lay one card face up on one that lies face down, and one beside them."""
    filled = list(CONTENT.cards[:20])
    filled[16], filled[18] = cards(f"{lower} {upper}")
    # Slot 18 lies on slot 16; slot 19, which lies on it too, is taken already.
    return Display(2, tuple(filled), 1 << 16 | 1 << 18 | 1 << 0, 1 << 16)


def test_turns_alternate() -> None:
    game = duel(display="altar baths theater")
    game = after(game, "0 sell altar")
    assert asked(game) == (1, "card")
    assert asked(after(game, "1 sell baths")) == (0, "card")


def test_a_seat_whose_turn_it_is_not_has_no_options() -> None:
    game = duel(display="altar baths")
    assert game.options(1) == [] and refusal(game, "1 sell altar").code == "not_asked"


def test_a_second_turn_comes_after_cards_are_turned_up() -> None:
    mine = town(coins=50, plans="the_sphinx")
    game = duel(mine, display=over("stable", "altar"))
    game, events = make(game, "0 erect the_sphinx altar B8")
    assert events[-2:] == [Revealed("stable"), PlaysAgain(0)]
    assert asked(game) == (0, "card")


def test_choices_come_before_cards_are_turned_up() -> None:
    mine = town("scriptorium", coins=50)
    game, events = make(duel(mine, display=over("stable", "library")), "0 build library chain")
    assert [type(event) for event in events] == [Built]
    assert [slot.card for slot in game.view(None).display if slot.row == 4] == [None]
    game, events = make(game, "0 take law")
    assert events == [Progressed(0, "law"), Revealed("stable")]
    assert [slot.card for slot in game.view(None).display if slot.row == 4] == ["stable"]


def test_a_choice_is_told_with_its_turn() -> None:
    game = duel(town("scriptorium"), display="library")
    game = after(game, "0 build library chain", "0 take law")
    told = [event["event"] for event in game.view(None).story]
    assert told == ["Built", "Progressed"]


def test_a_turn_after_the_last_card_of_an_age_is_lost() -> None:
    game, events = make(last_card("altar", plans="the_sphinx"), "0 erect the_sphinx altar B8")
    assert PlaysAgain(0) not in events and AgeBegan(2) in events
    game = after(game, "0 begin 1", f"1 sell {game.state.display.open[0].id}")
    assert asked(game) == (0, "card")


@pytest.mark.parametrize(("pawn", "chooser"), [(1, 1), (5, 1), (-1, 0), (-4, 0), (0, 0)])
def test_the_weaker_army_or_else_the_last_to_play_says_who_begins(pawn: int, chooser: int) -> None:
    game, events = make(last_card("altar", pawn=pawn), "0 sell altar")
    assert events[-1] == AgeBegan(2)
    assert asked(game) == (chooser, "beginner")
    assert [str(move) for move in game.options(chooser)] == ["begin 0", "begin 1"]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_one_who_is_chosen_begins_the_age(seat: int) -> None:
    game = after(last_card("altar"), "0 sell altar")
    game, events = make(game, f"0 begin {seat}")
    assert events == [Begins(seat)]
    assert asked(game) == (seat, "card")


def test_the_new_display_lies_there_before_it_is_said_who_begins() -> None:
    game = after(last_card("altar"), "0 sell altar")
    view = game.view(None)
    assert (view.age, view.turn, len(view.display)) == (2, 1, 20)


def test_the_game_ends_with_age_iii() -> None:
    game, events = make(last_card("palace", age=3), "0 sell palace")
    assert isinstance(events[-1], Ended)
    result = game.result()
    assert result is not None and result.by == "points"
    assert game.waiting() == () and refusal(game, "0 sell altar").code == "game_over"


def test_a_move_has_a_number_that_changes_with_every_move() -> None:
    game = duel(display="altar baths")
    later = after(game, "0 sell altar")
    assert later.number(0) == game.number(0) + 1
    assert later.waiting()[0].number == later.number(1)


def test_what_is_built_serves_from_the_next_turn_on() -> None:
    game = duel(town(coins=2), display="quarry baths", age=1)
    assert "build baths paid B2" in [str(move) for move in game.options(0)]
    game = after(game, "0 build quarry free", "1 sell guard_tower")
    assert "build baths paid" in [str(move) for move in game.options(0)]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0 sell palace", "not_accessible"),
        ("0 build palace paid B10", "not_accessible"),
        ("0 sell no_such_card", "not_accessible"),
        ("0 build baths free", "no_such_way"),
        ("0 build baths paid B3", "no_such_way"),
        ("0 build baths paid L2", "no_such_way"),
        ("0 build altar paid", "no_such_way"),
        ("0 build courthouse paid B6", "missing_coins"),
        ("0 erect the_sphinx baths", "wonder_not_available"),
        ("0 erect no_such_wonder baths", "wonder_not_available"),
        ("0 erect piraeus baths B1", "missing_coins"),
        ("0 raise baths", "not_asked"),
        ("0 take law", "not_asked"),
        ("0 begin 0", "not_asked"),
        ("0 withdraw", "not_asked"),
        ("0 decline", "not_asked"),
        ("1 sell baths", "not_asked"),
        ("2 sell baths", "no_such_seat"),
    ],
)
def test_a_move_that_the_rules_refuse_has_a_reason(line: str, code: str) -> None:
    game = duel(town(coins=4, plans="piraeus"), display="altar baths courthouse")
    assert refusal(game, line).code == code


def test_a_refusal_says_how_many_coins_are_missing() -> None:
    game = duel(town(coins=4, plans="piraeus"), display="courthouse")
    assert refusal(game, "0 build courthouse paid B6").facts == {"coins": 2}
    assert refusal(game, "0 erect piraeus courthouse B8").facts == {"coins": 4}
