"""The payment solver: examples to read; `test_payment_by_force` has random cities."""

import pytest

from engine.draft.city import City
from engine.payment import Missing, missing, production, purchases, shortfalls
from engine.resources import MOST, UNIT, Cost, pack, unpack
from tests.build import cards, city, market

GIZA, EPHESUS = city("giza"), city("ephesus")
WOODLAND = city("giza", "lumber_yard")


def ways(cost: Cost, own: City, left: City = GIZA, right: City = EPHESUS) -> list[str]:
    """Write each payment as moves do: `L2 R1 B1`; nothing at all for one's own resources."""
    return [str(way.payment).strip() for way in purchases(cost, market(own, left, right))]


def all_ways(cost: Cost, own: City, left: City = GIZA, right: City = EPHESUS) -> list[str]:
    found = purchases(cost, market(own, left, right), dominated=True)
    return [str(way.payment).strip() for way in found]


def lack(cost: Cost, own: City, left: City = GIZA, right: City = EPHESUS) -> Missing | None:
    return missing(cost, market(own, left, right))


# What a city has of its own


def test_an_empty_cost_is_paid_with_nothing() -> None:
    assert ways(Cost(), city(coins=0)) == [""]


def test_the_board_and_the_cards_of_a_city_pay_for_it() -> None:
    assert ways(Cost(ore=2, wood=1), city("rhodes", "ore_vein lumber_yard", coins=0)) == [""]


def test_a_double_symbol_makes_two_units() -> None:
    assert ways(Cost(ore=3), city("rhodes", "foundry", coins=0)) == [""]
    assert ways(Cost(ore=4), city("rhodes", "foundry", coins=9)) == []


def test_each_symbol_serves_once() -> None:
    assert ways(Cost(ore=2), city("rhodes", coins=9)) == []


def test_yellow_cards_and_stages_produce_for_their_owner() -> None:
    own = city("alexandria B", "forum caravansery", stages=2, coins=0)
    assert ways(Cost(wood=2, glass=2, cloth=1), own) == [""]


def test_a_stage_not_yet_built_produces_nothing() -> None:
    assert ways(Cost(wood=1), city("alexandria B", coins=9)) == []


def test_a_choice_gives_one_of_its_options() -> None:
    own = city("rhodes", "timber_yard", coins=0)
    assert ways(Cost(wood=1), own) == ways(Cost(stone=1), own) == [""]
    assert ways(Cost(wood=1, stone=1), own, left=EPHESUS) == []


def test_choices_are_used_for_the_best() -> None:
    # Only the farm for wood, the excavation for stone and the pit for clay will do.
    own = city("rhodes", "tree_farm excavation clay_pit", coins=0)
    assert ways(Cost(wood=1, stone=1, clay=1, ore=1), own) == [""]


def test_nothing_is_bought_that_the_city_makes() -> None:
    own = city("rhodes", "lumber_yard", coins=9)
    assert all_ways(Cost(wood=1), own, left=WOODLAND) == [""]


# What neighbours sell


@pytest.mark.parametrize(
    ("left", "right", "found"),
    [("giza", "ephesus", ["L2"]), ("ephesus", "giza", ["R2"]), ("giza", "giza", ["R2", "L2"])],
)
def test_a_unit_costs_two_coins(left: str, right: str, found: list[str]) -> None:
    assert ways(Cost(stone=1), city(), city(left), city(right)) == found


def test_the_goods_of_a_purchase_are_told() -> None:
    own, left = city(coins=9), city("giza", "clay_pool")
    (way,) = purchases(Cost(clay=1, stone=1, papyrus=1), market(own, left, EPHESUS))
    assert unpack(way.from_left) == ("stone", "clay")
    assert unpack(way.from_right) == ("papyrus",)


def test_brown_and_grey_cards_are_for_sale() -> None:
    left = city("giza", "lumber_yard loom_1")
    assert ways(Cost(wood=1, cloth=1), city(coins=4), left) == ["L4"]


def test_yellow_cards_and_stages_are_not_for_sale() -> None:
    left = city("alexandria B", "forum caravansery", stages=2)
    assert ways(Cost(wood=1), city(coins=9), left) == []
    assert ways(Cost(cloth=1), city(coins=9), left) == []


def test_a_neighbours_choice_is_the_buyers() -> None:
    left = city("giza", "tree_farm")
    assert ways(Cost(wood=1), city(), left) == ways(Cost(clay=1), city(), left) == ["L2"]


def test_a_neighbours_symbol_is_bought_once() -> None:
    left = city("giza", "tree_farm")
    assert ways(Cost(wood=1, clay=1), city(coins=9), left) == []
    assert ways(Cost(stone=2), city(coins=9), left) == []


def test_what_one_makes_decides_what_is_bought() -> None:
    # The own symbol makes wood or stone; the neighbour has only stone to sell.
    own = city("rhodes", "timber_yard", coins=2)
    assert ways(Cost(wood=1, stone=1), own) == ["L2"]


def test_both_neighbours_sell_in_every_split() -> None:
    own, wood = city(coins=4), city("giza", "sawmill")
    assert ways(Cost(wood=2), own, wood, wood) == ["R4", "L2 R2", "L4"]


# Discounts


def test_the_west_trading_post_halves_raw_goods_on_the_left() -> None:
    own = city("rhodes", "west_trading_post")
    assert ways(Cost(stone=1), own, GIZA, GIZA) == ["L1", "R2"]


def test_the_east_trading_post_halves_raw_goods_on_the_right() -> None:
    own = city("rhodes", "east_trading_post")
    assert ways(Cost(stone=1), own, GIZA, GIZA) == ["R1", "L2"]


