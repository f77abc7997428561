"""The bench runs and tells all that it should; how fast anything is, no test asks."""

import json
import subprocess
import sys

from tests.browser import chromium

GROUPS = {
    "screens": {"phones", "tvs", "bare_pages"},
    "status": {"median_ms", "p95_ms", "p99_ms", "taps"},
    "new_hands": {"median_ms", "p95_ms", "p99_ms", "taps"},
    "bare": {"median_ms", "p95_ms", "p99_ms", "taps"},
    "status_to_bare": {"median_ratio", "p95_ratio"},
    "new_hands_to_bare": {"median_ratio", "p95_ratio"},
    "first_load_phone": {"kilobytes", "requests", "handshake_ms"},
    "first_load_bare": {"kilobytes", "requests", "handshake_ms"},
    "start": {"app_s", "bare_s", "ratio"},
}


def test_the_bench_measures_everything() -> None:
    chromium.find()
    said = subprocess.run(
        [sys.executable, "-m", "ui", "bench", "--rounds", "1", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(said.stdout)
    aims = found.pop("aims")
    difference = found.pop("phone_over_bare")
    assert said.stderr == ""
    assert {group: set(figures) for group, figures in found.items()} == GROUPS
    assert all(value > 0 for figures in found.values() for value in figures.values())
    assert all(isinstance(met, bool) for met in aims.values())
    assert set(difference) == {"kilobytes"}
    assert found["screens"]["phones"] == 8
    assert found["status"]["taps"] == 6
