"""The leaders, each with what it does."""

import pytest

from engine.cards import Card
from engine.catalogue import edition
from engine.draft.conflict import all_round
from engine.draft.game import Draft
from engine.draft.options import build_moves, raise_ways
from engine.draft.war import wage_war
from engine.events import Earned, Event, Fought, Negotiated
from engine.moves import Payment
from tests.build import ALL, cards, choose, city, make, purses, scored, site, table, uses

BOTH = "cities leaders"
LEADERS = edition(ALL).leaders
PRICES = {
    "alexander": 3, "amytis": 4, "archimedes": 4, "aristotle": 3, "bilkis": 4, "caesar": 5,
    "cleopatra": 4, "croesus": 1, "euclid": 5, "hammurabi": 2, "hannibal": 2, "hatshepsut": 2,
    "hiram": 3, "hypatia": 4, "imhotep": 3, "justinian": 3, "leonidas": 2, "maecenas": 1,
    "midas": 3, "nebuchadnezzar": 4, "nefertiti": 3, "nero": 1, "pericles": 6, "phidias": 3,
    "plato": 4, "praxiteles": 3, "ptolemy": 5, "pythagoras": 5, "ramses": 5, "sappho": 1,
    "solomon": 3, "tomyris": 4, "varro": 3, "vitruvius": 1, "xenophon": 2, "zenobia": 2,
    "berenice": 2, "caligula": 3, "diocletian": 2, "darius": 4, "aspasia": 3, "semiramis": 2,
}  # fmt: skip


def card(name: str) -> Card:
    """Find a card."""
    return cards(name)[0]


def points(leader: str, built: str = "", *, coins: int = 0, stages: int = 0) -> int:
    """Tell what a leader adds to the total of a city."""
    plain = city("rhodes B", built, coins=coins, stages=stages)
    led = plain.build(card(leader))
    return sum(scored(led).values()) - sum(scored(plain).values())


def three(hand: str, built: str = "", *, coins: int = 9, age: int = 1) -> Draft:
    """Set a table of three where seat 0 has a hand and a city with leaders."""
    cities = city("rhodes", built, coins=coins), city("giza"), city("ephesus")
    return table(*cities, hands=(hand, "altar", "altar"), age=age, expansions=BOTH)


def play(game: Draft, move: str) -> tuple[Draft, list[Event]]:
    return choose(game, move, "build altar free", "build altar free")


def recruit(leader: str, *, coins: int = 6, discard: str = "") -> tuple[Draft, list[Event]]:
    """Let seat 0 recruit a leader."""
    cities = city("rhodes", coins=coins), city("giza"), city("ephesus")
    game = table(*cities, turn=0, discard=discard, leaders=(leader,), expansions=BOTH)
    return choose(game, f"build {leader} paid B{PRICES[leader]}")


def test_what_leaders_cost() -> None:
    assert {leader.id: leader.cost.coins for leader in LEADERS} == PRICES
    assert not any(leader.cost.need for leader in LEADERS)


@pytest.mark.parametrize(
    ("leader", "worth"),
    [("cleopatra", 5), ("nefertiti", 4), ("zenobia", 3), ("sappho", 2), ("aspasia", 2)],
)
def test_a_leader_of_so_many_points(leader: str, worth: int) -> None:
    assert points(leader) == worth
    assert scored(city("rhodes", leader))["black_and_leaders"] == worth


@pytest.mark.parametrize(
    ("leader", "built", "worth"),
    [
        ("hiram", "workers_guild traders_guild", 4),
        ("hypatia", "workshop library", 2),
        ("nebuchadnezzar", "altar baths theater", 3),
        ("pericles", "stockade walls", 4),
        ("phidias", "stone_pit sawmill", 2),
        ("praxiteles", "loom_1 press_1", 4),
        ("varro", "tavern vineyard", 2),
        ("darius", "militia hideout", 2),
        ("justinian", "altar baths stockade workshop library", 3),
        ("justinian", "altar baths stockade walls workshop library", 6),
        ("justinian", "altar workshop", 0),
        ("plato", "stone_pit loom_1 altar tavern workshop stockade workers_guild", 7),
        ("plato", "stone_pit loom_1 altar tavern workshop stockade militia", 0),
    ],
)
def test_a_leader_that_counts_cards(leader: str, built: str, worth: int) -> None:
    assert points(leader, built) == worth


def test_leaders_that_count_tokens_stages_and_coins() -> None:
    assert scored(city(built="alexander", tokens="1 3 5 -1"))["black_and_leaders"] == 3
    assert points("amytis", stages=2) == 4
    assert points("midas", coins=11) == 3


@pytest.mark.parametrize(("leader", "shields"), [("caesar", 2), ("hannibal", 1)])
def test_a_leader_with_shields(leader: str, shields: int) -> None:
    assert city("giza", leader).shields == shields


