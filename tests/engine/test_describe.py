"""Effects as phrases: the same facts for every language."""

from typing import get_args

import pytest

from engine.cards import Source
from engine.catalogue import edition
from engine.describe import FREE, Key, Phrase, describe
from engine.effects import Free, FreeMoment, Gain
from engine.resources import MANUFACTURED, RAW
from tests.build import ALL, DUEL, FIRST, SECOND, cards

EVERYWHERE = ("self", "left", "right")
EITHER = ("self", "opponent")


def card(name: str, game: str = FIRST) -> list[Phrase]:
    return describe(cards(name, game)[0].effects)


def stage(board: str, side: str, number: int, game: str = FIRST) -> list[Phrase]:
    return describe(edition(game).board[board].side(side).stages[number - 1].effects)


@pytest.mark.parametrize(
    ("name", "phrases"),
    [
        ("tavern", [Phrase("coins", 5)]),
        ("palace", [Phrase("points", 8)]),
        ("walls", [Phrase("shields", 2)]),
        ("sawmill", [Phrase("produce", 2, ("wood",))]),
        ("forum", [Phrase("produce", 1, MANUFACTURED)]),
        ("workshop", [Phrase("science", 1, ("gear",))]),
        ("scientists_guild", [Phrase("science", 1, ("compass", "gear", "tablet"))]),
        ("west_trading_post", [Phrase("price", 1, RAW, ("left",))]),
        ("marketplace", [Phrase("price", 1, MANUFACTURED, ("left", "right"))]),
        ("vineyard", [Phrase("coins_per", 1, ("brown",), EVERYWHERE)]),
        ("strategists_guild", [Phrase("points_per", 1, ("defeat",), ("left", "right"))]),
        ("shipowners_guild", [Phrase("points_per", 1, ("brown", "grey", "purple"), ("self",))]),
    ],
)
def test_a_card_says_what_it_does(name: str, phrases: list[Phrase]) -> None:
    assert card(name) == phrases


def test_coins_at_once_are_said_before_points_at_the_end() -> None:
    counted = (("stage",), ("self",))
    assert card("arena") == [Phrase("coins_per", 3, *counted), Phrase("points_per", 1, *counted)]


def test_a_stage_says_all_that_it_does() -> None:
    said = [Phrase("coins", 3), Phrase("shields", 1), Phrase("points", 3)]
    assert stage("rhodes", "B", 1) == said


def test_effects_are_said_in_their_order() -> None:
    assert stage("halicarnassus", "B", 1) == [Phrase("points", 2), Phrase("pick")]
    assert stage("olympia", "night", 2, SECOND) == [Phrase("points", 3), Phrase("free_last_turn")]


@pytest.mark.parametrize(
    ("board", "side", "number", "key"),
    [
        ("babylon", "B", 2, "last_card"),
        ("halicarnassus", "A", 2, "pick"),
        ("olympia", "A", 2, "free_once_an_age"),
        ("olympia", "B", 3, "copy_guild"),
    ],
)
def test_a_power_is_one_phrase(board: str, side: str, number: int, key: Key) -> None:
    assert stage(board, side, number) == [Phrase(key)]


def test_a_finished_wonder_is_counted_like_anything_else() -> None:
    said = [Phrase("points_per", 7, ("finished_wonder",), ("self",))]
    assert card("decorators_guild", SECOND) == said


@pytest.mark.parametrize(
    ("name", "phrases"),
    [
        ("tavern", [Phrase("coins", 4)]),
        ("wood_reserve", [Phrase("price", 1, ("wood",), ("bank",))]),
        ("academy", [Phrase("science", 1, ("sundial",)), Phrase("points", 3)]),
        ("arena", [Phrase("coins_per", 2, ("wonder",), ("self",)), Phrase("points", 3)]),
        (
            "merchants_guild",
            [
                Phrase("coins_per_most", 1, ("yellow",), EITHER),
                Phrase("points_per_most", 1, ("yellow",), EITHER),
            ],
        ),
    ],
)
def test_a_card_of_a_duel_says_what_it_does(name: str, phrases: list[Phrase]) -> None:
    assert card(name, DUEL) == phrases


@pytest.mark.parametrize(
    ("name", "phrases"),
    [
        ("the_sphinx", [Phrase("again"), Phrase("points", 6)]),
        ("the_mausoleum", [Phrase("pick"), Phrase("points", 2)]),
        ("the_great_library", [Phrase("discover", 3), Phrase("points", 4)]),
        (
            "circus_maximus",
            [Phrase("destroy", 1, ("grey",)), Phrase("shields", 1), Phrase("points", 3)],
        ),
        (
            "the_appian_way",
            [Phrase("coins", 3), Phrase("points", 3), Phrase("forfeit", 3), Phrase("again")],
        ),
        ("masonry", [Phrase("cheaper", 2, ("blue",))]),
        ("strategy", [Phrase("shields_whenever", 1, ("red",))]),
        ("theology", [Phrase("again_whenever", 1, ("wonder",))]),
        ("urbanism", [Phrase("coins", 6), Phrase("coins_whenever", 4, ("chain",))]),
        ("economy", [Phrase("toll")]),
    ],
)
def test_wonders_and_tokens_say_what_they_do(name: str, phrases: list[Phrase]) -> None:
    content = edition(DUEL)
    source: Source = {**content.wonder, **content.token}[name]
    assert describe(source.effects) == phrases


@pytest.mark.parametrize("when", get_args(FreeMoment))
def test_every_moment_of_a_free_build_has_its_phrase(when: FreeMoment) -> None:
    assert describe([Free(when=when)]) == [Phrase(FREE[when])]


def test_what_is_nothing_is_not_said() -> None:
    assert describe([]) == describe([Gain()]) == []


def test_every_phrase_is_said_by_something() -> None:
    sources: list[Source] = []
    for content in (edition(ALL), edition(SECOND), edition(DUEL)):
        sides = [side for board in content.boards for side in board.sides]
        sources += (*content.cards, *content.wonders, *content.tokens, *sides)
        sources += [stage for side in sides for stage in side.stages]
    assert {p.key for source in sources for p in describe(source.effects)} == set(get_args(Key))
