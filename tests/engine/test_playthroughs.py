"""The golden playthroughs are there, and the engine still plays them to the letter."""

import pytest

from engine.record import read
from tests.playthrough import CONFIGURATIONS, FOLDER, Configuration, told

LONGEST = 1500


@pytest.mark.parametrize("kind", CONFIGURATIONS, ids=str)
def test_a_playthrough_is_replayed_to_the_letter(kind: Configuration) -> None:
    text = kind.path.read_text(encoding="utf-8")
    record = read(text)
    assert record.setup == kind.setup(record.setup.seed, record.setup.options["boards"])
    assert told(record) == text


@pytest.mark.parametrize("kind", CONFIGURATIONS, ids=str)
def test_a_playthrough_can_be_read_in_one_sitting(kind: Configuration) -> None:
    assert len(kind.path.read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_there_is_one_playthrough_for_each_game_and_number_of_players() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {kind.path.name for kind in CONFIGURATIONS}
