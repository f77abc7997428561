"""Languages: every sentence is said in each of them."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.cards import Language, Names
from ui import i18n
from ui.i18n import LANGUAGES, best_language, catalogue, speaker
from ui.locales import update
from ui.locales.update import TRANSLATED, flaws, main, template


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_is_translated_with_the_same_facts_and_none_in_vain(
    language: Language,
) -> None:
    assert list(flaws(catalogue(language), template())) == []


def test_a_speaker_says_sentences_with_their_facts() -> None:
    said = [speaker(language).say("You build {card}", card="X") for language in LANGUAGES]
    assert said == ["You build X", "Você constrói X", "Costruisci X"]


def test_a_speaker_minds_numbers() -> None:
    said = [speaker(language).say_plural("{n} coin", "{n} coins", 1) for language in LANGUAGES]
    assert said == ["1 coin", "1 moeda", "1 moneta"]
    said = [speaker(language).say_plural("{n} coin", "{n} coins", 2) for language in LANGUAGES]
    assert said == ["2 coins", "2 moedas", "2 monete"]


def test_braces_in_a_name_are_only_a_name() -> None:
    assert speaker("en").say("Waiting for {names}", names="{card}") == "Waiting for {card}"
    assert speaker("it").joined(["{0}", "{1}", "{x}"]) == "{0}, {1} e {x}"


@pytest.mark.parametrize(
    ("language", "two", "three", "choice"),
    [
        ("en", "Ana and Bruno", "Ana, Bruno and Carla", "Ana, Bruno or Carla"),
        ("pt", "Ana e Bruno", "Ana, Bruno e Carla", "Ana, Bruno ou Carla"),
        ("it", "Ana e Bruno", "Ana, Bruno e Carla", "Ana, Bruno o Carla"),
    ],
)
def test_names_are_listed(language: Language, two: str, three: str, choice: str) -> None:
    says = speaker(language)
    assert says.joined([]) == ""
    assert says.joined(["Ana"]) == "Ana"
    assert says.joined(["Ana", "Bruno"]) == two
    assert says.joined(["Ana", "Bruno", "Carla"]) == three
    assert says.either(["Ana", "Bruno", "Carla"]) == choice


def test_a_moment_is_said_as_the_reader_writes_it() -> None:
    when = datetime(2026, 3, 5, 21, 30, tzinfo=UTC)
    assert [speaker(language).moment(when) for language in LANGUAGES] == [
        "5 March 2026, 21:30",
        "5 de março de 2026, 21:30",
        "5 marzo 2026, 21:30",
    ]


def test_a_missing_name_is_said_in_english() -> None:
    names = Names(en="Altar", it="Altare")
    assert [speaker(language).name(names) for language in LANGUAGES] == ["Altar", "Altar", "Altare"]


def test_a_speaker_is_made_once() -> None:
    assert speaker("pt") is speaker("pt")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("de-DE,de;q=0.9,it;q=0.7,en;q=0.5", "it"),
        ("en;q=0.4, IT-ch;q=0.8", "it"),
        ("fr", "en"),
        ("*", "en"),
        ("it;q=0", "en"),
        ("it;q=much, pt;q=0.1", "pt"),
        (";;,,q=1", "en"),
    ],
)
def test_the_browser_s_language_is_picked_first(header: str | None, language: str) -> None:
    assert best_language(header) == language


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package of its own, with its own translations."""
    monkeypatch.setattr(i18n, "FOLDER", tmp_path / "locales")
    monkeypatch.setattr(update, "SOURCES", tmp_path)
    return tmp_path


def write(folder: Path, *lines: str) -> None:
    (folder / "page.py").write_text("\n".join(lines), encoding="utf-8")


def test_sentences_are_found_wherever_they_are_said(sources: Path) -> None:
    write(
        sources,
        'TITLE = N_("Title")',
        "speaker.say(TITLE)",
        'speaker.say("Outer {inner}", inner=say("Inner"))',
        "props(f'label={speaker.say(\"Language\")}')",
        'speaker.say_plural("{n} bird", "{n} birds", 2)',
    )
    found = {message.id for message in template() if message.id}
    assert found == {"Title", "Outer {inner}", "Inner", "Language", ("{n} bird", "{n} birds")}


def test_a_sentence_put_together_in_the_source_is_refused(sources: Path) -> None:
    write(sources, 'speaker.say(f"Hello {name}")')
    with pytest.raises(ValueError, match="f-string"):
        template()


def test_the_update_lists_what_is_to_translate_and_keeps_what_is_known(
    sources: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(sources, 'say("Hello {name}")', 'say("Old")', 'say_plural("{n} bird", "{n} birds", n)')
    assert main() == 1
    assert "pt: untranslated: Hello {name}\n" in capsys.readouterr().out
    translate("pt", {"Hello {name}": "Olá {name}", "Old": "Velho", "{n} bird": "{n} ave(s)"})
    translate("it", {"Hello {name}": "Ciao {nome}", "{n} bird": "{n} uccelli"})
    write(sources, 'say("Hello {name}")', 'say_plural("{n} bird", "{n} birds", n)')
    assert main() == 1
    assert capsys.readouterr().out.splitlines()[:-1] == ["it: other facts: Hello {name}"]
    translate("it", {"Hello {name}": "Ciao {name}"})
    assert main() == 0
    assert [message.id for message in catalogue("pt") if message.id == "Old"] == []


def translate(language: Language, words: dict[str, str]) -> None:
    known = catalogue(language)
    for english, word in words.items():
        message = known[english]
        message.string = word if isinstance(message.id, str) else (word, word)
    update.write(known, i18n.path_of(language))


def test_an_update_with_nothing_new_changes_nothing(sources: Path) -> None:
    write(sources, 'say("Hello {name}")', 'say("A sentence " * 2)', 'say("' + "long " * 40 + '")')
    main()
    before = i18n.path_of("it").read_bytes()
    main()
    assert i18n.path_of("it").read_bytes() == before
