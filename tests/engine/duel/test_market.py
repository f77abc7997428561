"""Prices: the bank, fixed prices, choices and discounts, used for the cheapest payment."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.duel.city import City
from engine.duel.market import deal, prices
from engine.events import Bought
from engine.resources import UNIT, Cost, Resource, amount, unpack
from tests.engine.duel.brute_force import trade
from tests.engine.duel.build import (
    CONTENT,
    after,
    duel,
    make,
    purses,
    refusal,
    tokens,
    town,
    uses,
    wonders,
)

QUIET = settings(derandomize=True, deadline=None, database=None, max_examples=300)
GOODS: tuple[Resource, ...] = ("wood", "stone", "clay", "glass", "papyrus")


def price_list(mine: City, theirs: City) -> list[int]:
    """List what the five resources cost."""
    asked = prices(mine, theirs)
    return [amount(asked, UNIT[name]) for name in GOODS]


@pytest.mark.parametrize(
    ("theirs", "expected"),
    [
        ("", [2, 2, 2, 2, 2]),
        ("lumber_yard", [3, 2, 2, 2, 2]),
        ("lumber_yard logging_camp sawmill", [6, 2, 2, 2, 2]),
        ("brickyard glass_blower glassworks", [2, 2, 4, 4, 2]),
        ("forum caravansery", [2, 2, 2, 2, 2]),
    ],
)
def test_a_unit_costs_two_and_one_for_each_on_the_opponents_brown_and_grey_cards(
    theirs: str, expected: list[int]
) -> None:
    assert price_list(town(), town(theirs)) == expected


def test_wonders_of_the_opponent_do_not_raise_prices() -> None:
    theirs = town(erected="piraeus the_great_lighthouse")
    assert price_list(town(), theirs) == [2, 2, 2, 2, 2]


def test_the_own_production_does_not_change_prices() -> None:
    assert price_list(town("sawmill press"), town()) == [2, 2, 2, 2, 2]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("wood_reserve", [1, 3, 3, 3, 3]),
        ("stone_reserve", [3, 1, 3, 3, 3]),
        ("clay_reserve", [3, 3, 1, 3, 3]),
        ("customs_house", [3, 3, 3, 1, 1]),
    ],
)
def test_a_fixed_price_is_one_whatever_the_opponent_makes(card: str, expected: list[int]) -> None:
    theirs = town("lumber_yard quarry clay_pool glassworks press")
    assert price_list(town(card), theirs) == expected


def test_any_number_of_units_can_be_bought() -> None:
    game = duel(town(coins=10), display="palace", age=3)
    assert uses(game, "palace")[0] == "build palace paid B10"


def test_a_choice_makes_the_dearest_unit() -> None:
    """Wood costs 4 and stone 2: the caravansery makes the wood."""
    game = duel(town("caravansery"), town("sawmill"), "rostrum")
    assert uses(game, "rostrum")[0] == "build rostrum paid B2"


def test_two_choices_are_used_together() -> None:
    game = duel(town("forum caravansery", coins=2), town("press"), "port", age=3)
    assert uses(game, "port")[0] == "build port paid B2"


def test_a_choice_card_does_not_make_two_units_at_once() -> None:
    game = duel(town("forum", coins=2), display="school")
    assert uses(game, "school")[:1] == ["sell school"]


def test_coins_that_the_building_brings_do_not_pay_for_it() -> None:
    game = duel(town("quarry quarry", coins=1), display="armory", age=3)
    assert refusal(game, "0 build armory paid B2").facts == {"coins": 1}


def test_what_is_bought_is_told() -> None:
    _, events = make(duel(town(), town("clay_pool"), "statue"), "0 build statue paid B6")
    assert events[1] == Bought(0, ("clay", "clay"), 6, None)


def test_the_wonders_price_is_paid_and_not_the_cards() -> None:
    game = duel(town("shelf_quarry quarry press", coins=0, plans="the_pyramids"), display="palace")
    assert uses(game, "palace") == ["erect the_pyramids palace", "sell palace"]


def test_masonry_strikes_the_two_dearest_units_of_a_blue_card() -> None:
    """Palace: wood 3, stone 3, clay 2 and two glasses of 4."""
    theirs = town("lumber_yard quarry glassworks glass_blower")
    game = duel(town(coins=8, learnt="masonry"), theirs, "palace", age=3)
    assert uses(game, "palace")[0] == "build palace paid B8"


def test_architecture_strikes_the_two_dearest_units_of_a_wonder() -> None:
    theirs = town("shelf_quarry")
    city = town(coins=6, plans="the_pyramids", learnt="architecture")
    assert uses(duel(city, theirs, "altar"), "altar")[1] == "erect the_pyramids altar B6"


def test_a_discount_is_for_its_own_kind_only() -> None:
    both = town(coins=50, plans="the_pyramids", learnt="masonry")
    assert uses(duel(both, display="walls"), "walls")[:2] == [
        "build walls paid B4",
        "erect the_pyramids walls B8",
    ]


def test_a_discount_leaves_coins_alone_and_what_is_too_much_is_lost() -> None:
    game = duel(town("", coins=0, learnt="masonry"), display="baths", age=1)
    assert uses(game, "baths")[0] == "build baths paid"


def test_the_choice_and_the_discount_are_used_together_for_the_best() -> None:
    """Senate: the caravansery makes the stone of 4, masonry strikes two clays of 3."""
    theirs = town("shelf_quarry clay_pool")
    game = duel(town("caravansery", learnt="masonry"), theirs, "senate", age=3)
    assert uses(game, "senate")[0] == "build senate paid B2"


def test_economy_sends_trade_coins_to_its_owner_and_the_rest_to_the_bank() -> None:
    game = duel(town(), town("glassworks", learnt="economy", coins=0), "caravansery")
    game, events = make(game, "0 build caravansery paid L5 B2")
    assert purses(game) == (0, 5)
    assert events[1] == Bought(0, ("glass", "papyrus"), 5, 1)


def random_city(rng: Random) -> City:
    """Make a city with some producers, fixed prices, wonders and tokens."""
    makers = [c for c in CONTENT.cards if c.colour in ("brown", "grey", "yellow") and c.age < 3]
    held = tuple(rng.sample(makers, rng.randint(0, 9)))
    made = wonders(" ".join(rng.sample(["piraeus", "the_great_lighthouse"], rng.randint(0, 2))))
    known = tokens(" ".join(rng.sample(["masonry", "architecture"], rng.randint(0, 2))))
    return City(rng.randint(0, 20), held, built=made, tokens=known)


SEEDS = st.randoms(use_true_random=True)


@QUIET
@given(SEEDS)
def test_every_cost_is_paid_as_by_brute_force(rng: Random) -> None:
    mine, theirs = random_city(rng), random_city(rng)
    things = [*CONTENT.cards, *CONTENT.wonders]
    for cost in [thing.cost for thing in rng.sample(things, 12)]:
        off = rng.choice([0, 0, 2])
        found = deal(cost, mine, prices(mine, theirs), off)
        assert found.coins == trade(cost, mine, theirs, off)


@QUIET
@given(SEEDS)
def test_the_goods_are_worth_the_coins(rng: Random) -> None:
    mine, theirs = random_city(rng), random_city(rng)
    cost = Cost(wood=rng.randint(0, 3), clay=rng.randint(0, 3), glass=rng.randint(0, 2))
    asked = prices(mine, theirs)
    found = deal(cost, mine, asked, 0)
    assert found.coins == sum(amount(asked, UNIT[name]) for name in unpack(found.goods))


def test_production_is_never_used_up() -> None:
    game = duel(town("quarry", coins=0), town(coins=0), "baths rostrum", age=1)
    game = after(game, "0 build baths paid", "1 sell rostrum")
    assert game.state.cities[0].production == town("quarry baths").production
