"""The three actions of a turn, and what resources, chains and coins allow."""

import pytest

from engine.draft.game import Draft
from engine.draft.scoring import sheet
from engine.events import Raised
from tests.build import cards, choose, city, make, names, purses, refusal, table, uses


def hand(
    held: str, board: str = "rhodes A", built: str = "", *, coins: int = 3, stages: int = 0
) -> Draft:
    """Give seat 0 a hand, between Giza (stone, on its left) and Ephesus (papyrus)."""
    here = city(board, built, coins=coins, stages=stages)
    return table(here, city("giza"), city("ephesus"), hands=(held,))


def test_a_structure_enters_the_city_and_its_coins_go_to_the_bank() -> None:
    game, _ = choose(hand("timber_yard altar"), "build timber_yard paid B1")
    assert names(game.state.cities[0].cards) == ["timber_yard"]
    assert purses(game) == (2, 6, 6)


def test_a_structure_without_a_cost_is_free() -> None:
    assert uses(hand("altar", coins=0), 0, "altar") == ["build altar free", "sell altar"]


def test_own_resources_cost_nothing_and_are_never_spent() -> None:
    game = hand("barracks", coins=0)
    assert "build barracks paid" in uses(game, 0, "barracks")
    after, _ = choose(game, "build barracks paid")
    assert after.state.cities[0].production == game.state.cities[0].production


@pytest.mark.parametrize("copy", ["loom_1", "loom_2"])
def test_a_city_never_has_two_structures_of_one_name(copy: str) -> None:
    game = hand(copy, built="loom_1")
    assert uses(game, 0, copy) == [f"sell {copy}"]
    assert refusal(game, 0, f"build {copy} free").code == "already_built"


def test_a_neighbour_may_have_a_structure_of_the_same_name() -> None:
    game = table(city(), city("giza", "altar"), city("ephesus"), hands=("altar",))
    assert "build altar free" in uses(game, 0, "altar")


def test_stages_are_built_in_order() -> None:
    game = hand("tavern tavern", "olympia A", "sawmill quarry")
    game, events = choose(game, "raise tavern")
    assert Raised(0, 1, 0) in events
    game, events = choose(game, "raise tavern")
    assert Raised(0, 2, 0) in events
    assert [free.name for free in game.state.cities[0].powers] == ["once_an_age"]


def test_a_later_stage_cannot_be_built_before_the_one_in_front_of_it() -> None:
    """Olympia's second stage asks for stone, which the city has; the first one for wood."""
    game = table(city("olympia A", "quarry"), city("giza"), city("ephesus"), hands=("altar",))
    assert refusal(game, 0, "raise altar").facts == {"resources": ("wood",)}


def test_a_stage_asks_its_own_price_whatever_the_card_costs() -> None:
    assert "raise palace" in uses(hand("palace", "giza A", "stone_pit", coins=0), 0, "palace")
    assert uses(hand("altar", "giza A", coins=0), 0, "altar") == ["build altar free", "sell altar"]


def test_the_resources_of_a_stage_can_be_bought() -> None:
    game, _ = choose(hand("tavern", "alexandria A", "stone_pit"), "raise tavern L2")
    assert purses(game) == (1, 8, 6)


def test_a_finished_wonder_has_no_further_stage() -> None:
    game = hand("altar", "giza A", "quarry stone_pit", stages=3)
    assert refusal(game, 0, "raise altar").code == "wonder_finished"


def test_the_coins_of_a_stage_are_paid_by_the_bank_once() -> None:
    game, _ = choose(hand("tavern tavern", "ephesus A", "sawmill", stages=1), "raise tavern")
    assert purses(game)[0] == 12
    game, _ = choose(game)
    assert purses(game)[0] == 15


def test_a_buried_card_is_no_structure_of_that_name() -> None:
    game, _ = choose(hand("tavern", "giza A", "stone_pit"), "raise tavern")
    assert not game.state.cities[0].names & {"Tavern"}
    assert "build tavern free" in uses(game, 0, "tavern")


def test_a_buried_card_makes_no_chain() -> None:
    here = city("giza A", "brickyard").bury(cards("west_trading_post")[0])
    game = table(here, city("giza"), city("ephesus"), hands=("forum",))
    assert uses(game, 0, "forum")[0] == "build forum paid"


