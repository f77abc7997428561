"""The flow of the game: a turn is resolved, what is left of it is settled, the next one begins.

The order inside a turn: all payments, all cards and stages into the cities, then the coins;
in the last turn of an age the last cards; then the tasks (leaders to copy or to recruit, builds
from the discard); then the losses of coins; then the hands pass. Leaders are recruited before
the first turn of an age.
"""

from engine.draft.circle import circle
from engine.draft.losses import choosing, settle
from engine.draft.offered import is_idle
from engine.draft.scoring import result
from engine.draft.state import AGES, Hand, State
from engine.draft.war import wage_war
from engine.effects import Recruit
from engine.events import AgeBegan, Declined, Ended, Event, LeadersDealt, LeftOver, Passed

LEADERS = 4
"""How many leaders everybody drafts."""


def begin_game(state: State) -> tuple[State, list[Event]]:
    """Begin with the leaders, if there are any, or with the first age."""
    if not state.edition.leaders:
        return begin_age(state)
    dealt, spare = state.spare[: LEADERS * state.seats], state.spare[LEADERS * state.seats :]
    hands = tuple(dealt[seat :: state.seats] for seat in range(state.seats))
    state = state._replace(phase="draft", hands=hands, spare=spare, stops=state.stops + 1)
    return state, [LeadersDealt(LEADERS)]


def begin_age(state: State) -> tuple[State, list[Event]]:
    """Begin the next age: leaders are recruited, then hands are dealt."""
    cities = tuple([city.refreshed().rested() for city in state.cities])
    state = state._replace(cities=cities, age=state.age + 1, turn=0)
    begun: list[Event] = [AgeBegan(state.age)]
    if state.edition.leaders:
        return state._replace(phase="recruitment", stops=state.stops + 1), begun
    state, events = _first_turn(state)
    return state, begun + events


def go_on(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """Go on until somebody has to decide, and keep the story of the turn."""
    state, later = _advance(state)
    events += later
    return state._replace(story=(*state.story, *events)), events


def _advance(state: State) -> tuple[State, list[Event]]:
    events: list[Event] = []
    if state.turn == state.rules.turns and not any(t.question == "last_card" for t in state.tasks):
        state, events = _sweep(state)
    while state.tasks and is_idle(state):
        events.append(Declined(state.tasks[0].city, state.tasks[0].question))
        state = state._replace(tasks=state.tasks[1:])
    if state.tasks:
        return state._replace(stops=state.stops + 1), events
    if state.claims and choosing(state):
        return state._replace(phase="losses", stops=state.stops + 1), events
    if state.claims:
        state, lost = settle(state)
        events += lost
    state, later = _next(state)
    return state, events + later


def _next(state: State) -> tuple[State, list[Event]]:
    if state.turn == 0:
        return _first_turn(state)
    return _next_turn(state) if state.turn < state.rules.turns else _end_age(state)


def _first_turn(state: State) -> tuple[State, list[Event]]:
    if state.age == AGES and any(state.leaders):
        state = _dismissed(state)
    return _begin_turn(circle(state).deal(state)._replace(turn=1))


def _next_turn(state: State) -> tuple[State, list[Event]]:
    passed = Passed(circle(state).pass_side(state))
    hands = circle(state).passed(state)
    state, events = _begin_turn(state._replace(hands=hands, turn=state.turn + 1))
    return state, [passed, *events]


def _begin_turn(state: State) -> tuple[State, list[Event]]:
    cities = state.cities
    if any(city.bonus_taken for city in cities):
        cities = tuple(city.rested() for city in cities)
    state = state._replace(phase="turn", cities=cities, stops=state.stops + 1)
    return circle(state).draw(state)


def _sweep(state: State) -> tuple[State, list[Event]]:
    """Discard the last cards of the age."""
    left = [card for hand in (*state.hands, state.pile) for card in hand]
    if not left:
        return state, []
    empty = ((),) * state.seats
    swept = state._replace(hands=empty, pile=(), discard=(*state.discard, *left))
    return swept, [LeftOver(len(left))]


def _dismissed(state: State) -> State:
    """Discard the leaders that were not recruited, where none can be recruited any more."""
    kept, retired = [], list(state.retired)
    for seat, leaders in enumerate(state.leaders):
        to_come = state.cities[seat].stages_to_come
        recruits = any(isinstance(e, Recruit) for stage in to_come for e in stage.effects)
        kept.append(leaders if recruits else ())
        retired += () if recruits else leaders
    return state._replace(leaders=tuple[Hand, ...](kept), retired=tuple(retired))


def _end_age(state: State) -> tuple[State, list[Event]]:
    cities, war = wage_war(state.cities, state.age, circle(state).borders(state.cities))
    state = state._replace(cities=cities, conflict=tuple(war))
    if state.age < AGES:
        state, events = begin_age(state)
    else:
        side = circle(state).side
        winners = result(cities, state.seats, state.edition.score_lines, side).winners
        state = state._replace(phase="over", stops=state.stops + 1)
        events = [Ended(winners)]
    return state, [*war, *events]
