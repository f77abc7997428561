"""The charts of a finished game, as data for the chart component."""

from typing import Any

from engine.draft.view import DraftView
from engine.game import Setup
from engine.games import start
from engine.play import answers
from tests.ui.seen import EN, NAMES
from ui.pages.charts import lead, sources
from ui.story import Chapter, is_news


def finished() -> tuple[DraftView, list[Chapter]]:
    """Play a game in which everybody takes the first thing that is possible."""
    game, story = start(Setup(game="first_edition", seats=3, seed=7)), []
    while waiting := game.waiting():
        game, events = game.apply(waiting[0].seat, answers(game, waiting[0].seat)[0])
        if is_news(events):
            story.append(Chapter.after(game, events))
    view = game.view(None)
    assert isinstance(view, DraftView)
    return view, story


def test_the_bars_of_a_player_add_up_to_the_score_and_the_best_stands_on_top() -> None:
    view, _ = finished()
    assert view.result is not None
    chart: Any = sources(view.result, NAMES[:3], EN)
    totals = {name: sheet.total for name, sheet in zip(NAMES, view.result.sheets, strict=False)}
    shown = chart["yAxis"]["data"]
    assert shown[-1] == max(totals, key=lambda name: totals[name])
    for place, name in enumerate(shown):
        assert sum(series["data"][place] for series in chart["series"]) == totals[name]


def test_the_lines_end_where_the_score_sheet_does() -> None:
    view, story = finished()
    assert view.result is not None
    chart: Any = lead(story, NAMES[:3], view.result.winners)
    assert [series["name"] for series in chart["series"]] == ["Ana", "Bruno", "Carla"]
    assert [series["data"][-1] for series in chart["series"]] == [
        sheet.total for sheet in view.result.sheets
    ]
    widest = max(chart["series"], key=lambda series: series["lineStyle"]["width"])
    assert widest["name"] == NAMES[view.result.winners[0]]
    assert chart["xAxis"]["data"][::6] == ["I", "II", "III"]
    assert len(chart["xAxis"]["data"]) == 18
