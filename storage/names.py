"""Names of people: what may be one, and how two of the same are told apart."""

import re
import unicodedata
from collections.abc import Iterable

from storage.errors import BadName

LONGEST = 20
MOST_MARKS = 3
"""More marks than this on one letter climb out of their line."""

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or signs but show nothing."""

JOINER, NON_JOINER, AS_PICTURE = "\u200d", "\u200c", "\ufe0f"
UNHEARD = str.maketrans("", "", JOINER + NON_JOINER + AS_PICTURE)
SKIN = re.compile("[\U0001f3fb-\U0001f3ff]")


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
        kept = name[: LONGEST - len(f" {number}")].rstrip(f" {JOINER}{NON_JOINER}")
        candidate = f"{kept} {number}"
    return candidate


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name.translate(UNHEARD)).casefold()


def _plain(name: str) -> bool:
    kinds = [unicodedata.category(character) for character in _without_joints(name)]
    if UNSEEN.intersection(kinds) or BLANK.intersection(name):
        return False
    marks = "".join("m" if kind in {"Mn", "Me"} else "." for kind in kinds)
    return "m" * (MOST_MARKS + 1) not in marks and any(kind[0] in "LNPS" for kind in kinds)


def _without_joints(name: str) -> str:
    """Take out what joins pictures into one, or parts Arabic letters, but only in such places."""
    left, *rest = re.split(f"({JOINER}|{NON_JOINER})", name)
    whole = left
    for joint, right in zip(rest[::2], rest[1::2], strict=True):
        fits = _is_picture if joint == JOINER else _is_arabic
        before = SKIN.sub("", left).rstrip(AS_PICTURE)
        whole += right if fits(before[-1:]) and fits(right[:1]) else joint + right
        left = right
    return whole


def _is_picture(character: str) -> bool:
    # The double arrow is a sign of arithmetic, and part of a head that shakes.
    return character == "\u2194" or (character != "" and unicodedata.category(character) == "So")


def _is_arabic(character: str) -> bool:
    # Persian parts the letters of one word so; elsewhere nobody would see it.
    return unicodedata.name(character, "").startswith("ARABIC LETTER") if character else False
