"""The black cards of Cities, each with what it does."""

import pytest

from engine.catalogue import edition
from engine.draft.city import City
from engine.draft.game import Draft
from engine.draft.options import build_moves, raise_ways
from engine.events import Earned, Lost, Negotiated, Traded
from engine.moves import Payment
from engine.resources import unpack
from tests.build import ALL, cards, choose, city, purses, scored, site, table, uses

BLACK = edition(ALL).of_colour("black")


def three(hand: str, built: str = "", *, coins: int = 9, age: int = 2) -> Draft:
    """Set a table of three where seat 0 has a hand and a city with some structures."""
    cities = city("rhodes", built, coins=coins), city("giza"), city("ephesus")
    return table(*cities, hands=(hand,), age=age, expansions="cities")


@pytest.mark.parametrize(
    ("card", "coins", "goods"),
    [
        ("pigeon_loft", 1, "ore"),
        ("militia", 3, ""),
        ("hideout", 0, ""),
        ("residence", 0, "clay"),
        ("gambling_den", 0, ""),
        ("clandestine_dock_east", 1, ""),
        ("clandestine_dock_west", 1, ""),
        ("secret_warehouse", 2, ""),
        ("gates_of_the_city", 1, "wood"),
        ("spy_ring", 2, "stone clay"),
        ("mercenaries", 4, "papyrus"),
        ("lair", 0, "wood glass"),
        ("consulate", 0, "clay papyrus"),
        ("gambling_house", 1, ""),
        ("black_market", 0, "ore cloth"),
        ("sepulcher", 0, "stone glass cloth"),
        ("architect_cabinet", 1, "papyrus"),
        ("tabularium", 2, "wood ore cloth"),
        ("torture_chamber", 3, "ore ore glass"),
        ("contingent", 5, "cloth"),
        ("brotherhood", 0, "wood wood ore cloth"),
        ("embassy", 0, "stone cloth papyrus"),
        ("cenotaph", 0, "stone clay clay glass cloth"),
        ("builders_union", 0, "wood clay glass papyrus"),
        ("secret_society", 0, "stone papyrus"),
        ("slave_market", 0, "wood wood ore ore"),
        ("capitol", 2, "stone stone clay clay glass papyrus"),
    ],
)
def test_what_a_black_card_costs(card: str, coins: int, goods: str) -> None:
    cost = cards(card)[0].cost
    assert (cost.coins, " ".join(unpack(cost.need))) == (coins, goods)


def test_there_are_nine_black_cards_of_each_age_and_no_chains() -> None:
    assert [sum(card.age == age for card in BLACK) for age in (1, 2, 3)] == [9, 9, 9]
    assert not any(card.chain_from or card.chain_to for card in BLACK)


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("hideout", 2),
        ("residence", 1),
        ("gates_of_the_city", 4),
        ("lair", 3),
        ("consulate", 2),
        ("sepulcher", 4),
        ("architect_cabinet", 2),
        ("tabularium", 6),
        ("brotherhood", 4),
        ("embassy", 3),
        ("cenotaph", 5),
        ("builders_union", 4),
        ("capitol", 8),
        ("militia", 0),
        ("gambling_den", 0),
    ],
)
def test_the_points_of_a_black_card(card: str, points: int) -> None:
    assert scored(city("rhodes", card, coins=0)) == {
        **dict.fromkeys(edition(ALL).score_lines, 0),
        "black_and_leaders": points,
    }


@pytest.mark.parametrize(
    ("card", "shields"), [("militia", 2), ("mercenaries", 3), ("contingent", 5)]
)
def test_the_shields_of_a_black_card(card: str, shields: int) -> None:
    assert city("rhodes", card).shields == shields


@pytest.mark.parametrize("card", ["pigeon_loft", "spy_ring", "torture_chamber"])
def test_a_mask_copies_a_green_card_of_a_neighbour(card: str) -> None:
    here = city("rhodes", f"{card} apothecary")
    assert scored(here)["green"] == 1
    assert scored(here, city("giza", "apothecary"))["green"] == 4
    assert scored(here, city("giza"), city("ephesus", "dispensary"))["green"] == 4


