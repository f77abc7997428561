"""The games and their options in words, for whoever opens a table."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.draft.state import BoardRule
from ui.i18n import N_, Speaker


class Choice(NamedTuple):
    """Something to choose: its title, and a sentence of help."""

    title: str
    help: str


GAMES: Mapping[str, Choice] = {
    "first_edition": Choice(
        N_("First edition"),
        N_("The classic cards and boards, for 2 to 7 players."),
    ),
    "second_edition": Choice(
        N_("Second edition"),
        N_("The newer cards, and boards with a day and a night side, for 3 to 7 players."),
    ),
}
BOARD_RULES: Mapping[BoardRule, Choice] = {
    "random": Choice(
        N_("Dealt"),
        N_("Boards and their sides are dealt at random."),
    ),
    "side_choice": Choice(
        N_("Dealt, side chosen"),
        N_("Boards are dealt at random, and everybody chooses a side."),
    ),
    "free_choice": Choice(
        N_("Chosen"),
        N_("Everybody takes a board and a side; who is quicker has the first choice."),
    ),
    "first_side": Choice(
        N_("Simple sides"),
        N_("Boards are dealt with the simpler side up: best for a first game."),
    ),
}


def game_title(game: str, speaker: Speaker) -> str:
    """Name a game."""
    return speaker.say(GAMES[game].title)


def game_help(game: str, speaker: Speaker) -> str:
    """Say in a sentence what a game is."""
    return speaker.say(GAMES[game].help)


def board_rule_title(rule: str, speaker: Speaker) -> str:
    """Name a way to deal the boards."""
    return speaker.say(_board_rule(rule).title)


def board_rule_help(rule: str, speaker: Speaker) -> str:
    """Say in a sentence how boards are dealt."""
    return speaker.say(_board_rule(rule).help)


def _board_rule(rule: str) -> Choice:
    return next(choice for name, choice in BOARD_RULES.items() if name == rule)
