"""Conflicts: shields are compared with both neighbours at the end of each age."""

import pytest

from engine.draft.conflict import fight
from engine.events import Fought
from tests.build import choose, city, table


@pytest.mark.parametrize(("age", "token"), [(1, 1), (2, 3), (3, 5)])
def test_a_victory_is_worth_more_in_later_ages(age: int, token: int) -> None:
    cities, _ = fight([city(built="stockade"), city("giza"), city("ephesus")], age)
    assert cities[0].victories == (token, token)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_defeat_is_one_token_in_every_age(age: int) -> None:
    cities, _ = fight([city(built="stockade"), city("giza"), city("ephesus")], age)
    assert [here.defeats for here in cities] == [0, 1, 1]


def test_equal_shields_bring_nothing() -> None:
    here, left, right = city(built="stockade"), city("giza", "barracks"), city("ephesus", "walls")
    cities, battles = fight([here, left, right], 2)
    assert battles[0] == Fought(2, (0, 1), (1, 1), None, 3)
    assert [here.victories for here in cities] == [(), (), (3, 3)]


def test_shields_count_and_not_red_cards() -> None:
    here = city(built="stockade barracks")
    cities, _ = fight([here, city("giza", "arsenal"), city("ephesus")], 3)
    assert (cities[0].victories, cities[0].defeats) == ((5,), 1)


def test_the_example_of_the_rulebook() -> None:
    """Alexandria (3 shields) between Rhodes (5, on its left) and Ephesus (2), in age II."""
    alexandria = city("alexandria", "walls stockade")
    rhodes = city("rhodes A", "walls barracks", stages=2)
    cities, _ = fight([alexandria, rhodes, city("ephesus", "walls")], 2)
    assert (cities[0].victories, cities[0].defeats) == ((3,), 1)


def test_shields_of_stages_count() -> None:
    assert city("rhodes A", stages=1).shields == 0
    assert city("rhodes A", stages=2).shields == 2
    assert city("rhodes B", stages=2).shields == 2


def test_only_neighbours_fight() -> None:
    strong, peaceful = city(built="stockade"), city("giza")
    cities, battles = fight([strong, peaceful, peaceful, peaceful], 1)
    assert len(battles) == 4
    assert [(c.victories, c.defeats) for c in cities] == [((1, 1), 0), ((), 1), ((), 0), ((), 1)]


def test_every_border_is_told_once_with_both_strengths() -> None:
    _, battles = fight([city(built="stockade"), city("giza"), city("ephesus", "walls")], 1)
    assert battles == [
        Fought(1, (0, 1), (1, 0), winner=0, token=1, defeated=1),
        Fought(1, (1, 2), (0, 2), winner=2, token=1, defeated=1),
        Fought(1, (2, 0), (2, 1), winner=2, token=1, defeated=0),
    ]


def test_tokens_of_earlier_ages_are_kept() -> None:
    here = city(built="stockade", tokens="1 -1")
    cities, _ = fight([here, city("giza"), city("ephesus", "walls")], 2)
    assert (cities[0].victories, cities[0].defeats) == ((1, 3), 2)


def test_a_red_card_of_the_sixth_turn_counts() -> None:
    game = table(city(), city("giza"), city("ephesus"), hands=("barracks tavern",), turn=6)
    game, _ = choose(game, "build barracks paid")
    assert game.state.cities[0].victories == (1, 1)


def test_nobody_fights_before_the_age_ends() -> None:
    game = table(city(built="stockade"), city("giza"), city("ephesus"), turn=5)
    game, _ = choose(game)
    assert game.state.cities[0].victories == ()
