"""Diplomacy: who holds a token stays out of the next conflict."""

import pytest

from engine.draft.conflict import Border, all_round
from engine.events import Fought, Negotiated
from tests.build import choose, city, make, table


def met(*tokens: int) -> list[tuple[int, int]]:
    """Tell who meets whom when the cities hold so many diplomacy tokens."""
    return [border[:2] for border in all_round([city(diplomacy=n) for n in tokens])]


@pytest.mark.parametrize(
    ("tokens", "borders"),
    [
        ((0, 0, 0), [(0, 1), (1, 2), (2, 0)]),
        ((0, 1, 0), [(0, 2)]),
        ((0, 1, 0, 0), [(0, 2), (2, 3), (3, 0)]),
        ((1, 1, 0, 0, 0), [(2, 3), (3, 4), (4, 2)]),
        ((0, 1, 1, 0, 0), [(0, 3), (3, 4), (4, 0)]),
        ((1, 0, 1, 0), [(1, 3)]),
        ((1, 1, 0), []),
        ((1, 1, 1), []),
    ],
)
def test_those_beside_an_absent_city_meet_each_other(
    tokens: tuple[int, ...], borders: list[tuple[int, int]]
) -> None:
    assert met(*tokens) == borders


def test_a_token_is_worth_staying_out_of_one_conflict() -> None:
    assert met(2, 0, 0) == [(1, 2)]
    game = table(city(diplomacy=2), city("giza"), city("ephesus"), turn=7, expansions="cities")
    game, events = choose(game)
    assert Negotiated(0, -1) in events
    assert game.view(None).cities[0].diplomacy == 1


def test_an_absent_city_takes_no_token_however_strong_it_is() -> None:
    strong = city("rhodes", "walls", diplomacy=1)
    game = table(strong, city("giza", "stockade"), city("ephesus"), turn=7, expansions="cities")
    game, events = choose(game)
    assert [event for event in events if isinstance(event, Fought)] == [
        Fought(1, (1, 2), (1, 0), winner=1, token=1, defeated=2)
    ]
    assert [one.victories for one in game.view(None).cities] == [(), (1,), ()]
    assert [one.defeats for one in game.view(None).cities] == [0, 0, 1]


def test_with_one_city_left_nobody_fights_and_the_tokens_are_spent() -> None:
    cities = city(diplomacy=1), city("giza", diplomacy=1), city("ephesus", "walls")
    game, events = choose(table(*cities, turn=7, expansions="cities"))
    assert not any(isinstance(event, Fought) for event in events)
    assert [one.diplomacy for one in game.view(None).cities] == [0, 0, 0]


def test_a_card_of_an_earlier_age_from_the_discard_counts_for_the_next_conflict() -> None:
    cities = city("halicarnassus B", "foundry"), city("giza"), city("ephesus")
    game = table(*cities, discard="residence", age=2, expansions="cities")
    game, _ = choose(game, "raise tavern", "build tavern free", "build tavern free")
    game, _ = make(game, "0 build residence discard")
    assert game.view(None).cities[0].diplomacy == 1


def test_absence_changes_conflicts_only() -> None:
    """Trade goes on with the real neighbours."""
    absent = city("giza", diplomacy=1)
    game = table(city("rhodes"), absent, city("ephesus"), hands=("baths",), expansions="cities")
    assert [str(move) for move in game.options(0)][:1] == ["build baths paid L2"]


def test_two_that_are_left_fight_once() -> None:
    assert all_round([city(), city("giza"), city(diplomacy=1)]) == [Border(0, 1)]
