"""The flow of a Duel: when all is chosen a turn ends, and after its last card an age.

The order inside a turn: pay, place, take coins, move the pawn, make the choices, turn up the
cards that are uncovered; then the same city again, or the other. A supremacy ends it at once.
"""

from engine.duel.scoring import result
from engine.duel.state import AGES, Display, State, Task
from engine.events import AgeBegan, Ended, Event, PlaysAgain, Prevailed, Revealed

Happened = tuple[State, list[Event]]


def go_on(state: State, events: list[Event]) -> Happened:
    """Go on until somebody has to decide, and keep the story of the turn."""
    if state.winner is not None and state.ending:
        events += [Prevailed(state.winner, state.ending), Ended((state.winner,))]
        return told(state, events)
    if state.tasks:
        return told(state, events)
    display, turned = state.display.revealed()
    if turned:
        events += [Revealed(card.id) for card in turned]
    return _next_turn(state, display, events) if display.present else _end_age(state, events)


def told(state: State, events: list[Event]) -> Happened:
    """Count the move, and add what happened to the story."""
    return state._replace(moves=state.moves + 1, story=(*state.story, *events)), events


def _next_turn(state: State, display: Display, events: list[Event]) -> Happened:
    if state.again:
        events.append(PlaysAgain(state.active))
    state = state._replace(
        display=display,
        turn=state.turn + 1,
        active=state.active if state.again else 1 - state.active,
        again=False,
        moves=state.moves + 1,
        story=(*state.story, *events),
    )
    return state, events


def _end_age(state: State, events: list[Event]) -> Happened:
    # A turn that would come after the last card of an age is lost.
    state = state._replace(again=False)
    if state.age < AGES:
        state, begun = begin_age(state)
        return told(state._replace(tasks=(Task("beginner", _weaker(state)),)), [*events, *begun])
    ended = result(state.cities, state.track, state.edition.score_lines)
    return told(state._replace(ending="points"), [*events, Ended(ended.winners)])


def _weaker(state: State) -> int:
    """Find who says who begins: the one with the pawn on its side, or else who played last."""
    pawn = state.track.pawn
    return state.active if not pawn else 1 if pawn > 0 else 0


def begin_first_age(state: State) -> Happened:
    """Begin the game proper: the first player has the first turn."""
    state, events = begin_age(state)
    return state._replace(active=state.first), events


def begin_age(state: State) -> Happened:
    """Lay out the next age."""
    age = state.age + 1
    deck, *decks = state.box.decks
    display = Display.laid(age, deck)
    box = state.box._replace(decks=tuple(decks))
    return state._replace(age=age, turn=1, display=display, box=box), [AgeBegan(age)]
