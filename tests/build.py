"""Builders: set a table in one line, make the moves, look.

Cards are named by their ids in one string: `city("giza", cards="altar stone_pit")`.
"""

import pytest

from engine.catalogue import Card, edition
from engine.draft.city import City
from engine.draft.game import Draft
from engine.draft.options import Site, site_of
from engine.draft.setup import start
from engine.errors import IllegalMove
from engine.events import Event
from engine.game import Setup
from engine.moves import parse
from engine.payment import Market

FIRST, SECOND, DUEL = "first_edition", "second_edition", "duel"


def cards(names: str, game: str = FIRST) -> tuple[Card, ...]:
    """Find cards by their ids."""
    return tuple(edition(game).card[name] for name in names.split())


def city(
    board: str = "rhodes",
    built: str = "",
    *,
    coins: int = 3,
    stages: int = 0,
    tokens: str = "",
    game: str = FIRST,
) -> City:
    """Make a city: its board and side, its structures, coins, built stages, tokens ("1 3 -1")."""
    name, _, side = board.partition(" ")
    found = edition(game).board[name]
    held = [int(token) for token in tokens.split()]
    return City(
        found,
        found.side(side or edition(game).sides[0]),
        coins,
        cards(built, game),
        buried=cards("tavern " * stages, game),
        victories=tuple(token for token in held if token > 0),
        defeats=held.count(-1),
    )


def table(
    *cities: City,
    hands: tuple[str, ...] = (),
    age: int = 1,
    turn: int = 1,
    discard: str = "",
    game: str = FIRST,
    seats: int | None = None,
    pile: str = "",
) -> Draft:
    """Set a table in the middle of a game; hands not given hold taverns."""
    seats = seats or len(cities)
    state = start(Setup(game=game, seats=seats, seed=1))
    taverns = "tavern " * (8 - turn)
    held = [cards(hand, game) for hand in (*hands, *[taverns] * (seats - len(hands)))]
    return Draft(
        state._replace(
            cities=cities,
            hands=tuple(held),
            pile=cards(pile, game),
            discard=cards(discard, game),
            decks=(*state.decks[age - 1 :],),
            age=age,
            turn=turn,
        )
    )


def choose(game: Draft, *moves: str) -> tuple[Draft, list[Event]]:
    """Let seats 0, 1, 2, ... choose in order; those without a move sell their first card."""
    events: list[Event] = []
    seats = len(game.state.hands)
    sales = [f"sell {hand[0].id}" for hand in game.state.hands if hand]
    for seat, move in enumerate((*moves, *sales[len(moves) : seats])):
        game, happened = game.apply(seat, parse(move))
        events += happened
    return game, events


def site(*cities: City, turn: int = 2) -> Site:
    """Look at the first of three cities; the next are its left and its right neighbour."""
    spare = (city("giza"), city("ephesus"))
    return site_of(table(*cities, *spare[len(cities) - 1 :], turn=turn).state, 0)


def market(own: City, left: City, right: City) -> Market:
    """Look at what a city can pay with, between two neighbours."""
    return Market(own.coins, own.production, left.supply, right.supply, own.prices)


def make(game: Draft, *lines: str) -> tuple[Draft, list[Event]]:
    """Make moves, each written with its seat as in a record: "0 sell tavern"."""
    events: list[Event] = []
    for line in lines:
        seat, _, move = line.partition(" ")
        game, happened = game.apply(int(seat), parse(move))
        events += happened
    return game, events


def uses(game: Draft, seat: int, card: str) -> list[str]:
    """List what a seat may do with one card."""
    return [str(move) for move in game.options(seat) if str(move).split()[1:2] == [card]]


def refusal(game: Draft, seat: int, move: str) -> IllegalMove:
    """Make a move that the rules refuse, and give the reason."""
    with pytest.raises(IllegalMove) as refused:
        game.apply(seat, parse(move))
    return refused.value


def purses(game: Draft) -> tuple[int, ...]:
    """Tell how many coins the cities have."""
    return tuple(city.coins for city in game.state.cities)


def names(cards: tuple[Card, ...]) -> list[str]:
    """Name cards by their ids."""
    return [card.id for card in cards]
