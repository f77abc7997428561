"""Playing whole games: bots at every seat, or moves from a record."""

from collections.abc import Callable, Sequence
from random import Random

from engine.bots.bot import Bot, outlook
from engine.events import Event
from engine.game import Game
from engine.moves import Move, Withdraw

Witness = Callable[[Game, int, Move, tuple[Event, ...]], None]
"""Is told of each move: the game after it, the seat, the move, the events."""


def answers(game: Game, seat: int) -> list[Move]:
    """List the options that answer what is asked; taking a choice back does not."""
    options = game.options(seat)
    if options and isinstance(options[-1], Withdraw):
        options.pop()
    return options


def play(game: Game, bots: Sequence[Bot], rng: Random, witness: Witness | None = None) -> Game:
    """Let bots play a game to its end."""
    while waiting := game.waiting():
        for decision in waiting:
            seat = decision.seat
            move = bots[seat](answers(game, seat), outlook(game, seat, rng), rng)
            game, events = game.apply(seat, move)
            if witness:
                witness(game, seat, move, events)
    return game
