"""Names of people."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.errors import BadName
from storage.names import LONGEST, clean_name, unique_name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana\n", "Ana"),
        ("Ana \u00a0 Maria", "Ana Maria"),
        ("Jose\u0301", "José"),
        ("François O'Neill-Śmith", None),
        ("李小龍", "李小龍"),
        ("مريم", "مريم"),
        ("นิ้ง", "นิ้ง"),
        ("🦊❤️", "🦊❤️"),
        ("👩\u200d👩\u200d👧\u200d👦", "👩\u200d👩\u200d👧\u200d👦"),
        ("🏳️\u200d🌈 Ana", "🏳️\u200d🌈 Ana"),
        ("👩🏻\u200d❤️\u200d💋\u200d👨🏻", "👩🏻\u200d❤️\u200d💋\u200d👨🏻"),
        ("🙂\u200d↔️", "🙂\u200d↔️"),
        ("نیک\u200cآیین", "نیک\u200cآیین"),
        ("<b>&amp;", "<b>&amp;"),
        ("x" * 20, "x" * 20),
    ],
)
def test_a_name_is_trimmed_and_kept(typed: str, kept: str | None) -> None:
    if kept is None:
        with pytest.raises(BadName, match="name_too_long"):
            clean_name(typed)
    else:
        assert clean_name(typed) == kept


@pytest.mark.parametrize("typed", ["", "   ", "\n\t", "\u00a0"])
def test_an_empty_name_is_refused(typed: str) -> None:
    with pytest.raises(BadName, match="name_empty"):
        clean_name(typed)


@pytest.mark.parametrize("typed", ["x" * 21, "x" * 10_000, " " * 10_000])
def test_a_long_name_is_refused(typed: str) -> None:
    with pytest.raises(BadName, match="name_too_long"):
        clean_name(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "An\na",
        "An\ta",
        "An\x00a",
        "An\x7fa",
        "An\u2028a",
        "\u202eanA",
        "\u2066Ana\u2069",
        "A\u200bna",
        "A\u200dna",
        "A\u200cna",
        "نیک\u200dآیین",
        "نیک\u200c",
        "\u200cنیک",
        "نیک\u200c\u200cآیین",
        "نیک\u200c Ana",
        "😀\u200d",
        "\u200d😀",
        "😀\u200d\u200d😀",
        "😀\u200c😀",
        "😀\u200dA",
        "A\u200d😀",
        "A\ufe0f\u200d😀",
        "😀 \u200d😀",
        "😀\u200d\u2800",
        "\ufeffAna",
        "A\u00adna",
        "\ud800",
        "\ue000",
        "\u3164",
        "\u2800",
        "\u0301\u0301",
        "A\u0301\u0302\u0303\u0304\u0305",
        "A\U000e0041",
    ],
)
def test_a_name_that_hides_or_spills_is_refused(typed: str) -> None:
    with pytest.raises(BadName, match="name_not_allowed"):
        clean_name(typed)


@given(st.text(max_size=40) | st.text("😀❤️🏽Aن\u200d\u200c \u0301", max_size=22))
def test_a_clean_name_stays_as_it_is(typed: str) -> None:
    try:
        name = clean_name(typed)
    except BadName:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= LONGEST
    assert name.replace("\u200d", "").replace("\u200c", "").isprintable()


def test_the_same_name_gets_a_number() -> None:
    assert unique_name("Ana", []) == "Ana"
    assert unique_name("Ana", ["Bruno"]) == "Ana"
    assert unique_name("Ana", ["Ana"]) == "Ana 2"
    assert unique_name("ana", ["ANA", "Ana 2"]) == "ana 3"


def test_what_only_joins_pictures_or_letters_tells_nobody_apart() -> None:
    family = "👩\u200d👦"
    assert unique_name(family, ["👩👦"]) == f"{family} 2"
    assert unique_name("نیکآیین", ["نیک\u200cآیین"]) == "نیکآیین 2"
    assert unique_name("❤️", ["❤"]) == "❤️ 2"


def test_a_number_leaves_no_half_of_a_joint() -> None:
    for name in ("x" * 16 + "👩\u200d👦x", "ن" * 17 + "\u200cنن"):
        assert len(name) == LONGEST
        candidate = unique_name(name, [name])
        assert clean_name(candidate) == candidate
        assert candidate.endswith(" 2")


def test_a_long_name_makes_room_for_its_number() -> None:
    name = "x" * LONGEST
    assert unique_name(name, [name]) == "x" * 18 + " 2"
    assert unique_name("abcdefghijklmnopq xy", ["abcdefghijklmnopq xy"]) == "abcdefghijklmnopq 2"


@given(st.lists(st.sampled_from(["Ana", "ana", "x" * 20, "x" * 19]), max_size=15))
def test_names_at_a_table_all_differ(people: list[str]) -> None:
    taken: list[str] = []
    for person in people:
        taken.append(unique_name(person, taken))
    assert len({name.casefold() for name in taken}) == len(people)
    assert all(clean_name(name) == name for name in taken)
