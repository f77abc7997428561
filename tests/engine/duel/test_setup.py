"""The start of a Duel: what is dealt, what is left out, and the draft of wonders."""

from collections import Counter

import pytest

from engine.duel.game import Duel
from engine.errors import BadSetup
from engine.events import AgeBegan, Drafted, Event
from engine.game import Setup
from engine.games import start
from tests.engine.duel.build import CONTENT, asked, make, refusal

FIRST_GAME = {"wonders": "first_game"}


def begun(seed: int = 1, **options: str) -> Duel:
    """Start a game."""
    return Duel.start(Setup(game="duel", seats=2, seed=seed, options=options))


def starting(first: int, **options: str) -> Duel:
    """Start a game in which the lot falls on a seat."""
    games = (begun(seed, **options) for seed in range(20))
    return next(game for game in games if game.state.first == first)


def test_everybody_has_seven_coins_and_five_tokens_lie_on_the_board() -> None:
    game = begun()
    assert [city.coins for city in game.state.cities] == [7, 7]
    assert (len(game.state.tokens), len(game.state.box.tokens)) == (5, 5)


@pytest.mark.parametrize("seed", range(5))
def test_three_cards_of_each_age_and_four_guilds_are_left_out(seed: int) -> None:
    box = begun(seed).state.box
    assert [len(deck) for deck in box.decks] == [20, 20, 20]
    out = Counter((card.age, card.colour == "purple") for card in box.cards)
    assert out == {(1, False): 3, (2, False): 3, (3, False): 3, (3, True): 4}
    assert [sum(c.colour == "purple" for c in deck) for deck in box.decks] == [0, 0, 3]


def test_the_lot_says_who_is_first() -> None:
    assert {begun(seed).state.first for seed in range(10)} == {0, 1}


@pytest.mark.parametrize("first", [0, 1])
def test_wonders_are_drafted_one_two_one_and_the_second_time_the_other_begins(first: int) -> None:
    game, order = starting(first), []
    while game.view(None).age == 0:
        seat, question = asked(game)
        assert question == "wonder"
        game, events = make(game, f"{seat} {game.options(seat)[0]}")
        order += [event.city for event in events if isinstance(event, Drafted)]
    second = 1 - first
    assert order == [first, second, second, first, second, first, first, second]
    assert [len(city.wonders) for city in game.state.cities] == [4, 4]
    assert len(game.state.box.wonders) == 4


def test_the_last_of_four_wonders_is_not_asked_for() -> None:
    game = starting(0)
    first = game.view(None).offered
    game, events = make(game, f"0 take {first[2]}", f"1 take {first[0]}", f"1 take {first[3]}")
    assert events[-1] == Drafted(0, first[1])
    assert len(game.view(None).offered) == 4 and not set(first) & set(game.view(None).offered)
    assert asked(game) == (1, "wonder")


def test_the_first_player_begins_age_i() -> None:
    game = starting(1)
    events: list[Event] = []
    while asked(game)[1] == "wonder":
        game, events = make(game, f"{asked(game)[0]} {game.options(asked(game)[0])[0]}")
    assert events[-1] == AgeBegan(1)
    assert asked(game) == (1, "card")
    assert (game.view(None).age, game.view(None).turn) == (1, 1)


def test_a_wonder_that_is_not_offered_cannot_be_taken() -> None:
    game = starting(0)
    other = next(w.id for w in CONTENT.wonders if w.id not in game.view(None).offered)
    assert refusal(game, f"0 take {other}").code == "not_to_be_taken"
    assert refusal(game, f"1 take {game.view(None).offered[0]}").code == "not_asked"


@pytest.mark.parametrize("first", [0, 1])
def test_a_first_game_has_the_wonders_of_the_rulebook(first: int) -> None:
    game = starting(first, **FIRST_GAME)
    cities = game.view(None).cities
    assert (cities[first].wonders, cities[1 - first].wonders) == CONTENT.first_game
    assert asked(game) == (first, "card")
    assert len(game.state.box.wonders) == 4


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": 3}, "wrong_number_of_seats"),
        ({"seats": 1}, "wrong_number_of_seats"),
        ({"rules": 0}, "unknown_rules"),
        ({"options": {"boards": "random"}}, "unknown_option"),
        ({"options": {"wonders": "mine"}}, "unknown_wonder_rule"),
    ],
)
def test_a_set_up_that_does_not_fit_is_refused(changes: dict[str, object], code: str) -> None:
    setup = Setup.model_validate({"game": "duel", "seats": 2, "seed": 1, **changes})
    with pytest.raises(BadSetup) as refused:
        start(setup)
    assert refused.value.code == code


def test_the_deal_of_a_seed_is_written_in_stone() -> None:
    game = begun(2024)
    assert game.state.first == 0
    assert game.view(None).offered == (
        "the_appian_way",
        "the_great_lighthouse",
        "the_mausoleum",
        "the_sphinx",
    )
    assert game.view(None).tokens == (
        "economy",
        "architecture",
        "philosophy",
        "theology",
        "agriculture",
    )
    assert [card.id for card in game.state.box.decks[0][:3]] == [
        "workshop",
        "garrison",
        "logging_camp",
    ]
