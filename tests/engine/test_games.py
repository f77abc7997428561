"""Random whole games: what must hold at any moment of any of them.

An ordinary run looks at three random moments of each game. Any number of games is checked at
every move with `python -m pytest tests/engine/test_games.py --games 10000 --every-move`.
"""

from math import ceil
from random import Random

import pytest

from engine.draft.game import Draft
from engine.draft.state import BOARD_RULES
from engine.errors import IllegalMove
from engine.game import Setup
from engine.moves import (
    Build,
    Copy,
    Decline,
    Keep,
    Move,
    Pay,
    Payment,
    Raise,
    Sell,
    Settle,
    Withdraw,
    parse,
)
from engine.record import replay
from tests.engine.ledger import Ledger, cards_of
from tests.playthrough import PLAIN, Configuration

MOMENTS = 3
HOWS = ("free", "chain", "paid", "once_an_age", "once_an_age_black", "always_white", "discard")
WITHDRAWALS = 0.05
ADDED = [
    *[Configuration("first_edition", seats, "cities") for seats in range(2, 9)],
    *[Configuration("first_edition", seats, "leaders") for seats in range(2, 8)],
    *[Configuration("first_edition", seats, "cities leaders") for seats in range(2, 9)],
    *[Configuration("first_edition", seats, "cities", teams=True) for seats in (4, 6, 8)],
    *[Configuration("first_edition", seats, "cities leaders", teams=True) for seats in (4, 6, 8)],
]
TABLES = [(kind, rule) for kind in PLAIN for rule in BOARD_RULES]
TABLES += [(kind, BOARD_RULES[number % 4]) for number, kind in enumerate(ADDED)]


@pytest.mark.parametrize(("kind", "rule"), TABLES, ids=str)
def test_every_rule_of_bookkeeping_holds_in_random_games(
    kind: Configuration, rule: str, games: int, every_move: bool
) -> None:
    for seed in range(ceil(games / len(TABLES))):
        _check_game(kind.setup(seed, rule), Random(f"{kind} {rule} {seed}"), every_move)


def _check_game(setup: Setup, rng: Random, every_move: bool) -> None:
    """Play a game at random and check it at some moments, and at its end."""
    now = Draft.start(setup)
    all_cards = cards_of(now.state)
    ledger = Ledger(now.state)
    moves: list[tuple[int, Move]] = []
    moments = {int(rng.random() * 20 * setup.seats) for _ in range(MOMENTS)}
    while waiting := now.waiting():
        if every_move or len(moves) in moments:
            _check_moment(now, setup, moves, rng)
        seat = waiting[int(rng.random() * len(waiting))].seat
        if rng.random() < WITHDRAWALS:
            seat = int(rng.random() * setup.seats)
        options = now.options(seat)
        if not options:
            continue
        move = options[int(rng.random() * len(options))]
        settling = now.state.is_settling
        now, events = now.apply(seat, move)
        moves.append((seat, move))
        if settling:
            ledger = Ledger(now.state)
        ledger.enter(events)
        _check_books(now, ledger)
        assert cards_of(now.state) == all_cards
    _check_moment(now, setup, moves, rng)
    assert now.result() is not None


def _check_books(now: Draft, ledger: Ledger) -> None:
    """Coins are never negative and only move as events tell; so do tokens."""
    cities = now.state.cities
    assert all(city.coins >= 0 for city in cities)
    assert [city.coins for city in cities] == [ledger.coins[p] for p in range(len(cities))]
    assert sum(city.coins for city in cities) + ledger.bank == ledger.all_coins
    assert [sum(city.victories) for city in cities] == [
        ledger.victories[p] for p in range(len(cities))
    ]
    assert [city.defeats for city in cities] == [ledger.defeats[p] for p in range(len(cities))]
    assert [city.debts for city in cities] == [ledger.debts[p] for p in range(len(cities))]
    assert [city.diplomacy for city in cities] == [ledger.diplomacy[p] for p in range(len(cities))]


def _check_moment(now: Draft, setup: Setup, moves: list[tuple[int, Move]], rng: Random) -> None:
    assert replay(setup, [(seat, parse(str(move))) for seat, move in moves]) == now
    for viewer in (None, *range(setup.seats)):
        other = now.resample(viewer, rng)
        seen = now.view(viewer).model_dump_json()
        assert other.view(viewer).model_dump_json() == seen
        assert str(setup.seed) == "0" or other.setup.seed == 0
    for seat in range(setup.seats):
        _check_options(now, seat, rng)


def _check_options(now: Draft, seat: int, rng: Random) -> None:
    """Every listed move applies; a move that is not listed is refused and changes nothing."""
    options = now.options(seat)
    listed = set(map(str, options))
    assert len(listed) == len(options)
    for move in options:
        now.apply(seat, move)
    before = now.view(seat)
    for move in _any_moves(now, rng):
        # By their texts: moves of different kinds may be equal as tuples.
        if str(move) not in listed:
            with pytest.raises(IllegalMove):
                now.apply(seat, move)
    assert now.view(seat) == before


def _any_moves(now: Draft, rng: Random) -> list[Move]:
    """Make up moves that are often just not legal."""
    state = now.state
    found: list[Move] = [Withdraw(), Decline()]
    for other in range(state.seats):
        found += now.options(other)
    cards = [card.id for card in state.edition.cards]
    near = [card.id for pile in (*state.hands, *state.leaders, state.discard) for card in pile]
    for _ in range(30):
        card = (near or cards)[int(rng.random() * len(near or cards))]
        payment = Payment(*(int(rng.random() * 4) for _ in range(3)))
        how = HOWS[int(rng.random() * len(HOWS))]
        found += [Build(card, how, payment), Build(card, how), Raise(card, payment), Raise(card)]
        found += [Sell(card), Settle(state.edition.boards[0].id, state.edition.sides[0])]
        found += [Keep(card), Copy(card), Pay(int(rng.random() * 9))]
    return found
