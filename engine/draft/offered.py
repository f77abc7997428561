"""What the tasks at the end of a turn offer."""

from engine.draft.circle import is_free
from engine.draft.options import build_moves, site_of
from engine.draft.scoring import around_city
from engine.draft.state import Question, State
from engine.moves import Build, Copy, Move

OPTIONAL: tuple[Question, ...] = ("discard", "extra_leader")
"""The tasks in which a city may take nothing."""


def is_idle(state: State) -> bool:
    """Tell whether there is nothing to decide in the first task; a last card can be sold."""
    return state.tasks[0].question != "last_card" and not offered(state)


def offered(state: State) -> list[Move]:
    """List what the first task offers beside the hand."""
    match state.tasks[0].question:
        case "discard":
            return [Build(card, "discard") for card in takeable(state)]
        case "copy":
            return [Copy(leader) for leader in _leaders_nearby(state)]
        case "extra_leader":
            return [*recruits(state)]
        case _:
            return []


def takeable(state: State) -> list[str]:
    """List what the city of the first task can build from the discard."""
    names = state.cities[state.tasks[0].city].names
    return list(dict.fromkeys(card.id for card in state.discard if card.name not in names))


def recruits(state: State) -> list[Build]:
    """List the ways to recruit one more leader."""
    place = state.tasks[0].city
    if is_free(state, place):
        return []
    site = site_of(state, place)
    return [move for leader in state.leaders[place] for move in build_moves(site, leader)]


def _leaders_nearby(state: State) -> list[str]:
    around = around_city(state.cities, state.tasks[0].city)
    return [leader.id for side in ("left", "right") for leader in around[side].leaders]
