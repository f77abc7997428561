"""Keeping the translations complete: what the sources say, and what a language lacks of it."""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from engine.cards import Language
from ui.i18n import LANGUAGES, LOCALES, catalogue, path_of

SOURCES = Path(__file__).parents[1]
KEYWORDS: Mapping[str, tuple[int, ...] | None] = {"say": None, "say_plural": (1, 2), "N_": None}
TRANSLATED = tuple(language for language in LANGUAGES if language != "en")
PLACE = re.compile(r"\{(\w*)[^}]*\}")
WIDTH = 96


def sentences(
    file: IO[bytes], keywords: Mapping[str, object], comments: object, options: object
) -> Iterator[tuple[int, str, list[str | None], list[str]]]:
    """Find the sentences of a source for Babel, those inside others and inside f-strings too."""
    del comments, options
    for call in ast.walk(ast.parse(file.read())):
        if isinstance(call, ast.Call) and (name := _called(call)) in keywords:
            yield call.lineno, name, [_text(argument) for argument in call.args], []


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _text(argument: ast.expr) -> str | None:
    if isinstance(argument, ast.JoinedStr):
        raise ValueError(f"no language can translate an f-string: {ast.unparse(argument)}")
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return None


def template() -> Catalog:
    """Gather every sentence that the sources say, with the files that say it."""
    found = Catalog()
    method = f"{__name__}:{sentences.__name__}"
    rows = extract_from_dir(SOURCES, [("**.py", method)], keywords=KEYWORDS)
    for name, _, message, _, _ in sorted(rows, key=lambda row: row[:2]):
        found.add(message, locations=[(f"{SOURCES.name}/{Path(name).as_posix()}", 0)])
    return found


def flaws(translated: Catalog, said: Catalog) -> Iterator[str]:
    """Name what a language lacks, says with other facts, or says in vain."""
    for message in said:
        flaw = _flaw(message, translated.get(_key(message))) if message.id else None
        if flaw:
            yield f"{flaw}: {_key(message)}"
    for message in translated:
        if message.id and _key(message) not in said:
            yield f"not used: {_key(message)}"


def _flaw(message: Message, known: Message | None) -> str | None:
    if known is None or known.id != message.id or not all(_forms(known)):
        return "untranslated"
    if known.fuzzy:
        return "fuzzy"
    said = (message.id,) if isinstance(message.id, str) else message.id
    facts = [_places(said[min(number, len(said) - 1)]) for number in range(len(_forms(known)))]
    return None if [_places(form) for form in _forms(known)] == facts else "other facts"


def renewed(old: Catalog, said: Catalog, language: Language) -> Catalog:
    """Make a catalogue of what is said, with the translations that are known."""
    new = Catalog(locale=LOCALES[language])
    for message in said:
        if message.id:
            known = old.get(_key(message))
            kept = known is not None and known.id == message.id and not known.fuzzy
            string = known.string if known is not None and kept else None
            new.add(message.id, string, locations=message.locations)
    return new


def main() -> int:
    """Bring every language up to date; tell what is left to do."""
    said = template()
    left = 0
    for language in TRANSLATED:
        path = path_of(language)
        old = catalogue(language) if path.exists() else Catalog(locale=LOCALES[language])
        new = renewed(old, said, language)
        write(new, path)
        for flaw in flaws(new, said):
            left += 1
            sys.stdout.write(f"{language}: {flaw}\n")
    sys.stdout.write(f"{len(said)} sentences, {left} to do\n")
    return 1 if left else 0


def write(new: Catalog, path: Path) -> None:
    """Write translations in one order, without dates: only what changed differs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        file.write(_head(new).encode())
        write_po(file, new, omit_header=True, sort_by_file=True, include_lineno=False, width=WIDTH)


def _head(new: Catalog) -> str:
    return (
        'msgid ""\n'
        'msgstr ""\n'
        f'"Language: {new.locale_identifier}\\n"\n'
        f'"Plural-Forms: {new.plural_forms}\\n"\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n\n'
    )


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _forms(message: Message) -> tuple[str, ...]:
    string = message.string or ""
    return (string,) if isinstance(string, str) else tuple(string)


def _places(text: str) -> set[str]:
    return set(PLACE.findall(text))
