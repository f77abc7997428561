"""A game is its set-up and its moves: on any machine, with any hash seed, after any pause."""

import hashlib
import os
import subprocess
import sys
from random import Random

import pytest

from engine.bots import BOTS
from engine.draft.game import Draft
from engine.game import Setup
from engine.play import play
from engine.record import read, replay
from tests.build import FIRST
from tests.playthrough import CONFIGURATIONS, FOLDER, Configuration


def everything_seen(name: str) -> str:
    """Digest all that can be seen and done at the middle and the end of a playthrough."""
    record = read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    seen = ""
    for length in (len(record.moves) // 2, len(record.moves)):
        now = replay(record.setup, record.moves[:length])
        for seat in range(record.setup.seats):
            seen += now.view(seat).model_dump_json() + " ".join(map(str, now.options(seat)))
    return hashlib.sha256(seen.encode()).hexdigest()


@pytest.mark.parametrize("name", ["first_edition-5", "cities_teams-8", "duel-science"])
@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_hash_seeds_change_nothing(hash_seed: str, name: str) -> None:
    code = f"from tests.engine.test_replaying import *; print(everything_seen({name!r}))"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == everything_seen(name)


def test_the_deal_of_a_seed_is_written_in_stone() -> None:
    now = Draft.start(Setup(game=FIRST, seats=3, seed=2024))
    boards = [f"{city.board.id} {city.side.id}" for city in now.state.cities]
    hand = " ".join(card.id for card in now.state.hands[0])
    assert boards == ["ephesus A", "babylon A", "giza B"]
    assert hand.split() == [
        "scriptorium",
        "stone_pit",
        "lumber_yard",
        "barracks",
        "guard_tower",
        "west_trading_post",
        "east_trading_post",
    ]


def test_a_setup_survives_json() -> None:
    setup = Setup(game=FIRST, seats=3, seed=2**70, options={"boards": "side_choice"})
    assert Setup.read(setup.model_dump_json()) == setup


@pytest.mark.parametrize("kind", CONFIGURATIONS, ids=str)
def test_a_resampled_game_can_be_played_on(kind: Configuration) -> None:
    record, seats = read(kind.path.read_text(encoding="utf-8")), kind.seats
    for length in range(0, len(record.moves), 17):
        rng = Random(length)
        other = replay(record.setup, record.moves[:length]).resample(length % seats, rng)
        assert play(other, [BOTS["random"]] * seats, rng).result()


def test_resampling_deals_hidden_cards_anew() -> None:
    now = Draft.start(Setup(game=FIRST, seats=3, seed=3))
    other = now.resample(0, Random(1))
    assert other.state.hands[0] == now.state.hands[0]
    assert other.state.hands[1:] != now.state.hands[1:]
    assert other.state.decks != now.state.decks


def test_resampling_draws_other_guilds_too() -> None:
    now = Draft.start(Setup(game=FIRST, seats=3, seed=3))
    drawn = [
        {card.id for card in now.resample(None, Random(seed)).state.decks[-1]} for seed in range(20)
    ]
    guilds = {card.id for card in now.state.edition.guilds}
    assert all(len(deck & guilds) == 5 for deck in drawn)
    assert set.union(*drawn) >= guilds
