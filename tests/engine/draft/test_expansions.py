"""Set-ups with expansions: what is dealt, and what does not fit."""

from collections import Counter

import pytest

from engine.draft.game import Draft
from engine.errors import BadSetup
from engine.game import Setup
from engine.games import start
from tests.build import FIRST, SECOND, choose


def begin(seats: int, expansions: str = "cities", teams: str = "no") -> Draft:
    options = {"expansions": expansions, "teams": teams}
    return Draft.start(Setup(game=FIRST, seats=seats, seed=5, options=options))


@pytest.mark.parametrize("seats", range(3, 8))
def test_an_age_of_cities_has_eight_cards_and_seven_turns(seats: int) -> None:
    game = begin(seats)
    assert [len(hand) for hand in game.state.hands] == [8] * seats
    assert [len(deck) for deck in game.state.decks] == [8 * seats] * 2
    assert game.view(None).turns == 7


@pytest.mark.parametrize(("seats", "black", "guilds"), [(3, 3, 5), (6, 6, 8), (7, 7, 9), (8, 7, 9)])
def test_as_many_black_cards_of_each_age_as_players(seats: int, black: int, guilds: int) -> None:
    state = begin(seats).state
    everything = [card for pile in (*state.hands, *state.decks) for card in pile]
    assert Counter(c.age for c in everything if c.colour == "black") == dict.fromkeys(
        (1, 2, 3), black
    )
    assert sum(card.colour == "purple" for card in everything) == guilds


def test_eight_players_have_seven_cards_and_six_turns() -> None:
    game = begin(8)
    assert [len(hand) for hand in game.state.hands] == [7] * 8
    assert [len(deck) for deck in game.state.decks] == [56, 56]
    assert game.view(None).turns == 6
    assert len({city.board.id for city in game.state.cities}) == 8


def test_the_last_of_eight_cards_is_discarded() -> None:
    game = begin(3)
    for _ in range(7):
        assert game.view(None).age == 1
        game, _ = choose(game)
    assert game.view(None).age == 2
    assert game.view(None).discard == 24


def test_black_cards_and_guilds_are_drawn_by_lot() -> None:
    drawn = set()
    for seed in range(40):
        options = {"expansions": "cities leaders"}
        state = Draft.start(Setup(game=FIRST, seats=3, seed=seed, options=options)).state
        drawn |= {card.id for deck in state.decks for card in deck if not card.marks}
    assert len(drawn) == 27 + 17


def test_the_new_boards_are_dealt() -> None:
    boards = {board for seed in range(30) for board in _boards(seed, "cities leaders")}
    assert {"petra", "byzantium", "rome"} <= boards
    assert "rome" not in {board for seed in range(30) for board in _boards(seed, "cities")}


def _boards(seed: int, expansions: str) -> list[str]:
    setup = Setup(game=FIRST, seats=7, seed=seed, options={"expansions": expansions})
    return [city.board.id for city in Draft.start(setup).state.cities]


def test_the_view_names_the_edition_with_its_expansions() -> None:
    assert begin(3).view(None).game == "first_edition cities"


@pytest.mark.parametrize(
    ("changes", "options", "code"),
    [
        ({"seats": 8}, {}, "eight_need_cities"),
        ({"seats": 8}, {"expansions": "leaders"}, "eight_need_cities"),
        ({"seats": 9}, {"expansions": "cities"}, "wrong_number_of_seats"),
        ({"seats": 1}, {"expansions": "cities"}, "wrong_number_of_seats"),
        ({"seats": 5}, {"expansions": "cities", "teams": "yes"}, "teams_need_pairs"),
        ({"seats": 2}, {"expansions": "cities", "teams": "yes"}, "teams_need_pairs"),
        ({"seats": 4}, {"teams": "yes"}, "teams_need_cities"),
        ({"seats": 4}, {"expansions": "leaders", "teams": "yes"}, "teams_need_cities"),
        ({"game": SECOND}, {"expansions": "cities"}, "expansions_need_the_first_edition"),
        ({"game": SECOND}, {"expansions": "leaders"}, "expansions_need_the_first_edition"),
        ({"game": SECOND, "seats": 8}, {}, "wrong_number_of_seats"),
        ({}, {"expansions": "babel"}, "unknown_expansions"),
        ({}, {"expansions": "leaders cities"}, "unknown_expansions"),
        ({}, {"expansions": "cities", "teams": "maybe"}, "unknown_teams"),
        ({}, {"expansion": "cities"}, "unknown_option"),
    ],
)
def test_a_set_up_that_does_not_fit(
    changes: dict[str, object], options: dict[str, str], code: str
) -> None:
    setup = {"game": FIRST, "seats": 3, "seed": 1, "options": options, **changes}
    with pytest.raises(BadSetup) as refused:
        start(Setup.model_validate(setup))
    assert refused.value.code == code


def test_no_expansions_and_no_teams_is_the_plain_game() -> None:
    plain = Draft.start(Setup(game=FIRST, seats=4, seed=5))
    assert begin(4, "").state.hands == plain.state.hands
