"""The boards of Cities and Leaders: Petra, Byzantium and Rome."""

import pytest

from engine.draft.game import Draft
from engine.draft.options import raise_ways
from engine.events import Declined, DrewLeaders, Earned, Negotiated
from engine.moves import Payment
from engine.resources import unpack
from tests.build import choose, city, content, make, names, purses, scored, site, table, uses


def rome(*, stages: int, built: str, coins: int = 6, leaders: str = "") -> Draft:
    """Set a table where seat 0 is about to build a stage of Rome B."""
    cities = city("rome B", built, stages=stages, coins=coins), city("giza"), city("ephesus")
    return table(*cities, leaders=(leaders,), expansions="leaders")


@pytest.mark.parametrize(
    ("board", "stages", "points"),
    [
        ("petra A", 1, 3),
        ("petra A", 2, 10),
        ("petra A", 3, 17),
        ("petra B", 1, 3),
        ("petra B", 2, 17),
        ("byzantium A", 1, 3),
        ("byzantium A", 2, 5),
        ("byzantium A", 3, 12),
        ("byzantium B", 1, 3),
        ("byzantium B", 2, 7),
        ("rome A", 1, 4),
        ("rome A", 2, 10),
        ("rome B", 1, 0),
        ("rome B", 2, 3),
        ("rome B", 3, 6),
    ],
)
def test_the_points_of_stages(board: str, stages: int, points: int) -> None:
    assert scored(city(board, stages=stages))["wonder"] == points


@pytest.mark.parametrize(
    ("board", "costs"),
    [
        ("petra A", ["wood stone", "7", "wood stone stone papyrus"]),
        ("petra B", ["clay clay ore ore", "14"]),
        ("byzantium A", ["clay ore", "wood wood papyrus", "clay clay glass cloth"]),
        ("byzantium B", ["wood ore glass papyrus", "clay ore ore cloth"]),
        ("rome A", ["wood clay ore", "stone stone clay cloth"]),
        ("rome B", ["wood clay", "stone clay cloth", "stone stone papyrus"]),
    ],
)
def test_what_stages_cost(board: str, costs: list[str]) -> None:
    stages = city(board).side.stages
    assert [" ".join(unpack(s.cost.need)) or str(s.cost.coins) for s in stages] == costs


def test_a_stage_of_petra_is_paid_in_coins() -> None:
    assert [way.payment for way in raise_ways(site(city("petra A", stages=1, coins=8)))] == [
        Payment(bank=7)
    ]
    assert not raise_ways(site(city("petra B", stages=1, coins=13)))


def test_the_first_stage_of_petra_b_costs_all_others_two_coins() -> None:
    game = table(city("petra B", "clay_pool foundry"), city("giza"), city("ephesus"),
                 expansions="cities")  # fmt: skip
    game, _ = choose(game, "raise tavern")
    assert game.view(None).losses == (0, 2, 2)


@pytest.mark.parametrize(
    ("board", "stages", "built"),
    [
        ("byzantium A", 1, "sawmill press_1"),
        ("byzantium B", 0, "lumber_yard ore_vein glassworks_1 press_1"),
        ("byzantium B", 1, "clay_pool foundry loom_1"),
    ],
)
def test_stages_of_byzantium_bring_diplomacy(board: str, stages: int, built: str) -> None:
    cities = city(board, built, stages=stages), city("giza"), city("ephesus")
    _, events = choose(table(*cities, expansions="cities"), "raise tavern")
    assert Negotiated(0, 1) in events


def test_rome_makes_no_resource() -> None:
    assert city("rome A").supply == city("rome A").production
    assert not city("rome A").production.most


def test_in_rome_a_leaders_are_free() -> None:
    cities = city("rome A", coins=0), city("giza"), city("ephesus")
    game = table(*cities, turn=0, leaders=("pericles",), expansions="leaders")
    assert uses(game, 0, "pericles")[0] == "build pericles always_white"


