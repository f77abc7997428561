"""`heptapolis bench`: the words after it, and what is printed."""

import argparse
import json
import sys
from collections.abc import Sequence

from engine.cli.screen import say
from ui.bench.figures import Figures, judged, table
from ui.bench.servers import CannotMeasure
from ui.cli import OneLineParser

_PLAYWRIGHT = "Playwright is missing: `pip install playwright` gets it"
_NOTE = (
    "Milliseconds from a tap to the last screen that shows it: {phones:g} phones, of which one\n"
    "shows the host's menu, and a TV; the bare page is open {bare_pages:g} times. All on one\n"
    "computer."
)


def main(words: Sequence[str]) -> int:
    """Measure and print; an error is one line."""
    arguments = _parser().parse_args(words)
    try:
        found = _measured(arguments.rounds)
    except CannotMeasure as error:
        sys.stderr.write(f"heptapolis bench: {error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    if arguments.json:
        say(json.dumps({**found, "aims": judged(found)}))
        return 0
    screens = found.pop("screens")
    say(_NOTE.format(**screens))
    say()
    for line in table(found):
        say(line)
    return 0


def _measured(rounds: int) -> Figures:
    try:
        from ui.bench.measure import measure
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] != "playwright":
            raise
        raise CannotMeasure(_PLAYWRIGHT) from None
    return measure(rounds)


def _parser() -> argparse.ArgumentParser:
    parser = OneLineParser(
        prog="heptapolis bench",
        description="Measure taps, first loads and starts beside a bare NiceGUI page.",
        epilog="It needs Playwright and a Chromium, and takes about two minutes.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add(
        "--rounds",
        type=_rounds,
        default=30,
        metavar="N",
        help="turns to play: six status changes and one deal each (default: 30)",
    )
    add("--json", action="store_true", help="print one JSON object")
    return parser


def _rounds(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 1000):
        raise argparse.ArgumentTypeError(f"rounds are a number from 1 to 1000, not {text!r}")
    return int(text)
