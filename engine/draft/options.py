"""What a city can do with the cards of a hand, and why not."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from engine.cards import Card
from engine.counting import Place
from engine.draft.circle import is_free
from engine.draft.city import City
from engine.draft.state import Hand, State, distinct, find
from engine.effects import Cheaper, Free, Target
from engine.errors import IllegalMove, Refusal
from engine.moves import Build, Move, Raise, Sell
from engine.payment import Market, Purchase, missing, production, purchases
from engine.resources import ALL_UNITS, Cost, unpack

CardMove = Build | Raise | Sell


class Site(NamedTuple):
    """A city that is about to play, with all that bears on its options."""

    city: City
    market: Market
    turn: int
    is_last_turn: bool
    is_free_city: bool
    discount: int = 0
    """How many coins fewer a leader costs."""


def site_of(state: State, city: int) -> Site:
    """Look at a city as it stands before its play."""
    here = state.cities[city]
    market = Market(
        here.coins,
        here.production,
        state.cities[state.left_of(city)].supply,
        state.cities[state.right_of(city)].supply,
        here.prices,
    )
    turn = state.turn
    discount = 0 if state.phase == "turn" and not state.tasks else _discount(state, city)
    return Site(here, market, turn, turn == state.rules.turns, is_free(state, city), discount)


def _discount(state: State, city: int) -> int:
    """Tell how many coins fewer a leader costs in a city, by its own right or a neighbour's."""
    # A city lies to the right of its left neighbour.
    seen_from: tuple[tuple[int, Place], ...] = (
        (city, "self"),
        (state.left_of(city), "right"),
        (state.right_of(city), "left"),
    )
    return sum(
        cheaper.coins
        for place, side in seen_from
        for cheaper in state.cities[place].effects_of(Cheaper)
        if cheaper.what == "white" and side in cheaper.to
    )


def plays(site: Site, hand: Hand) -> list[Move]:
    """List everything a city may do with a hand."""
    return forced_plays(site, hand) if site.is_free_city else open_plays(site, hand)


def open_plays(site: Site, hand: Hand) -> list[Move]:
    """List the builds, stages and sales of a city that may do what it likes."""
    stages = raise_ways(site)
    found: list[Move] = []
    for card in distinct(hand):
        found += build_moves(site, card)
        if stages:
            found += [Raise(card.id, way.payment) for way in stages]
        found.append(Sell(card.id))
    return found


def forced_plays(site: Site, hand: Hand) -> list[Move]:
    """List the plays of the Free City: it plays if it can, and uses a chain where it has one."""
    stages = raise_ways(site)
    found: list[Move] = []
    for card in distinct(hand):
        found += build_moves(site, card)
        if not must_chain(site, card):
            found += [Raise(card.id, way.payment) for way in stages]
    return found or [Sell(card.id) for card in distinct(hand)]


def build_moves(site: Site, card: Card) -> list[Build]:
    """List the ways to build a card, or to recruit a leader."""
    city = site.city
    if card.name in city.names:
        return []
    cost = cost_of(site, card) if site.discount else card.cost
    if cost.is_nothing:
        return [Build(card.id, "free")]
    powers = [free for free in city.powers if applies(free, site, card)] if city.powers else []
    by_power = [Build(card.id, free.name) for free in powers] if powers else []
    if card.chain_from and has_chain(city, card):
        chain = Build(card.id, "chain")
        return [chain] if site.is_free_city else [chain, *by_power]
    # A power that is not used up costs nothing, so no payment is worth offering beside it.
    if not powers or all(free.is_used_up for free in powers):
        market = market_for(site, card.colour) if city.relief else site.market
        ways = purchases(cost, market, dominated=site.is_free_city)
        by_power += [Build(card.id, "paid", way.payment) for way in ways]
    return by_power


def cost_of(site: Site, card: Card) -> Cost:
    """Tell what a card costs here."""
    if card.colour != "white":
        return card.cost
    return _coins_only(max(0, card.cost.coins - site.discount))


