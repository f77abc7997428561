"""Science: squares of equal symbols, sets of three, and free symbols settled at the end."""

import pytest

from engine.draft.science import best, points
from engine.effects import Symbol
from tests.build import city

FREE: tuple[Symbol, ...] = ("compass", "gear", "tablet")


def symbols(compasses: int, gears: int, tablets: int, free: int = 0) -> list[tuple[Symbol, ...]]:
    """Make so many of each symbol."""
    compass: tuple[Symbol, ...] = ("compass",)
    gear: tuple[Symbol, ...] = ("gear",)
    tablet: tuple[Symbol, ...] = ("tablet",)
    return [compass] * compasses + [gear] * gears + [tablet] * tablets + [FREE] * free


@pytest.mark.parametrize(("number", "worth"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (6, 36)])
def test_equal_symbols_are_worth_their_square(number: int, worth: int) -> None:
    assert points((number, 0, 0)) == worth


@pytest.mark.parametrize(("counts", "worth"), [((1, 1, 1), 10), ((2, 2, 2), 26), ((1, 1, 0), 2)])
def test_a_set_of_three_different_symbols_is_worth_seven_more(
    counts: tuple[int, int, int], worth: int
) -> None:
    assert points(counts) == worth


def test_the_example_of_the_rulebook() -> None:
    assert points((3, 2, 1)) == 9 + 4 + 1 + 7
    assert points((3, 2, 2)) == 9 + 4 + 4 + 7 + 7


def test_no_symbols_are_worth_nothing() -> None:
    assert best([]).points == 0


@pytest.mark.parametrize(
    ("held", "settled", "worth"),
    [
        ((1, 1, 0), "tablet", 10),
        ((4, 1, 1), "compass", 25 + 1 + 1 + 7),
        ((2, 2, 1), "tablet", 4 + 4 + 4 + 14),
        ((3, 0, 0), "compass", 16),
    ],
)
def test_a_free_symbol_is_settled_for_the_best_total(
    held: tuple[int, int, int], settled: str, worth: int
) -> None:
    study = best(symbols(*held, free=1))
    assert (study.points, study.settled) == (worth, (settled,))


def test_free_symbols_are_settled_together() -> None:
    """Three compasses would be worth nine; one of each is worth ten."""
    study = best(symbols(1, 0, 0, free=2))
    assert study.points == 10
    assert sorted(study.settled) == ["gear", "tablet"]


def test_three_free_symbols_make_a_set_by_themselves() -> None:
    assert best(symbols(0, 0, 0, free=3)).points == 10


def test_symbols_of_cards_stages_and_guilds_count_together() -> None:
    here = city("babylon A", "apothecary workshop scientists_guild", stages=2)
    assert best(here.symbols).points == 13
    assert len(here.symbols) == 4


def test_babylons_symbol_waits_for_its_stage() -> None:
    assert city("babylon A", stages=1).symbols == ()
    assert city("babylon A", stages=2).symbols == (FREE,)
    assert city("babylon B", stages=3).symbols == (FREE,)
