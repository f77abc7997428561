"""Builders for Duel: set two cities and the cards that can be taken, move, look.

Everything is named by its id in one string: `town("altar quarry", tokens="law")`.
"""

import pytest

from engine.cards import Card, Token, Wonder
from engine.catalogue import edition
from engine.duel.city import City
from engine.duel.game import Duel
from engine.duel.layout import SPOTS
from engine.duel.military import Track
from engine.duel.scoring import sheet
from engine.duel.setup import start
from engine.duel.state import Box, Display
from engine.errors import IllegalMove
from engine.events import Event
from engine.game import Setup
from engine.moves import parse

CONTENT = edition("duel")
PRESET = Setup(game="duel", seats=2, seed=1, options={"wonders": "first_game"})


def cards(names: str) -> tuple[Card, ...]:
    """Find cards by their ids."""
    return tuple(CONTENT.card[name] for name in names.split())


def wonders(names: str) -> tuple[Wonder, ...]:
    """Find wonders by their ids."""
    return tuple(CONTENT.wonder[name] for name in names.split())


def tokens(names: str) -> tuple[Token, ...]:
    """Find progress tokens by their ids."""
    return tuple(CONTENT.token[name] for name in names.split())


def town(
    built: str = "",
    *,
    coins: int = 7,
    plans: str = "",
    erected: str = "",
    learnt: str = "",
) -> City:
    """Make a city: structures, coins, wonders to build, built wonders, progress tokens."""
    under = cards("tavern " * len(erected.split()))
    return City(coins, cards(built), wonders(plans), wonders(erected), under, tokens(learnt))


def shown(names: str, age: int, more: int = 3) -> Display:
    """Lay out cards that can all be taken, and a few more that no test is about."""
    wanted = cards(names)
    spare = [card for card in CONTENT.cards if card not in wanted and card.colour == "red"]
    laid = (*wanted, *spare[:more])
    # Rows that lie two apart do not cover one another.
    slots = [slot for slot, spot in enumerate(SPOTS[age]) if spot.row % 2][: len(laid)]
    filled = list(CONTENT.cards[:20])
    for slot, card in zip(slots, laid, strict=True):
        filled[slot] = card
    return Display(age, tuple(filled), sum(1 << slot for slot in slots))


def duel(
    mine: City | None = None,
    theirs: City | None = None,
    display: Display | str = "",
    *,
    age: int = 2,
    pawn: int = 0,
    discard: str = "",
    board: str = "agriculture law masonry philosophy strategy",
) -> Duel:
    """Set a table in the middle of a game; seat 0 is to take a card."""
    state = start(PRESET)
    spare = tuple(token for token in CONTENT.tokens if token.id not in board.split())
    box = Box(state.box.decks[age - 1 :], state.box.cards, (), spare)
    return Duel(
        state._replace(
            box=box,
            cities=(mine or town(), theirs or town()),
            tokens=tokens(board),
            display=shown(display, age) if isinstance(display, str) else display,
            track=Track(pawn),
            discard=cards(discard),
            age=age,
            active=0,
        )
    )


def make(game: Duel, *lines: str) -> tuple[Duel, list[Event]]:
    """Make moves, each written with its seat as in a record: "0 sell tavern"."""
    events: list[Event] = []
    for line in lines:
        seat, _, move = line.partition(" ")
        game, happened = game.apply(int(seat), parse(move))
        events += happened
    return game, events


def after(game: Duel, *lines: str) -> Duel:
    """Give the game after some moves."""
    return make(game, *lines)[0]


def built(card: str, mine: City | None = None, theirs: City | None = None) -> Duel:
    """Let seat 0, with all the coins it needs, build a card."""
    mine = (mine or town()).holding(50)
    game = duel(mine, theirs, card)
    move = next(m for m in uses(game, card) if m.startswith("build"))
    return after(game, f"0 {move}")


def uses(game: Duel, card: str, seat: int = 0) -> list[str]:
    """List what a seat may do with one card."""
    return [str(move) for move in game.options(seat) if card in str(move).split()]


def refusal(game: Duel, line: str) -> IllegalMove:
    """Make a move that the rules refuse, and give the reason."""
    with pytest.raises(IllegalMove) as refused:
        make(game, line)
    return refused.value


def names(city: City) -> set[str]:
    """Name the structures of a city by their ids."""
    return {card.id for card in city.cards}


def purses(game: Duel) -> tuple[int, ...]:
    """Tell how many coins the cities have."""
    return tuple(city.coins for city in game.state.cities)


def asked(game: Duel) -> tuple[int, str]:
    """Tell who is asked, and what."""
    (decision,) = game.waiting()
    return decision.seat, decision.question


def line(game: Duel, name: str, seat: int = 0) -> int:
    """Score one line of a seat as if the game ended now."""
    state = game.state
    return dict(sheet(state.cities, state.track, seat, CONTENT.score_lines).lines)[name]