def test_a_buried_card_counts_for_no_colour_and_is_not_discarded() -> None:
    game, _ = choose(hand("tavern", "giza A", "stone_pit lighthouse"), "raise tavern")
    lines = game.state.edition.score_lines
    assert dict(sheet(game.state.cities, 0, lines).lines)["yellow"] == 1
    assert names(game.state.discard) == ["tavern", "tavern"]


def test_a_sale_brings_three_coins_and_the_card_is_discarded() -> None:
    game, _ = choose(hand("palace altar"), "sell palace")
    assert purses(game)[0] == 6
    assert "palace" in names(game.state.discard)


def test_every_card_of_the_hand_can_be_sold() -> None:
    held = "palace altar loom_2 tavern"
    game = hand(held, built="loom_1", coins=0)
    assert all(f"sell {card}" in uses(game, 0, card) for card in held.split())


def test_a_chain_is_used_whenever_there_is_one() -> None:
    """No payment stands beside it, even where the resources are there."""
    game = hand("aqueduct", built="baths quarry stone_pit")
    assert uses(game, 0, "aqueduct") == ["build aqueduct chain", "sell aqueduct"]
    assert refusal(game, 0, "build aqueduct paid").code == "no_such_way"


def test_a_free_power_may_be_named_beside_a_chain() -> None:
    game = hand("aqueduct", "olympia A", "baths", stages=2)
    ways = [use for use in uses(game, 0, "aqueduct") if use.startswith("build")]
    assert ways == ["build aqueduct chain", "build aqueduct once_an_age"]


@pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post"])
def test_one_of_several_structures_is_enough_for_a_chain(post: str) -> None:
    assert "build forum chain" in uses(hand("forum", built=post, coins=0), 0, "forum")


def test_a_neighbours_structure_makes_no_chain() -> None:
    game = table(city(coins=0), city("giza", "baths"), city("ephesus"), hands=("aqueduct",))
    assert uses(game, 0, "aqueduct") == ["sell aqueduct"]


def test_a_chain_starts_in_the_turn_after_its_structure_was_built() -> None:
    hands = ("altar temple", "tavern tavern", "tavern temple")
    game = table(city(), city("giza"), city("ephesus"), hands=hands)
    assert uses(game, 0, "temple") == ["sell temple"]
    game, _ = choose(game, "build altar free")
    assert uses(game, 0, "temple") == ["build temple chain", "sell temple"]


def test_coins_from_a_trade_cannot_be_spent_in_the_same_turn() -> None:
    game = table(city(coins=0), city("giza"), city("ephesus"), hands=("baths", "barracks"))
    game, _ = make(game, "1 build barracks paid R2")
    assert refusal(game, 0, "build baths paid L2").facts == {"coins": 2}
    game, _ = make(game, "0 sell baths", "2 sell tavern")
    assert purses(game)[0] == 5


@pytest.mark.parametrize(("move", "coins"), [("sell tavern", 3), ("build tavern free", 5)])
def test_coins_of_a_turn_come_when_everybody_has_chosen(move: str, coins: int) -> None:
    game, _ = make(hand("tavern", coins=0), f"0 {move}", "1 sell tavern")
    assert purses(game) == (0, 3, 3)
    game, _ = make(game, "2 sell tavern")
    assert purses(game) == (coins, 6, 6)


def test_a_resource_built_this_turn_is_not_for_sale_before_the_next() -> None:
    hands = ("baths tavern", "stone_pit tavern", "tavern baths")
    game, _ = make(
        table(city(), city("rhodes"), city("ephesus"), hands=hands), "1 build stone_pit free"
    )
    assert refusal(game, 0, "build baths paid L2").facts == {"resources": ("stone",)}
    game, _ = make(game, "0 sell baths", "2 sell tavern")
    assert "build baths paid L2" in uses(game, 0, "baths")


def test_a_discount_works_from_the_next_turn_on() -> None:
    hands = ("west_trading_post baths", "tavern tavern", "baths tavern")
    game = table(city(), city("giza"), city("ephesus"), hands=hands)
    assert "build baths paid L2" in uses(game, 0, "baths")
    game, _ = choose(game, "build west_trading_post free", "sell tavern", "sell tavern")
    assert uses(game, 0, "baths") == ["build baths paid L1", "sell baths"]


def test_both_neighbours_buy_the_same_symbol_and_its_owner_uses_it() -> None:
    game = table(city("giza"), city(), city("ephesus"), hands=("baths", "baths", "baths"))
    game, _ = choose(game, "build baths paid", "build baths paid R2", "build baths paid L2")
    assert all("baths" in names(here.cards) for here in game.state.cities)
    assert purses(game) == (7, 1, 1)


