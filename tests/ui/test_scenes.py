"""Scenes: views put into words, complete, secret where they must be, ready to draw."""

import json
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from types import NoneType, UnionType
from typing import get_args, get_origin, get_type_hints, is_typeddict

import pytest

from engine.bots import BOTS
from engine.catalogue import edition
from engine.draft.game import Draft
from engine.draft.state import BOARD_RULES
from engine.draft.view import DraftView
from engine.game import Setup
from engine.play import play
from tests.build import FIRST, SECOND
from tests.ui.seen import EN, SPEAKERS, company, hand
from ui.i18n import LANGUAGES, Speaker
from ui.scenes import (
    board_scene,
    city_scene,
    conflict_scene,
    hand_scene,
    score_scene,
    shapes,
    status_scene,
    symbols_scene,
    table_scene,
)
from ui.scenes.cards import card_scene, stage_scenes
from ui.scenes.conflict import Conflict
from ui.scenes.score import Score
from ui.scenes.status import Status
from ui.scenes.symbols import MeaningGroup

ICONS = (
    "wood stone clay ore glass cloth papyrus coin point shield compass gear tablet brown grey blue "
    "yellow red green purple stage victory defeat hand pile discard left right both chain free "
    "pick last_card copy any_raw any_manufactured check wait bot person"
)
DATA = {"id", "move", "board", "icon", "kind", "key", "colour", "resource", "passing", "from"}
"""Keys whose values are names of things, not words."""
UNREADABLE = re.compile(r"[_{}]|\bNone\b|^ | $|  ")


# Whole games: every scene of every viewer, in every language


@cache
def played(game: str, seats: int, boards: str) -> tuple[Draft, ...]:
    """Play a game with bots and keep all its moments."""
    moments = [Draft.start(Setup(game=game, seats=seats, seed=seats, options={"boards": boards}))]
    bots = [BOTS["greedy"], BOTS["random"]] * seats

    def keep(after: object, *_: object) -> None:
        assert isinstance(after, Draft)
        moments.append(after)

    play(moments[0], bots[:seats], Random(seats), keep)
    return tuple(moments)


TABLES = [
    (game, seats, BOARD_RULES[seats % 4])
    for game, seats in [(FIRST, 2), (FIRST, 3), (FIRST, 5), (FIRST, 7), (SECOND, 3), (SECOND, 6)]
]


def moments(game: str, seats: int, boards: str) -> list[Draft]:
    found = played(game, seats, boards)
    special = [m for m in found if any(d.question != "card" for d in m.waiting())]
    return [*found[::29], *special[:4], found[-1]]


def scenes(view: DraftView, seats: int, says: Speaker) -> Iterator[tuple[object, object]]:
    """Make every scene of a view, each with its shape."""
    told = (company(seats), says)
    yield shapes.Table, table_scene(view, *told, compact=view.own is not None)
    yield Conflict | None, conflict_scene(view, *told)
    yield Score | None, score_scene(view, *told)
    for place in range(len(view.cities)):
        yield shapes.City, city_scene(view, place, *told)
    if view.own:
        yield shapes.Hand, hand_scene(view, *told)
        yield shapes.Boards, board_scene(view, *told)
        yield Status, status_scene(view, *told)


def check(value: object, shape: object, where: str) -> None:
    """Compare a value with the shape it must have, key by key."""
    if isinstance(shape, UnionType):
        rest = [one for one in get_args(shape) if one is not NoneType]
        if value is not None:
            check(value, rest[0], where)
        return
    if is_typeddict(shape):
        assert isinstance(value, dict)
        hints = get_type_hints(shape)
        assert shape is shapes.Token or set(value) == set(hints), (where, set(value) ^ set(hints))
        for key, part in value.items():
            check(part, hints[key], f"{where}.{key}")
    elif get_origin(shape) is list:
        assert isinstance(value, list)
        for part in value:
            check(part, get_args(shape)[0], where)
    else:
        assert isinstance(shape, type)
        assert type(value) is shape, (where, value)


