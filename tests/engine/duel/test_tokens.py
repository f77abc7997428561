"""What every progress token does, and every guild."""

import pytest

from engine.duel.game import Duel
from engine.events import Advanced, PlaysAgain, Rewarded
from tests.engine.duel.build import (
    CONTENT,
    after,
    asked,
    built,
    duel,
    line,
    make,
    purses,
    town,
    uses,
)

BOARD = "agriculture architecture economy law masonry"
OTHERS = "mathematics philosophy strategy theology urbanism"


def learn(token: str, *, erected: str = "", learnt: str = "") -> Duel:
    """Let seat 0 complete a pair with the library, and take a token."""
    mine = town("scriptorium", coins=0, erected=erected, learnt=learnt)
    board = BOARD if token in BOARD.split() else OTHERS
    game = duel(mine, display="library", board=board)
    return after(game, "0 build library chain", f"0 take {token}")


@pytest.mark.parametrize(
    ("token", "coins", "points"),
    [
        ("agriculture", 6, 4),
        ("architecture", 0, 0),
        ("economy", 0, 0),
        ("law", 0, 0),
        ("masonry", 0, 0),
        ("mathematics", 0, 3),
        ("philosophy", 0, 7),
        ("strategy", 0, 0),
        ("theology", 0, 0),
        ("urbanism", 6, 0),
    ],
)
def test_what_a_token_gives_by_itself(token: str, coins: int, points: int) -> None:
    game = learn(token)
    assert (purses(game)[0], line(game, "progress")) == (coins, points)


def test_mathematics_counts_every_token_with_itself() -> None:
    assert line(learn("mathematics", learnt="law economy"), "progress") == 9


def test_mathematics_counts_tokens_that_come_later() -> None:
    assert line(learn("law", learnt="mathematics economy"), "progress") == 9


def test_law_is_a_symbol() -> None:
    assert learn("law").state.cities[0].symbols[-1] == "scales"


def test_masonry_and_architecture_strike_two_resources() -> None:
    blue, wonder = learn("masonry").state.cities[0], learn("architecture").state.cities[0]
    assert (dict(blue.cheaper), dict(wonder.cheaper)) == ({"blue": 2}, {"wonder": 2})


def test_strategy_does_not_count_red_cards_built_before() -> None:
    mine = town("scriptorium walls", coins=0)
    game = duel(mine, display="library", pawn=2)
    assert after(game, "0 build library chain", "0 take strategy").state.track.pawn == 2


def test_strategy_adds_a_shield_to_red_cards() -> None:
    assert built("guard_tower", town(learnt="strategy")).state.track.pawn == 2


def test_strategy_adds_nothing_to_wonders() -> None:
    mine = town(coins=50, plans="the_colossus", learnt="strategy")
    game = duel(mine, display="palace")
    assert after(game, "0 erect the_colossus palace B8").state.track.pawn == 2


def test_strategy_adds_nothing_to_the_opponents_red_cards() -> None:
    assert built("guard_tower", None, town(learnt="strategy")).state.track.pawn == 1


def test_strategy_counts_for_a_red_card_from_the_discard() -> None:
    mine = town(coins=50, plans="the_mausoleum", learnt="strategy")
    game = duel(mine, display="palace", discard="walls")
    _, events = make(game, "0 erect the_mausoleum palace B10", "0 build walls discard")
    assert Advanced(0, 3, 3) in events


def test_theology_lets_wonders_play_again() -> None:
    mine = town(coins=50, plans="the_pyramids", learnt="theology")
    game, events = make(duel(mine, display="palace"), "0 erect the_pyramids palace B8")
    assert events[-1] == PlaysAgain(0) and asked(game) == (0, "card")


def test_theology_gives_no_second_turn_to_a_wonder_that_plays_again() -> None:
    mine = town(coins=50, plans="the_sphinx", learnt="theology")
    game, events = make(duel(mine, display="palace"), "0 erect the_sphinx palace B8")
    assert events.count(PlaysAgain(0)) == 1
    assert asked(after(game, "0 sell guard_tower")) == (1, "card")


def test_theology_from_the_great_library_does_not_apply_to_it() -> None:
    mine = town(coins=50, plans="the_great_library")
    game = duel(mine, display="palace", board=BOARD)
    box = game.state.box
    drawn = tuple(CONTENT.token[name] for name in ("theology", "strategy", "urbanism"))
    game = Duel(game.state._replace(box=box._replace(tokens=drawn)))
    game = after(game, "0 erect the_great_library palace B10", "0 take theology")
    assert asked(game) == (1, "card")


def test_urbanism_pays_four_coins_for_a_chain() -> None:
    mine = town("baths", coins=0, learnt="urbanism")
    game, events = make(duel(mine, display="aqueduct"), "0 build aqueduct chain")
    assert purses(game)[0] == 4 and Rewarded(0, 4, "aqueduct") in events


