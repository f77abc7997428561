"""Charts of a finished game: where the points came from, and how the lead changed."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from nicegui import ui

from engine.draft.view import DraftView
from engine.game import Result
from ui.i18n import Speaker
from ui.story import Chapter
from ui.table import LiveTable
from ui.words import AGES, score_line

# Charts know no style sheets: these are the colours of static/style.css by their meaning.
COLOURS: Mapping[str, str] = {
    "military": "#c8443c",
    "treasury": "#f7dc86",
    "wonder": "#cfd3de",
    "blue": "#4f86e0",
    "green": "#3f9d63",
    "yellow": "#d08a16",
    "guilds": "#9a62c8",
}
PEOPLE = ("#e3b768", "#9cc1ff", "#e8795a", "#7fc99a", "#cf9df0", "#f2e3c0", "#8fd6d6", "#f0a5b8")
DASHES = ("solid", "dashed", "dotted")
PALE, LINE = "#f7efdf", "#324170"
FACE = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
NAME = 160
"""How wide a name may be; a longer one ends in dots, for the score sheet has it whole."""
CUT = {"width": NAME, "overflow": "truncate"}
WORDS = {"color": PALE, "fontSize": 24, "fontFamily": FACE}
LINES = {"lineStyle": {"color": LINE}}
WITH_MINUS = "value => String(value).replace('-', '\u2212')"


def charts(table: LiveTable, speaker: Speaker) -> None:
    """Show on a TV both charts of a table's finished game."""
    view = table.view(None)
    assert isinstance(view, DraftView) and view.result is not None
    names = table.names()
    with ui.element("div").classes("h-charts"):
        title = speaker.say("Where the points came from")
        with _chart(title, sources(view.result, names, speaker)):
            _legend([key for key, _ in view.result.sheets[0].lines], speaker)
        title = speaker.say("How the lead changed")
        _chart(title, lead(table.story, names, view.result.winners))


def _chart(title: str, options: dict[str, Any]) -> ui.element:
    with ui.element("figure").classes("h-chart") as figure:
        ui.label(title).classes("h-chart-title")
        chart = ui.echart(_framed(options), renderer="svg")
        chart.props["role"], chart.props["aria-label"] = "img", title
    return figure


def _legend(lines: Sequence[str], speaker: Speaker) -> None:
    with ui.element("ul").classes("h-legend"):
        for key in lines:
            with ui.element("li").style(f"--colour: {COLOURS[key]}"):
                ui.label(score_line(key, speaker)).style("display: inline")


def sources(result: Result, names: Sequence[str], speaker: Speaker) -> dict[str, Any]:
    """Stack each player's points by the line of the score sheet they came from."""
    order = sorted(range(len(names)), key=lambda seat: result.sheets[seat].total)
    everybody = {**CUT, "interval": 0}
    lines = [key for key, _ in result.sheets[0].lines]
    return {
        "yAxis": {
            "type": "category",
            "data": [names[seat] for seat in order],
            "axisLabel": everybody,
        },
        "xAxis": {"type": "value", "axisLabel": {":formatter": WITH_MINUS}},
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


def lead(
    story: Sequence[Chapter], names: Sequence[str], winners: Collection[int]
) -> dict[str, Any]:
    """Draw how the points of everybody grew, turn by turn; the winner's line stands out."""
    turns = _turns(story)
    return {
        "grid": {"right": NAME + 20},
        "xAxis": {
            "type": "category",
            "boundaryGap": False,
            "axisTick": {"show": False},
            # Where an age begins is told, and no turn beside it.
            "data": [AGES[age] if turn == 1 else "" for age, turn in turns],
            "axisLabel": {"interval": 0, "margin": 12},
        },
        "yAxis": {"type": "value", "axisLabel": {":formatter": WITH_MINUS}},
        "series": [
            {
                **_line(name, seat, won=seat in winners),
                "data": [chapter.points[seat] for chapter in turns.values()],
            }
            for seat, name in enumerate(names)
        ],
    }


def _line(name: str, seat: int, *, won: bool) -> dict[str, Any]:
    dash = "solid" if won else DASHES[seat % len(DASHES)]
    return {
        "type": "line",
        "name": name,
        "color": PEOPLE[seat],
        "symbol": "none",
        "lineStyle": {"width": 7 if won else 3, "type": dash},
        "z": 3 if won else 2,
        "endLabel": {
            **WORDS,
            **CUT,
            "show": True,
            "formatter": "{a}",
            "lineHeight": 29,
            "color": PEOPLE[seat],
            "fontWeight": 800 if won else 400,
        },
        "labelLayout": {"moveOverlap": "shiftY"},
    }


def _turns(story: Sequence[Chapter]) -> dict[tuple[int, int], Chapter]:
    """Find how each turn ended; a chapter says which turn came after it."""
    turns, now = {}, (1, 1)
    for chapter in story:
        if chapter.points:
            turns[now] = chapter
        now = (chapter.age, chapter.turn)
    return turns


def _framed(options: dict[str, Any]) -> dict[str, object]:
    """Put a chart into the look of a TV."""
    axes = {
        axis: {
            **options[axis],
            "axisLabel": {**WORDS, **options[axis].get("axisLabel", {})},
            "splitLine": LINES,
            "axisLine": LINES,
        }
        for axis in ("xAxis", "yAxis")
    }
    room = {"left": 8, "right": 24, "top": 16, "bottom": 4, "containLabel": True}
    return {
        **options,
        **axes,
        "textStyle": WORDS,
        "grid": {**room, **options.get("grid", {})},
        ":animation": "!matchMedia('(prefers-reduced-motion: reduce)').matches",
        "animationDuration": 1500,
    }
