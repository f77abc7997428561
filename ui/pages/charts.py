"""Charts of a finished game: where the points came from, and how the lead changed."""

from collections.abc import Mapping, Sequence
from typing import Any

from nicegui import ui

from engine.draft.view import DraftView
from engine.game import Result
from ui.i18n import Speaker
from ui.story import Chapter
from ui.table import LiveTable
from ui.words import AGES, score_line

# Canvases know no style sheets: these are the colours of static/style.css by their meaning.
COLOURS: Mapping[str, str] = {
    "military": "#c8443c",
    "treasury": "#e3b768",
    "wonder": "#b98a55",
    "blue": "#4f86e0",
    "green": "#3f9d63",
    "yellow": "#d99a1c",
    "guilds": "#9a62c8",
}
PEOPLE = ("#e3b768", "#9cc1ff", "#e8795a", "#7fc99a", "#cf9df0", "#f2e3c0", "#8fd6d6", "#f0a5b8")
DASHES = ("solid", "dashed", "dotted")


def charts(table: LiveTable, speaker: Speaker, *, tv: bool = True) -> None:
    """Show both charts of a table's finished game."""
    view = table.view(None)
    assert isinstance(view, DraftView) and view.result is not None
    names = table.names()
    drawn = (
        (speaker.say("Where the points came from"), sources(view.result, names, speaker)),
        (speaker.say("How the lead changed"), lead(table.story, names)),
    )
    with ui.element("div").classes("h-charts"):
        for title, options in drawn:
            with ui.element("figure").classes("h-chart"):
                ui.label(title).classes("h-chart-title")
                chart = ui.echart(_framed(options, tv=tv), renderer="svg")
                chart.props["role"], chart.props["aria-label"] = "img", title


def sources(result: Result, names: Sequence[str], speaker: Speaker) -> dict[str, Any]:
    """Stack each player's points by the line of the score sheet they came from."""
    order = sorted(range(len(names)), key=lambda seat: result.sheets[seat].total)
    lines = [key for key, _ in result.sheets[0].lines]
    return {
        "yAxis": {"type": "category", "data": [names[seat] for seat in order]},
        "xAxis": {"type": "value"},
        "series": [
            {
                "type": "bar",
                "stack": "points",
                "name": score_line(key, speaker),
                "color": COLOURS[key],
                "data": [dict(result.sheets[seat].lines)[key] for seat in order],
            }
            for key in lines
        ],
    }


def lead(story: Sequence[Chapter], names: Sequence[str]) -> dict[str, Any]:
    """Draw how the points of everybody grew, turn by turn."""
    turns = _turns(story)
    return {
        "xAxis": {"type": "category", "data": [f"{AGES[age]} {turn}" for age, turn in turns]},
        "yAxis": {"type": "value"},
        "series": [
            {
                "type": "line",
                "name": name,
                "color": PEOPLE[seat],
                "symbol": "none",
                "lineStyle": {"width": 4, "type": DASHES[seat % len(DASHES)]},
                "data": [chapter.points[seat] for chapter in turns.values()],
            }
            for seat, name in enumerate(names)
        ],
    }


def _turns(story: Sequence[Chapter]) -> dict[tuple[int, int], Chapter]:
    """Find how each turn ended; a chapter says which turn came after it."""
    turns, now = {}, (1, 1)
    for chapter in story:
        if chapter.points:
            turns[now] = chapter
        now = (chapter.age, chapter.turn)
    return turns


def _framed(options: dict[str, Any], *, tv: bool) -> dict[str, object]:
    """Put a chart into the look of a screen."""
    words = {"color": "#f7efdf" if tv else "#2a2018", "fontSize": 24 if tv else 12}
    lines = {"lineStyle": {"color": "#324170" if tv else "#cdb991"}}
    axes = {
        axis: {**options[axis], "axisLabel": words, "splitLine": lines, "axisLine": lines}
        for axis in ("xAxis", "yAxis")
    }
    room = {"left": 8, "right": 24, "top": 12, "bottom": 110 if tv else 60, "containLabel": True}
    return {
        **options,
        **axes,
        "textStyle": words,
        "legend": {"bottom": 0, "textStyle": words},
        "grid": room,
        ":animation": "!matchMedia('(prefers-reduced-motion: reduce)').matches",
        "animationDuration": 1500,
    }