def test_urbanism_pays_for_a_chain_though_the_city_makes_the_resources() -> None:
    mine = town("baths quarry shelf_quarry", coins=0, learnt="urbanism")
    assert purses(after(duel(mine, display="aqueduct"), "0 build aqueduct chain"))[0] == 4


@pytest.mark.parametrize("move", ["build altar free", "build baths paid"])
def test_urbanism_pays_nothing_without_a_chain(move: str) -> None:
    mine = town("quarry", coins=0, learnt="urbanism")
    assert purses(after(duel(mine, display="altar baths", age=1), f"0 {move}"))[0] == 0


def test_urbanism_pays_nothing_for_a_card_from_the_discard() -> None:
    mine = town("baths", coins=10, plans="the_mausoleum", learnt="urbanism")
    game = duel(mine, display="palace", discard="aqueduct")
    game = after(game, "0 erect the_mausoleum palace B10", "0 build aqueduct discard")
    assert purses(game)[0] == 0


def test_urbanism_and_the_lighthouses_own_coins_come_together() -> None:
    mine = town("tavern", coins=0, learnt="urbanism")
    assert purses(after(duel(mine, display="lighthouse"), "0 build lighthouse chain"))[0] == 4 + 2


def test_economy_takes_what_the_opponent_pays_for_resources_of_wonders() -> None:
    mine = town(coins=8, plans="the_pyramids")
    game = duel(mine, town(coins=0, learnt="economy"), "palace")
    assert purses(after(game, "0 erect the_pyramids palace L8")) == (0, 8)


def test_economy_takes_the_price_that_is_really_paid() -> None:
    game = duel(town("stone_reserve"), town("shelf_quarry", learnt="economy"), "aqueduct")
    assert purses(after(game, "0 build aqueduct paid L3")) == (4, 10)


def test_economy_does_not_take_printed_coins() -> None:
    game = duel(town(), town(learnt="economy"), "customs_house")
    assert purses(after(game, "0 build customs_house paid B4")) == (3, 7)


def test_economy_does_not_take_its_owners_trade() -> None:
    game = duel(town(learnt="economy"), town(), "walls")
    assert uses(game, "walls")[0] == "build walls paid B4"


# Each guild: what it counts in the own city, and in the opponent's, which has more.
GUILDS = {
    "merchants_guild": ("tavern", "brewery forum", 2, 2),
    "shipowners_guild": ("press quarry", "lumber_yard sawmill glassworks", 3, 3),
    "magistrates_guild": ("altar", "baths temple statue", 3, 3),
    "scientists_guild": ("school", "library dispensary", 2, 2),
    "tacticians_guild": ("walls", "stable garrison palisade", 3, 3),
    "builders_guild": ("", "", 0, 6),
    "moneylenders_guild": ("", "", 0, 0),
}
SYMMETRICAL = ["merchants_guild", "magistrates_guild", "scientists_guild", "tacticians_guild"]


@pytest.mark.parametrize("guild", GUILDS)
def test_a_guild_counts_in_the_city_that_has_more(guild: str) -> None:
    here, there, coins, points = GUILDS[guild]
    theirs = town(there, coins=0, erected="the_sphinx piraeus the_pyramids")
    game = duel(town(here, coins=30, erected="the_colossus"), theirs, guild, age=3)
    move = next(move for move in uses(game, guild) if move.startswith("build"))
    game, events = make(game, f"0 {move}")
    assert sum(e.coins for e in events if isinstance(e, Rewarded)) == coins
    expected = purses(game)[0] // 3 if guild == "moneylenders_guild" else points
    assert line(game, "guilds") == expected


@pytest.mark.parametrize("guild", SYMMETRICAL)
def test_a_guild_counts_the_own_city_when_that_has_more(guild: str) -> None:
    fewer, more, _, points = GUILDS[guild]
    assert line(built(guild, town(more), town(fewer)), "guilds") == points


def test_the_shipowners_guild_counts_both_colours_in_one_city() -> None:
    """Three browns here and two greys there are three, not five."""
    mine, theirs = town("lumber_yard quarry sawmill"), town("press glassworks")
    assert line(built("shipowners_guild", mine, theirs), "guilds") == 3


def test_the_points_of_a_guild_may_count_another_city_than_its_coins_did() -> None:
    mine, theirs = town("altar", coins=50), town("baths temple")
    game = built("magistrates_guild", mine, theirs)
    rich = game.state.cities[0].build(CONTENT.card["statue"]).build(CONTENT.card["senate"])
    game = Duel(game.state._replace(cities=(rich, game.state.cities[1])))
    assert line(game, "guilds") == 3


def test_the_moneylenders_guild_counts_the_richer_city() -> None:
    assert line(duel(town("moneylenders_guild", coins=5), town(coins=20)), "guilds") == 6


def test_every_guild_is_in_the_table() -> None:
    assert set(GUILDS) == {guild.id for guild in CONTENT.guilds}
