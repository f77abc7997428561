"""Payments in words: whom a city pays, how much, and what for."""

from engine.draft.offer import Way
from engine.moves import Payment
from ui.i18n import Speaker
from ui.words.nouns import coins, goods
from ui.words.story import paid_to, paid_to_bank

Neighbours = tuple[str, str]
"""The names of the left and of the right neighbour."""


def price_of(way: Way, names: Neighbours, speaker: Speaker) -> str:
    """Say in short who gets what: 2 coins to Ana."""
    sides = zip(names, (way.left, way.right), strict=True)
    paid = [paid_to(name, price, speaker) for name, price in sides if price]
    if way.bank:
        paid.append(paid_to_bank(way.bank, speaker))
    return speaker.joined(paid)


def detail_of(way: Way, names: Neighbours, speaker: Speaker) -> str:
    """Say who gets what, and what is bought with it."""
    trades = ((names[0], way.left, way.from_left), (names[1], way.right, way.from_right))
    paid = [
        speaker.say(
            "{name} {coins} for {goods}",
            name=name,
            coins=coins(price, speaker),
            goods=goods(bought, speaker),
        )
        for name, price, bought in trades
        if price
    ]
    if way.bank:
        paid.append(speaker.say("the bank {coins}", coins=coins(way.bank, speaker)))
    return speaker.say("Pay {payments}", payments=speaker.joined(paid))


def payment_lines(payment: Payment, names: Neighbours, speaker: Speaker) -> list[str]:
    """Say each part of a payment by itself."""
    sides = zip(names, (payment.left, payment.right), strict=True)
    lines = [
        speaker.say("Pay {name} {coins}", name=name, coins=coins(price, speaker))
        for name, price in sides
        if price
    ]
    if payment.bank:
        lines.append(speaker.say("Pay the bank {coins}", coins=coins(payment.bank, speaker)))
    return lines
