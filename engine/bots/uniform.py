"""The bot that plays anything."""

from collections.abc import Sequence
from random import Random

from engine.bots.bot import Outlook
from engine.moves import Move


def uniform(options: Sequence[Move], outlook: Outlook, rng: Random) -> Move:
    """Choose any option, each as likely as the others."""
    del outlook
    return options[int(rng.random() * len(options))]
