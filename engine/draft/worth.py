"""What an option is roughly worth, in points, to a player in a hurry.

It looks at cities, which are public, and at the player's own cards only.
"""

from collections.abc import Sequence

from engine.cards import Source
from engine.counting import tally
from engine.draft.answer import question
from engine.draft.circle import is_free
from engine.draft.city import City
from engine.draft.scoring import around_city, sheet
from engine.draft.state import AGES, TOKENS, State
from engine.effects import (
    BankGoods,
    Cheaper,
    Copy,
    DrawLeaders,
    Free,
    LastCard,
    Pick,
    Produce,
    Rebate,
    Recruit,
    RivalsLose,
    Science,
    Trade,
    Whenever,
)
from engine.moves import Build, Keep, Move, Pay, Raise, Sell, Settle
from engine.moves import Copy as CopyLeader
from engine.resources import unpack

COIN = 0.35
"""A coin is worth a little more than the third of a point it scores."""
NEIGHBOUR_COIN = 0.15
SCARCE = 1.0


def worth(state: State, seat: int, move: Move) -> float:
    """Estimate what a move brings to a seat."""
    asked = question(state, seat)
    if asked is None or isinstance(move, Settle):
        return 0.0
    if isinstance(move, Keep):
        return _leader(state, seat, move)
    value = _gain(state, asked.city, move)
    if is_free(state, asked.city):
        # A player serves the Free City as little as may be, and sells to it gladly.
        return COIN * _paid_to(state, asked.city, seat, move) - 0.3 * value
    return value


def _leader(state: State, seat: int, move: Keep) -> float:
    """Value a leader before anything is built: by its price, and what it promises."""
    leader = state.edition.card[move.card]
    return 0.3 * leader.cost.coins + _promise(leader, state, state.cities[seat])


def _gain(state: State, place: int, move: Move) -> float:
    match move:
        case Sell():
            return 3 * COIN
        case Pay(coins):
            # A debt is a whole point.
            return coins * (1 - COIN)
        case CopyLeader(card):
            return _promise(state.edition.card[card], state, state.cities[place])
        case Build() | Raise():
            return _built(state, place, move)
        case _:
            return 0.0


def _built(state: State, place: int, move: Build | Raise) -> float:
    city = state.cities[place]
    card = state.edition.card[move.card]
    after = city.build(card) if isinstance(move, Build) else city.bury(card)
    source: Source = card if isinstance(move, Build) else after.stages[-1]
    cities = (*state.cities[:place], after, *state.cities[place + 1 :])
    lines = state.edition.score_lines
    points = sheet(cities, place, lines).total - sheet(state.cities, place, lines).total
    payment = move.payment
    value = points - COIN * payment.total - NEIGHBOUR_COIN * (payment.left + payment.right)
    value += _coins(source, cities, place) + _shields(cities, city, place, state.age)
    value += _promise(source, state, city)
    if isinstance(move, Raise):
        value += 0.5
    elif move.how.startswith("once_an_age"):
        value -= 1.0
    elif card.chain_to:
        value += 0.4
    return value


def _paid_to(state: State, buyer: int, seat: int, move: Move) -> int:
    if not isinstance(move, Build | Raise):
        return 0
    return move.payment.left if state.left_of(buyer) == seat else move.payment.right


def _coins(source: Source, cities: Sequence[City], place: int) -> float:
    around = around_city(cities, place)
    return COIN * sum(g.coins * (tally(g.per, around) if g.per else 1) for g in source.income)


def _shields(cities: Sequence[City], before: City, place: int, age: int) -> float:
    """Value shields by the borders they turn in this age, and a little by themselves."""
    now = cities[place].shields
    if now == before.shields:
        return 0.0
    value = 0.3 * (now - before.shields)
    around = around_city(cities, place)
    for neighbour in (around["left"].shields, around["right"].shields):
        turned = (now > neighbour) - (now < neighbour)
        turned -= (before.shields > neighbour) - (before.shields < neighbour)
        value += turned * (TOKENS[age] + 1) / 2
    return value


def _promise(source: Source, state: State, city: City) -> float:
    """Value what will bear fruit later: production, discounts, science, powers."""
    to_come = AGES - state.age
    have = set(unpack(city.production.most))
    value = 0.0
    for effect in source.effects:
        match effect:
            case Produce():
                new = len(set(effect.options) - have) / len(effect.options)
                value += to_come * (0.6 + SCARCE * new + 0.3 * (effect.units - 1))
            case Trade() | Rebate() | BankGoods() | Whenever():
                value += 0.8 * to_come
            case Science():
                value += 1.2 * to_come + 0.5
            case Free() | LastCard() | Cheaper():
                value += 1.5 * to_come
            case Pick() | Recruit() | DrawLeaders():
                value += 2.5
            case RivalsLose(coins=coins):
                value += COIN * coins
            case Copy():
                value += 1.0
            case _:
                pass
    return value
