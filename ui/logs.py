"""What the terminal says while the table lives: little, never a key, never without end."""

import logging
import re
import sys
import traceback
from typing import TextIO

from ui.safety import Allowance
from ui.settings import LogLevel

LONGEST = 4000
RECORDS_A_MINUTE = 30.0

_SLASH = r"(?:/|%2[fF])"
_IN_ADDRESS = re.compile(rf"({_SLASH}[phw]{_SLASH})[A-Za-z0-9_-]{{12,}}")
_BARE = re.compile(r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[A-Za-z0-9_-]{32}(?![\w-])")
# NiceGUI's name for an open page lets whoever knows it act there.
_CLIENT = re.compile(r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b")


def without_keys(text: str) -> str:
    """Blot out keys of players, hosts, screens and open pages."""
    text = _IN_ADDRESS.sub(r"\1…", text)
    return _CLIENT.sub("…", _BARE.sub("…", text))


class Discreet(logging.Filter):
    """Blots keys out of a record, its traceback included, and cuts what is far too long."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite the record; let it pass."""
        record.msg, record.args = _fit(_message(record)), ()
        if record.exc_info and not record.exc_text:
            record.exc_text = "".join(traceback.format_exception(*record.exc_info)).rstrip()
        if record.exc_text:
            record.exc_text = _fit(record.exc_text)
        if record.stack_info:
            record.stack_info = _fit(record.stack_info)
        record.exc_info = None
        return True


def is_news(record: logging.LogRecord) -> bool:
    """Leave out that a browser went away before its answer: middleware makes an error of it."""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, RuntimeError) and str(error) == "No response returned.")


class Patient(logging.Filter):
    """Lets each place in the code speak so often and no oftener."""

    def __init__(self) -> None:
        super().__init__()
        self._allowances: dict[tuple[str, int], Allowance] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether this place may speak again."""
        place = (record.pathname, record.lineno)
        fresh = Allowance(rate=RECORDS_A_MINUTE / 60, limit=RECORDS_A_MINUTE)
        return self._allowances.setdefault(place, fresh).take()


def configure(level: LogLevel, stream: TextIO | None = None) -> None:
    """Send every log through one discreet handler; requests are not logged at all."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(is_news)
    handler.addFilter(Patient())
    handler.addFilter(Discreet())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
    logging.getLogger("uvicorn.access").disabled = True


def _message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except (TypeError, ValueError, KeyError):
        return f"{record.msg} {record.args}"


def _fit(text: str) -> str:
    text = without_keys(text)
    if len(text) <= LONGEST:
        return text
    # A traceback says what happened at its end.
    left, right = text[: LONGEST // 4], text[-LONGEST * 3 // 4 :]
    return f"{left}… ({len(text)} characters) …{right}"
