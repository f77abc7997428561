"""What a city derives step by step is what a city made afresh would derive."""

from functools import cached_property
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catalogue import Edition, edition
from engine.counting import Colour
from engine.draft.city import City
from engine.payment import Prices
from engine.resources import RESOURCES, pack, unpack
from tests.build import ALL, SECOND, cards, city

EDITIONS = [edition(ALL), edition(SECOND)]
DERIVED = sorted(n for n, v in vars(City).items() if isinstance(v, cached_property | property))
THINGS = (*get_args(Colour), "stage", "victory", "defeat", "finished_wonder", "three_coins")


def afresh(known: City) -> City:
    """Make a city of the same fields, with nothing remembered."""
    return City(
        known.board,
        known.side,
        known.coins,
        known.cards,
        known.buried,
        known.victories,
        known.defeats,
        known.debts,
        known.diplomacy,
        known.copied,
        known.used,
        known.bonus_taken,
    )


def touch(known: City) -> dict[str, object]:
    """Look at everything that is derived."""
    counted = {thing: known.number_of(thing) for thing in THINGS}
    return {**{name: getattr(known, name) for name in DERIVED}, **counted}


def check(known: City) -> None:
    new = afresh(known)
    assert known == new
    assert touch(known) == touch(new)


def test_all_that_is_remembered_is_looked_at() -> None:
    assert {"production", "supply", "prices", "shields", "powers"} <= set(DERIVED)
    assert {"names", "ids", "sources", "stages", "relief", "rewards"} <= set(DERIVED)


@pytest.mark.parametrize("content", EDITIONS, ids=lambda content: content.id)
def test_each_card_is_built_as_if_it_had_always_been_there(content: Edition) -> None:
    for board in content.boards:
        start = City(board, board.sides[0], 3)
        touch(start)
        for card in content.cards:
            check(start.build(card))
            check(start.build(card, "once_an_age"))
            check(start.copying(card))
    check(start)


@pytest.mark.parametrize("content", EDITIONS, ids=lambda content: content.id)
def test_each_stage_is_built_as_if_it_had_always_been_there(content: Edition) -> None:
    for known in [City(board, side, 3) for board in content.boards for side in board.sides]:
        raised = known
        while raised.next_stage:
            touch(raised)
            raised = raised.bury(content.card["altar"])
            check(raised)


def step(known: City, draw: st.DrawFn, content: Edition) -> City:
    """Do any one thing to a city."""
    card = draw(st.sampled_from(content.cards))
    number = draw(st.integers(0, 9))
    match draw(
        st.sampled_from(
            ["build", "build", "bury", "copy", "hold", "owe", "decorate", "change", "refresh"]
        )
    ):
        case "build":
            return known.build(card, "once_an_age" if number > 7 else None)
        case "bury":
            return known.bury(card) if known.next_stage else known
        case "copy":
            return known.copying(card)
        case "hold":
            return known.holding(number).with_bonus()
        case "owe":
            return known.owing(number).negotiating(number)
        case "decorate":
            return known.decorated((3,), number)
        case "change":
            return known.burying((card,) * len(known.buried))
        case _:
            return known.refreshed().rested()


@st.composite
def histories(draw: st.DrawFn) -> list[City]:
    """Make a city in some steps, looked at before some of them."""
    content = draw(st.sampled_from(EDITIONS))
    board = draw(st.sampled_from(content.boards))
    history = [City(board, draw(st.sampled_from(board.sides)), 3)]
    for _ in range(draw(st.integers(1, 10))):
        for name in draw(st.lists(st.sampled_from(DERIVED), max_size=len(DERIVED), unique=True)):
            getattr(history[-1], name)
        history.append(step(history[-1], draw, content))
    return history


@settings(derandomize=True, deadline=None, database=None, max_examples=200)
@given(histories())
def test_a_city_is_the_same_however_it_came_about(history: list[City]) -> None:
    for known in history:
        check(known)


def test_building_leaves_the_city_before_it_as_it_was() -> None:
    before = city("rhodes", "ore_vein")
    seen = touch(before)
    before.build(cards("foundry")[0]).bury(cards("altar")[0]).holding(9)
    assert touch(before) == seen and before == city("rhodes", "ore_vein")


def test_the_board_makes_its_resource_for_all() -> None:
    assert unpack(city("giza").production.fixed) == unpack(city("giza").supply.fixed) == ("stone",)


def test_a_yellow_card_makes_nothing_for_neighbours() -> None:
    known = city("giza", "forum tree_farm")
    assert len(known.production.choices) == 2 and len(known.supply.choices) == 1


def test_prices_are_two_before_any_discount() -> None:
    full = pack(dict.fromkeys(RESOURCES, 2))
    assert city("giza").prices == Prices(full, full)


def test_a_buried_card_is_no_structure() -> None:
    known = city("rhodes").bury(cards("stockade")[0])
    assert (known.names, known.ids, known.shields) == (frozenset(), frozenset(), 0)
    assert known.number_of("red") == 0 and known.number_of("stage") == 1


def test_looms_of_two_ages_have_one_name_and_two_ids() -> None:
    known = city("rhodes", "loom_1 loom_2")
    assert known.names == {"Loom"} and known.ids == {"loom_1", "loom_2"}


def test_a_wonder_is_finished_with_its_last_stage() -> None:
    assert city("rhodes B", stages=1).number_of("finished_wonder") == 0
    assert city("rhodes B", stages=2).number_of("finished_wonder") == 1
    assert city("rhodes B", stages=2).next_stage is None


def test_a_new_age_brings_the_free_build_back() -> None:
    used = city("olympia", stages=2).build(cards("altar")[0], "once_an_age")
    assert used.used == ("once_an_age",) and not used.refreshed().used
    assert used.build(cards("baths")[0]).used == ("once_an_age",)
