"""Arguments that several commands share."""

import argparse

from engine.game import Setup
from engine.games import GAMES


def add_set_up(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that make a set-up."""
    add_game(parser)
    parser.add_argument("--players", type=int, default=3, help="how many play (default: 3)")
    parser.add_argument("--seed", type=int, default=1, help="where chance starts (default: 1)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as boards=side_choice or expansions='cities leaders'; "
        "may be repeated",
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    """Declare the choice of a game."""
    parser.add_argument(
        "--game", choices=GAMES, default="first_edition", help="default: first_edition"
    )


def set_up(arguments: argparse.Namespace, seed: int) -> Setup:
    """Make the set-up that the arguments ask for."""
    options = dict(_option(option) for option in arguments.option)
    if seed < 0:
        raise ValueError("--seed must not be negative")
    return Setup(game=arguments.game, seats=arguments.players, seed=seed, options=options)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise ValueError(f"--option wants NAME=VALUE, not {text!r}")
    return name, value
