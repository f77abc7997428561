"""Every worked example of Duel's rulebook, with the rulebook's numbers."""

import pytest

from engine.cards import Card
from engine.duel.market import prices
from engine.events import Advanced, Forfeited, Removed
from engine.resources import UNIT, Resource, amount, unpack
from tests.engine.duel.build import after, cards, duel, make, purses, town, uses

ANTOINE = "quarry brickyard clay_pool press"
"""1 stone, 3 clay and 1 papyrus."""


def price(mine: str, theirs: str, resource: Resource) -> int:
    """Tell what a unit costs a city with some structures beside another."""
    return amount(prices(town(mine), town(theirs)), UNIT[resource])


@pytest.mark.parametrize(
    ("card", "coins", "goods"),
    [
        ("lumber_yard", 0, ""),
        ("stone_pit", 1, ""),
        ("baths", 0, "stone"),
        ("arena", 0, "wood stone clay"),
        ("horse_breeders", 0, "wood clay"),
        ("scriptorium", 2, ""),
        ("fortifications", 0, "stone stone clay papyrus"),
        ("aqueduct", 0, "stone stone stone"),
        ("caravansery", 2, "glass papyrus"),
    ],
)
def test_costs_that_the_rulebook_reads_out(card: str, coins: int, goods: str) -> None:
    found: Card = cards(card)[0]
    assert (found.cost.coins, " ".join(unpack(found.cost.need))) == (coins, goods)


def test_horse_breeders_cost_wood_and_clay_or_nothing_with_a_stable() -> None:
    assert uses(duel(town("stable"), display="horse_breeders"), "horse_breeders")[0] == (
        "build horse_breeders chain"
    )


def test_antoine_makes_one_stone_three_clay_and_one_papyrus() -> None:
    made = unpack(town(ANTOINE).production.fixed)
    assert made == ("stone", "clay", "clay", "clay", "papyrus")


def test_antoine_builds_baths_and_garrison_but_not_the_apothecary_without_trade() -> None:
    game = duel(town(ANTOINE, coins=0), display="baths garrison apothecary")
    builds = [str(move) for move in game.options(0) if str(move).startswith("build")]
    assert builds[:2] == ["build baths paid", "build garrison paid"]
    assert "build apothecary paid" not in builds


def test_antoine_pays_four_a_stone_while_bruno_makes_two_and_bruno_two_for_a_third() -> None:
    assert price("", "shelf_quarry", "stone") == 4
    assert price("shelf_quarry", "", "stone") == 2


def test_bruno_pays_five_for_the_clay_and_papyrus_of_the_fortifications() -> None:
    game = duel(town("shelf_quarry"), town("clay_pool"), "fortifications", age=3)
    assert uses(game, "fortifications")[0] == "build fortifications paid B5"


def test_antoine_pays_twelve_for_the_aqueduct() -> None:
    game = duel(town(coins=12), town("shelf_quarry"), "aqueduct")
    assert purses(after(game, "0 build aqueduct paid B12")) == (0, 7)


def test_coins_alone_are_paid_to_the_bank() -> None:
    game = duel(display="scriptorium stone_pit", age=1)
    assert purses(after(game, "0 build scriptorium paid B2", "1 build stone_pit paid B1")) == (5, 6)


def test_bruno_pays_seven_for_the_caravansery() -> None:
    game = duel(town(), town("glassworks"), "caravansery")
    assert purses(after(game, "0 build caravansery paid B7")) == (0, 7)


def test_antoine_has_the_baths_and_builds_the_aqueduct_free() -> None:
    game = duel(town("baths", coins=0), display="aqueduct")
    assert uses(game, "aqueduct")[0] == "build aqueduct chain"


def test_bruno_has_the_palisade_and_builds_the_fortifications_free() -> None:
    game = duel(town("palisade", coins=0), display="fortifications", age=3)
    assert uses(game, "fortifications")[0] == "build fortifications chain"


def test_bruno_discards_the_aqueduct_for_four_coins() -> None:
    game = duel(town("tavern clay_reserve", coins=0), display="aqueduct")
    game = after(game, "0 sell aqueduct")
    assert purses(game) == (4, 7)
    assert [card.id for card in game.state.discard] == ["aqueduct"]


def test_antoine_builds_the_colossus_with_any_card_and_moves_the_pawn_two_spaces() -> None:
    city = town("brickyard clay_pool glassworks", coins=0, plans="the_colossus")
    game = after(duel(city, display="palace"), "0 erect the_colossus palace")
    here = game.state.cities[0]
    assert ([w.id for w in here.built], [c.id for c in here.buried]) == (
        ["the_colossus"],
        ["palace"],
    )
    assert game.state.track.pawn == 2


def test_seven_wonders_and_no_more() -> None:
    antoine = town(
        "brickyard clay_pool glassworks",
        plans="the_colossus the_pyramids",
        erected="the_sphinx piraeus",
    )
    four = "circus_maximus the_appian_way the_mausoleum the_great_library"
    game, events = make(duel(antoine, town(erected=four), "palace"), "0 erect the_colossus palace")
    assert Removed(0, "the_pyramids") in events
    assert not game.state.cities[0].wonders
    assert [wonder.id for wonder in game.state.box.wonders] == ["the_pyramids"]


def test_antoine_builds_the_archery_range_and_loots_two_coins_of_bruno() -> None:
    antoine = town("lumber_yard quarry press")
    game, events = make(
        duel(antoine, town(), "archery_range", pawn=1), "0 build archery_range paid"
    )
    assert events[1:3] == [Advanced(0, 2, 3), Forfeited(1, 2, None)]
    assert purses(game) == (7, 5)
    assert game.state.track.loot == (-6, -3, 6)


def test_a_red_card_with_two_shields_moves_the_pawn_three_spaces_with_strategy() -> None:
    game = duel(town("shelf_quarry", learnt="strategy"), display="walls")
    assert after(game, "0 build walls paid").state.track.pawn == 3
