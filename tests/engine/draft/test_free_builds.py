"""Olympia: structures of the hand built without their cost, at the moments its stages name."""

import pytest

from engine.draft.game import Draft
from tests.build import SECOND, choose, city, make, names, purses, refusal, table, uses


def olympia(held: str, built: str = "", *, stages: int = 2, coins: int = 3, age: int = 1) -> Draft:
    """Give Olympia A a hand, between Giza and Ephesus."""
    here = city("olympia A", built, stages=stages, coins=coins)
    return table(here, city("giza"), city("ephesus"), hands=(held,), age=age)


def second(side: str, held: str, built: str = "", *, stages: int = 2, turn: int = 2) -> Draft:
    """Give the second edition's Olympia a hand, between Giza and Ephesus."""
    here = city(f"olympia {side}", built, stages=stages, coins=0, game=SECOND)
    around = city("giza", game=SECOND), city("ephesus", game=SECOND)
    hands = (held, "tavern palace arsenal", "tavern palace arsenal")
    return table(here, *around, hands=hands, turn=turn, game=SECOND)


def builds(game: Draft, card: str) -> list[str]:
    """Tell by what rights and payments seat 0 may build a card."""
    prefix = f"build {card} "
    return [u.removeprefix(prefix) for u in uses(game, 0, card) if u.startswith(prefix)]


def test_olympia_builds_a_structure_of_the_hand_for_free() -> None:
    game, _ = choose(olympia("palace"), "build palace once_an_age")
    assert names(game.state.cities[0].cards) == ["palace"]
    assert purses(game) == (3, 6, 6)


def test_the_coins_of_a_structure_are_free_too() -> None:
    assert builds(olympia("timber_yard", coins=0), "timber_yard") == ["once_an_age"]


def test_the_free_build_is_a_choice_beside_every_payment() -> None:
    assert builds(olympia("baths"), "baths") == ["once_an_age", "paid L2"]


def test_a_structure_that_costs_nothing_does_not_use_the_free_build_up() -> None:
    game = olympia("altar palace")
    assert builds(game, "altar") == ["free"]
    game, _ = choose(game, "build altar free")
    assert not game.state.cities[0].used


def test_paying_does_not_use_the_free_build_up() -> None:
    game, _ = choose(olympia("baths"), "build baths paid L2")
    assert not game.state.cities[0].used


def test_a_chain_does_not_use_the_free_build_up() -> None:
    game, _ = choose(olympia("aqueduct", "baths"), "build aqueduct chain")
    assert not game.state.cities[0].used


def test_a_stage_is_never_built_with_the_free_build() -> None:
    assert uses(olympia("altar", coins=0), 0, "altar") == ["build altar free", "sell altar"]


def test_a_name_the_city_has_is_never_built_with_the_free_build() -> None:
    game = olympia("palace", "palace")
    assert refusal(game, 0, "build palace once_an_age").code == "already_built"


def test_the_free_build_comes_once_an_age() -> None:
    game = table(
        city("olympia A", stages=2), city("giza"), city("ephesus"), hands=("palace arsenal",) * 3
    )
    game, _ = choose(game, "build palace once_an_age")
    assert builds(game, "arsenal") == []
    assert refusal(game, 0, "build arsenal once_an_age").code == "missing_resources"


def test_a_used_free_build_comes_back_with_the_next_age() -> None:
    cities = city("olympia A", stages=2), city("giza"), city("ephesus")
    game = table(*cities, hands=("palace tavern",), turn=6)
    game, _ = choose(game, "build palace once_an_age")
    assert game.state.age == 2
    assert any(str(move).endswith("once_an_age") for move in game.options(0))


def test_an_unused_free_build_does_not_carry_over() -> None:
    game, _ = choose(table(city("olympia A", stages=2), city("giza"), city("ephesus"), turn=6))
    assert game.state.age == 2
    move = next(str(move) for move in game.options(0) if str(move).endswith("once_an_age"))
    game, _ = choose(game, move)
    assert not any(str(move).endswith("once_an_age") for move in game.options(0))


