"""The games that can be played, by name."""

from collections.abc import Callable, Mapping

from engine.draft.game import Draft
from engine.duel.game import Duel
from engine.errors import BadSetup
from engine.game import Game, Setup

GAMES: Mapping[str, Callable[[Setup], Game]] = {
    "first_edition": Draft.start,
    "second_edition": Draft.start,
    "duel": Duel.start,
}


def start(setup: Setup) -> Game:
    """Start the game that a set-up names."""
    if setup.game not in GAMES:
        raise BadSetup("unknown_game", game=setup.game)
    return GAMES[setup.game](setup)
