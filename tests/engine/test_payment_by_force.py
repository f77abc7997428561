"""The payment solver, in random cities, against brute force."""

from collections.abc import Iterable, Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card
from engine.catalogue import Edition, edition
from engine.draft.city import City
from engine.draft.options import Site, market_for, ways_to_pay
from engine.effects import BankGoods, Cheaper, Produce, Rebate, Target, Trade, Whenever
from engine.payment import Missing, Purchase, missing
from engine.resources import RESOURCES, Cost, minus, unpack
from tests.build import ALL, FIRST, SECOND, market
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
TARGETS: tuple[Target, ...] = ("green", "blue", "red", "stage", "yellow")

# Who may spare a raw or a manufactured unit chooses between purchases of different prices.
BARGAINS = (
    *("clandestine_dock_east", "clandestine_dock_west", "east_trading_post", "west_trading_post"),
    *("black_market", "secret_warehouse", "archimedes", "hammurabi", "leonidas", "imhotep"),
)


def useful_cards(content: Edition) -> list[Card]:
    """List the cards that produce or change prices."""
    return [c for c in content.cards if any(isinstance(e, Produce | Trade) for e in c.effects)]


def tricks() -> list[Card]:
    """List the black cards and leaders that bear on payments."""
    kinds = (Produce, Rebate, BankGoods, Cheaper, Whenever)
    cards = [card for card in edition(ALL).cards if card.colour in ("black", "white")]
    return [card for card in cards if any(isinstance(e, kinds) for e in card.effects)]


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
    content = edition(rng.choice([FIRST, SECOND, ALL, ALL]))
    made = []
    for board, most in zip(rng.sample(content.boards, 3), (5, 14, 14), strict=True):
        side = rng.choice(board.sides)
        buried = (content.card["tavern"],) * rng.randint(0, len(side.stages))
        cards = built(content, rng.randint(most // 4, most), rng)
        made.append(City(board, side, rng.randint(0, 12), cards, buried))
    own, left, right = made
    if content.leaders:
        for card in rng.sample(tricks(), rng.randint(0, 5)):
            own = own if card in own.cards else own.build(card)
    return Trio(own, left, right, rng.choice(TARGETS))


def random_bargain(rng: Random) -> Trio:
    """Make a trio whose city has nearly all that earns or spares coins in trade."""
    content = edition(ALL)
    left, right = (
        City(board, board.sides[0], 9, built(content, 14, rng))
        for board in rng.sample(content.boards[:7], 2)
    )
    held = [content.card[name] for name in (*BARGAINS, "marketplace", "bilkis")]
    likely = [card for card in held if rng.random() < (0.8 if card.id in BARGAINS else 0.2)]
    cards = [content.card["hatshepsut"], *likely]
    own = City(content.board["giza"], content.board["giza"].sides[0], 12, tuple(cards))
    return Trio(own, left, right, rng.choice(TARGETS))


def random_cost(rng: Random) -> Cost:
    """Make a cost of up to seven units, at most four of a kind, often few kinds."""
    kinds = rng.sample(RESOURCES, rng.randint(2, 7))
    units = rng.sample(kinds * 4, rng.randint(0, 7))
    coins = rng.choice([0, 0, 0, 1, 2])
    return Cost.model_validate({"coins": coins, **{name: units.count(name) for name in kinds}})


# Hypothesis chooses seeds only: its own lists would mostly be short.
SEEDS = st.randoms(use_true_random=True)
TRIOS = SEEDS.map(random_trio)
BARGAINERS = SEEDS.map(random_bargain)
COSTS = SEEDS.map(random_cost)


def site(trio: Trio, *, is_free_city: bool = False) -> Site:
    here = market(trio.own, trio.left, trio.right)
    return Site(trio.own, here, turn=2, is_last_turn=False, is_free_city=is_free_city)


def offered(cost: Cost, trio: Trio, *, dominated: bool = False) -> Sequence[Purchase]:
    """Ask the solver; the Free City is offered what another payment beats, too."""
    return ways_to_pay(site(trio, is_free_city=dominated), cost, trio.target)


def lacking(cost: Cost, trio: Trio) -> Missing | None:
    return missing(cost, market_for(site(trio), trio.target))


def coins_of(found: Iterable[Purchase]) -> list[Coins]:
    return [way.payment for way in found]


def check_payments(cost: Cost, trio: Trio) -> None:
    """Compare both lists of the solver with brute force."""
    best = coins_of(offered(cost, trio))
    every = coins_of(offered(cost, trio, dominated=True))
    expected = payments(cost, trio)
    assert set(every) == set(expected)
    assert set(best) == undominated(expected, trio.own)
    assert len(every) == len(set(every)) and len(best) == len(set(best))
    assert [sum(coins) for coins in best] == sorted(map(sum, best))
    assert [sum(coins) for coins in every] == sorted(map(sum, every))


@settings(QUIET, max_examples=40)
@given(TRIOS)
def test_all_costs_of_the_catalogue_are_paid_as_by_brute_force(trio: Trio) -> None:
    content = edition(ALL if trio.own.board in edition(ALL).boards else SECOND)
    for cost in catalogue_costs(content):
        check_payments(cost, trio)


@settings(QUIET, max_examples=600)
@given(COSTS, TRIOS)
def test_random_costs_are_paid_as_by_brute_force(cost: Cost, trio: Trio) -> None:
    check_payments(cost, trio)


@settings(QUIET, max_examples=200)
@given(COSTS, TRIOS)
def test_buying_more_than_is_short_never_makes_a_better_payment(cost: Cost, trio: Trio) -> None:
    """But for coins that purchases earn, which is why those are left out here."""
    plain = [card for card in trio.own.cards if card.id != "hatshepsut"]
    bare = City(trio.own.board, trio.own.side, trio.own.coins, tuple(plain), trio.own.buried)
    trio = trio._replace(own=bare)
    best = coins_of(offered(cost, trio))
    assert set(best) == undominated(affordable(all_payments(cost, trio), bare), bare)


@settings(QUIET, max_examples=300)
@given(COSTS, TRIOS, st.booleans())
def test_goods_are_for_sale_and_cost_the_payment(cost: Cost, trio: Trio, dominated: bool) -> None:
    for way in offered(cost, trio, dominated=dominated):
        deal = Deal(unpack(way.from_left), unpack(way.from_right), unpack(way.from_bank))
        assert coins_for(deal, cost, trio.own) == way.payment
        assert covers(for_sale(trio.left), deal.left) and covers(for_sale(trio.right), deal.right)
        assert len(deal.bank) <= 1
        rest = minus(cost.need, way.from_left + way.from_right + way.from_bank)
        assert len(unpack(rest)) + sum(map(len, deal)) == len(needed(cost))
        assert covers(usable(trio), unpack(rest))


@settings(QUIET, max_examples=500)
@given(COSTS, BARGAINERS)
def test_where_purchases_earn_coins_the_best_of_them_are_offered(cost: Cost, trio: Trio) -> None:
    """Buying from more neighbours may earn more; no payment that does is left out."""
    check_payments(cost, trio)
    expected = payments(cost, trio)
    for way in offered(cost, trio):
        sellers = bool(way.from_left) + bool(way.from_right)
        assert sellers == expected[way.payment]


@settings(QUIET, max_examples=300)
@given(COSTS, TRIOS)
def test_what_is_missing_is_the_least_that_is(cost: Cost, trio: Trio) -> None:
    found = lacking(cost, trio)
    assert (found is None) == bool(payments(cost, trio))
    if found and found.resources:
        assert len(unpack(found.resources)) == fewest_unobtainable(cost, trio)
        assert not found.coins
    elif found:
        assert found.coins == min(map(sum, all_payments(cost, trio))) - trio.own.coins


@settings(QUIET, max_examples=300)
@given(COSTS, TRIOS)
def test_without_the_missing_resources_the_rest_can_be_had(cost: Cost, trio: Trio) -> None:
    found = lacking(cost, trio)
    if found and found.resources:
        rest = unpack(minus(cost.need, found.resources))
        eased = Cost.model_validate({name: rest.count(name) for name in rest})
        assert minus(found.resources, cost.need) == 0
        assert all_payments(eased, trio)