@cache
def _coins_only(coins: int) -> Cost:
    return Cost(coins=coins)


def build_ways(site: Site, card: Card) -> Sequence[Purchase]:
    """List the ways to pay for a card."""
    return ways_to_pay(site, cost_of(site, card), card.colour)


def raise_ways(site: Site) -> Sequence[Purchase]:
    """List the ways to pay for the next stage."""
    stage = site.city.next_stage
    return ways_to_pay(site, stage.cost, "stage") if stage else ()


def ways_to_pay(site: Site, cost: Cost, target: Target) -> Sequence[Purchase]:
    """List the ways to pay a cost; the Free City is offered every split."""
    market = market_for(site, target) if site.city.relief else site.market
    return purchases(cost, market, dominated=site.is_free_city)


def market_for(site: Site, target: Target) -> Market:
    """Look at what can be paid with: a resource that is not asked for is one of any kind."""
    spared = site.city.relief.get(target)
    if not spared:
        return site.market
    own = site.market.own
    return site.market._replace(own=production(own.fixed, own.choices + (ALL_UNITS,) * spared))


def has_chain(city: City, card: Card) -> bool:
    """Tell whether a structure of the city makes a card free."""
    return not city.ids.isdisjoint(card.chain_from)


def must_chain(site: Site, card: Card) -> bool:
    """Tell whether a card can only be built by its chain: so it is for the Free City."""
    city = site.city
    return site.is_free_city and card.name not in city.names and has_chain(city, card)


def applies(free: Free, site: Site, card: Card) -> bool:
    """Tell whether a power makes a card free at this moment."""
    if card.colour not in free.colours and (free.colours or card.colour == "white"):
        return False
    match free.when:
        case "always":
            return True
        case "once_an_age":
            return free.name not in site.city.used
        case "new_colour":
            return all(built.colour != card.colour for built in site.city.cards)
        case "first_turn":
            return site.turn == 1
        case "last_turn":
            return site.is_last_turn


def check(site: Site, hand: Hand, move: Move) -> CardMove:
    """Let a play pass that is among the options; refuse any other with the reason."""
    if not isinstance(move, Build | Raise | Sell):
        raise IllegalMove("not_asked")
    card = find(hand, move.card)
    if card is None:
        raise IllegalMove("not_in_hand", card=move.card)
    listed = _uses_of(site, hand, card, move)
    if move in listed:
        return move
    if isinstance(move, Sell):
        raise IllegalMove("free_city_must_play")
    why = why_not_build(site, card) if isinstance(move, Build) else why_not_raise(site, card)
    raise (why or Refusal("no_such_way")).error()


def _uses_of(site: Site, hand: Hand, card: Card, move: CardMove) -> Sequence[Move]:
    """List the options of one card that are of the same kind as a move."""
    if site.is_free_city:
        return forced_plays(site, hand)
    if isinstance(move, Build):
        return build_moves(site, card)
    if isinstance(move, Raise):
        return [Raise(card.id, way.payment) for way in raise_ways(site)]
    return [Sell(card.id)]


def why_not_build(site: Site, card: Card) -> Refusal | None:
    """Tell why a card cannot be built; None if it can."""
    if card.name in site.city.names:
        return Refusal("already_built")
    return None if build_moves(site, card) else _unpaid(site, cost_of(site, card), card.colour)


def why_not_raise(site: Site, card: Card) -> Refusal | None:
    """Tell why the next stage cannot be built with a card; None if it can."""
    stage = site.city.next_stage
    if stage is None:
        return Refusal("wonder_finished")
    if must_chain(site, card):
        return Refusal("free_city_must_chain")
    return _unpaid(site, stage.cost, "stage")


def _unpaid(site: Site, cost: Cost, target: Target) -> Refusal | None:
    lack = missing(cost, market_for(site, target))
    if lack is None:
        return None
    if lack.resources:
        return Refusal("missing_resources", resources=unpack(lack.resources))
    return Refusal("missing_coins", coins=lack.coins)