@pytest.mark.parametrize(
    ("leader", "same"),
    [("euclid", "apothecary"), ("ptolemy", "scriptorium"), ("pythagoras", "workshop")],
)
def test_a_leader_with_a_science_symbol_is_no_green_card(leader: str, same: str) -> None:
    assert scored(city(built=f"{leader} {same}"))["green"] == 4
    assert city(built=leader).number_of("green") == 0


def test_aristotle_makes_a_set_worth_ten() -> None:
    assert points("aristotle", "workshop apothecary scriptorium") == 3
    assert scored(city(built="aristotle workshop apothecary scriptorium"))["green"] == 3 + 10


@pytest.mark.parametrize(
    ("leader", "name"),
    [("archimedes", "scriptorium"), ("hammurabi", "baths"), ("leonidas", "stockade")],
)
def test_a_leader_that_spares_a_resource_of_a_colour(leader: str, name: str) -> None:
    here = site(city("rhodes", leader, coins=0))
    assert [move.payment for move in build_moves(here, card(name))] == [Payment()]
    assert not build_moves(site(city("rhodes", coins=0)), card(name))


def test_the_resource_to_be_spared_is_the_owners_choice() -> None:
    """The stables need wood, clay and ore; Rhodes makes ore, so wood or clay is to be bought."""
    here = site(city("rhodes", "leonidas", coins=2), city("olympia"), city("babylon"))
    ways = [move.payment for move in build_moves(here, card("stables"))]
    assert ways == [Payment(right=2), Payment(left=2)]


def test_imhotep_spares_a_resource_of_a_stage_but_no_coin() -> None:
    assert [way.payment for way in raise_ways(site(city("giza", "imhotep", coins=2)))] == [
        Payment()
    ]
    assert not raise_ways(site(city("petra A", "imhotep", stages=1, coins=6)))


def test_bilkis_sells_one_resource_a_turn_for_a_coin_to_the_bank() -> None:
    here = site(city("rhodes", "bilkis", coins=1))
    assert [move.payment for move in build_moves(here, card("apothecary"))] == [Payment(bank=1)]
    two = site(city("rhodes", "bilkis", coins=9), city("rhodes"), city("rhodes"))
    assert not build_moves(two, card("temple"))


def test_bilkis_stands_beside_what_neighbours_sell() -> None:
    here = site(city("rhodes", "bilkis"), city("giza"), city("giza"))
    ways = [move.payment for move in build_moves(here, card("baths"))]
    assert ways == [Payment(bank=1), Payment(right=2), Payment(left=2)]


def test_hatshepsut_earns_a_coin_for_each_neighbour_bought_from() -> None:
    cities = city("halicarnassus", "hatshepsut stone_pit", coins=6), city("giza"), city("rhodes")
    game = table(*cities, hands=("arena", "altar", "altar"), age=3, expansions=BOTH)
    game, events = play(game, "build arena paid L2 R2")
    assert Earned(0, 2, "hatshepsut") in events
    assert purses(game)[0] == 6 - 4 + 2


def test_hatshepsut_is_not_paid_for_what_the_bank_sells() -> None:
    game = three("baths", "hatshepsut bilkis")
    _, events = play(game, "build baths paid B1")
    assert not any(isinstance(event, Earned) for event in events)


def test_hatshepsut_is_paid_for_a_purchase_that_costs_nothing() -> None:
    game = three("baths", "hatshepsut clandestine_dock_west west_trading_post")
    _, events = play(game, "build baths paid")
    assert Earned(0, 1, "hatshepsut") in events


def test_vitruvius_pays_for_chains() -> None:
    _, events = play(three("library", "vitruvius scriptorium", age=2), "build library chain")
    assert Earned(0, 2, "vitruvius") in events
    _, events = play(three("altar", "vitruvius"), "build altar free")
    assert not any(isinstance(event, Earned) for event in events)


@pytest.mark.parametrize(
    ("leader", "card"), [("xenophon", "tavern"), ("diocletian", "gambling_den")]
)
def test_a_leader_that_pays_for_a_colour(leader: str, card: str) -> None:
    _, events = play(three(f"{card} altar", leader), f"build {card} free")
    assert Earned(0, 2, leader) in events
    _, events = play(three("altar", leader), "build altar free")
    assert Earned(0, 2, leader) not in events


@pytest.mark.parametrize(("leader", "card"), [("xenophon", "tavern"), ("diocletian", "militia")])
def test_a_card_from_the_discard_is_paid_for_too(leader: str, card: str) -> None:
    cities = city("halicarnassus B", f"foundry {leader}"), city("giza"), city("ephesus")
    game = table(*cities, hands=("altar",) * 3, discard=card, expansions=BOTH)
    game, _ = choose(game, "raise altar", "build altar free", "build altar free")
    _, events = make(game, f"0 build {card} discard")
    assert Earned(0, 2, leader) in events


