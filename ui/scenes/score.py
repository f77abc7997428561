"""The score sheet as a scene."""

from collections.abc import Mapping
from typing import TypedDict

from engine.draft.view import DraftView
from engine.game import Result
from ui.i18n import Speaker
from ui.scenes.setting import Company, Setting
from ui.words import decided_by, score_line, sheet_note, winners_title

ICONS: Mapping[str, str] = {
    "military": "shield",
    "treasury": "coin",
    "wonder": "stage",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "guilds": "purple",
}


class ScoreLine(TypedDict):
    """A line of the score sheet."""

    key: str
    icon: str
    word: str


class ScoreColumn(TypedDict):
    """The points of one player."""

    place: int
    name: str
    you: bool
    points: list[int]
    total: int
    coins: int
    winner: bool
    note: str


class ScoreLabels(TypedDict):
    """The words on the score sheet."""

    total: str
    coins: str


class Score(TypedDict):
    """The score sheet."""

    title: str
    subtitle: str
    lines: list[ScoreLine]
    players: list[ScoreColumn]
    labels: ScoreLabels
    show: bool
    """Whether the game has just ended, and the sheet is to be seen filling."""


def score_scene(
    view: DraftView, company: Company, speaker: Speaker, *, show: bool = False
) -> Score | None:
    """Show the result; None while the game is on."""
    result = view.result
    if result is None:
        return None
    setting = Setting(view, company, speaker)
    keys = [key for key, _ in result.sheets[0].lines]
    return {
        "title": winners_title([setting.names[seat] for seat in result.winners], speaker),
        "subtitle": decided_by(result, speaker),
        "lines": [
            {"key": key, "icon": ICONS[key], "word": score_line(key, speaker)} for key in keys
        ],
        "players": [_column(setting, result, seat) for seat in range(view.seats)],
        "labels": {"total": speaker.say("Total"), "coins": speaker.say("Coins")},
        "show": show,
    }


def _column(setting: Setting, result: Result, seat: int) -> ScoreColumn:
    sheet, own = result.sheets[seat], setting.view.own
    return {
        "place": seat,
        "name": setting.names[seat],
        "you": own is not None and own.seat == seat,
        "points": [points for _, points in sheet.lines],
        "total": sheet.total,
        "coins": sheet.coins,
        "winner": seat in result.winners,
        "note": sheet_note(sheet, setting.edition, setting.speaker),
    }
