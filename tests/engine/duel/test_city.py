"""What a city of Duel derives step by step is what a city made afresh would derive."""

from functools import cached_property
from random import Random

import pytest

from engine.duel.city import City
from tests.engine.duel.build import CONTENT, town

DERIVED = sorted(n for n, v in vars(City).items() if isinstance(v, cached_property | property))


def touch(city: City) -> dict[str, object]:
    """Look at everything that is derived."""
    return {name: getattr(city, name) for name in DERIVED}


def afresh(city: City) -> City:
    """Make a city of the same fields, with nothing remembered."""
    return City(city.coins, city.cards, city.wonders, city.built, city.buried, city.tokens)


def step(city: City, rng: Random) -> City:
    """Do any one thing to a city."""
    card = CONTENT.cards[int(rng.random() * len(CONTENT.cards))]
    match int(rng.random() * 7):
        case 0:
            return city.holding(int(rng.random() * 20))
        case 1:
            return city.drafting(CONTENT.wonders[int(rng.random() * 12)])
        case 2 if city.wonders:
            return city.erect(city.wonders[0], card)
        case 3:
            return city.learn(CONTENT.tokens[int(rng.random() * 10)])
        case 4 if city.cards:
            return city.without(city.cards[0])
        case 5:
            return city.abandoning()
        case _:
            return city.build(card)


def test_all_that_is_remembered_is_looked_at() -> None:
    assert {"production", "supply", "fixed_prices", "symbols", "cheaper", "rewards"} < set(DERIVED)
    assert {"takes_toll", "chains"} < set(DERIVED)


@pytest.mark.parametrize("seed", range(20))
def test_a_city_is_the_same_however_it_came_about(seed: int) -> None:
    rng = Random(seed)
    city = town()
    for _ in range(40):
        touch(city)
        city = step(city, rng)
        assert city == afresh(city) and touch(city) == touch(afresh(city))


def test_building_leaves_the_city_before_it_as_it_was() -> None:
    before = town("altar")
    seen = touch(before)
    before.build(CONTENT.card["press"]).without(CONTENT.card["altar"]).holding(0)
    assert touch(before) == seen and before == town("altar")
