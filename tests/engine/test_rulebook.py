"""Every worked example of the rulebooks, with the rulebooks' numbers."""

import pytest

from engine.catalogue import edition
from engine.draft import science
from engine.draft.city import City
from engine.draft.conflict import fight
from engine.draft.game import Draft
from engine.draft.options import build_moves, raise_ways, why_not_build
from engine.draft.scoring import result, sheet
from engine.errors import IllegalMove
from engine.events import Built, Drew
from engine.game import Setup
from engine.moves import Payment, parse
from engine.resources import unpack
from tests.build import FIRST, SECOND, cards, choose, city, site, table

GIZA = "stone_pit clay_pool ore_vein press_1 loom_1"


def hows(where: str, card: str, coins: int = 3) -> list[str]:
    """List how a city with some structures can build a card, no neighbour helping."""
    here = site(city("giza", where, coins=coins), city("giza"), city("giza"))
    return [move.how for move in build_moves(here, cards(card)[0])]


@pytest.mark.parametrize(
    ("card", "coins", "goods"),
    [
        ("marketplace", 0, ""),
        ("east_trading_post", 0, ""),
        ("mine", 1, ""),
        ("timber_yard", 1, ""),
        ("baths", 0, "stone"),
        ("arena", 0, "stone stone ore"),
        ("stables", 0, "wood clay ore"),
    ],
)
def test_costs_that_the_rulebook_reads_out(card: str, coins: int, goods: str) -> None:
    cost = cards(card)[0].cost
    assert (cost.coins, " ".join(unpack(cost.need))) == (coins, goods)


@pytest.mark.parametrize(("players", "marks"), [(4, {3, 4}), (6, {3, 4, 5, 6})])
def test_marks_tell_which_cards_are_used(players: int, marks: set[int]) -> None:
    used = edition(FIRST).copies(1, players)
    expected = [c for c in edition(FIRST).cards if c.age == 1 for m in c.marks if m in marks]
    assert used == expected


def test_five_players_of_the_second_edition_use_seven_guilds() -> None:
    deck = Draft.start(Setup(game=SECOND, seats=5, seed=1)).state.decks[-1]
    assert sum(card.colour == "purple" for card in deck) == 7


def test_what_giza_makes() -> None:
    made = unpack(city("giza", GIZA).production.fixed)
    assert made == ("stone", "stone", "clay", "ore", "cloth", "papyrus")


@pytest.mark.parametrize("card", ["barracks", "scriptorium"])
def test_giza_builds_what_it_makes_the_resources_for(card: str) -> None:
    assert hows(GIZA, card) == ["paid"]


def test_giza_cannot_build_the_aqueduct_with_two_stones() -> None:
    here = site(city("giza", GIZA), city("rhodes"), city("ephesus"))
    refused = why_not_build(here, cards("aqueduct")[0])
    assert refused is not None
    assert refused.resources == ("stone",)


def test_a_city_of_the_second_edition_without_clay_cannot_build_the_guard_tower() -> None:
    here = site(city("giza", "stone_pit ore_vein press_1"), city("rhodes"), city("ephesus"))
    wanted = cards("barracks scriptorium guard_tower", SECOND)
    assert [card.id for card in wanted if build_moves(here, card)] == ["barracks", "scriptorium"]


def test_trade_a_two_coins_to_each_neighbour_for_the_university() -> None:
    here = site(city("alexandria", "lumber_yard", coins=4), city("olympia"), city("ephesus"))
    (move,) = build_moves(here, cards("university")[0])
    assert move.payment == Payment(left=2, right=2)


def test_trade_b_giza_sells_two_stones_to_both_and_builds_the_library_with_them() -> None:
    now = table(
        city("giza", GIZA, coins=0),
        city("ephesus", "loom_1", coins=4),
        city("halicarnassus", coins=4),
        hands=("library", "library", "library"),
        age=2,
    )
    now, _ = choose(now, "build library paid", "build library paid R4", "build library paid L4")
    assert [here.coins for here in now.state.cities] == [8, 0, 0]
    assert all("Library" in here.names for here in now.state.cities)


def test_trade_c_coins_that_come_in_this_turn_do_not_pay_for_the_forum() -> None:
    now = table(
        city("giza", GIZA, coins=1), city("babylon"), city("ephesus"), hands=("forum", "baths")
    )
    now, _ = now.apply(1, parse("build baths paid R2"))
    with pytest.raises(IllegalMove) as refused:
        now.apply(0, parse("build forum paid L2"))
    assert (refused.value.code, refused.value.facts) == ("missing_coins", {"coins": 1})


@pytest.mark.parametrize(
    ("holds", "card"),
    [
        ("scriptorium", "library"),
        ("scriptorium", "courthouse"),
        ("theater", "statue"),
        ("statue", "gardens"),
        ("apothecary", "stables"),
    ],
)
def test_chains_of_the_first_edition(holds: str, card: str) -> None:
    assert hows(holds, card) == ["chain"]
    assert hows("", card) == []


