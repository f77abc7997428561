"""What is made of the times: medians, percentiles, aims, a table to read."""

from collections.abc import Sequence
from math import ceil
from statistics import median
from typing import NamedTuple

from engine.cli.screen import columns

Figures = dict[str, dict[str, float]]


class Aim(NamedTuple):
    """A figure, named by group and key, that should not be above a limit."""

    group: str
    key: str
    limit: float


AIMS = (
    Aim("status_to_bare", "p95_ratio", 3),
    Aim("new_hands", "p95_ms", 150),
    Aim("new_hands", "p99_ms", 300),
    Aim("phone_over_bare", "kilobytes", 150),
    Aim("start", "ratio", 2),
)


def percentile(values: Sequence[float], percent: float) -> float:
    """Give the least of the values that so many percent of them do not exceed."""
    return sorted(values)[max(ceil(len(values) * percent / 100), 1) - 1]


def times(taps: Sequence[float]) -> dict[str, float]:
    """Boil the milliseconds of taps down."""
    return {
        "median_ms": round(median(taps), 1),
        "p95_ms": round(percentile(taps, 95), 1),
        "p99_ms": round(percentile(taps, 99), 1),
        "taps": len(taps),
    }


def ratios(ours: dict[str, float], bare: dict[str, float]) -> dict[str, float]:
    """Tell how many times the bare page's times ours are."""
    return {
        f"{kind}_ratio": round(ours[f"{kind}_ms"] / bare[f"{kind}_ms"], 2)
        for kind in ("median", "p95")
    }


def judged(figures: Figures) -> dict[str, bool]:
    """Tell which aims are met."""
    return {f"{aim.group}.{aim.key}": figures[aim.group][aim.key] <= aim.limit for aim in AIMS}


def table(figures: Figures) -> list[str]:
    """Lay the figures out, a line each, with the aims beside them."""
    limits = {(aim.group, aim.key): aim.limit for aim in AIMS}
    met = judged(figures)
    rows = [["", "", "figure", "aim", ""]]
    for group, found in figures.items():
        for number, (key, value) in enumerate(found.items()):
            limit = limits.get((group, key))
            aim = "" if limit is None else f"at most {limit:g}"
            verdict = "" if limit is None else "met" if met[f"{group}.{key}"] else "MISSED"
            title = "" if number else group.replace("_", " ")
            rows.append([title, key.replace("_", " "), f"{value:g}", aim, verdict])
    return columns(rows, right=[2])
