"""The words of the game in every language: nouns, effects, refusals, stories, questions, scores."""

from ui.words.effects import effect_text
from ui.words.games import board_rule_help, board_rule_title, game_help, game_title
from ui.words.nouns import (
    AGES,
    COLOURS,
    RESOURCE_NAMES,
    SYMBOLS,
    coins,
    is_night,
    points,
    shields,
    side_name,
)
from ui.words.questions import question_title, question_why, thinking_line, waiting_line
from ui.words.refusals import reason, refusal
from ui.words.scores import decided_by, score_line, sheet_note, winners_title
from ui.words.story import Cast, Line, read_events, tell

__all__ = [
    "AGES",
    "COLOURS",
    "RESOURCE_NAMES",
    "SYMBOLS",
    "Cast",
    "Line",
    "board_rule_help",
    "board_rule_title",
    "coins",
    "decided_by",
    "effect_text",
    "game_help",
    "game_title",
    "is_night",
    "points",
    "question_title",
    "question_why",
    "read_events",
    "reason",
    "refusal",
    "score_line",
    "sheet_note",
    "shields",
    "side_name",
    "tell",
    "thinking_line",
    "waiting_line",
    "winners_title",
]