def test_both_trading_posts_halve_raw_goods_on_both_sides() -> None:
    own = city("rhodes", "east_trading_post west_trading_post")
    assert ways(Cost(stone=1), own, GIZA, GIZA) == ["R1", "L1"]
    assert ways(Cost(papyrus=1), own, EPHESUS, EPHESUS) == ["R2", "L2"]


def test_the_marketplace_halves_manufactured_goods_on_both_sides() -> None:
    own = city("rhodes", "marketplace")
    assert ways(Cost(papyrus=1), own, EPHESUS, EPHESUS) == ["R1", "L1"]
    assert ways(Cost(stone=1), own, GIZA, GIZA) == ["R2", "L2"]


def test_olympia_b_halves_raw_goods_on_both_sides() -> None:
    assert ways(Cost(stone=1), city("olympia B", stages=1), GIZA, GIZA) == ["R1", "L1"]


def test_discounts_do_not_add_up() -> None:
    own = city("olympia B", "west_trading_post", stages=1)
    assert ways(Cost(stone=1), own) == ["L1"]


def test_a_neighbours_discount_is_not_ones_own() -> None:
    assert ways(Cost(stone=1), city(), city("giza", "east_trading_post")) == ["L2"]


# Which payments are offered


def test_a_payment_that_another_beats_is_dropped() -> None:
    own = city("rhodes", "west_trading_post", coins=9)
    both = city("ephesus", "stone_pit")
    # Stone from the right with papyrus from the left would be L2 R2.
    assert ways(Cost(stone=1, papyrus=1), own, both, both) == ["L1 R2", "L3", "R4"]
    assert "L2 R2" in all_ways(Cost(stone=1, papyrus=1), own, both, both)


def test_equal_payments_are_one() -> None:
    both = city("giza", "clay_pool")
    found = all_ways(Cost(stone=1, clay=1), city(coins=9), both, both)
    assert found == ["R4", "L2 R2", "L4"]


def test_the_cheapest_comes_first() -> None:
    own = city("rhodes", "west_trading_post", coins=9)
    assert ways(Cost(wood=2), own, city("giza", "sawmill"), city("giza", "sawmill")) == [
        "L2",
        "L1 R2",
        "R4",
    ]


def test_only_what_the_treasury_can_pay_is_offered() -> None:
    own = city("rhodes", "west_trading_post", coins=3)
    assert ways(Cost(wood=2), own, city("giza", "sawmill"), city("giza", "sawmill")) == [
        "L2",
        "L1 R2",
    ]


# Coins to the bank


def test_coins_of_a_cost_go_to_the_bank() -> None:
    assert ways(Cost(coins=1), city(coins=1)) == ["B1"]
    assert ways(Cost(coins=1, ore=1), city(coins=1)) == ["B1"]


def test_the_bank_is_paid_beside_the_neighbours() -> None:
    assert ways(Cost(coins=1, stone=1), city(coins=3)) == ["L2 B1"]
    assert ways(Cost(coins=1, stone=1), city(coins=2)) == []


# What is refused at once


def test_too_few_coins_for_the_bank_are_refused_whatever_the_city_makes() -> None:
    assert ways(Cost(coins=2, ore=1), city(coins=1)) == []


def test_a_resource_that_no_one_makes_is_refused_whatever_the_coins() -> None:
    assert ways(Cost(cloth=1), city(coins=99)) == []


def test_more_units_than_coins_are_refused() -> None:
    own = city("rhodes", "west_trading_post", coins=1)
    assert ways(Cost(stone=2), own, city("giza", "stone_pit")) == []


# Why a cost cannot be paid


def test_nothing_is_missing_where_something_can_be_paid() -> None:
    assert lack(Cost(stone=1), city(coins=2)) is None
    assert lack(Cost(), city(coins=0)) is None


def test_resources_that_no_one_offers_are_missing() -> None:
    assert lack(Cost(cloth=1, stone=1), city(coins=9)) == Missing(resources=pack({"cloth": 1}))
    assert lack(Cost(ore=3), city(coins=9)) == Missing(resources=pack({"ore": 2}))


def test_resources_are_missing_rather_than_coins() -> None:
    assert lack(Cost(coins=5, cloth=1), city(coins=0)) == Missing(resources=pack({"cloth": 1}))


def test_missing_coins_are_counted_to_the_cheapest_way() -> None:
    assert lack(Cost(stone=1, papyrus=1), city(coins=3)) == Missing(coins=1)
    assert lack(Cost(stone=1), city("rhodes", "west_trading_post", coins=0)) == Missing(coins=1)
    assert lack(Cost(coins=3, stone=1), city(coins=1)) == Missing(coins=4)


def test_a_shared_choice_leaves_one_unit_missing() -> None:
    own = city("rhodes", "tree_farm", coins=9)
    short = lack(Cost(wood=1, clay=1), own)
    assert short in [Missing(resources=pack({"wood": 1})), Missing(resources=pack({"clay": 1}))]


# The steps of the solver


def test_equal_productions_are_equal_values() -> None:
    one, other = cards("tree_farm mine"), cards("mine tree_farm")
    made = [production(0, tuple(c for card in some for c in card.choices)) for some in (one, other)]
    assert made[0] == made[1]


def test_shortfalls_are_all_the_smallest_ones() -> None:
    (choice,) = cards("tree_farm")[0].choices
    short = shortfalls(pack({"wood": 1, "clay": 1, "ore": 1}), (choice,))
    assert set(short) == {pack({"wood": 1, "ore": 1}), pack({"clay": 1, "ore": 1})}


def test_more_of_a_resource_than_a_lane_holds_is_still_enough() -> None:
    (choice,) = cards("caravansery")[0].choices
    assert production(UNIT["wood"] * 4, (choice,) * 6).most & MOST == MOST
