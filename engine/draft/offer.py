"""Offers: for each card of a hand, every way to use it, and the reason where there is none."""

from collections.abc import Sequence

from engine.cards import Card
from engine.draft.options import (
    Site,
    build_ways,
    plays,
    raise_ways,
    site_of,
    why_not_build,
    why_not_raise,
)
from engine.draft.state import Hand, State
from engine.errors import Refusal
from engine.game import Part
from engine.moves import NOTHING, Build, Move, Raise, Sell
from engine.payment import Purchase
from engine.resources import Resource, unpack


class Way(Part):
    """A move that is possible, its price, and what is bought from whom."""

    move: str
    how: str
    left: int
    right: int
    bank: int
    from_left: tuple[Resource, ...]
    from_right: tuple[Resource, ...]
    from_bank: tuple[Resource, ...]


class Offer(Part):
    """What can be done with a card of the hand."""

    card: str
    build: tuple[Way, ...]
    build_refused: Refusal | None
    stage: tuple[Way, ...]
    stage_refused: Refusal | None
    sale: str | None
    sale_refused: Refusal | None


def offers(state: State, city: int, hand: Hand) -> tuple[Offer, ...]:
    """Make the offers for each card of a hand, in its order."""
    site = site_of(state, city)
    moves = plays(site, hand)
    return tuple(_offer(site, card, [m for m in moves if _uses(m, card)]) for card in hand)


def recruits_only(made: Offer) -> Offer:
    """Narrow an offer to what a further leader may be used for."""
    no = Refusal("recruits_only")
    return made.model_copy(
        update={"stage": (), "stage_refused": no, "sale": None, "sale_refused": no}
    )


def _uses(move: Move, card: Card) -> bool:
    return isinstance(move, Build | Raise | Sell) and move.card == card.id


def _offer(site: Site, card: Card, moves: Sequence[Move]) -> Offer:
    builds = [move for move in moves if isinstance(move, Build)]
    stages = [move for move in moves if isinstance(move, Raise)]
    sale = next((str(move) for move in moves if isinstance(move, Sell)), None)
    return Offer(
        card=card.id,
        build=_ways(builds, build_ways(site, card)),
        build_refused=None if builds else why_not_build(site, card),
        stage=_ways(stages, raise_ways(site)),
        stage_refused=None if stages else why_not_raise(site, card),
        sale=sale,
        sale_refused=None if sale else Refusal("free_city_must_play"),
    )


def _ways(moves: Sequence[Build | Raise], purchases: Sequence[Purchase]) -> tuple[Way, ...]:
    bought = {purchase.payment: purchase for purchase in purchases}
    ways = []
    for move in moves:
        how = move.how if isinstance(move, Build) else "paid"
        goods = bought[move.payment] if how == "paid" else Purchase(NOTHING)
        left, right, bank = move.payment
        ways.append(
            Way(
                move=str(move),
                how=how,
                left=left,
                right=right,
                bank=bank,
                from_left=unpack(goods.from_left),
                from_right=unpack(goods.from_right),
                from_bank=unpack(goods.from_bank),
            )
        )
    return tuple(ways)
