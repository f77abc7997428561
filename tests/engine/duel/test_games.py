"""Random whole Duels: what must hold at any moment of any of them.

An ordinary run looks at three random moments of each game; `--every-move` looks at all.
"""

from math import ceil
from random import Random

import pytest

from engine.bots import BOTS
from engine.bots.bot import outlook
from engine.duel.game import Duel
from engine.duel.state import WONDER_RULES
from engine.errors import IllegalMove
from engine.game import Setup
from engine.moves import (
    Begin,
    Build,
    Decline,
    Destroy,
    Erect,
    Move,
    Payment,
    Raise,
    Sell,
    Take,
    Withdraw,
    parse,
)
from engine.record import replay
from tests.engine.duel import referee
from tests.engine.duel.brute_force import cheapest_plays
from tests.engine.duel.build import CONTENT
from tests.engine.duel.ledger import Ledger, things_of

PARTS = 8
"""The games are played in so many tests."""
SHARE = 10
"""One game in so many of a run is a Duel."""
MOMENTS = 3
MOST_MOVES = 75
BOLD = 0.15
"""How often the greedy bot chooses, so that all kinds of endings come about."""


@pytest.mark.parametrize("rule", WONDER_RULES)
@pytest.mark.parametrize("part", range(PARTS))
def test_every_rule_of_bookkeeping_holds_in_random_duels(
    part: int, rule: str, games: int, every_move: bool
) -> None:
    for number in range(ceil(games / SHARE / PARTS / len(WONDER_RULES))):
        seed = part + PARTS * number
        setup = Setup(game="duel", seats=2, seed=seed, options={"wonders": rule})
        check_game(setup, Random(f"duel {rule} {seed}"), every_move)


def check_game(setup: Setup, rng: Random, every_move: bool) -> None:
    """Play a game at random and check it at some moments, and at its end."""
    now = Duel.start(setup)
    everything = things_of(now.state)
    assert everything == dict.fromkeys(CONTENT.names, 1)
    ledger = Ledger()
    moves: list[tuple[int, Move]] = []
    moments = {int(rng.random() * MOST_MOVES) for _ in range(MOMENTS)}
    while waiting := now.waiting():
        if every_move or len(moves) in moments:
            check_moment(now, setup, moves, rng)
        seat = waiting[0].seat
        move = chosen(now, seat, rng)
        now, events = now.apply(seat, move)
        moves.append((seat, move))
        ledger.enter(events)
        ledger.check(now.state)
        assert things_of(now.state) == everything
    check_moment(now, setup, moves, rng)
    assert now.result() is not None and len(moves) <= MOST_MOVES


def chosen(now: Duel, seat: int, rng: Random) -> Move:
    """Choose a move, mostly any."""
    options = now.options(seat)
    if rng.random() < BOLD:
        return BOTS["greedy"](options, outlook(now, seat, rng), rng)
    return options[int(rng.random() * len(options))]


def check_moment(now: Duel, setup: Setup, moves: list[tuple[int, Move]], rng: Random) -> None:
    """Look at a moment from every side."""
    assert replay(setup, [(seat, parse(str(move))) for seat, move in moves]) == now
    table = now.view(None)
    assert table.standing == (referee.points(table, 0), referee.points(table, 1))
    for viewer in (None, 0, 1):
        other = now.resample(viewer, rng)
        assert other.view(viewer).model_dump_json() == now.view(viewer).model_dump_json()
        assert setup.seed == 0 or other.setup.seed == 0
        assert things_of(other.state) == things_of(now.state)
    for seat in (0, 1):
        check_options(now, seat, rng)
    if now.waiting() and now.waiting()[0].question == "card":
        assert cheapest_plays(now.state) == set(map(str, now.options(now.waiting()[0].seat)))


def check_options(now: Duel, seat: int, rng: Random) -> None:
    """Every listed move applies; a move that is not listed is refused and changes nothing."""
    options = now.options(seat)
    assert len(set(map(str, options))) == len(options)
    for move in options:
        now.apply(seat, move)
    before = now.view(seat)
    for move in any_moves(now, rng):
        if move not in options:
            with pytest.raises(IllegalMove):
                now.apply(seat, move)
    assert now.view(seat) == before


def any_moves(now: Duel, rng: Random) -> list[Move]:
    """Make up moves that are often just not legal."""
    found: list[Move] = [Withdraw(), Decline(), Begin(0), Begin(1), Begin(2)]
    found += now.options(0) + now.options(1)
    state = now.state
    near = [card.id for card in (*state.display.cards, *state.discard)]
    near += [card.id for city in state.cities for card in city.cards] or ["altar"]
    owned = [wonder.id for wonder in CONTENT.wonders]
    for _ in range(20):
        card = near[int(rng.random() * len(near))]
        paid = Payment(int(rng.random() * 3), 0, int(rng.random() * 6))
        how = ("free", "chain", "paid", "discard")[int(rng.random() * 4)]
        wonder = owned[int(rng.random() * len(owned))]
        found += [Build(card, how, paid), Build(card, how), Sell(card), Raise(card), Destroy(card)]
        found += [Erect(card, paid, wonder), Erect(card, Payment(), wonder), Take(wonder)]
    return [*found, *(Take(token.id) for token in CONTENT.tokens), Take("altar")]
