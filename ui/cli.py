"""The words after the command."""

import argparse
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NoReturn

from ui.settings import LOG_LEVELS, Settings, default_data, origin


class OneLineParser(argparse.ArgumentParser):
    """Tells what is wrong with the words in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(message.split())} (--help lists what there is)\n")


def parse(words: Sequence[str] | None = None) -> Settings:
    """Read the settings from the command line; an error is one line."""
    return Settings.model_validate(vars(_parser().parse_args(words)))


def _parser() -> argparse.ArgumentParser:
    parser = OneLineParser(
        prog="heptapolis",
        description="7 Wonders round a real table: phones as hands, the TV as the table.",
        epilog="Start it, scan the code with a phone, play. Ctrl-C ends it; nothing is lost. "
        "`heptapolis bench` measures how fast it is on this computer.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--host", default="0.0.0.0", metavar="ADDRESS", help="listen here only (default: all)")
    add("--port", type=_port, default=8080, help="the next free one if taken (default: 8080)")
    add("--url", type=_url, help="what the QR code says, such as http://192.168.1.20:8080")
    add(
        "--data",
        type=_folder,
        default=default_data(),
        metavar="FOLDER",
        help="where tables and results are kept (default: %(default)s)",
    )
    add("--no-browser", dest="open_browser", action="store_false", help="open no browser")
    add("--log-level", choices=LOG_LEVELS, default="warning", help="default: warning")
    add("--version", action="version", version=f"%(prog)s {_version()}")
    return parser


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"a port is a number from 1 to 65535, not {text!r}")
    return int(text)


def _url(text: str) -> str:
    try:
        return origin(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _folder(text: str) -> Path:
    folder = Path(text).expanduser().absolute()
    if folder.exists() and not folder.is_dir():
        raise argparse.ArgumentTypeError(f"{text!r} is not a folder")
    return folder


def _version() -> str:
    try:
        return version("heptapolis")
    except PackageNotFoundError:
        return "(not installed)"