def test_a_symbol_is_bought_once_a_turn_by_the_same_buyer() -> None:
    game = table(city(coins=9), city("giza"), city("ephesus"), hands=("aqueduct",))
    assert refusal(game, 0, "build aqueduct paid L6").facts == {"resources": ("stone", "stone")}


@pytest.mark.parametrize(("built", "card"), [("caravansery", "guard_tower"), ("forum", "workshop")])
def test_resources_of_yellow_cards_are_not_for_sale(built: str, card: str) -> None:
    game = table(city(coins=9), city("giza", built), city("ephesus"), hands=(card, card))
    assert uses(game, 0, card) == [f"sell {card}"]
    assert f"build {card} paid" in uses(game, 1, card)


def test_resources_of_stages_are_not_for_sale() -> None:
    seller = city("alexandria A", stages=2)
    game = table(city(coins=9), seller, city("ephesus"), hands=("guard_tower", "guard_tower"))
    assert uses(game, 0, "guard_tower") == ["sell guard_tower"]
    assert "build guard_tower paid" in uses(game, 1, "guard_tower")


def test_a_choice_card_gives_one_of_its_options_a_turn() -> None:
    game = hand("altar caravansery", built="timber_yard lumber_yard")
    assert "build caravansery paid" in uses(game, 0, "caravansery")
    game = table(city("olympia B", "timber_yard"), city(), city("ephesus"), hands=("library",))
    assert refusal(game, 0, "build library paid").facts == {"resources": ("stone", "cloth")}


def test_neighbours_pick_their_own_option_of_a_choice_card() -> None:
    seller = city("giza", "clay_pit", coins=0)
    game = table(seller, city("ephesus"), city("olympia"), hands=("guard_tower",) * 3)
    game, _ = make(game, "0 build guard_tower paid", "1 build guard_tower paid R2")
    assert "build guard_tower paid L2" in uses(game, 2, "guard_tower")


@pytest.mark.parametrize(
    ("board", "built", "stages", "payments"),
    [
        ("rhodes A", "", 0, ["L2", "R2"]),
        ("rhodes A", "west_trading_post", 0, ["L1", "R2"]),
        ("rhodes A", "east_trading_post", 0, ["R1", "L2"]),
        ("rhodes A", "marketplace", 0, ["L2", "R2"]),
        ("olympia B", "", 1, ["L1", "R1"]),
        ("olympia B", "west_trading_post east_trading_post", 1, ["L1", "R1"]),
    ],
)
def test_a_raw_good_costs_two_coins_or_one_with_a_discount(
    board: str, built: str, stages: int, payments: list[str]
) -> None:
    """Both neighbours have stone; discounts do not add up; the cheapest comes first."""
    here = city(board, built, stages=stages)
    game = table(here, city("giza"), city("ephesus", "stone_pit"), hands=("baths",))
    ways = [use for use in uses(game, 0, "baths") if use.startswith("build")]
    assert {way.removeprefix("build baths paid ") for way in ways} == set(payments)
    assert [way[-1] for way in ways] == [payment[-1] for payment in payments]


def test_the_marketplace_makes_manufactured_goods_cheaper_on_both_sides() -> None:
    here = city(built="marketplace")
    sides = city("giza", "press_1"), city("ephesus")
    game = table(here, *sides, hands=("scriptorium",))
    ways = ["build scriptorium paid L1", "build scriptorium paid R1"]
    assert sorted(uses(game, 0, "scriptorium")[:2]) == ways


def test_what_the_city_makes_itself_is_not_bought() -> None:
    game = table(city("giza"), city("giza"), city("giza"), hands=("baths",))
    assert [use for use in uses(game, 0, "baths") if "build" in use] == ["build baths paid"]


def test_a_payment_that_another_one_beats_is_not_offered() -> None:
    """Stone is cheaper on the left; dearer stone with equally dear glass is never better."""
    sides = city("giza", "glassworks_1"), city("alexandria", "stone_pit")
    here = city(built="west_trading_post", coins=4)
    game = table(here, *sides, hands=("lighthouse",))
    assert [use.split("paid ")[1] for use in uses(game, 0, "lighthouse")[:-1]] == [
        "L1 R2",
        "L3",
        "R4",
    ]
