"""The conflict track: moving, looting, the capital, points."""

import pytest

from engine.duel.military import POINTS, Track, advance
from engine.events import Advanced, Ended, Forfeited, Prevailed
from tests.engine.duel.build import after, built, duel, line, make, purses, town


def test_shields_move_the_pawn_towards_the_opponents_capital() -> None:
    assert advance(Track(), 0, 2)[0].pawn == 2
    assert advance(Track(), 1, 2)[0].pawn == -2
    assert advance(Track(-1), 0, 3)[0].pawn == 2


@pytest.mark.parametrize(
    ("pawn", "shields", "loot"),
    [
        (0, 2, []),
        (0, 3, [2]),
        (2, 1, [2]),
        (2, 3, [2]),
        (5, 1, [5]),
        (2, 4, [2, 5]),
        (0, 9, [2, 5]),
    ],
)
@pytest.mark.parametrize("place", [0, 1])
def test_a_zone_that_is_entered_costs_its_token(
    pawn: int, shields: int, loot: list[int], place: int
) -> None:
    track = Track(-pawn if place else pawn)
    # What was passed before is gone already.
    left = [zone for zone in track.loot if not 0 < zone * (-1 if place else 1) <= pawn]
    track = track._replace(loot=tuple(left))
    assert advance(track, place, shields)[1] == loot


def test_each_token_works_once() -> None:
    track, first = advance(Track(), 0, 3)
    track, _ = advance(track, 1, 3)
    track, again = advance(track, 0, 3)
    assert (first, again, track.loot) == ([2], [], (-6, -3, 6))


def test_the_tokens_of_the_two_sides_are_apart() -> None:
    track, _ = advance(Track(), 0, 3)
    track, loot = advance(track, 1, 6)
    assert (loot, track.pawn, track.loot) == ([2], -3, (-6, 6))


def test_a_city_loses_no_more_coins_than_it_has() -> None:
    game = duel(town("shelf_quarry"), town(coins=1), "walls", pawn=1)
    game, events = make(game, "0 build walls paid")
    assert Forfeited(1, 1, None) in events
    assert purses(game) == (7, 0)


def test_two_tokens_can_be_looted_in_one_move() -> None:
    game = duel(town(coins=8), town(), "pretorium", age=3, pawn=3)
    game = game.__class__(game.state._replace(track=Track(3, (-6, -3, 3, 6))))
    assert purses(after(game, "0 build pretorium paid B8")) == (0, 0)


def test_the_capital_wins_at_once() -> None:
    game, events = make(duel(town("shelf_quarry"), display="walls", pawn=7), "0 build walls paid")
    result = game.result()
    assert result is not None
    assert (result.winners, result.by) == ((0,), "military")
    assert events[-2:] == [Prevailed(0, "military"), Ended((0,))]
    assert game.waiting() == ()


def test_the_pawn_stops_in_the_capital() -> None:
    game, events = make(duel(town("shelf_quarry"), display="walls", pawn=8), "0 build walls paid")
    assert Advanced(0, 2, 9) in events and game.state.track.pawn == 9


def test_the_stronger_army_wins_whatever_the_points() -> None:
    game = duel(town("shelf_quarry"), town("palace town_hall", coins=99), "walls", pawn=7)
    result = after(game, "0 build walls paid").result()
    assert result is not None
    assert result.winners == (0,) and result.sheets[0].total < result.sheets[1].total


@pytest.mark.parametrize("ahead", range(10))
def test_points_go_to_the_one_who_is_ahead(ahead: int) -> None:
    assert Track(ahead).points(0) == POINTS[ahead]
    assert Track(-ahead).points(1) == POINTS[ahead]
    assert Track(ahead).points(1) == 0


def test_points_by_zone() -> None:
    assert POINTS[:9] == (0, 2, 2, 5, 5, 5, 10, 10, 10)


def test_red_cards_have_no_points_of_their_own() -> None:
    game = built("walls")
    assert line(game, "military") == 2
    assert [line(game, name) for name in ("blue", "guilds", "yellow")] == [0, 0, 0]
