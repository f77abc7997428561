"""The shuffle: fair, and the same for ever."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import shuffled


@settings(derandomize=True, deadline=None, database=None)
@given(st.lists(st.integers()), st.integers(0, 2**32))
def test_a_shuffle_keeps_every_item(items: list[int], seed: int) -> None:
    assert Counter(shuffled(items, Random(seed))) == Counter(items)


def test_a_shuffle_leaves_its_items_as_they_were() -> None:
    items = [1, 2, 3, 4, 5]
    shuffled(items, Random(1))
    assert items == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("seed", "order"),
    [(0, "JEAFCHBDGI"), (1, "IADEFCJGHB"), (2026, "FDHCJAGIEB")],
)
def test_a_seed_gives_the_order_it_has_always_given(seed: int, order: str) -> None:
    assert "".join(shuffled("ABCDEFGHIJ", Random(seed))) == order


def test_one_stream_gives_one_order_after_another() -> None:
    rng = Random(7)
    assert ["".join(shuffled("ABCD", rng)) for _ in range(3)] == ["CDAB", "CDBA", "CDBA"]


def test_every_order_of_three_is_equally_likely() -> None:
    seen = Counter(shuffled("ABC", Random(seed)) for seed in range(6000))
    assert len(seen) == 6
    assert all(900 < times < 1100 for times in seen.values())


@pytest.mark.parametrize("items", ["", "A"])
def test_so_few_items_have_one_order(items: str) -> None:
    assert shuffled(items, Random(1)) == tuple(items)
