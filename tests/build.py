"""Builders: set a table in one line, make the moves, look.

Cards are named by their ids in one string: `city("giza", cards="altar stone_pit")`.
"""

import pytest

from engine.cards import Card
from engine.catalogue import Edition, edition
from engine.draft.city import City
from engine.draft.game import Draft
from engine.draft.options import Site, site_of
from engine.draft.scoring import sheet
from engine.draft.setup import start
from engine.draft.state import State
from engine.errors import IllegalMove
from engine.events import Event
from engine.game import Setup
from engine.moves import parse
from engine.payment import Market

FIRST, SECOND, DUEL = "first_edition", "second_edition", "duel"
ALL = f"{FIRST} cities leaders"


def content(game: str) -> Edition:
    """Find an edition; the first one with everything that was ever added to it."""
    return edition(ALL if game == FIRST else game)


def cards(names: str, game: str = FIRST) -> tuple[Card, ...]:
    """Find cards by their ids."""
    return tuple(content(game).card[name] for name in names.split())


def city(
    board: str = "rhodes",
    built: str = "",
    *,
    coins: int = 3,
    stages: int = 0,
    tokens: str = "",
    debts: int = 0,
    diplomacy: int = 0,
    game: str = FIRST,
) -> City:
    """Make a city: its board and side, its structures, coins, built stages, tokens ("1 3 -1")."""
    name, _, side = board.partition(" ")
    found = content(game).board[name]
    held = [int(token) for token in tokens.split()]
    return City(
        found,
        found.side(side or edition(game).sides[0]),
        coins,
        cards(built, game),
        buried=cards("tavern " * stages, game),
        victories=tuple(token for token in held if token > 0),
        defeats=held.count(-1),
        debts=debts,
        diplomacy=diplomacy,
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
    expansions: str = "",
    teams: bool = False,
    leaders: tuple[str, ...] = (),
) -> Draft:
    """Set a table in the middle of a game; hands not given hold taverns.

    In turn 0 leaders are recruited; seats whose leaders are not given hold Sappho.
    """
    seats = seats or len(cities)
    options = {"expansions": expansions, "teams": "yes" if teams else "no"}
    state = start(Setup(game=game, seats=seats, seed=1, options=options))
    taverns = "tavern " * (state.rules.turns + 2 - turn) if turn else ""
    held = [cards(hand, game) for hand in (*hands, *[taverns] * (seats - len(hands)))]
    poets = "sappho" if "leaders" in expansions and not turn else ""
    led = [cards(hand) for hand in (*leaders, *[poets] * (seats - len(leaders)))]
    return Draft(
        state._replace(
            phase="turn" if turn else "recruitment",
            cities=cities,
            hands=tuple(held),
            leaders=tuple(led),
            pile=cards(pile, game),
            discard=cards(discard, game),
            decks=_decks(state, age, turn),
            age=age,
            turn=turn,
        )
    )


def _decks(state: State, age: int, turn: int) -> tuple[tuple[Card, ...], ...]:
    """Keep the decks that are still to be dealt."""
    everything = [c for pile in (*state.decks, *state.hands, state.pile) for c in pile]
    by_age = [tuple(card for card in everything if card.age == one) for one in (1, 2, 3)]
    return tuple(by_age[age if turn else age - 1 :])


def choose(game: Draft, *moves: str) -> tuple[Draft, list[Event]]:
    """Let seats 0, 1, 2, ... choose in order; those without a move sell their first card."""
    events: list[Event] = []
    seats = len(game.state.hands)
    held = game.state.hands if game.state.turn else game.state.leaders
    sales = [f"sell {hand[0].id}" for hand in held if hand]
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


def scored(*cities: City, game: str = FIRST) -> dict[str, int]:
    """Score the first of three cities line by line; those not given are bare."""
    bare = city("giza", coins=0, game=game), city("ephesus", coins=0, game=game)
    lines = content(game).score_lines
    return dict(sheet((*cities, *bare[len(cities) - 1 :]), 0, lines).lines)
