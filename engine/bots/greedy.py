"""The bot that takes what looks best now."""

from collections.abc import Sequence
from random import Random

from engine.bots.bot import Outlook
from engine.moves import Move


def greedy(options: Sequence[Move], outlook: Outlook, rng: Random) -> Move:
    """Choose the option with the highest rough worth; the first of equals."""
    del rng
    game = outlook.imagine()
    return max(options, key=lambda move: game.worth(outlook.seat, move))
