"""The score sheet: its lines, the guilds, copied guilds, and who has won."""

import pytest

from engine.catalogue import edition
from engine.draft.city import City
from engine.draft.scoring import result, sheet
from engine.game import Result, Sheet
from tests.build import FIRST, SECOND, choose, city, table

LINES = edition(FIRST).score_lines


def scored(*cities: City, place: int = 0, game: str = FIRST) -> Sheet:
    """Score one of three cities; those not given are bare."""
    bare = city("giza", coins=0, game=game), city("ephesus", coins=0, game=game)
    return sheet((*cities, *bare[len(cities) - 1 :]), place, edition(game).score_lines)


def line(sheet: Sheet, name: str) -> int:
    return dict(sheet.lines)[name]


def winners(*cities: City) -> tuple[int, ...]:
    return result(cities, len(cities), LINES).winners


@pytest.mark.parametrize(
    ("game", "order"),
    [
        (FIRST, "military treasury wonder blue green yellow guilds"),
        (SECOND, "wonder treasury military blue yellow green guilds"),
    ],
)
def test_the_lines_stand_in_the_order_of_the_edition(game: str, order: str) -> None:
    assert [name for name, _ in scored(city(game=game), game=game).lines] == order.split()


@pytest.mark.parametrize(
    ("tokens", "points"), [("1 3 5 -1 -1 -1", 6), ("", 0), ("-1 -1 -1 -1 -1 -1", -6)]
)
def test_military_tokens_add_up_and_may_be_negative(tokens: str, points: int) -> None:
    assert line(scored(city(tokens=tokens)), "military") == points


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (14, 4)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    assert line(scored(city(coins=coins)), "treasury") == points


@pytest.mark.parametrize(
    ("board", "stages", "points"),
    [("alexandria A", 3, 10), ("giza B", 4, 20), ("rhodes B", 2, 7), ("rhodes A", 2, 3)],
)
def test_stages_give_the_points_printed_on_them(board: str, stages: int, points: int) -> None:
    assert line(scored(city(board, stages=stages)), "wonder") == points


def test_blue_cards_give_the_points_printed_on_them() -> None:
    assert line(scored(city(built="altar aqueduct town_hall")), "blue") == 13


def test_green_cards_are_scored_as_science() -> None:
    found = scored(city(built="apothecary workshop scriptorium library"))
    assert line(found, "green") == 1 + 1 + 4 + 7


def test_the_total_is_the_sum_of_the_lines() -> None:
    found = scored(city("giza", "altar workshop", coins=7, stages=1, tokens="1 -1"))
    assert found.total == 0 + 2 + 3 + 2 + 1


@pytest.mark.parametrize(
    ("built", "stages", "points"),
    [
        ("haven stone_pit clay_pool loom_1", 0, 2),
        ("lighthouse tavern", 0, 2),
        ("lighthouse", 0, 1),
        ("chamber_of_commerce loom_1 press_1 stone_pit", 0, 4),
        ("arena", 3, 3),
        ("tavern vineyard forum", 0, 0),
    ],
)
def test_yellow_cards_count_the_own_city_at_the_end(built: str, stages: int, points: int) -> None:
    around = city("giza", "ore_vein tavern loom_1", stages=1), city("ephesus", "press_1")
    assert line(scored(city(built=built, stages=stages), *around), "yellow") == points


def test_the_ludus_counts_red_cards() -> None:
    here = city(built="ludus stockade walls", game=SECOND)
    around = city("giza", "barracks", game=SECOND), city("ephesus", game=SECOND)
    assert line(scored(here, *around, game=SECOND), "yellow") == 2


def test_the_ludus_pays_for_red_cards_when_it_is_built() -> None:
    here = city("giza", "stockade walls ore_vein", game=SECOND)
    around = city("rhodes", "barracks", game=SECOND), city("ephesus", game=SECOND)
    game = table(here, *around, hands=("ludus",), game=SECOND)
    game, _ = choose(game, "build ludus paid")
    assert game.state.cities[0].coins == 3 + 6


@pytest.mark.parametrize("game", [FIRST, SECOND])
@pytest.mark.parametrize(
    ("guild", "built", "each"),
    [
        ("workers_guild", "stone_pit", 1),
        ("craftsmens_guild", "loom_1", 2),
        ("traders_guild", "tavern", 1),
        ("philosophers_guild", "workshop", 1),
        ("spies_guild", "stockade", 1),
        ("magistrates_guild", "altar", 1),
    ],
)
def test_guilds_of_the_colours_count_both_neighbours_and_not_the_owner(
    game: str, guild: str, built: str, each: int
) -> None:
    here = city(built=f"{guild} {built}", game=game)
    around = city("giza", built, game=game), city("ephesus", built, game=game)
    assert line(scored(here, *around, game=game), "guilds") == 2 * each
    assert line(scored(here, game=game), "guilds") == 0


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_the_shipowners_guild_counts_own_brown_grey_and_purple_cards(game: str) -> None:
    """Itself included; neighbours and the board's resource do not count."""
    here = city(built="shipowners_guild stone_pit clay_pool loom_1 spies_guild altar", game=game)
    around = city("giza", "ore_vein", game=game), city("ephesus", "press_1", game=game)
    assert line(scored(here, *around, game=game), "guilds") == 5


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_the_builders_guild_counts_stages_of_all_three_cities(game: str) -> None:
    here = city(built="builders_guild", stages=1, game=game)
    around = city("giza", stages=3, game=game), city("ephesus", stages=2, game=game)
    assert line(scored(here, *around, game=game), "guilds") == 6


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_the_scientists_guild_is_a_free_symbol(game: str) -> None:
    found = scored(city(built="scientists_guild workshop laboratory", game=game), game=game)
    assert (line(found, "green"), line(found, "guilds")) == (9, 0)
    assert found.symbols == ("gear",)


