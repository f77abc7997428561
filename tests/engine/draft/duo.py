"""Tables for two players and the Free City."""

from engine.draft.city import City
from engine.draft.game import Draft
from tests.build import city, table

BOARDS = city("rhodes"), city("giza")
RHODES, GIZA = BOARDS


def duo(
    free: City, held: str, other: str = "tavern tavern", *, age: int = 1, turn: int = 1
) -> Draft:
    """Set a table for two; seat 0 holds the Free City's card in turn 1 and drew already."""
    hands = (held, other)
    return table(RHODES, GIZA, free, hands=hands, seats=2, pile="loom_1 loom_2", age=age, turn=turn)


def last_turn(free: City, held: str, pile: str, players: tuple[City, City] = BOARDS) -> Draft:
    """Set the sixth turn of the second age, in which seat 0 holds the Free City's card."""
    hands = (held, "tavern altar")
    return table(*players, free, hands=hands, seats=2, pile=pile, age=2, turn=6)


def asked(game: Draft) -> list[tuple[int, int, str]]:
    """List who is asked what for which city."""
    return [(decision.seat, decision.city, decision.question) for decision in game.waiting()]
