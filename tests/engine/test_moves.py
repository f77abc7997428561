"""Moves have a text form that parses back, and nothing else parses."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catalogue import edition
from engine.errors import MalformedMove
from engine.moves import (
    LONGEST,
    Begin,
    Build,
    Copy,
    Decline,
    Destroy,
    Erect,
    Keep,
    Move,
    Pay,
    Payment,
    Raise,
    Sell,
    Settle,
    Take,
    Withdraw,
    among,
    parse,
)
from tests.build import ALL, DUEL, SECOND

STEADY = settings(derandomize=True, deadline=None, database=None, max_examples=300)
KEYWORDS = ["build", "raise", "erect", "sell", "settle", "take", "destroy", "begin"]
KEYWORDS += ["keep", "copy", "pay", "decline", "withdraw", "L2", "B1", "paid", "0"]
WORDS = st.sampled_from(KEYWORDS) | st.from_regex(r"[A-Za-z0-9_]{1,30}", fullmatch=True)
COINS = st.integers(0, 99)
PAYMENTS = st.builds(Payment, COINS, COINS, COINS)
MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(Build, WORDS, WORDS, PAYMENTS),
    st.builds(Raise, WORDS, PAYMENTS),
    st.builds(Erect, WORDS, PAYMENTS, WORDS),
    st.builds(Sell, WORDS),
    st.builds(Settle, WORDS, WORDS),
    st.builds(Take, WORDS),
    st.builds(Destroy, WORDS),
    st.builds(Begin, st.integers(0, 99)),
    st.builds(Keep, WORDS),
    st.builds(Copy, WORDS),
    st.builds(Pay, COINS),
    st.just(Decline()),
    st.just(Withdraw()),
)


@STEADY
@given(MOVES)
def test_a_move_parses_back_from_its_text(move: Move) -> None:
    again = parse(str(move))
    assert again == move and type(again) is type(move)


@STEADY
@given(MOVES, MOVES)
def test_different_moves_have_different_texts(one: Move, other: Move) -> None:
    assert (str(one) == str(other)) == (type(one) is type(other) and one == other)


@pytest.mark.parametrize("name", [ALL, SECOND])
def test_every_card_and_board_can_be_named(name: str) -> None:
    dear = Payment(99, 99, 99)
    for card in edition(name).cards:
        dearest = Build(card.id, "once_an_age", dear)
        assert parse(str(dearest)) == dearest
    for board in edition(name).boards:
        for side in board.sides:
            assert parse(f"settle {board.id} {side.id}") == Settle(board.id, side.id)


def test_everything_of_a_duel_can_be_named() -> None:
    content = edition(DUEL)
    longest = max(content.cards, key=lambda card: len(card.id)).id
    for wonder in content.wonders:
        dearest = Erect(longest, Payment(99, 0, 99), wonder.id)
        assert parse(str(dearest)) == dearest
    for name in content.names:
        assert parse(f"take {name}") == Take(name)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("build altar free", Build("altar", "free")),
        ("build baths paid L2", Build("baths", "paid", Payment(left=2))),
        ("build palace paid L12 R4 B1", Build("palace", "paid", Payment(12, 4, 1))),
        ("raise loom_1", Raise("loom_1")),
        ("raise loom_1 R2", Raise("loom_1", Payment(right=2))),
        ("sell tavern", Sell("tavern")),
        ("settle giza A", Settle("giza", "A")),
        ("erect piraeus altar", Erect("altar", Payment(), "piraeus")),
        ("erect piraeus altar L3 B2", Erect("altar", Payment(3, 0, 2), "piraeus")),
        ("take law", Take("law")),
        ("destroy press", Destroy("press")),
        ("begin 1", Begin(1)),
        ("keep nero", Keep("nero")),
        ("copy nero", Copy("nero")),
        ("pay 0", Pay(0)),
        ("pay 12", Pay(12)),
        ("decline", Decline()),
        ("withdraw", Withdraw()),
    ],
)
def test_the_text_of_a_move_is_short_and_plain(text: str, move: Move) -> None:
    assert parse(text) == move and str(move) == text


def test_moves_of_different_kinds_are_never_the_same() -> None:
    assert not among(Sell("nero"), [Keep("nero"), Copy("nero")])
    assert among(Copy("nero"), [Keep("nero"), Copy("nero")])


MALFORMED = {
    "pay nothing": "pay",
    "pay less than nothing": "pay -1",
    "pay with a leading nought": "pay 01",
    "pay too much": "pay 100",
    "pay with words": "pay two",
    "keep two": "keep nero plato",
    "empty": "",
    "one space": " ",
    "a newline": "\n",
    "unknown verb": "dig altar",
    "verb alone": "sell",
    "verb and space": "sell ",
    "upper case verb": "SELL tavern",
    "capital verb": "Sell tavern",
    "lower case coins": "raise altar l2",
    "space before": " sell tavern",
    "space after": "sell tavern ",
    "two spaces": "sell  tavern",
    "tab": "sell\ttavern",
    "hard space": "sell\u00a0tavern",
    "newline at the end": "sell tavern\n",
    "carriage return at the end": "sell tavern\r",
    "newline after a word": "decline\n",
    "newline after coins": "raise altar L2\n",
    "two lines": "sell tavern\nsell altar",
    "null": "sell tavern\0",
    "hyphen": "sell stone-pit",
    "accent": "sell caf\u00e9",
    "wide letters": "sell \uff54\uff41\uff56\uff45\uff52\uff4e",
    "unicode digit in a name": "sell loom_\u0661",
    "unicode digit in coins": "raise altar L\u0663",
    "unicode second digit": "raise altar L1\u0663",
    "superscript digit": "raise altar L\u00b2",
    "negative coins": "raise altar L-1",
    "signed coins": "raise altar L+1",
    "no coins": "raise altar L0",
    "leading zero": "raise altar L02",
    "fraction": "raise altar L1.5",
    "no number": "raise altar L",
    "three digits": "raise altar L100",
    "same side twice": "raise altar L1 L2",
    "sides out of order": "raise altar R1 L2",
    "bank before sides": "raise altar B1 L2",
    "unknown side": "raise altar X2",
    "coins run together": "raise altar L1R1",
    "build without how": "build altar",
    "build with more": "build altar free now",
    "sale with coins": "sell altar L2",
    "two cards": "raise altar tavern",
    "erect without a card": "erect piraeus",
    "erect with more": "erect piraeus altar now",
    "take nothing": "take",
    "begin without a seat": "begin",
    "begin with a name": "begin me",
    "begin with a leading zero": "begin 01",
    "begin with a sign": "begin -1",
    "settle without side": "settle giza",
    "settle with more": "settle giza A B",
    "decline with more": "decline altar",
    "withdraw with space": "withdraw ",
    "as data": '{"sell": "tavern"}',
    "as python": "Sell(card='tavern')",
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED)
def test_a_text_that_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        parse(text)
    assert refused.value.code == "malformed" and refused.value.facts == {"text": text}


def test_a_very_long_text_is_malformed_and_not_repeated() -> None:
    with pytest.raises(MalformedMove) as refused:
        parse("sell " + "x" * 1_000_000)
    assert len(str(refused.value.facts["text"])) <= LONGEST


def test_the_longest_text_still_parses() -> None:
    longest = "sell " + "x" * (LONGEST - 5)
    assert str(parse(longest)) == longest
    with pytest.raises(MalformedMove):
        parse(longest + "x")


@settings(STEADY, max_examples=500)
@given(st.text() | st.text(alphabet="selbuidraw tn_LRB0129\n"))
def test_any_text_is_malformed_or_the_text_of_its_move(text: str) -> None:
    try:
        move = parse(text)
    except MalformedMove:
        return
    assert str(move) == text


@pytest.mark.parametrize("word", ["altar", "decline", "withdraw"])
def test_different_kinds_of_moves_are_never_equal(word: str) -> None:
    moves: list[Move] = [Build(word, word), Raise(word), Sell(word), Settle(word, word)]
    moves += [Erect(word, Payment(), word), Take(word), Destroy(word)]
    moves += [Begin(0), Decline(), Withdraw()]
    assert [(one, other) for one, other in combinations(moves, 2) if one == other] == []


def test_a_payment_adds_up_and_names_only_what_is_paid() -> None:
    assert Payment(1, 2, 3).total == 6
    assert str(Payment(1, 0, 3)) == " L1 B3" and str(Payment()) == ""
