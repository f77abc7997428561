"""The golden playthroughs are there, and the engine still plays them to the letter."""

import pytest

from engine.record import read
from tests.playthrough import CONFIGURATIONS, FOLDER, path, told

LONGEST = 1500


@pytest.mark.parametrize(("game", "seats"), CONFIGURATIONS)
def test_a_playthrough_is_replayed_to_the_letter(game: str, seats: int) -> None:
    text = path(game, seats).read_text(encoding="utf-8")
    record = read(text)
    assert (record.setup.game, record.setup.seats) == (game, seats)
    assert told(record) == text


@pytest.mark.parametrize(("game", "seats"), CONFIGURATIONS)
def test_a_playthrough_can_be_read_in_one_sitting(game: str, seats: int) -> None:
    assert len(path(game, seats).read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_there_is_one_playthrough_for_each_game_and_number_of_players() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {
        path(game, seats).name for game, seats in CONFIGURATIONS
    }