def texts(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Find every text of a scene, with the key it stands under."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from texts(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part, key)
    elif isinstance(value, str):
        yield key, value


@pytest.mark.parametrize("says", SPEAKERS, ids=LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "boards"), TABLES)
def test_every_scene_of_a_game_has_its_shape_and_only_words(
    game: str, seats: int, boards: str, says: Speaker
) -> None:
    views = [m.view(s) for m in moments(game, seats, boards) for s in (None, *range(seats))]
    for view in views:
        for shape, scene in scenes(view, seats, says):
            check(json.loads(json.dumps(scene)), shape, getattr(shape, "__name__", ""))
            read = [text for key, text in texts(scene) if key not in DATA]
            assert [text for text in read if UNREADABLE.search(text)] == []
            assert {text for key, text in texts(scene) if key == "icon"} <= set(ICONS.split())


@pytest.mark.parametrize(
    ("shape", "keys"),
    [
        (
            shapes.Card,
            "id name age colour colour_word cost effect text chain_from chain_to",
        ),
        (shapes.Stage, "cost effect text built next"),
        (
            shapes.City,
            "place name you bot free_city played_by board_name wonder side resource picture "
            "stages groups coins shields victories defeats symbols makes points thinking labels",
        ),
        (
            shapes.CityLabels,
            "coins shields victories defeats science makes points stages nothing_built",
        ),
        (shapes.Hand, "number title why cards decline chosen from wait labels"),
        (shapes.HandLabels, "confirm close before after from to cost pending sort"),
        (shapes.Action, "kind label enabled reason ways"),
        (shapes.Way, "move label detail total"),
        (
            shapes.Table,
            "title subtitle passing passing_word cities thinking thinking_line story "
            "discard reveal compact",
        ),
        (shapes.StoryLine, "place name text brief tokens"),
        (shapes.Boards, "number title why choices chosen taken wait"),
        (shapes.BoardChoice, "move label wonder side resource picture stages"),
        (Conflict, "title borders totals awaited beat"),
        (Score, "title subtitle lines players labels picture beat"),
        (
            Status,
            "age turn coins shields left right passing passing_word waiting_line",
        ),
    ],
)
def test_the_shapes_are_those_the_surfaces_draw(shape: type, keys: str) -> None:
    assert set(get_type_hints(shape)) == set(keys.split())


@pytest.mark.parametrize(("game", "seats", "boards"), TABLES)
def test_scenes_tell_nothing_that_the_viewer_may_not_know(
    game: str, seats: int, boards: str
) -> None:
    for number, moment in enumerate(moments(game, seats, boards)):
        for viewer in (None, *range(seats)):
            other = moment.resample(viewer, Random(number))
            mine = [scene for _, scene in scenes(moment.view(viewer), seats, EN)]
            assert mine == [scene for _, scene in scenes(other.view(viewer), seats, EN)]


@pytest.mark.parametrize(("game", "seats", "boards"), TABLES)
def test_every_move_of_a_hand_is_legal_and_every_legal_move_is_in_it(
    game: str, seats: int, boards: str
) -> None:
    for moment in moments(game, seats, boards):
        for decision in moment.waiting():
            scene = hand(moment, decision.seat)
            shown = {way["move"] for c in scene["cards"] for a in c["actions"] for way in a["ways"]}
            shown |= {scene["decline"]["move"]} if scene["decline"] else set()
            told = company(seats)
            boards_shown = board_scene(moment.view(decision.seat), told, EN)["choices"]
            shown |= {choice["move"] for choice in boards_shown}
            assert shown == {str(m) for m in moment.options(decision.seat)} - {"withdraw"}
            assert scene["number"] == decision.number


@pytest.mark.parametrize("says", SPEAKERS, ids=LANGUAGES)
def test_every_symbol_of_cards_and_stages_is_explained(says: Speaker) -> None:
    explained = symbols_scene(says)
    check(explained, list[MeaningGroup], "symbols")
    drawn = {text for game in (FIRST, SECOND) for text in icons(game, says)}
    assert drawn <= {text for key, text in texts(explained) if key == "icon"}
    meanings = [one for group in explained for one in group["meanings"]]
    assert all(one["name"][0].isupper() and one["text"].endswith(".") for one in meanings)


def icons(game: str, says: Speaker) -> Iterator[str]:
    found = edition(game)
    shown = [card_scene(game, card.id, says) for card in found.cards]
    sides = [(board.id, side.id) for board in found.boards for side in board.sides]
    stages = [stage_scenes(game, *side, None, says) for side in sides]
    yield from (text for key, text in texts([*shown, *stages]) if key == "icon")
