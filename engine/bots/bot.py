"""What a bot is, and what it may look at."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from engine.game import Game, View
from engine.moves import Move


class Outlook(NamedTuple):
    """What a seat can know of a game; nothing is made before it is asked for."""

    seat: int
    view: Callable[[], View]
    imagine: Callable[[], Game]
    """A game that the seat could not tell from the real one, to think on."""


Bot = Callable[[Sequence[Move], Outlook, Random], Move]
"""Chooses one of the options."""


def outlook(game: Game, seat: int, rng: Random) -> Outlook:
    """Look at a game from a seat."""
    return Outlook(seat, lambda: game.view(seat), lambda: game.resample(seat, rng))