def test_nero_pays_for_each_victory_token() -> None:
    cities = [city("rhodes", "nero stockade", coins=0), city("giza"), city("ephesus")]
    after, events = wage_war(cities, 1, all_round(cities))
    assert after[0].coins == 4
    assert events.count(Earned(0, 2, "nero")) == 2


def test_croesus_brings_six_coins() -> None:
    game, _ = recruit("croesus", coins=1)
    assert purses(game)[0] == 6


def test_aspasia_brings_diplomacy() -> None:
    game, events = recruit("aspasia")
    assert Negotiated(0, 1) in events and game.view(None).cities[0].diplomacy == 1


def test_solomon_builds_a_card_from_the_discard() -> None:
    game, _ = recruit("solomon", discard="palace altar")
    assert [str(move) for move in game.options(0)] == [
        "build palace discard",
        "build altar discard",
        "decline",
    ]
    game, _ = make(game, "0 build palace discard")
    assert "palace" in game.view(None).cities[0].cards


def test_solomon_finds_no_leaders_in_the_discard() -> None:
    cities = city("rhodes", coins=6), city("giza"), city("ephesus")
    game = table(*cities, turn=0, leaders=("solomon",), expansions=BOTH)
    game, _ = choose(game, "build solomon paid B3", "sell sappho", "sell sappho")
    assert game.view(None).phase == "turn"


def test_with_maecenas_later_leaders_are_free() -> None:
    cities = city("rhodes", "maecenas", coins=0), city("giza"), city("ephesus")
    game = table(*cities, turn=0, leaders=("pericles",), expansions=BOTH)
    assert uses(game, 0, "pericles")[0] == "build pericles always_white"
    poor = table(city(coins=0), *cities[1:], turn=0, leaders=("maecenas",), expansions=BOTH)
    assert uses(poor, 0, "maecenas") == ["sell maecenas"]


def test_ramses_makes_guilds_free() -> None:
    game = three("workers_guild palace", "ramses", coins=0, age=3)
    assert uses(game, 0, "workers_guild")[0] == "build workers_guild always_purple"
    assert uses(game, 0, "palace") == ["sell palace"]


def test_caligula_makes_one_black_card_an_age_free() -> None:
    game = three("contingent tabularium altar", "caligula", coins=0, age=2)
    assert uses(game, 0, "tabularium")[0] == "build tabularium once_an_age_black"
    here = game.state.cities[0].build(card("tabularium"), "once_an_age_black")
    assert not build_moves(site(here), card("contingent"))
    assert build_moves(site(here.refreshed()), card("contingent"))


def test_caligula_and_olympia_are_used_up_apart() -> None:
    olympia = city("olympia A", "caligula", stages=2, coins=0)
    hows = [move.how for move in build_moves(site(olympia), card("contingent"))]
    assert hows == ["once_an_age_black", "once_an_age"]
    after = olympia.build(card("tabularium"), "once_an_age")
    assert [move.how for move in build_moves(site(after), card("contingent"))] == [
        "once_an_age_black"
    ]


def test_tomyris_passes_her_defeats_to_the_winner() -> None:
    cities = [city("rhodes", "walls"), city("giza", "tomyris"), city("ephesus", diplomacy=1)]
    after, events = wage_war(cities, 2, all_round(cities))
    assert Fought(2, (0, 1), (2, 0), winner=0, token=3, defeated=0) in events
    assert (after[0].victories, after[0].defeats, after[1].defeats) == ((3,), 1, 0)


def test_semiramis_makes_shields_of_defeats() -> None:
    assert city("rhodes", "semiramis", tokens="-1 -1 1").shields == 2
    cities = [city("rhodes", "semiramis"), city("giza", "stockade"), city("ephesus", diplomacy=1)]
    after, _ = wage_war(cities, 1, all_round(cities))
    assert (after[0].defeats, after[0].shields) == (1, 1)


def test_berenice_adds_a_coin_to_the_first_income_of_a_turn() -> None:
    game, events = play(three("tavern", "berenice", coins=0), "build tavern free")
    assert Earned(0, 1, "berenice") in events
    assert purses(game)[0] == 6


def test_berenice_takes_no_part_in_trade() -> None:
    cities = city("rhodes", "berenice", coins=0), city("giza"), city("ephesus")
    hands = ("altar", "barracks", "altar")
    game = table(*cities, hands=hands, expansions=BOTH)
    game, _ = choose(game, "build altar free", "build barracks paid R2", "build altar free")
    assert purses(game)[0] == 2


def test_berenice_counts_what_a_neighbours_gambling_brings() -> None:
    cities = city("rhodes", "berenice", coins=0), city("giza"), city("ephesus")
    game = table(*cities, hands=("altar", "gambling_den", "altar"), expansions=BOTH)
    game, _ = choose(game, "build altar free", "build gambling_den free", "build altar free")
    assert purses(game)[0] == 2
