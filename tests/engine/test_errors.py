"""Refusals carry a code and facts, and stay apart from one another."""

import pytest

from engine.errors import BadSetup, GameError, IllegalMove, MalformedMove, Refusal

KINDS = [BadSetup, MalformedMove, IllegalMove]


@pytest.mark.parametrize("kind", KINDS)
def test_every_refusal_is_a_game_error(kind: type[GameError]) -> None:
    with pytest.raises(GameError):
        raise kind("no")


@pytest.mark.parametrize("kind", KINDS)
def test_no_refusal_is_another_kind_of_refusal(kind: type[GameError]) -> None:
    assert [other for other in KINDS if issubclass(kind, other)] == [kind]


def test_a_refusal_has_a_code_and_facts() -> None:
    error = IllegalMove("missing_coins", coins=2, card="altar")
    assert error.code == "missing_coins"
    assert error.facts == {"coins": 2, "card": "altar"}


def test_a_refusal_reads_as_its_code_and_facts() -> None:
    assert str(IllegalMove("missing_coins", coins=2)) == "missing_coins (coins 2)"
    assert str(BadSetup("unknown_game", game="chess", seats=3)) == (
        "unknown_game (game chess, seats 3)"
    )


def test_a_refusal_without_facts_reads_as_its_code() -> None:
    assert str(MalformedMove("malformed")) == "malformed"
    assert MalformedMove("malformed").facts == {}


def test_a_reason_becomes_an_error_with_the_facts_there_are() -> None:
    error = Refusal("missing_coins", coins=2).error()
    assert (error.code, error.facts) == ("missing_coins", {"coins": 2})
    assert Refusal("no_such_way").error().facts == {}