@pytest.mark.parametrize(
    ("card", "built", "loss"),
    [
        ("hideout", "", 1),
        ("lair", "lumber_yard glassworks_1", 2),
        ("brotherhood", "sawmill loom_1", 3),
    ],
)
def test_a_card_that_makes_all_others_lose_coins(card: str, built: str, loss: int) -> None:
    game = three(card, built)
    game, _ = choose(game, uses(game, 0, card)[0])
    assert game.view(None).losses == (0, loss, loss)
    assert {decision.seat for decision in game.waiting()} == {1, 2}


@pytest.mark.parametrize("card", ["sepulcher", "cenotaph"])
def test_victory_tokens_cost_coins_whatever_they_are_worth(card: str) -> None:
    own = city("rhodes", "quarry brickyard loom_1 glassworks_1", tokens="1 3 5")
    game = table(own, city("giza", tokens="5 3 -1"), city("ephesus"), hands=(card,), age=3,
                 expansions="cities")  # fmt: skip
    game, _ = choose(game, f"build {card} paid")
    assert game.view(None).losses == (0, 2, 0)


def test_the_builders_union_costs_a_coin_for_each_stage_even_a_new_one() -> None:
    own = city("rhodes", "lumber_yard clay_pool press_1 glassworks_1", stages=3)
    rich = city("giza A", "stone_pit", stages=0)
    game = table(own, rich, city("ephesus", stages=2), hands=("builders_union", "tavern"), age=3,
                 expansions="cities")  # fmt: skip
    game, _ = choose(game, "build builders_union paid", "raise tavern")
    assert game.view(None).losses == (0, 1, 2)


@pytest.mark.parametrize(
    ("card", "built"),
    [
        ("residence", "clay_pool"),
        ("consulate", "clay_pool press_1"),
        ("embassy", "stone_pit loom_1 press_1"),
    ],
)
def test_a_card_that_brings_diplomacy(card: str, built: str) -> None:
    game, events = choose(three(card, built), f"build {card} paid")
    assert Negotiated(0, 1) in events
    assert game.view(None).cities[0].diplomacy == 1


@pytest.mark.parametrize(
    ("card", "how", "own", "theirs"),
    [("gambling_den", "free", 6, 1), ("gambling_house", "paid B1", 9, 2)],
)
def test_gambling_pays_the_neighbours_too(card: str, how: str, own: int, theirs: int) -> None:
    cities = [city(board, coins=3) for board in ("rhodes", "giza", "ephesus", "babylon")]
    game = table(*cities, hands=(card, "altar", "altar", "altar"), expansions="cities")
    game, events = choose(game, f"build {card} {how}", *["build altar free"] * 3)
    assert purses(game) == (3 + own - len(how.split()[1:]), 3 + theirs, 3, 3 + theirs)
    assert Earned(1, theirs, card) in events and Earned(3, theirs, card) in events


@pytest.mark.parametrize(
    ("card", "side"), [("clandestine_dock_east", "right"), ("clandestine_dock_west", "left")]
)
def test_a_dock_takes_a_coin_off_on_its_side_and_not_on_the_other(card: str, side: str) -> None:
    here = site(city("rhodes", card), city("giza"), city("halicarnassus"))
    paid = {"left": Payment(left=1), "right": Payment(right=1)}
    stone, cloth = cards("baths")[0], cards("apothecary")[0]
    assert (build_moves(here, stone)[0].payment == paid["left"]) == (side == "left")
    assert (build_moves(here, cloth)[0].payment == paid["right"]) == (side == "right")


def test_a_dock_works_once_a_turn() -> None:
    here = site(city("rhodes", "clandestine_dock_west", coins=9), city("giza", "stone_pit quarry"))
    assert [move.payment for move in build_moves(here, cards("aqueduct")[0])] == [Payment(left=5)]


def test_a_purchase_for_nothing_is_told_as_one() -> None:
    own = city("rhodes", "clandestine_dock_west west_trading_post", coins=0)
    game = table(own, city("giza"), city("ephesus"), hands=("baths",), expansions="cities")
    assert uses(game, 0, "baths") == ["build baths paid", "sell baths"]
    game, events = choose(game, "build baths paid")
    assert Traded(0, 1, 0, ("stone",)) in events


