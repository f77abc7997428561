"""Packs of resources against plain arithmetic on amounts."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.resources import (
    MANUFACTURED,
    MOST,
    RAW,
    RESOURCES,
    UNIT,
    Cost,
    Resource,
    amount,
    minus,
    occupied,
    pack,
    units,
    unpack,
)

Amounts = dict[Resource, int]
STEADY = settings(derandomize=True, deadline=None, database=None, max_examples=300)
NAMES = st.sampled_from(RESOURCES)
AMOUNTS = st.dictionaries(NAMES, st.integers(0, MOST))
FEW = AMOUNTS.filter(lambda amounts: sum(amounts.values()) < 16)


def amounts_of(packed: int) -> Amounts:
    listed = unpack(packed)
    return {name: listed.count(name) for name in listed}


def positive(amounts: Amounts) -> Amounts:
    return {name: number for name, number in amounts.items() if number > 0}


def test_there_are_four_raw_and_three_manufactured_goods() -> None:
    assert (len(RAW), len(MANUFACTURED), len(set(RESOURCES))) == (4, 3, 7)


@STEADY
@given(AMOUNTS)
def test_a_pack_unpacks_to_what_was_packed(amounts: Amounts) -> None:
    assert amounts_of(pack(amounts)) == positive(amounts)


@STEADY
@given(AMOUNTS, NAMES)
def test_a_pack_tells_the_amount_of_each(amounts: Amounts, name: Resource) -> None:
    assert amount(pack(amounts), UNIT[name]) == amounts.get(name, 0)


@STEADY
@given(st.dictionaries(NAMES, st.integers(0, 40)))
def test_a_pack_holds_at_most_seven_of_each(amounts: Amounts) -> None:
    capped = {name: min(number, 7) for name, number in amounts.items()}
    assert amounts_of(pack(amounts)) == positive(capped)


def test_units_are_listed_in_the_order_of_the_resources() -> None:
    assert unpack(pack({"papyrus": 1, "ore": 2, "wood": 1})) == ("wood", "ore", "ore", "papyrus")
    assert unpack(0) == ()


@STEADY
@given(AMOUNTS, AMOUNTS)
def test_minus_leaves_what_is_still_needed(need: Amounts, have: Amounts) -> None:
    left = {name: number - have.get(name, 0) for name, number in need.items()}
    assert minus(pack(need), pack(have)) == pack(positive(left))


@STEADY
@given(AMOUNTS)
def test_nothing_taken_away_leaves_all(need: Amounts) -> None:
    assert minus(pack(need), 0) == pack(need)
    assert minus(pack(need), pack(need)) == minus(0, pack(need)) == 0


@STEADY
@given(FEW)
def test_units_are_counted(amounts: Amounts) -> None:
    assert units(pack(amounts)) == sum(amounts.values())


@STEADY
@given(AMOUNTS, AMOUNTS)
def test_occupied_masks_the_lanes_that_hold_anything(held: Amounts, other: Amounts) -> None:
    kept = {name: number for name, number in other.items() if held.get(name, 0)}
    assert pack(other) & occupied(pack(held)) == pack(kept)


def test_a_cost_packs_its_resources_without_its_coins() -> None:
    assert amounts_of(Cost(coins=1, wood=2, papyrus=1).need) == {"wood": 2, "papyrus": 1}


def test_a_cost_is_nothing_without_coins_and_resources() -> None:
    assert Cost().is_nothing
    assert not Cost(coins=1).is_nothing and not Cost(cloth=1).is_nothing
