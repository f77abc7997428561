"""Offers: for each card that can be taken, how it can be used, and the reason where it cannot."""

from engine.cards import Card, Wonder
from engine.duel.market import Deal
from engine.duel.options import (
    Site,
    build_move,
    card_deal,
    pay,
    site_of,
    why_not_build,
    why_not_erect,
    wonder_deal,
)
from engine.duel.play import SALE
from engine.duel.state import State
from engine.errors import Refusal
from engine.game import Part
from engine.moves import Erect, Payment, Sell
from engine.resources import Resource, unpack


class Way(Part):
    """A move that is possible, its price, and what is bought with it."""

    move: str
    how: str
    bank: int
    opponent: int
    goods: tuple[Resource, ...]


class WonderOffer(Part):
    """Whether a wonder can be built with a card."""

    wonder: str
    way: Way | None
    refused: Refusal | None


class Offer(Part):
    """What can be done with a card that can be taken."""

    card: str
    build: Way | None
    build_refused: Refusal | None
    wonders: tuple[WonderOffer, ...]
    sale: str
    sale_coins: int


def offers(state: State) -> tuple[Offer, ...]:
    """Make the offers for each card that the active city can take."""
    site = site_of(state, state.active)
    return tuple(_offer(site, card) for card in state.display.open)


def _offer(site: Site, card: Card) -> Offer:
    move = build_move(site, card)
    way = None
    if move:
        bought = card_deal(site, card) if move.how == "paid" else Deal()
        way = _way(str(move), move.how, move.payment, bought)
    return Offer(
        card=card.id,
        build=way,
        build_refused=why_not_build(site, card),
        wonders=tuple(_wonder(site, card, wonder) for wonder in site.city.wonders),
        sale=str(Sell(card.id)),
        sale_coins=SALE + site.city.number_of("yellow"),
    )


def _wonder(site: Site, card: Card, wonder: Wonder) -> WonderOffer:
    bought = wonder_deal(site, wonder)
    paid = pay(site, wonder.cost, bought)
    way = None
    if paid is not None:
        way = _way(str(Erect(card.id, paid, wonder.id)), "paid", paid, bought)
    return WonderOffer(wonder=wonder.id, way=way, refused=why_not_erect(site, wonder))


def _way(move: str, how: str, payment: Payment, bought: Deal) -> Way:
    return Way(
        move=move, how=how, bank=payment.bank, opponent=payment.left, goods=unpack(bought.goods)
    )
