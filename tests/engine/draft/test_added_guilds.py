"""The guilds of Cities and Leaders."""

from engine.draft.game import Draft
from engine.draft.scoring import sheet
from engine.events import CopiedLeader, Declined, Earned, Negotiated
from tests.build import ALL, choose, city, content, make, purses, refusal, scored, table

GOODS = "lumber_yard clay_pool glassworks_1 loom_1"
BOTH = "cities leaders"


def courtly(left: str = "", right: str = "", *, discard: str = "", board: str = "rhodes") -> Draft:
    """Let seat 0 build the Courtesans Guild between two neighbours with leaders."""
    cities = city(board, GOODS), city("giza", left), city("ephesus", right)
    hands = ("courtesans_guild tavern", "altar tavern", "altar tavern")
    game = table(*cities, hands=hands, age=3, discard=discard, expansions=BOTH)
    return choose(game, "build courtesans_guild paid", "build altar free", "build altar free")[0]


def options(game: Draft) -> list[str]:
    return [str(move) for move in game.options(0)]


def test_the_counterfeiters_cost_all_others_three_coins() -> None:
    own = city("rhodes", "foundry glassworks_1 loom_1")
    game = table(own, city("giza"), city("ephesus"), hands=("counterfeiters_guild",), age=3,
                 expansions="cities")  # fmt: skip
    game, _ = choose(game, "build counterfeiters_guild paid")
    assert game.view(None).losses == (0, 3, 3)
    assert scored(city(built="counterfeiters_guild"))["guilds"] == 5


def test_olympia_copies_the_points_of_the_counterfeiters_and_no_loss() -> None:
    own = city("olympia B", stages=3)
    assert scored(own, city("giza", "counterfeiters_guild"))["guilds"] == 5


def test_the_guild_of_shadows_counts_black_cards_beside_it() -> None:
    own = city(built="guild_of_shadows militia")
    beside = city("giza", "militia hideout"), city("ephesus", "lair")
    assert scored(own, *beside)["guilds"] == 3


def test_the_mourners_count_victory_tokens_beside_them() -> None:
    beside = city("giza", tokens="5 5 -1"), city("ephesus", tokens="1")
    assert scored(city(built="mourners_guild", tokens="3"), *beside)["guilds"] == 3


def test_the_gamers_count_coins_once_more() -> None:
    assert scored(city(built="gamers_guild", coins=8))["guilds"] == 2


def test_the_diplomats_count_leaders_beside_them() -> None:
    beside = city("giza", "nero plato"), city("ephesus", "sappho")
    assert scored(city(built="diplomats_guild zenobia"), *beside)["guilds"] == 3


def test_the_architects_count_guilds_beside_them() -> None:
    beside = city("giza", "workers_guild spies_guild"), city("ephesus", "traders_guild")
    assert scored(city(built="architects_guild"), *beside)["guilds"] == 9


def test_the_courtesans_copy_a_leader_of_a_neighbour_when_they_are_built() -> None:
    game = courtly("cleopatra nero", "sappho")
    assert options(game) == ["copy cleopatra", "copy nero", "copy sappho"]
    game, events = make(game, "0 copy cleopatra")
    assert CopiedLeader(0, "cleopatra") in events
    found = sheet(game.state.cities, 0, content(ALL).score_lines)
    assert dict(found.lines)["guilds"] == 5


def test_only_a_leader_nearby_can_be_copied() -> None:
    game = courtly("cleopatra nero", "sappho")
    for move in ("copy plato", "sell cleopatra", "keep cleopatra", "decline"):
        assert refusal(game, 0, move).code == "not_asked"


def test_a_copied_leader_is_no_white_card_and_its_owner_loses_nothing() -> None:
    game, _ = make(courtly("cleopatra"), "0 copy cleopatra")
    assert game.state.cities[0].number_of("white") == 0
    assert game.view(None).cities[0].copied == ("cleopatra",)
    assert game.view(None).cities[1].cards == ("cleopatra", "altar")


def test_without_a_leader_nearby_the_courtesans_do_nothing() -> None:
    assert courtly().view(None).turn == 2


def test_a_copied_leader_works_from_now_on() -> None:
    game, _ = make(courtly("xenophon"), "0 copy xenophon")
    _, events = choose(game, "build tavern free")
    assert Earned(0, 2, "xenophon") in events


def test_what_a_copied_leader_does_at_once_it_does_at_once() -> None:
    game, events = make(courtly("croesus"), "0 copy croesus")
    assert Earned(0, 6, "croesus") in events and purses(game)[0] == 9
    _, events = make(courtly("aspasia"), "0 copy aspasia")
    assert Negotiated(0, 1) in events


def test_courtesans_that_copy_solomon_pick_last() -> None:
    """The wonder's pick comes before the copied Solomon's."""
    cities = city("rhodes", GOODS), city("halicarnassus B", "foundry solomon"), city("ephesus")
    hands = ("courtesans_guild tavern", "tavern tavern", "altar tavern")
    game = table(*cities, hands=hands, age=3, discard="altar baths", expansions=BOTH)
    game, _ = choose(game, "build courtesans_guild paid", "raise tavern", "build altar free")
    game, _ = make(game, "0 copy solomon")
    assert [(one.seat, one.question) for one in game.waiting()] == [(1, "discard")]
    game, events = make(game, "1 build baths discard")
    assert options(game) == ["build altar discard", "decline"]
    assert Declined(1) not in events


def test_courtesans_from_the_discard_copy_too() -> None:
    cities = city("halicarnassus B", "foundry"), city("giza", "cleopatra"), city("ephesus")
    game = table(*cities, age=3, discard="courtesans_guild", expansions=BOTH)
    game, _ = choose(game, "raise tavern", "build tavern free", "build tavern free")
    game, _ = make(game, "0 build courtesans_guild discard")
    assert options(game) == ["copy cleopatra"]


def test_olympia_copying_the_courtesans_scores_a_leader_nearby() -> None:
    own = city("olympia B", "workshop apothecary", stages=3)
    beside = city("giza", "courtesans_guild sappho"), city("ephesus", "ptolemy")
    assert scored(own, *beside)["green"] == 3 + 7
    plain = city("olympia B", stages=3)
    assert scored(plain, city("giza", "courtesans_guild cleopatra"))["guilds"] == 5
