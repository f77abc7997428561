"""Bots choose from the options, from what they may know, and the greedy one plays sensibly."""

from collections.abc import Sequence
from random import Random
from statistics import mean

import pytest

from engine.bots import BOTS
from engine.bots.bot import Outlook, outlook
from engine.draft.game import Draft
from engine.game import Setup
from engine.moves import Move, parse
from engine.play import answers, play
from tests.build import FIRST, SECOND, city, table
from tests.playthrough import EXPANDED, Configuration

GAMES = 500


def winners(seed: int) -> tuple[int, tuple[int, ...]]:
    """Let a greedy bot play two random ones; tell its seat and who won."""
    seat = seed % 3
    bots = [BOTS["greedy"] if place == seat else BOTS["random"] for place in range(3)]
    game = FIRST if seed % 2 else SECOND
    end = play(Draft.start(Setup(game=game, seats=3, seed=seed)), bots, Random(seed)).result()
    assert end is not None
    return seat, end.winners


def test_the_greedy_bot_wins_at_least_85_percent_against_two_random_ones() -> None:
    won = [(seat,) == best for seat, best in map(winners, range(GAMES))]
    assert sum(won) >= 0.85 * GAMES


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seats", range(2, 8))
def test_a_bot_plays_to_the_end(bot: str, seats: int) -> None:
    setup = Setup(game=FIRST, seats=seats, seed=5, options={"boards": "free_choice"})
    assert play(Draft.start(setup), [BOTS[bot]] * seats, Random(5)).result()


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("kind", EXPANDED, ids=str)
def test_a_bot_plays_the_expansions_to_the_end(bot: str, kind: Configuration) -> None:
    game = Draft.start(kind.setup(7, "side_choice"))
    assert play(game, [BOTS[bot]] * kind.seats, Random(7)).result()


@pytest.mark.parametrize("kind", EXPANDED, ids=str)
def test_the_greedy_bot_scores_more_with_expansions_too(kind: Configuration) -> None:
    totals: dict[str, list[int]] = {"greedy": [], "random": []}
    for seed in range(4):
        seated = [("greedy", "random")[(seat + seed) % 2] for seat in range(kind.seats)]
        game = Draft.start(kind.setup(seed, "random"))
        end = play(game, [BOTS[bot] for bot in seated], Random(seed)).result()
        assert end is not None
        for bot, found in zip(seated, end.sheets, strict=True):
            totals[bot].append(found.total)
    assert mean(totals["greedy"]) > 1.3 * mean(totals["random"])


def test_the_greedy_bot_pays_its_losses_and_lets_the_free_city_owe() -> None:
    cities = city(coins=3), city("giza", coins=3), city("ephesus", coins=3)
    hands = ("altar theater tavern", "hideout tavern")
    now = table(*cities, hands=hands, seats=2, pile="tavern", expansions="cities")
    for seat, move in (
        (1, "build hideout free"),
        (0, "build altar free"),
        (0, "build theater free"),
    ):
        now, _ = now.apply(seat, parse(move))
    assert str(chosen_by("greedy", now, seat=0)) == "pay 1"
    now, _ = now.apply(0, parse("pay 1"))
    assert str(chosen_by("greedy", now, seat=0)) == "pay 0"


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_alike_in_games_it_cannot_tell_apart(bot: str) -> None:
    now = Draft.start(Setup(game=FIRST, seats=3, seed=7))
    other = now.resample(0, Random(1))
    assert other != now
    chosen = [chosen_by(bot, game, seat=0) for game in (now, other)]
    assert chosen[0] == chosen[1]


def chosen_by(bot: str, game: Draft, seat: int) -> Move:
    """Let a bot choose for a seat."""
    rng = Random(3)
    return BOTS[bot](answers(game, seat), outlook(game, seat, rng), rng)


def test_nothing_is_imagined_unless_a_bot_asks() -> None:
    def never() -> Draft:
        raise AssertionError

    now = Draft.start(Setup(game=FIRST, seats=3, seed=7))
    options: Sequence[Move] = answers(now, 0)
    looked = Outlook(0, lambda: now.view(0), never)
    assert BOTS["random"](options, looked, Random(1)) in options


def test_the_greedy_bot_minds_its_neighbours_shields() -> None:
    now = table(
        city("rhodes"),
        city("giza", "stockade"),
        city("olympia", "guard_tower"),
        hands=("barracks altar",),
        turn=6,
        age=3,
    )
    assert str(chosen_by("greedy", now, seat=0)) == "build barracks paid"


def test_the_greedy_bot_finishes_its_wonder() -> None:
    now = table(city("rhodes", "foundry ore_vein", stages=2), city("giza"), city("olympia"),
                hands=("altar tavern",), age=3, turn=6)  # fmt: skip
    assert str(chosen_by("greedy", now, seat=0)).startswith("raise")


def test_the_greedy_bot_prefers_its_own_resources_to_buying() -> None:
    now = table(city("giza", "clay_pool"), city("babylon"), city("olympia"),
                hands=("stockade guard_tower",))  # fmt: skip
    assert str(chosen_by("greedy", now, seat=0)) == "build guard_tower paid"
