"""Languages: English sentences are the keys, the other languages are read from .po files.

Write `speaker.say("...")` or `speaker.say_plural("...", "...", n)` where a sentence is said,
and `N_("...")` where it is only kept. Then run `python -m ui.i18n`: it brings both .po files up
to date with the sources, keeps every translation that is still used, lists what is left to
translate, and ends with 1 while anything is.
"""

import gettext
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Literal, get_args

from babel.dates import format_date, format_time
from babel.lists import format_list
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from engine.cards import Language, Names

LANGUAGES: tuple[Language, ...] = get_args(Language)
LOCALES: Mapping[Language, str] = {"en": "en_GB", "pt": "pt_BR", "it": "it"}
FOLDER = Path(__file__).parent / "locales"


def N_(msgid: str) -> str:
    """Mark a sentence that is said later."""
    return msgid


@dataclass(frozen=True)
class Speaker:
    """Says things in one language."""

    language: Language
    _translations: gettext.NullTranslations = field(compare=False, repr=False)

    def say(self, msgid: str, /, **facts: object) -> str:
        """Say a sentence, with its facts in their places."""
        return self._translations.gettext(msgid).format(**facts)

    def say_plural(self, one: str, many: str, n: int, /, **facts: object) -> str:
        """Say a sentence about so many things; the number is its fact `n`."""
        return self._translations.ngettext(one, many, n).format(n=n, **facts)

    def name(self, names: Names) -> str:
        """Give a name of the game, in English where this language has none."""
        return names.in_language(self.language)

    def joined(self, names: Sequence[str]) -> str:
        """List names: Ana, Bruno and Carla."""
        return _listed(tuple(names), "standard", self.language)

    def either(self, names: Sequence[str]) -> str:
        """List things to choose from: wood, stone or clay."""
        return _listed(tuple(names), "or", self.language)

    def moment(self, when: datetime) -> str:
        """Say a day and an hour: 5 March 2026, 21:30."""
        locale = LOCALES[self.language]
        return f"{format_date(when, 'long', locale)}, {format_time(when, 'short', locale=locale)}"


@lru_cache(maxsize=4096)
def _listed(names: tuple[str, ...], style: Literal["standard", "or"], language: Language) -> str:
    """Join a list as a language does; asked for at every choice, of the same few things."""
    return format_list(names, style, LOCALES[language])


@cache
def speaker(language: Language) -> Speaker:
    """Find the speaker of a language; asked again, it is the very same one."""
    if language == "en":
        return Speaker(language, gettext.NullTranslations())
    compiled = BytesIO()
    write_mo(compiled, catalogue(language))
    compiled.seek(0)
    return Speaker(language, gettext.GNUTranslations(compiled))


def path_of(language: Language) -> Path:
    """Tell where the translations of a language are kept."""
    return FOLDER / language / "LC_MESSAGES" / "messages.po"


def catalogue(language: Language) -> Catalog:
    """Read the translations of a language."""
    with path_of(language).open("rb") as file:
        return read_po(file, locale=LOCALES[language])


def best_language(accept_language_header: str | None) -> Language:
    """Pick the language a browser likes best among ours; English if it likes none."""
    wishes = [_wish(part) for part in (accept_language_header or "").split(",")]
    for wish, liking in sorted(wishes, key=lambda wish: -wish[1]):
        for language in LANGUAGES:
            if wish == language and liking > 0:
                return language
    return "en"


def _wish(part: str) -> tuple[str, float]:
    """Read one wish of the header: a language without its country, and how much it is liked."""
    tag, _, quality = part.partition(";")
    try:
        liking = float(quality.strip().removeprefix("q=") or 1)
    except ValueError:
        liking = 0.0
    return tag.strip().lower().split("-")[0], liking


if __name__ == "__main__":
    from ui.locales.update import main

    sys.exit(main())
