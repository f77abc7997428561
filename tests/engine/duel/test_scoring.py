"""The score sheet of a Duel, and who wins."""

import pytest

from engine.duel.city import City
from engine.duel.military import Track
from engine.duel.scoring import result
from engine.game import Result
from tests.engine.duel.build import CONTENT, town

LINES = CONTENT.score_lines


def scored(mine: City, theirs: City | None = None, pawn: int = 0) -> Result:
    """End a game with points."""
    return result((mine, theirs or town(coins=0)), Track(pawn), LINES)


def test_the_sheet_has_a_line_for_each_part_of_the_scorepad() -> None:
    mine = town(
        "altar palace academy port magistrates_guild walls",
        coins=11,
        erected="the_pyramids the_sphinx",
        learnt="agriculture mathematics",
    )
    sheet = scored(mine, pawn=4).sheets[0]
    assert sheet.lines == (
        ("blue", 10),
        ("green", 3),
        ("yellow", 3),
        ("guilds", 2),
        ("wonders", 15),
        ("progress", 4 + 6),
        ("treasury", 3),
        ("military", 5),
    )
    assert (sheet.total, sheet.coins) == (51, 11)


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (14, 4)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    assert dict(scored(town(coins=coins)).sheets[0].lines)["treasury"] == points


def test_wonders_that_are_not_built_score_nothing() -> None:
    assert scored(town(coins=0, plans="the_pyramids")).sheets[0].total == 0


def test_cards_under_wonders_score_nothing() -> None:
    mine = town(coins=0, erected="the_temple_of_artemis")
    assert scored(mine).sheets[0].total == 0


def test_the_higher_total_wins() -> None:
    assert scored(town("altar"), town("palace")).winners == (1,)


def test_a_tie_goes_to_more_points_on_blue_cards() -> None:
    mine, theirs = town("altar", coins=0), town("academy", coins=0)
    assert scored(mine, theirs).winners == (0,)


def test_a_tie_in_blue_points_too_is_a_shared_victory() -> None:
    mine, theirs = town("altar", coins=0), town("theater", coins=2)
    assert scored(mine, theirs).winners == (0, 1)


def test_coins_do_not_break_a_tie() -> None:
    assert scored(town("altar", coins=2), town("baths", coins=0)).winners == (0, 1)
