"""Babylon's last card: played as a further turn of that player alone."""

import pytest

from engine.draft.game import Draft
from engine.events import AgeBegan, LeftOver
from tests.build import SECOND, choose, city, make, names, purses, refusal, table, uses


def sixth(held: str, built: str = "", *, stages: int = 2, coins: int = 3) -> Draft:
    """Let Babylon hold two cards in the sixth turn, between Giza and Ephesus."""
    babylon = city("babylon B", built, stages=stages, coins=coins)
    hands = (held, "tavern altar", "tavern theater")
    return table(babylon, city("giza"), city("ephesus"), hands=hands, turn=6)


def asked(game: Draft) -> list[tuple[int, str]]:
    return [(decision.seat, decision.question) for decision in game.waiting()]


def test_the_last_card_is_played_alone_after_the_sixth_turn() -> None:
    game, events = choose(sixth("tavern altar"))
    assert asked(game) == [(0, "last_card")]
    assert uses(game, 0, "altar") == ["build altar free", "sell altar"]
    assert not any(isinstance(event, LeftOver) for event in events)


def test_others_lose_their_last_cards_when_it_has_been_played() -> None:
    game, _ = choose(sixth("tavern baths"))
    game, events = make(game, "0 sell baths")
    assert LeftOver(2) in events
    assert names(game.state.discard)[-2:] == ["altar", "theater"]
    assert AgeBegan(2) in events


def test_others_are_not_asked_meanwhile() -> None:
    game, _ = choose(sixth("tavern altar"))
    assert game.options(1) == []
    assert refusal(game, 1, "sell altar").code == "not_asked"


def test_without_the_stage_the_last_card_is_discarded() -> None:
    game, events = choose(sixth("tavern baths", stages=1))
    assert LeftOver(3) in events
    assert "baths" in names(game.state.discard)


@pytest.mark.parametrize("turn", range(1, 6))
def test_only_the_last_turn_of_an_age_has_a_last_card(turn: int) -> None:
    game, _ = choose(table(city("babylon B", stages=2), city("giza"), city("ephesus"), turn=turn))
    assert asked(game) == [(0, "card"), (1, "card"), (2, "card")]


def test_the_stage_may_be_built_in_this_very_sixth_turn() -> None:
    game = sixth("tavern baths", "sawmill glassworks_1", stages=1)
    game, _ = choose(game, "raise tavern")
    assert asked(game) == [(0, "last_card")]
    game, _ = make(game, "0 build baths paid L2")
    assert names(game.state.cities[0].cards)[-1] == "baths"


def test_coins_of_the_sale_just_made_can_be_spent() -> None:
    game, _ = choose(sixth("tavern timber_yard", coins=0), "sell tavern")
    game, _ = make(game, "0 build timber_yard paid B1")
    assert purses(game)[0] == 2


def test_coins_of_the_tavern_just_built_can_be_spent() -> None:
    game, _ = choose(sixth("tavern baths", coins=0), "build tavern free")
    assert "build baths paid L2" in uses(game, 0, "baths")


def test_coins_neighbours_just_paid_can_be_spent() -> None:
    cities = city("babylon B", stages=2, coins=0), city("giza"), city("ephesus")
    game = table(*cities, hands=("altar baths", "guard_tower tavern"), turn=6)
    game, _ = choose(game, "build altar free", "build guard_tower paid R2", "sell tavern")
    assert "build baths paid L2" in uses(game, 0, "baths")


def test_the_structure_just_built_makes_a_chain() -> None:
    game, _ = choose(sixth("altar temple"), "build altar free")
    assert uses(game, 0, "temple") == ["build temple chain", "sell temple"]


def test_the_discount_just_built_counts() -> None:
    game, _ = choose(sixth("west_trading_post baths"), "build west_trading_post free")
    assert uses(game, 0, "baths") == ["build baths paid L1", "sell baths"]


def test_what_neighbours_just_built_can_be_bought() -> None:
    cities = city("babylon B", stages=2), city("giza"), city("ephesus")
    game = table(*cities, hands=("tavern barracks", "ore_vein tavern"), turn=6)
    game, _ = choose(game, "sell tavern", "build ore_vein free", "sell tavern")
    assert "build barracks paid L2" in uses(game, 0, "barracks")


