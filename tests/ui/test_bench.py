"""The bench's arithmetic, its table, and what it says when something is wrong."""

import sys

import pytest

from ui.app import main
from ui.bench.figures import AIMS, Figures, judged, percentile, ratios, table, times

FIGURES: Figures = {
    "status": {"median_ms": 20.0, "p95_ms": 60.0, "taps": 180},
    "status_to_bare": {"median_ratio": 2.0, "p95_ratio": 3.0},
    "new_hands": {"median_ms": 90.0, "p95_ms": 150.1, "p99_ms": 300.0, "taps": 30},
    "phone_over_bare": {"kilobytes": 12.5},
    "start": {"app_s": 0.9, "bare_s": 0.6, "ratio": 1.5},
}


@pytest.mark.parametrize(
    ("percent", "expected"), [(0, 1), (50, 10), (90, 18), (95, 19), (96, 20), (100, 20)]
)
def test_a_percentile_is_one_of_the_values(percent: float, expected: float) -> None:
    assert percentile([float(n) for n in range(20, 0, -1)], percent) == expected


def test_the_percentile_of_one_value_is_that_value() -> None:
    assert percentile([7.5], 95) == 7.5


def test_times_are_boiled_down() -> None:
    found = times([10.0, 30.04, 20.0, 500.0])
    assert found == {"median_ms": 25.0, "p95_ms": 500.0, "p99_ms": 500.0, "taps": 4}


def test_ratios_compare_like_with_like() -> None:
    ours, bare = times([30.0, 90.0]), times([20.0, 30.0])
    assert ratios(ours, bare) == {"median_ratio": 2.4, "p95_ratio": 3.0}


def test_an_aim_is_met_up_to_its_limit() -> None:
    assert judged(FIGURES) == {
        "status_to_bare.p95_ratio": True,
        "new_hands.p95_ms": False,
        "new_hands.p99_ms": True,
        "phone_over_bare.kilobytes": True,
        "start.ratio": True,
    }


def test_the_table_has_a_line_for_each_figure_and_tells_which_aims_are_met() -> None:
    lines = table(FIGURES)
    assert len(lines) == 1 + sum(map(len, FIGURES.values()))
    assert [line.split() for line in lines if "at most" in line] == [
        ["p95", "ratio", "3", "at", "most", "3", "met"],
        ["p95", "ms", "150.1", "at", "most", "150", "MISSED"],
        ["p99", "ms", "300", "at", "most", "300", "met"],
        ["phone", "over", "bare", "kilobytes", "12.5", "at", "most", "150", "met"],
        ["ratio", "1.5", "at", "most", "2", "met"],
    ]
    assert len({line.index("at most") for line in lines if "at most" in line}) == 1


def test_every_aim_is_of_a_figure_in_the_table() -> None:
    assert all(aim.key in FIGURES[aim.group] for aim in AIMS)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--rounds", "0"], "rounds are a number from 1 to 1000, not '0'"),
        (["--rounds", "many"], "not 'many'"),
        (["--rounds"], "expected one argument"),
        (["--port", "80"], "unrecognized arguments: --port 80"),
    ],
)
def test_wrong_words_are_answered_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bench", *words])
    assert ended.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("heptapolis bench: ")
    assert said in line


def test_a_missing_playwright_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("ui.bench.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert main(["bench"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line == "heptapolis bench: Playwright is missing: `pip install playwright` gets it"
