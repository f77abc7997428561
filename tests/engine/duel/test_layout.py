"""How the cards of the three ages lie, cover one another, and are turned up."""

import pytest

from engine.duel.game import Duel
from engine.duel.layout import ALL, COVERED_BY, FACE_DOWN, SPOTS, open_slots
from engine.duel.state import Display
from engine.events import Revealed
from engine.game import Setup
from tests.engine.duel.build import CONTENT, after, asked, duel, make, town

AGES = (1, 2, 3)
# Slots are counted from 0, row by row from the one laid first, left to right.
ROWS = {1: (2, 3, 4, 5, 6), 2: (6, 5, 4, 3, 2), 3: (2, 3, 4, 2, 4, 3, 2)}
COVERED = {
    1: "2,3 3,4 5,6 6,7 7,8 9,10 10,11 11,12 12,13 14,15 15,16 16,17 17,18 18,19 - - - - - -",
    2: "6 6,7 7,8 8,9 9,10 10 11 11,12 12,13 13,14 14 15 15,16 16,17 17 18 18,19 19 - -",
    3: "2,3 3,4 5,6 6,7 7,8 9 9 10 10 11,12 13,14 15 15,16 16,17 17 18 18,19 19 - -",
}


def slots(mask: int) -> str:
    """Write a mask as the table above does."""
    return ",".join(str(slot) for slot in range(20) if mask >> slot & 1) or "-"


@pytest.mark.parametrize("age", AGES)
def test_rows_have_the_numbers_of_cards_of_the_guide(age: int) -> None:
    rows = [spot.row for spot in SPOTS[age]]
    assert tuple(rows.count(row) for row in sorted(set(rows))) == ROWS[age]
    assert rows == sorted(rows)


@pytest.mark.parametrize("age", AGES)
def test_rows_are_symmetrical(age: int) -> None:
    assert {(row, -x) for row, x in SPOTS[age]} == set(SPOTS[age])


@pytest.mark.parametrize("age", AGES)
def test_each_card_is_covered_as_in_the_guide(age: int) -> None:
    assert " ".join(map(slots, COVERED_BY[age])) == COVERED[age]


@pytest.mark.parametrize("age", AGES)
def test_every_second_row_lies_face_down(age: int) -> None:
    down = {SPOTS[age][slot].row for slot in range(20) if FACE_DOWN[age] >> slot & 1}
    assert down == {row for row in range(1, len(ROWS[age]) + 1) if row % 2 == 0}


@pytest.mark.parametrize(("age", "number"), [(1, 6), (2, 2), (3, 2)])
def test_the_row_laid_last_can_be_taken_first(age: int, number: int) -> None:
    assert open_slots(age, ALL) == tuple(range(20 - number, 20))


@pytest.mark.parametrize("age", AGES)
def test_all_cards_can_be_taken_in_the_end(age: int) -> None:
    present = ALL
    while present:
        present &= ~(1 << open_slots(age, present)[-1])
    assert open_slots(age, 0) == ()


def laid(age: int) -> Duel:
    """Lay out a whole age, all its cards in the order of the content."""
    deck = tuple(card for card in CONTENT.cards if card.age == age)[:20]
    return duel(town(coins=50), town(coins=50), Display.laid(age, deck), age=age)


def test_a_card_that_is_covered_by_one_card_still_cannot_be_taken() -> None:
    game = laid(1)
    last = [card.id for card in game.state.display.cards[14:]]
    game = after(game, f"0 sell {last[0]}")
    assert [card.id for card in game.state.display.open] == last[1:]


def test_a_face_down_card_is_turned_up_when_nothing_lies_on_it() -> None:
    game = laid(1)
    cards = game.state.display.cards
    game, _ = make(game, f"0 sell {cards[14].id}")
    assert game.view(None).display[9].card is None
    game, events = make(game, f"1 sell {cards[15].id}")
    assert events[-1] == Revealed(cards[9].id)
    seen = game.view(None).display[9]
    assert (seen.card, seen.open, seen.row, seen.x) == (cards[9].id, True, 4, -4)


def test_one_card_can_uncover_two() -> None:
    game = laid(2)
    cards = game.state.display.cards
    game, first = make(game, f"0 sell {cards[18].id}")
    game, second = make(game, f"1 sell {cards[19].id}")
    assert [event for event in first if isinstance(event, Revealed)] == [Revealed(cards[15].id)]
    assert [event for event in second if isinstance(event, Revealed)] == [
        Revealed(cards[16].id),
        Revealed(cards[17].id),
    ]


def test_face_up_cards_are_seen_before_they_can_be_taken() -> None:
    display = laid(3).view(None).display
    assert [slot.card is not None for slot in display] == [spot.row % 2 == 1 for spot in SPOTS[3]]
    assert [slot.open for slot in display] == [False] * 18 + [True] * 2


def test_a_display_that_is_taken_up_ends_the_age() -> None:
    game = Duel.start(Setup(game="duel", seats=2, seed=3, options={"wonders": "first_game"}))
    for _ in range(20):
        assert game.view(None).age == 1
        seat, _question = asked(game)
        game = after(game, f"{seat} sell {game.state.display.open[0].id}")
    assert (game.view(None).age, len(game.view(None).display)) == (2, 20)