def test_symbols_serve_again() -> None:
    """The one stone of Giza is bought for both cards."""
    game = sixth("baths lighthouse", "glassworks_1", coins=4)
    game, _ = choose(game, "build baths paid L2")
    game, _ = make(game, "0 build lighthouse paid L2")
    assert names(game.state.cities[0].cards)[-2:] == ["baths", "lighthouse"]


def test_the_structure_just_built_is_not_built_again() -> None:
    game, _ = choose(sixth("tavern tavern"), "build tavern free")
    assert uses(game, 0, "tavern") == ["sell tavern"]


def test_the_last_card_can_be_sold() -> None:
    game, _ = choose(sixth("tavern palace"))
    game, _ = make(game, "0 sell palace")
    assert purses(game)[0] == 9
    assert "palace" in names(game.state.discard)


def test_the_last_card_can_be_used_for_the_next_stage() -> None:
    game, _ = choose(sixth("tavern altar", "brickyard press_1"))
    game, _ = make(game, "0 raise altar")
    assert names(game.state.cities[0].buried)[-1] == "altar"
    assert names(game.state.discard).count("altar") == 1


def test_two_stages_can_be_built_in_the_sixth_turn() -> None:
    game = sixth("tavern baths", "sawmill glassworks_1 brickyard press_1", stages=1)
    game, _ = choose(game, "raise tavern")
    game, _ = make(game, "0 raise baths")
    assert len(game.state.cities[0].buried) == 3


def test_the_last_card_earns_its_coins() -> None:
    game, _ = choose(sixth("altar tavern"), "build altar free")
    game, _ = make(game, "0 build tavern free")
    assert purses(game)[0] == 8


def test_the_last_card_is_played_before_the_conflict() -> None:
    game, _ = choose(sixth("tavern guard_tower"))
    game, _ = make(game, "0 build guard_tower paid")
    assert game.state.cities[0].victories == (1, 1)


def test_the_last_card_is_neither_declined_nor_taken_back() -> None:
    game, _ = choose(sixth("tavern altar"))
    assert refusal(game, 0, "decline").code == "not_asked"
    assert refusal(game, 0, "withdraw").code == "nothing_to_withdraw"
    assert refusal(game, 0, "sell theater").code == "not_in_hand"


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_last_card_is_played_in_every_age(age: int) -> None:
    cities = city("babylon B", stages=2), city("giza"), city("ephesus")
    game, _ = choose(table(*cities, age=age, turn=6))
    assert asked(game) == [(0, "last_card")]


def test_the_second_edition_has_it_by_night_with_the_first_stage() -> None:
    babylon = city("babylon night", "quarry", game=SECOND)
    around = city("giza", game=SECOND), city("ephesus", game=SECOND)
    game = table(babylon, *around, hands=("tavern altar",), turn=6, game=SECOND)
    game, _ = choose(game, "raise tavern")
    assert asked(game) == [(0, "last_card")]


def test_builds_from_the_discard_come_after_the_last_card() -> None:
    halicarnassus = city("halicarnassus B", "foundry")
    cities = city("babylon B", stages=2), halicarnassus, city("ephesus")
    game = table(*cities, hands=("tavern palace", "tavern baths", "tavern altar"), turn=6)
    game, _ = choose(game, "sell tavern", "raise tavern", "sell tavern")
    assert asked(game) == [(0, "last_card")]
    game, _ = make(game, "0 sell palace")
    assert asked(game) == [(1, "discard")]
    picks = [str(move).split()[1] for move in game.options(1)[:-1]]
    assert sorted(picks) == ["altar", "baths", "palace", "tavern"]


def test_all_last_cards_come_before_any_build_from_the_discard() -> None:
    """Only a made-up table has Babylon twice; the order of the steps holds there too."""
    babylon = city("babylon B", stages=2)
    game = table(babylon, babylon, city("halicarnassus B", "foundry"), turn=6)
    game, _ = choose(game, "sell tavern", "sell tavern", "raise tavern")
    assert asked(game) == [(0, "last_card")]
    game, _ = make(game, "0 sell tavern")
    assert asked(game) == [(1, "last_card")]
