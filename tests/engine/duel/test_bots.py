"""Bots play Duel: from the options, from what they may know, and the greedy one sensibly."""

from random import Random

import pytest

from engine.bots import BOTS
from engine.bots.bot import outlook
from engine.duel.game import Duel
from engine.game import Setup
from engine.play import play
from tests.engine.duel.build import duel, town

GAMES = 60


def choice(game: Duel, bot: str = "greedy", seat: int = 0) -> str:
    """Let a bot choose for a seat."""
    rng = Random(3)
    return str(BOTS[bot](game.options(seat), outlook(game, seat, rng), rng))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("rule", ["draft", "first_game"])
def test_a_bot_plays_to_the_end(bot: str, rule: str) -> None:
    setup = Setup(game="duel", seats=2, seed=5, options={"wonders": rule})
    assert play(Duel.start(setup), [BOTS[bot]] * 2, Random(5)).result()


def test_the_greedy_bot_mostly_beats_the_random_one() -> None:
    won = 0
    for seed in range(GAMES):
        seat = seed % 2
        bots = [BOTS["greedy" if place == seat else "random"] for place in range(2)]
        setup = Setup(game="duel", seats=2, seed=seed)
        result = play(Duel.start(setup), bots, Random(seed)).result()
        assert result is not None
        won += result.winners == (seat,)
    assert won >= 0.85 * GAMES


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_alike_in_games_it_cannot_tell_apart(bot: str) -> None:
    now = Duel.start(Setup(game="duel", seats=2, seed=7, options={"wonders": "first_game"}))
    seat = now.waiting()[0].seat
    other = now.resample(seat, Random(1))
    assert other != now
    assert choice(now, bot, seat) == choice(other, bot, seat)


def test_the_greedy_bot_takes_the_capital() -> None:
    assert choice(duel(town("shelf_quarry"), display="palace walls", pawn=7)) == "build walls paid"


def test_the_greedy_bot_wins_by_science() -> None:
    five = "scriptorium pharmacist workshop apothecary academy"
    game = duel(town(five, coins=6), display="palace university", age=3)
    assert choice(game) == "build university paid B6"


def test_the_greedy_bot_plays_first_where_it_may_choose() -> None:
    game = duel(town("palace"), display="altar", age=2)
    state = game.state
    last = state.display._replace(present=state.display.present & -state.display.present)
    game = Duel(state._replace(display=last))
    game, _ = game.apply(0, game.options(0)[0])
    assert choice(game) == "begin 0"
