"""The golden playthroughs are there, and the engine still plays them to the letter."""

from pathlib import Path

import pytest

from engine.record import read, replay
from tests.playthrough import (
    CONFIGURATIONS,
    DUELS,
    FOLDER,
    Configuration,
    duel_path,
    every_path,
    told,
)

LONGEST = 1500

each = pytest.mark.parametrize("file", every_path(), ids=lambda file: file.stem)


@each
def test_a_playthrough_is_replayed_to_the_letter(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert told(read(text)) == text


@pytest.mark.parametrize("kind", CONFIGURATIONS, ids=str)
def test_a_playthrough_is_of_its_game_and_number_of_players(kind: Configuration) -> None:
    setup = read(kind.path.read_text(encoding="utf-8")).setup
    assert setup == kind.setup(setup.seed, setup.options["boards"])


@pytest.mark.parametrize("ending", DUELS)
def test_a_duel_ends_as_its_name_says(ending: str) -> None:
    record = read(duel_path(ending).read_text(encoding="utf-8"))
    result = replay(*record).result()
    assert record.setup.game == "duel"
    assert result is not None and result.by == ending


@each
def test_a_playthrough_can_be_read_in_one_sitting(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_there_is_one_playthrough_for_each_game_and_number_of_players() -> None:
    assert set(FOLDER.iterdir()) == set(every_path())
