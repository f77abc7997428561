"""The Free City's powers are used by the holder of its card."""

from random import Random

from engine.events import LeftOver
from tests.build import city, make, names, purses, refusal, table, uses
from tests.engine.draft.duo import GIZA, RHODES, asked, duo, last_turn


def test_the_holder_builds_from_the_discard_for_the_free_city() -> None:
    free = city("halicarnassus B", "foundry")
    game = duo(free, "baths theater tavern")
    game, _ = make(game, "0 sell baths", "0 raise theater", "1 sell tavern")
    assert asked(game) == [(0, 2, "discard")]
    game, _ = make(game, "0 build baths discard")
    assert names(game.state.cities[2].cards) == ["foundry", "baths"]
    assert game.state.turn == 2


def test_the_free_citys_build_from_the_discard_can_be_declined() -> None:
    game = duo(city("halicarnassus B", "foundry"), "baths theater tavern")
    game, _ = make(game, "0 sell baths", "0 raise theater", "1 sell tavern", "0 decline")
    assert names(game.state.cities[2].cards) == ["foundry"]


def test_babylons_last_card_is_the_last_of_the_pile() -> None:
    free = city("babylon B", stages=2)
    game = last_turn(free, "baths theater altar", "guard_tower")
    game, events = make(game, "0 sell baths", "0 build theater free", "1 sell tavern")
    assert asked(game) == [(0, 2, "last_card")]
    assert uses(game, 0, "guard_tower") == ["build guard_tower paid"]
    assert refusal(game, 0, "sell guard_tower").code == "free_city_must_play"
    game, events = make(game, "0 build guard_tower paid")
    assert LeftOver(2) in events


def test_babylons_last_card_is_sold_if_it_cannot_be_played() -> None:
    free = city("babylon B", stages=2, coins=0)
    game = last_turn(free, "baths theater altar", "palace")
    game, _ = make(game, "0 sell baths", "0 build theater free", "1 sell tavern")
    game, _ = make(game, "0 sell palace")
    assert purses(game)[2] == 3


def test_a_players_babylon_plays_the_own_last_card() -> None:
    players = city("babylon B", stages=2), GIZA
    game = last_turn(city("ephesus"), "baths theater altar", "palace", players)
    game, _ = make(game, "0 sell baths", "0 build theater free", "1 sell tavern")
    assert asked(game) == [(0, 0, "last_card")]
    assert uses(game, 0, "altar") == ["build altar free", "sell altar"]


def test_an_unused_free_build_of_olympia_makes_any_new_name_playable() -> None:
    free = city("olympia A", "arsenal", stages=2, coins=0)
    game, _ = make(duo(free, "tavern palace arsenal"), "0 build tavern free")
    assert uses(game, 0, "palace") == ["build palace once_an_age"]
    assert uses(game, 0, "arsenal") == []
    assert refusal(game, 0, "sell arsenal").code == "free_city_must_play"


def test_a_used_free_build_of_olympia_leaves_the_free_city_to_sell() -> None:
    free = city("olympia A", stages=2, coins=0)
    hands = ("tavern palace academy", "tavern palace")
    game = table(RHODES, GIZA, free, hands=hands, seats=2, pile="study loom_1")
    plays = "0 build tavern free", "0 build palace once_an_age", "1 build tavern free"
    game, _ = make(game, *plays)
    game, _ = make(game, "1 sell academy")
    assert uses(game, 1, "study") == ["sell study"]


def test_the_last_card_that_the_holder_sees_stays_when_the_rest_is_imagined() -> None:
    game = last_turn(city("babylon B", stages=2), "baths theater altar", "guard_tower")
    game, _ = make(game, "0 sell baths", "0 build theater free", "1 sell tavern")
    imagined = [game.resample(0, Random(seed)) for seed in range(5)]
    assert all(other.state.pile == game.state.pile for other in imagined)
    assert all(other.view(0) == game.view(0) for other in imagined)
