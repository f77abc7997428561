"""Names of people: what may be one, and how two of the same are told apart."""

import unicodedata
from collections.abc import Iterable

from storage.errors import BadName

LONGEST = 20
MOST_MARKS = 3
"""More marks than this on one letter climb out of their line."""

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or signs but show nothing."""


def clean_name(text: str) -> str:
    """Trim a name and refuse what cannot be one."""
    # Cut before anything looks at it: the text comes from outside and may be huge.
    if len(text) > 50 * LONGEST:
        raise BadName("name_too_long", longest=LONGEST)
    name = unicodedata.normalize("NFC", text.strip())
    if not name:
        raise BadName("name_empty")
    if not _plain(name):
        raise BadName("name_not_allowed")
    name = " ".join(name.split())
    if len(name) > LONGEST:
        raise BadName("name_too_long", longest=LONGEST)
    return name


def unique_name(name: str, taken: Iterable[str]) -> str:
    """Give the name a number if somebody at the table has it already."""
    others = {_alike(other) for other in taken}
    candidate, number = name, 1
    while _alike(candidate) in others:
        number += 1
        candidate = f"{name[: LONGEST - len(f' {number}')].rstrip()} {number}"
    return candidate


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _plain(name: str) -> bool:
    kinds = [unicodedata.category(character) for character in name]
    if UNSEEN.intersection(kinds) or BLANK.intersection(name):
        return False
    marks = "".join("m" if kind in {"Mn", "Me"} else "." for kind in kinds)
    return "m" * (MOST_MARKS + 1) not in marks and any(kind[0] in "LNPS" for kind in kinds)