def test_the_free_build_starts_the_turn_after_its_stage_in_that_age_too() -> None:
    hands = ("palace tavern", "tavern", "tavern palace")
    here = city("olympia A", "quarry", stages=1)
    game = table(here, city("giza"), city("ephesus"), hands=hands)
    assert builds(game, "palace") == []
    game, _ = choose(game, "raise tavern")
    assert builds(game, "palace") == ["once_an_age"]


def test_a_choice_taken_back_does_not_use_the_free_build_up() -> None:
    game = olympia("palace")
    game, _ = make(game, "0 build palace once_an_age", "0 withdraw")
    assert builds(game, "palace") == ["once_an_age"]


def test_a_city_without_the_stage_has_no_free_build() -> None:
    assert builds(olympia("palace", stages=1), "palace") == []


def test_by_day_the_first_structure_of_a_colour_is_free() -> None:
    assert builds(second("day", "palace", "altar"), "palace") == []
    assert builds(second("day", "palace", "tavern"), "palace") == ["new_colour"]


@pytest.mark.parametrize(
    "card", ["sawmill", "workshop", "palace", "forum", "arsenal", "academy", "spies_guild"]
)
def test_by_day_every_colour_has_its_first(card: str) -> None:
    assert builds(second("day", card), card) == ["new_colour"]


def test_by_day_several_colours_may_be_free_in_one_age() -> None:
    game, _ = choose(second("day", "academy altar", stages=2), "build academy new_colour")
    assert builds(game, "palace") == ["new_colour"]
    assert builds(game, "arsenal") == ["new_colour"]


def test_by_day_a_second_structure_of_the_colour_is_not_free() -> None:
    game, _ = choose(second("day", "palace altar"), "build palace new_colour")
    assert uses(game, 0, "palace") == ["sell palace"]
    assert builds(second("day", "castrum", "stockade"), "castrum") == []


def test_by_day_cards_under_the_wonder_are_no_colour() -> None:
    """Two taverns lie under the stages."""
    assert builds(second("day", "forum"), "forum") == ["new_colour"]


def test_by_day_a_chain_stands_beside_the_power() -> None:
    assert builds(second("day", "stables", "apothecary"), "stables") == ["chain", "new_colour"]


def test_by_day_stages_are_not_free() -> None:
    game = second("day", "altar")
    assert refusal(game, 0, "raise altar").code == "missing_resources"


@pytest.mark.parametrize("turn", range(1, 7))
def test_by_night_the_card_of_the_first_turn_is_free(turn: int) -> None:
    found = builds(second("night", "palace", stages=1, turn=turn), "palace")
    assert found == (["first_turn"] if turn == 1 else [])


@pytest.mark.parametrize("turn", range(1, 7))
def test_by_night_the_second_stage_makes_the_card_of_the_last_turn_free_too(turn: int) -> None:
    power = {1: ["first_turn"], 6: ["last_turn"]}
    assert builds(second("night", "palace", turn=turn), "palace") == power.get(turn, [])


def test_by_night_a_sale_in_the_first_turn_forgoes_the_free_card() -> None:
    game, _ = choose(second("night", "palace arsenal", turn=1), "sell palace")
    assert builds(game, "arsenal") == []


def test_by_night_the_first_stage_built_in_turn_one_is_too_late_for_this_age() -> None:
    game = second("night", "tavern palace", "foundry", stages=0, turn=1)
    game, _ = choose(game, "raise tavern")
    assert builds(game, "arsenal") == []


def test_by_night_the_free_card_comes_in_every_age() -> None:
    game = second("night", "palace arsenal", turn=6)
    game, _ = choose(game, "build palace last_turn")
    assert game.state.age == 2
    assert any(str(move).endswith("first_turn") for move in game.options(0))


def test_by_night_a_name_the_city_has_is_not_built_again() -> None:
    assert builds(second("night", "palace", "palace", turn=1), "palace") == []
