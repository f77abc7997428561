"""The one test command: `python -m tests`, with pytest's own arguments behind it.

`--long` plays the large numbers of random games, checked at every move, and kills, cuts and
damages the store by the thousand.
"""

import os
import sys

import pytest

PARTS = {
    "format, lint, types and layers": "tests/test_tools.py",
    "packaging": "tests/test_packaging.py",
    "README": "tests/test_readme.py",
    "rules": "tests/engine/draft/",
    "engine": "tests/engine/test_",
    "store": "tests/storage/",
    "words, scenes and safety": "tests/ui/",
    "browser": "tests/browser/",
}
LONG = ["--games", "10000", "--every-move"]
LONG_COUNTS = {"HEPTAPOLIS_KILLS": "1000", "HEPTAPOLIS_CUTS": "500", "HEPTAPOLIS_FLIPS": "2000"}


class EveryPart:
    """Fails a whole run in which a part has not run."""

    def __init__(self) -> None:
        self.ran: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note which part a test belongs to."""
        if report.when == "call" and not report.skipped:
            self.ran |= {part for part, path in PARTS.items() if report.nodeid.startswith(path)}

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Complain of the parts that are missing."""
        if missing := [part for part in PARTS if part not in self.ran]:
            sys.stderr.write(f"\nnot run: {', '.join(missing)}\n")
            session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED


def main(words: list[str]) -> int:
    """Run everything, or what pytest is asked for."""
    chosen = [word for word in words if word != "--long"]
    extra = []
    if "--long" in words:
        extra = LONG
        os.environ.update(LONG_COUNTS)
    plugins = [] if chosen else [EveryPart()]
    return int(pytest.main(["-n", "auto", "-q", *extra, *chosen], plugins=plugins))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