def test_the_strategists_guild_counts_defeats_of_both_neighbours() -> None:
    here = city(built="strategists_guild", tokens="-1 -1")
    around = city("giza", tokens="-1 -1 -1 1"), city("ephesus", tokens="-1 5")
    assert line(scored(here, *around), "guilds") == 4


@pytest.mark.parametrize(("stages", "points"), [(0, 0), (2, 0), (3, 7)])
def test_the_decorators_guild_gives_seven_for_the_own_finished_wonder(
    stages: int, points: int
) -> None:
    here = city("giza day", "decorators_guild", stages=stages, game=SECOND)
    left = city("ephesus day", stages=3, game=SECOND)
    assert line(scored(here, left, game=SECOND), "guilds") == points


def test_a_wonder_is_finished_with_the_last_stage_of_its_side() -> None:
    here = city("giza night", "decorators_guild", stages=3, game=SECOND)
    assert line(scored(here, game=SECOND), "guilds") == 0
    here = city("rhodes night", "decorators_guild", stages=2, game=SECOND)
    assert line(scored(here, game=SECOND), "guilds") == 7


def copier(built: str = "") -> City:
    """Olympia B with its third stage, which scores a neighbour's guild."""
    return city("olympia B", built, stages=3, coins=0)


def test_the_best_guild_of_the_neighbours_is_copied() -> None:
    around = city("giza", "spies_guild stockade"), city("ephesus", "workers_guild clay_pool mine")
    found = scored(copier(), *around)
    assert (found.copied, line(found, "guilds")) == ("workers_guild", 2)


def test_a_copied_guild_is_scored_from_the_copiers_seat() -> None:
    """The left neighbour's own blue cards count for the copier, and not the copier's."""
    around = city("giza", "magistrates_guild altar baths"), city("ephesus", "theater")
    assert line(scored(copier("palace"), *around), "guilds") == 3


def test_a_guild_is_copied_only_with_the_stage() -> None:
    around = city("giza", "magistrates_guild altar"), city("ephesus")
    found = scored(city("olympia B", stages=2), *around)
    assert (found.copied, line(found, "guilds")) == (None, 0)


def test_only_neighbours_guilds_are_copied() -> None:
    far = city("babylon", "spies_guild")
    cities = copier(), city("giza", "stockade"), far, city("ephesus", "stockade")
    assert sheet(cities, 0, LINES).copied is None


def test_the_owner_of_a_copied_guild_loses_nothing() -> None:
    cities = copier(), city("giza", "builders_guild"), city("ephesus")
    assert line(sheet(cities, 1, LINES), "guilds") == 3
    assert line(sheet(cities, 0, LINES), "guilds") == 3


def test_a_copied_shipowners_guild_counts_itself() -> None:
    around = city("giza", "shipowners_guild mine ore_vein clay_pit"), city("ephesus")
    assert line(scored(copier("stone_pit loom_1 spies_guild"), *around), "guilds") == 4


def test_a_copied_guild_is_no_purple_card_for_anything_else() -> None:
    around = city("giza", "magistrates_guild altar"), city("ephesus")
    assert line(scored(copier("shipowners_guild"), *around), "guilds") == 1 + 1


def test_a_copied_scientists_guild_is_a_free_symbol() -> None:
    around = city("giza", "scientists_guild"), city("ephesus")
    found = scored(copier("apothecary workshop"), *around)
    assert (found.copied, found.symbols) == ("scientists_guild", ("tablet",))
    assert line(found, "green") == 10


def test_a_copied_scientists_guild_is_settled_with_the_other_free_symbols() -> None:
    """The own one alone would make a second gear; both together make a set."""
    around = city("giza", "scientists_guild"), city("ephesus", "magistrates_guild altar")
    found = scored(copier("workshop scientists_guild"), *around)
    assert found.copied == "scientists_guild"
    assert (line(found, "green"), sorted(found.symbols)) == (10, ["compass", "tablet"])


def test_the_copy_is_chosen_for_the_total_and_not_for_one_line() -> None:
    """A second symbol brings three points to science, four blue cards more to the guilds."""
    left = city("giza", "scientists_guild magistrates_guild altar baths palace theater")
    found = scored(copier("workshop"), left, city("ephesus"))
    assert found.copied == "magistrates_guild"


def ended(*coins: int, built: str = "") -> Result:
    """End a game between cities that differ in their coins only."""
    cities = [city("giza", built if not place else "", coins=c) for place, c in enumerate(coins)]
    return result(cities, len(cities), LINES)


def test_the_highest_total_wins() -> None:
    assert ended(0, 2, 2, built="altar").winners == (0,)
    assert ended(0, 9, 2, built="altar").winners == (1,)


def test_a_tie_goes_to_the_most_coins() -> None:
    assert ended(4, 5, 3).winners == (1,)


def test_a_tie_in_coins_too_is_a_shared_victory() -> None:
    assert ended(5, 4, 5).winners == (0, 2)
    assert ended(4, 4, 4).winners == (0, 1, 2)


def test_coins_do_not_decide_between_different_totals() -> None:
    assert winners(city(built="altar", coins=0), city(coins=5), city(coins=5)) == (0,)


def test_the_result_holds_a_sheet_for_every_seat() -> None:
    game, _ = choose(table(city(), city("giza"), city("ephesus"), age=3, turn=6))
    found = game.result()
    assert found is not None
    assert [sheet.coins for sheet in found.sheets] == [6, 6, 6]
    assert found.winners == (0, 1, 2)
