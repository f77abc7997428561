"""The one test command: `python -m tests`, with pytest's own arguments behind it.

`--long` plays the large numbers of random games, checked at every move, and kills, cuts and
damages the store by the thousand.
"""

import os
import subprocess
import sys

import pytest

BROWSER = "tests/browser/"
PARTS = {
    "browser": BROWSER,
    "format, lint, types and layers": "tests/test_tools.py",
    "packaging": "tests/test_packaging.py",
    "README": "tests/test_readme.py",
    "rules": "tests/engine/draft/",
    "rules of Duel": "tests/engine/duel/",
    "engine": "tests/engine/test_",
    "store": "tests/storage/",
    "words, scenes, safety and live tables": "tests/ui/",
}
LONG = ["--games", "10000", "--every-move"]
LONG_COUNTS = {
    "HEPTAPOLIS_LONG": "1",
    "HEPTAPOLIS_KILLS": "1000",
    "HEPTAPOLIS_CUTS": "500",
    "HEPTAPOLIS_FLIPS": "2000",
}


class EveryPart:
    """Fails a run in which a part that belongs to it has not run."""

    def __init__(self, parts: list[str]) -> None:
        self.missing = set(parts)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note which part a test belongs to."""
        if report.when == "call" and not report.skipped:
            self.missing -= {p for p, path in PARTS.items() if report.nodeid.startswith(path)}

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Complain of the parts that are missing."""
        if self.missing:
            sys.stderr.write(f"\nnot run: {', '.join(sorted(self.missing))}\n")
            session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED


def run(*words: str, parts: list[str]) -> int:
    """Run pytest on all cores."""
    return int(pytest.main(["-n", "auto", "-q", *words], plugins=[EveryPart(parts)]))


def main(words: list[str]) -> int:
    """Run everything, or what pytest is asked for."""
    chosen = [word for word in words if word != "--long"]
    extra = []
    if "--long" in words:
        extra = LONG
        os.environ.update(LONG_COUNTS)
    if chosen == [BROWSER]:
        # A house or a whole evening is set up for a file, so a file stays on one core.
        return run(BROWSER, "--dist", "loadfile", parts=["browser"])
    if chosen:
        return run(*extra, *chosen, parts=[])
    # Playwright keeps a loop in its thread, which tests of async code cannot live beside.
    seen = subprocess.run([sys.executable, "-m", "tests", BROWSER], check=False).returncode
    rest = [part for part, path in PARTS.items() if path != BROWSER]
    return run("tests", f"--ignore={BROWSER}", *extra, parts=rest) or seen


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
