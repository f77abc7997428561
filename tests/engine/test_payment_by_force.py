"""The payment solver, in random cities, against brute force."""

from collections.abc import Iterable
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catalogue import Card, Edition, edition
from engine.draft.city import City
from engine.effects import Produce, Trade
from engine.payment import Purchase, missing, purchases
from engine.resources import RESOURCES, Cost, minus, unpack
from tests.build import FIRST, SECOND, market
from tests.engine.brute_force import (
    Coins,
    Deal,
    Trio,
    affordable,
    all_payments,
    coins_for,
    covers,
    fewest_unobtainable,
    for_sale,
    needed,
    payments,
    undominated,
    usable,
)

QUIET = settings(
    derandomize=True,
    deadline=None,
    database=None,
)


def useful_cards(content: Edition) -> list[Card]:
    """List the cards that produce or change prices."""
    return [c for c in content.cards if any(isinstance(e, Produce | Trade) for e in c.effects)]


def catalogue_costs(content: Edition) -> list[Cost]:
    sources = [
        *content.cards,
        *(s for b in content.boards for side in b.sides for s in side.stages),
    ]
    return list(dict.fromkeys(source.cost for source in sources))


def built(content: Edition, number: int, rng: Random) -> tuple[Card, ...]:
    """Choose useful cards, no name twice."""
    drawn = rng.sample(useful_cards(content), number)
    return tuple({card.name: card for card in drawn}.values())


def random_trio(rng: Random) -> Trio:
    """Make three cities of one edition, on different boards; the neighbours have more to sell."""
    content = edition(rng.choice([FIRST, SECOND]))
    made = []
    for board, most in zip(rng.sample(content.boards, 3), (5, 14, 14), strict=True):
        side = rng.choice(board.sides)
        buried = (content.card["tavern"],) * rng.randint(0, len(side.stages))
        cards = built(content, rng.randint(most // 4, most), rng)
        made.append(City(board, side, rng.randint(0, 12), cards, buried))
    return Trio(*made)


def random_cost(rng: Random) -> Cost:
    """Make a cost of up to seven units, at most four of a kind, often few kinds."""
    kinds = rng.sample(RESOURCES, rng.randint(2, 7))
    units = rng.sample(kinds * 4, rng.randint(0, 7))
    coins = rng.choice([0, 0, 0, 1, 2])
    return Cost.model_validate({"coins": coins, **{name: units.count(name) for name in kinds}})


# Hypothesis chooses seeds only: its own lists would mostly be short.
SEEDS = st.randoms(use_true_random=True)
TRIOS = SEEDS.map(random_trio)
COSTS = SEEDS.map(random_cost)


def coins_of(found: Iterable[Purchase]) -> list[Coins]:
    return [way.payment for way in found]


def check_payments(cost: Cost, trio: Trio) -> None:
    """Compare both lists of the solver with brute force."""
    offered = coins_of(purchases(cost, market(*trio)))
    every = coins_of(purchases(cost, market(*trio), dominated=True))
    expected = payments(cost, trio)
    assert set(every) == expected
    assert set(offered) == undominated(expected)
    assert len(every) == len(set(every)) and len(offered) == len(set(offered))
    assert [sum(coins) for coins in offered] == sorted(map(sum, offered))
    assert [sum(coins) for coins in every] == sorted(map(sum, every))


@settings(QUIET, max_examples=40)
@given(TRIOS)
def test_all_costs_of_the_catalogue_are_paid_as_by_brute_force(trio: Trio) -> None:
    content = edition(FIRST if trio.own.board in edition(FIRST).boards else SECOND)
    for cost in catalogue_costs(content):
        check_payments(cost, trio)


@settings(QUIET, max_examples=600)
@given(COSTS, TRIOS)
def test_random_costs_are_paid_as_by_brute_force(cost: Cost, trio: Trio) -> None:
    check_payments(cost, trio)


@settings(QUIET, max_examples=200)
@given(COSTS, TRIOS)
def test_buying_more_than_is_short_never_makes_a_better_payment(cost: Cost, trio: Trio) -> None:
    offered = coins_of(purchases(cost, market(*trio)))
    assert set(offered) == undominated(affordable(all_payments(cost, trio), trio.own))


@settings(QUIET, max_examples=300)
@given(COSTS, TRIOS, st.booleans())
def test_goods_are_for_sale_and_cost_the_payment(cost: Cost, trio: Trio, dominated: bool) -> None:
    for way in purchases(cost, market(*trio), dominated=dominated):
        deal = Deal(unpack(way.from_left), unpack(way.from_right))
        assert coins_for(deal, cost, trio.own) == way.payment
        assert covers(for_sale(trio.left), deal.left) and covers(for_sale(trio.right), deal.right)
        rest = minus(cost.need, way.from_left + way.from_right)
        assert len(unpack(rest)) + len(deal.left + deal.right) == len(needed(cost))
        assert covers(usable(trio.own), unpack(rest))


@settings(QUIET, max_examples=300)
@given(COSTS, TRIOS)
def test_what_is_missing_is_the_least_that_is(cost: Cost, trio: Trio) -> None:
    found = missing(cost, market(*trio))
    assert (found is None) == bool(payments(cost, trio))
    if found and found.resources:
        assert len(unpack(found.resources)) == fewest_unobtainable(cost, trio)
        assert not found.coins
    elif found:
        assert found.coins == min(map(sum, all_payments(cost, trio))) - trio.own.coins


@settings(QUIET, max_examples=300)
@given(COSTS, TRIOS)
def test_without_the_missing_resources_the_rest_can_be_had(cost: Cost, trio: Trio) -> None:
    found = missing(cost, market(*trio))
    if found and found.resources:
        rest = unpack(minus(cost.need, found.resources))
        eased = Cost.model_validate({name: rest.count(name) for name in rest})
        assert minus(found.resources, cost.need) == 0
        assert all_payments(eased, trio)