@pytest.mark.parametrize(("leader", "own", "beside"), [("pericles", 4, 5), ("plato", 2, 3)])
def test_in_rome_b_leaders_cost_two_less_and_one_less_beside_it(
    leader: str, own: int, beside: int
) -> None:
    cities = [city(board, coins=6) for board in ("rome B", "giza", "ephesus", "rhodes")]
    for seat, price in enumerate((own, beside, beside + 1, beside)):
        held = ("",) * seat + (leader,)
        game = table(*cities, turn=0, leaders=held, expansions="leaders")
        assert uses(game, seat, leader)[0] == f"build {leader} paid B{price}"


def test_a_leader_costs_never_less_than_nothing() -> None:
    cities = city("rome B", coins=0), city("giza"), city("ephesus")
    game = table(*cities, turn=0, leaders=("nero",), expansions="leaders")
    assert uses(game, 0, "nero")[0] == "build nero free"


def test_the_first_stage_of_rome_b_brings_coins_and_leaders() -> None:
    game = rome(stages=0, built="lumber_yard clay_pool", coins=0)
    game, events = choose(game, "raise tavern")
    assert Earned(0, 5, None) in events and DrewLeaders(0, 4) in events
    assert game.view(None).leaders == (4, 0, 0)
    assert purses(game)[0] == 5


def test_the_second_stage_of_rome_b_recruits_one_more_leader() -> None:
    game = rome(stages=1, built="stone_pit clay_pool loom_1", leaders="plato pericles")
    game, _ = choose(game, "raise tavern")
    assert [one.question for one in game.waiting()] == ["extra_leader"]
    assert [str(move) for move in game.options(0)] == [
        "build plato paid B2",
        "build pericles paid B4",
        "decline",
    ]
    game, _ = make(game, "0 build plato paid B2")
    assert "plato" in game.view(None).cities[0].cards and purses(game)[0] == 4


def test_the_further_leader_can_be_declined_but_neither_sold_nor_buried() -> None:
    game = rome(stages=2, built="quarry press_1", leaders="plato")
    game, _ = choose(game, "raise tavern")
    own = game.view(0).own
    assert own is not None and own.asked is not None
    (offer,) = own.asked.offers
    assert (offer.sale, offer.stage) == (None, ())
    game, events = make(game, "0 decline")
    assert Declined(0, "extra_leader") in events


def test_without_a_leader_to_pay_for_nothing_is_asked() -> None:
    game = rome(stages=1, built="stone_pit clay_pool loom_1", leaders="pericles", coins=1)
    game, events = choose(game, "raise tavern")
    assert Declined(0, "extra_leader") in events


def test_a_stage_of_rome_b_built_with_a_leader_recruits_another() -> None:
    cities = city("rome B", "stone_pit clay_pool loom_1", stages=1, coins=6), city("giza"), city()
    game = table(*cities, turn=0, leaders=("plato sappho",), expansions="leaders")
    game, _ = choose(game, "raise plato")
    assert [str(move) for move in game.options(0)] == ["build sappho free", "decline"]


def test_rome_b_keeps_its_leaders_in_the_third_age() -> None:
    cities = city("rome B", stages=1, coins=6), city("giza"), city("ephesus")
    game = table(*cities, turn=0, age=3, leaders=("plato sappho",), expansions="leaders")
    game, _ = choose(game, "sell plato")
    assert names(game.state.leaders[0]) == ["sappho"]


def test_maecenas_makes_the_further_leaders_of_rome_free_too() -> None:
    game = rome(stages=1, built="stone_pit clay_pool loom_1 maecenas", leaders="pericles", coins=0)
    game, _ = choose(game, "raise tavern")
    assert str(game.options(0)[0]) == "build pericles always_white"


def test_a_free_city_in_rome_draws_no_leaders() -> None:
    cities = city(), city("giza"), city("rome B", "lumber_yard clay_pool")
    game = table(*cities, hands=("tavern tavern", "tavern"), seats=2, expansions="leaders")
    game, _ = make(game, "1 sell tavern", "0 sell tavern", "0 raise tavern")
    assert game.view(None).leaders == (0, 0)


def test_the_boxes_bring_their_boards() -> None:
    boards = {name: len(content(name).boards) for name in (
        "second_edition", "first_edition cities", "first_edition leaders")}  # fmt: skip
    assert list(boards.values()) == [7, 9, 8]
