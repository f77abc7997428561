"""The score sheet as a scene."""

from collections.abc import Mapping
from typing import TypedDict

from engine.draft.view import DraftView
from engine.game import Result
from ui.i18n import Speaker
from ui.scenes import shapes
from ui.scenes.cards import picture_scene
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
    coins: int | None
    """What decided, among those with equal totals."""
    winner: bool
    note: str


class ScoreLabels(TypedDict):
    """The words on the score sheet."""

    total: str
    coins: str
    """Empty where there was nothing to decide."""
    then: str
    """What can be done now; the TV does not say it."""


class Score(TypedDict):
    """The score sheet."""

    title: str
    subtitle: str
    lines: list[ScoreLine]
    players: list[ScoreColumn]
    labels: ScoreLabels
    picture: shapes.Picture
    """The wonder of the winner."""
    beat: float
    """Seconds for each line where the game has just ended, to be seen filling; else 0."""


def score_scene(
    view: DraftView, company: Company, speaker: Speaker, *, beat: float = 0.0
) -> Score | None:
    """Show the result; None while the game is on."""
    result = view.result
    if result is None:
        return None
    setting = Setting(view, company, speaker)
    keys = [key for key, _ in result.sheets[0].lines]
    decided = decided_by(result, speaker)
    return {
        "title": winners_title([setting.names[seat] for seat in result.winners], speaker),
        "subtitle": decided,
        "lines": [
            {"key": key, "icon": ICONS[key], "word": score_line(key, speaker)} for key in keys
        ],
        "players": [_column(setting, result, seat) for seat in range(view.seats)],
        "labels": {
            "total": speaker.say("Total"),
            "coins": speaker.say("Tie-break: coins") if decided else "",
            "then": speaker.say("The host can start another game.") if view.own else "",
        },
        "picture": _finished(view, result.winners[0]),
        "beat": beat,
    }


def _finished(view: DraftView, seat: int) -> shapes.Picture:
    city = view.cities[seat]
    picture = picture_scene(view.game, city.board, city.side, 0)
    return {**picture, "built": picture["of"]}


def _column(setting: Setting, result: Result, seat: int) -> ScoreColumn:
    sheet, own = result.sheets[seat], setting.view.own
    best = max(one.total for one in result.sheets)
    return {
        "place": seat,
        "name": setting.names[seat],
        "you": own is not None and own.seat == seat,
        "points": [points for _, points in sheet.lines],
        "total": sheet.total,
        "coins": sheet.coins if sheet.total == best else None,
        "winner": seat in result.winners,
        "note": sheet_note(sheet, setting.edition, setting.speaker),
    }
