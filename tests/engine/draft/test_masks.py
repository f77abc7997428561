"""Masks: science symbols of neighbours, settled with all other free choices for the best total."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.draft import science
from engine.draft.science import SYMBOLS
from engine.draft.scoring import sheet
from engine.effects import Symbol
from tests.build import ALL, city, content, scored

ONE, TWO = "pigeon_loft", "pigeon_loft spy_ring"


@pytest.mark.parametrize(
    ("masks", "left", "right", "green"),
    [
        (ONE, "", "", 0),
        (TWO, "apothecary", "", 1),
        (TWO, "apothecary dispensary", "", 4),
        (TWO, "workshop", "workshop", 4),
        (ONE, "workshop apothecary scriptorium", "", 1),
        (f"{TWO} torture_chamber", "workshop apothecary", "scriptorium", 10),
        (f"{TWO} workshop", "apothecary scriptorium", "workshop laboratory", 10),
    ],
)
def test_each_mask_copies_another_card(masks: str, left: str, right: str, green: int) -> None:
    assert (
        scored(city("rhodes", masks), city("giza", left), city("ephesus", right))["green"] == green
    )


def test_a_card_that_the_city_has_itself_can_be_copied() -> None:
    assert scored(city("rhodes", f"{ONE} workshop"), city("giza", "workshop"))["green"] == 4


def test_only_green_cards_can_be_copied() -> None:
    beside = city("giza", "euclid scientists_guild pigeon_loft"), city("babylon A", stages=2)
    assert scored(city("rhodes", ONE), *beside)["green"] == 0


def test_a_copied_symbol_is_no_green_card() -> None:
    assert (
        scored(city("rhodes", f"{ONE} hypatia"), city("giza", "workshop"))["black_and_leaders"] == 0
    )


def test_the_sheet_names_the_cards_that_were_copied() -> None:
    cities = [
        city("rhodes", f"{TWO} workshop"),
        city("giza", "apothecary"),
        city("ephesus", "library"),
    ]
    found = sheet(cities, 0, content(ALL).score_lines)
    assert sorted(found.masked) == ["apothecary", "library"]


def test_masks_free_symbols_and_a_copied_guild_are_settled_together() -> None:
    """Olympia copies the scientists' guild: with a mask and it, two symbols make a set."""
    own = city("olympia B", f"{ONE} workshop", stages=3)
    found = scored(
        own, city("giza", "scientists_guild apothecary"), city("ephesus", "workers_guild")
    )
    assert found["green"] == 1 + 1 + 1 + 7


@settings(derandomize=True, deadline=None, database=None, max_examples=200)
@given(
    st.lists(st.sampled_from(SYMBOLS), max_size=5),
    st.integers(0, 2),
    st.integers(0, 3),
    st.lists(st.sampled_from(SYMBOLS), max_size=6),
)
def test_the_best_answer_is_found(
    fixed: list[Symbol], free: int, masks: int, nearby: list[Symbol]
) -> None:
    """Compared with trying every use of every mask on every card."""
    symbols = [(symbol,) for symbol in fixed] + [SYMBOLS] * free
    found = science.best(symbols, masks, {s: nearby.count(s) for s in SYMBOLS})
    best = 0
    for chosen in product(SYMBOLS, repeat=free):
        for cards in product(range(-1, len(nearby)), repeat=masks):
            used = [card for card in cards if card >= 0]
            if len(set(used)) == len(used):
                held = [*fixed, *chosen, *(nearby[card] for card in used)]
                best = max(best, science.points(held.count(s) for s in SYMBOLS))
    assert found.points == best
