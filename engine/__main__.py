"""`python -m engine`: simulate, replay, bench and catalogue, for people who tinker."""

import argparse
import sys
from collections.abc import Sequence

from engine.cli import bench, catalogue, replay, simulate
from engine.errors import GameError

COMMANDS = {
    "simulate": (simulate, "let bots play many games and print the scores"),
    "replay": (replay, "print a recorded game turn by turn"),
    "bench": (bench, "measure how fast random games run"),
    "catalogue": (catalogue, "print the cards as a table"),
}


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; an error is one line."""
    parser = argparse.ArgumentParser(
        prog="python -m engine", description="The rules engine of Heptapolis, on its own."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (module, summary) in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary.capitalize() + ".")
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    arguments = parser.parse_args(words)
    try:
        arguments.run(arguments)
    except (GameError, OSError, ValueError) as error:
        sys.stderr.write(f"{parser.prog} {arguments.command}: {_in_one_line(error)}\n")
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def _in_one_line(error: Exception) -> str:
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}"
    if isinstance(error, GameError):
        return str(error).replace("_", " ")
    return " ".join(str(error).split())


if __name__ == "__main__":
    sys.exit(main())