def test_the_theater_of_the_second_edition_leads_straight_to_the_gardens() -> None:
    assert edition(SECOND).card["gardens"].chain_from == ("theater",)


def test_alexandria_raises_its_second_stage_with_two_ores() -> None:
    here = site(city("alexandria A", "foundry", stages=1, coins=0))
    assert [way.payment for way in raise_ways(here)] == [Payment()]


def test_sofia_passes_six_cards_to_her_left_and_gets_six_from_her_right() -> None:
    now = Draft.start(Setup(game=FIRST, seats=4, seed=1))
    after, _ = choose(now)
    assert [len(hand) for hand in after.state.hands] == [6] * 4
    assert after.state.hands[1] == now.state.hands[0][1:]
    assert after.state.hands[0] == now.state.hands[3][1:]


def test_sofia_gets_two_cards_for_the_sixth_turn() -> None:
    now = Draft.start(Setup(game=FIRST, seats=4, seed=1))
    for _ in range(5):
        now, _ = choose(now)
    assert [len(hand) for hand in now.state.hands] == [2] * 4


def test_conflict_three_shields_against_five_and_two() -> None:
    alexandria = city("alexandria", "stockade walls")
    rhodes = city("rhodes", "walls stables barracks")
    ephesus = city("ephesus", "walls")
    after, _ = fight([alexandria, rhodes, ephesus], age=2)
    assert (after[0].victories, after[0].defeats) == ((3,), 1)


def test_conflict_of_the_second_edition_four_against_five_and_two() -> None:
    mine, left = city("giza", "walls stables"), city("rhodes", "walls stables barracks")
    after, _ = fight([mine, left, city("ephesus", "walls")], age=2)
    assert (after[0].victories, after[0].defeats) == ((3,), 1)


def scored(here: City) -> dict[str, int]:
    """Score a city between two bare ones."""
    return dict(sheet([here, city("giza"), city("rhodes")], 0, edition(FIRST).score_lines).lines)


def test_tokens_of_alexandria_are_six_points() -> None:
    assert scored(city("alexandria", tokens="1 3 5 -1 -1 -1"))["military"] == 6


def test_fourteen_coins_are_four_points() -> None:
    assert scored(city("alexandria", coins=14))["treasury"] == 4


def test_three_stages_of_alexandria_a_are_ten_points() -> None:
    assert scored(city("alexandria A", stages=3))["wonder"] == 10


def test_altar_aqueduct_and_town_hall_are_thirteen_points() -> None:
    assert scored(city("alexandria", "altar aqueduct town_hall"))["blue"] == 13


def test_two_grey_cards_make_the_chamber_of_commerce_four_points() -> None:
    assert scored(city("alexandria", "loom_1 press_1 chamber_of_commerce"))["yellow"] == 4


@pytest.mark.parametrize(
    ("counts", "points"), [((3, 2, 1), 21), ((3, 2, 2), 31), ((5, 0, 0), 25), ((6, 0, 0), 36)]
)
def test_science(counts: tuple[int, int, int], points: int) -> None:
    assert science.points(counts) == points


def test_six_science_cards_are_twenty_one_points() -> None:
    green = "apothecary dispensary lodge workshop laboratory scriptorium"
    assert scored(city("alexandria", green))["green"] == 21


def test_the_score_sheet_of_alex_in_the_second_edition() -> None:
    built = (
        "altar theater baths lumber_yard stone_pit haven workers_guild traders_guild "
        "apothecary dispensary lodge workshop laboratory scriptorium"
    )
    alex = city("alexandria day", built, coins=9, stages=3, tokens="1 3 3 1 -1 -1", game=SECOND)
    left = city("giza day", "ore_vein clay_pool", game=SECOND)
    right = city("rhodes day", "tavern marketplace", game=SECOND)
    lines = edition(SECOND).score_lines
    alone = result([alex, left, right], 3, lines).sheets[0]
    assert alone.lines == (
        ("wonder", 10),
        ("treasury", 3),
        ("military", 6),
        ("blue", 9),
        ("yellow", 2),
        ("green", 21),
        ("guilds", 4),
    )
    assert alone.total == 55


def test_luis_holds_the_free_city_first_and_pedro_second() -> None:
    luis, pedro = 0, 1
    now = Draft.start(Setup(game=FIRST, seats=2, seed=1))
    seen = now.view(luis).model_dump()
    assert (seen["hands"], seen["pile"], seen["holder"]) == ((8, 7), 6, luis)
    now, _ = now.apply(pedro, now.options(pedro)[-1])
    now, _ = now.apply(luis, now.options(luis)[-1])
    assert [decision.city for decision in now.waiting()] == [2]
    now, events = now.apply(luis, now.options(luis)[0])
    assert isinstance(events[1], Built)
    assert events[1].city == 2
    assert Drew(pedro, 2) in events
    seen = now.view(pedro).model_dump()
    assert (seen["hands"], seen["pile"], seen["holder"]) == ((6, 7), 5, pedro)