def test_the_secret_warehouse_doubles_what_the_city_makes() -> None:
    here = site(city("rhodes", "secret_warehouse loom_1", coins=0))
    assert build_moves(here, cards("barracks")[0]) and not build_moves(here, cards("walls")[0])
    two_ores = site(city("olympia", "secret_warehouse ore_vein", stages=2, coins=0))
    assert [way.payment for way in raise_ways(two_ores)] == [Payment()]


def test_the_secret_warehouse_looks_at_board_brown_and_grey_only() -> None:
    forum = city("rhodes", "secret_warehouse forum")
    assert [set(options) for options in shown(forum)] == [
        {"ore"},
        {"ore"},
        {"glass", "cloth", "papyrus"},
    ]
    choice = city("rhodes", "secret_warehouse tree_farm")
    assert {"wood", "clay", "ore"} in [set(options) for options in shown(choice)]


def test_the_black_market_makes_what_the_city_does_not() -> None:
    market = city("rhodes", "black_market tree_farm forum")
    assert {"stone", "glass", "cloth", "papyrus"} in [set(options) for options in shown(market)]


def shown(here: City) -> tuple[tuple[str, ...], ...]:
    """Tell what a city makes, in the order of how much there is to choose."""
    game = table(here, city("giza"), city("ephesus"), expansions="cities")
    return tuple(sorted(game.view(None).cities[0].production, key=len))


def test_neither_warehouse_nor_market_is_for_sale() -> None:
    here = city("rhodes", "secret_warehouse black_market")
    assert here.supply == city("rhodes").supply


def test_where_nothing_is_made_the_warehouse_gives_nothing_and_the_market_anything() -> None:
    assert shown(city("rome A", "secret_warehouse")) == ()
    assert len(shown(city("rome A", "black_market"))[0]) == 7


def test_with_the_architect_cabinet_stages_need_no_resources() -> None:
    here = site(city("giza B", "architect_cabinet", coins=0))
    assert [way.payment for way in raise_ways(here)] == [Payment()]


def test_the_architect_cabinet_does_not_pay_the_coins_of_petra() -> None:
    here = site(city("petra A", "architect_cabinet", stages=1, coins=7))
    assert [way.payment for way in raise_ways(here)] == [Payment(bank=7)]
    assert raise_ways(site(city("petra A", "architect_cabinet", stages=1, coins=6))) == ()


def test_docks_warehouse_market_and_cabinet_work_from_the_next_turn_on() -> None:
    game = three("architect_cabinet tavern", "press_1")
    assert not [move for move in uses(game, 0, "tavern") if move.startswith("raise")]
    game, _ = choose(game, "build architect_cabinet paid B1")
    assert [move for move in uses(game, 0, "tavern") if move.startswith("raise")]


def test_the_secret_society_counts_black_cards_when_built_and_at_the_end() -> None:
    game = three("secret_society", "militia hideout stone_pit press_1", coins=0, age=3)
    game, events = choose(game, "build secret_society paid")
    assert Earned(0, 3, "secret_society") in events
    assert scored(city("rhodes", "secret_society militia hideout"))["black_and_leaders"] == 3 + 2


def test_the_slave_market_counts_victory_tokens_when_built_and_at_the_end() -> None:
    own = city("rhodes", "sawmill foundry", coins=0, tokens="1 3 3 -1")
    game = table(own, city("giza"), city("ephesus"), hands=("slave_market",), expansions="cities")
    game, events = choose(game, "build slave_market paid")
    assert Earned(0, 3, "slave_market") in events
    assert scored(city("rhodes", "slave_market", tokens="5 5"))["black_and_leaders"] == 2


def test_who_has_no_coins_is_not_asked_and_goes_into_debt() -> None:
    cities = city("rhodes"), city("giza", coins=0), city("ephesus", coins=0)
    hands = ("hideout", "altar", "altar")
    game = table(*cities, hands=hands, expansions="cities")
    game, events = choose(game, "build hideout free", "build altar free", "build altar free")
    assert Lost(1, 0, 1) in events and Lost(2, 0, 1) in events
    assert {decision.question for decision in game.waiting()} == {"card"}
