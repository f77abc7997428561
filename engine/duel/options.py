"""What a city can do with the cards that can be taken, at which price, and why not."""

from functools import cache
from typing import NamedTuple

from engine.cards import Card, Wonder
from engine.duel.city import City
from engine.duel.market import NO_DEAL, Deal, deal, prices
from engine.duel.state import State
from engine.errors import IllegalMove, Refusal
from engine.moves import Build, Erect, Move, Payment, Sell
from engine.resources import Cost

CardMove = Build | Erect | Sell


class Play(NamedTuple):
    """A move that may be made, with the slot of its card and what is bought for it."""

    move: CardMove
    slot: int
    bought: Deal = NO_DEAL


class Site(NamedTuple):
    """A city that is about to play, with all that bears on its options."""

    city: City
    prices: int
    pays_toll: bool


def site_of(state: State, place: int) -> Site:
    """Look at a city as it stands before its play."""
    city, opponent = state.cities[place], state.cities[1 - place]
    return Site(city, prices(city, opponent), opponent.takes_toll)


def plays(state: State) -> list[Move]:
    """List everything the active city may do."""
    site = site_of(state, state.active)
    wonders = wonder_ways(site)
    found: list[Move] = []
    for card in state.display.open:
        name = card.id
        if move := build_move(site, card):
            found.append(move)
        if wonders:
            found += [Erect(name, paid, wonder) for wonder, paid in wonders]
        found.append(Sell(name))
    return found


def build_move(site: Site, card: Card) -> Build | None:
    """Give the one way to build a card, if there is any; a chain is always used."""
    if card.cost.is_nothing:
        return Build(card.id, "free")
    if card.id in site.city.chains:
        return Build(card.id, "chain")
    paid = pay(site, card.cost, card_deal(site, card))
    return None if paid is None else Build(card.id, "paid", paid)


def wonder_ways(site: Site) -> list[tuple[str, Payment]]:
    """List the wonders that the city can pay for, with the payments."""
    ways = [(w.id, pay(site, w.cost, wonder_deal(site, w))) for w in site.city.wonders]
    return [(wonder, paid) for wonder, paid in ways if paid is not None]


def card_deal(site: Site, card: Card) -> Deal:
    """Find what must be bought for a card."""
    struck = site.city.cheaper.get(card.colour, 0)
    return deal(card.cost, site.city, site.prices, struck)


def wonder_deal(site: Site, wonder: Wonder) -> Deal:
    """Find what must be bought for a wonder."""
    return deal(wonder.cost, site.city, site.prices, site.city.cheaper.get("wonder", 0))


def pay(site: Site, cost: Cost, bought: Deal) -> Payment | None:
    """Make the payment, if the city has the coins; the opponent is on its left."""
    coins, traded = cost.coins, bought.coins
    if coins + traded > site.city.coins:
        return None
    return payment(traded, coins) if site.pays_toll else payment(0, coins + traded)


@cache
def payment(opponent: int, bank: int) -> Payment:
    """Make a payment, or find it where it was made before."""
    return Payment(opponent, 0, bank)


def check(state: State, move: Move) -> Play:
    """Let a play pass that is among the options; refuse any other with the reason."""
    if not isinstance(move, Build | Erect | Sell):
        raise IllegalMove("not_asked")
    slot = state.display.slot_of(move.card)
    if slot is None:
        raise IllegalMove("not_accessible", card=move.card)
    if isinstance(move, Sell):
        return Play(move, slot)
    site = site_of(state, state.active)
    if isinstance(move, Build):
        return Play(move, slot, _checked_build(site, state.display.cards[slot], move))
    return Play(move, slot, _checked_erect(site, move))


def _checked_build(site: Site, card: Card, move: Build) -> Deal:
    if move == build_move(site, card):
        return card_deal(site, card) if move.how == "paid" else NO_DEAL
    raise (why_not_build(site, card) or Refusal("no_such_way")).error()


def _checked_erect(site: Site, move: Erect) -> Deal:
    wonder = next((one for one in site.city.wonders if one.id == move.wonder), None)
    if wonder is None:
        raise IllegalMove("wonder_not_available", wonder=move.wonder)
    bought = wonder_deal(site, wonder)
    if move.payment == pay(site, wonder.cost, bought):
        return bought
    raise (why_not_erect(site, wonder) or Refusal("no_such_way")).error()


def why_not_build(site: Site, card: Card) -> Refusal | None:
    """Tell why a card cannot be built; None if it can."""
    return None if build_move(site, card) else _short(site, card.cost, card_deal(site, card))


def why_not_erect(site: Site, wonder: Wonder) -> Refusal | None:
    """Tell why a wonder cannot be built; None if it can."""
    bought = wonder_deal(site, wonder)
    can = pay(site, wonder.cost, bought) is not None
    return None if can else _short(site, wonder.cost, bought)


def _short(site: Site, cost: Cost, bought: Deal) -> Refusal:
    """Tell how many coins are missing: resources can always be bought."""
    return Refusal("missing_coins", coins=cost.coins + bought.coins - site.city.coins)
