"""One run of everything: starts, first loads, taps."""

from dataclasses import asdict
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from ui.bench import servers
from ui.bench.evening import Prepared, prepare
from ui.bench.figures import Figures, ratios, times
from ui.bench.loads import Load, first_load
from ui.bench.screens import chromium
from ui.bench.taps import BARE_PAGES, PHONES, TAPS, bare_taps, game_taps

TIMES = 5
"""How often starts and first loads are measured, unless there are fewer rounds."""


def measure(rounds: int) -> Figures:
    """Measure the app and the bare page, one after the other, with the same browser."""
    with TemporaryDirectory(prefix="heptapolis-bench-") as folder, chromium() as browser:
        start = _starts(Path(folder), min(TIMES, rounds))
        tables = prepare(Path(folder) / "evening", rounds)
        phone, status, hands = _app(browser, Path(folder) / "evening", tables, rounds)
        with servers.bare() as server:
            page = first_load(browser, server.address, "button", min(TIMES, rounds))
            bare = times(bare_taps(browser, server.address, TAPS * rounds))
    return {
        "screens": {"phones": PHONES, "tvs": 1, "bare_pages": BARE_PAGES},
        "status": status,
        "new_hands": hands,
        "bare": bare,
        "status_to_bare": ratios(status, bare),
        "new_hands_to_bare": ratios(hands, bare),
        "first_load_phone": _rounded(phone),
        "first_load_bare": _rounded(page),
        "phone_over_bare": {"kilobytes": round(phone.kilobytes - page.kilobytes, 1)},
        "start": start,
    }


def _app(
    browser: Browser, data: Path, tables: list[Prepared], rounds: int
) -> tuple[Load, dict[str, float], dict[str, float]]:
    first, *others = tables
    with servers.app(data) as server:
        hand = server.address + first.phones[0]
        load = first_load(browser, hand, ".h-hand-cards .h-card", min(TIMES, rounds))
        status, hands = game_taps(browser, server.address, others, rounds)
    return load, times(status), times(hands)


def _rounded(load: Load) -> dict[str, float]:
    return {key: round(value, 1) for key, value in asdict(load).items()}


def _starts(folder: Path, count: int) -> dict[str, float]:
    """Start both several times in turns; a new folder each time, as on a first evening."""
    ours: list[float] = []
    bare: list[float] = []
    for number in range(count):
        with servers.app(folder / str(number)) as server:
            ours.append(server.seconds)
        with servers.bare() as server:
            bare.append(server.seconds)
    app_s, bare_s = median(ours), median(bare)
    return {
        "app_s": round(app_s, 2),
        "bare_s": round(bare_s, 2),
        "ratio": round(app_s / bare_s, 2),
    }
