"""The flow of the game: a turn is resolved, what is left of it is settled, the next one begins.

The order inside a turn: all payments, all cards and stages into the cities, then the coins;
in the last turn of an age the last cards; then builds from the discard; then the hands pass.
"""

from engine.draft.circle import circle, is_free
from engine.draft.conflict import fight
from engine.draft.options import CardMove
from engine.draft.play import Play, perform
from engine.draft.scoring import result
from engine.draft.state import AGES, TURNS, State, Task, without
from engine.events import AgeBegan, Declined, Ended, Event, LeftOver, Passed
from engine.moves import Build, Raise, Sell


def resolve(state: State) -> tuple[State, list[Event]]:
    """Play what everybody has chosen."""
    plays: list[Play] = []
    hands = list(state.hands)
    for seat, moves in enumerate(state.chosen):
        for city, move in zip(circle(state).agenda(state, seat), moves, strict=True):
            assert isinstance(move, Build | Raise | Sell)
            hands[seat] = without(hands[seat], move.card)
            plays.append((city, move))
    # The Free City's card is revealed first; the seats follow in their order.
    plays.sort(key=lambda play: not is_free(state, play[0]))
    state = state._replace(hands=tuple(hands), chosen=((),) * state.seats, story=())
    state, events = perform(state, plays)
    if state.turn == TURNS:
        state = state._replace(tasks=_last_cards(state) + state.tasks)
    return _go_on(state, events)


def resolve_last_card(state: State, move: CardMove) -> tuple[State, list[Event]]:
    """Play the last card of an age for the city at the head of the tasks."""
    place = state.tasks[0].city
    hands, pile = list(state.hands), state.pile
    if is_free(state, place):
        pile = ()
    else:
        hands[place] = ()
    state = state._replace(hands=tuple(hands), pile=pile, tasks=state.tasks[1:])
    return _go_on(*perform(state, [(place, move)]))


def resolve_pick(state: State, move: Build | None) -> tuple[State, list[Event]]:
    """Build from the discard, or nothing, for the city at the head of the tasks."""
    place = state.tasks[0].city
    state = state._replace(tasks=state.tasks[1:])
    if move is None:
        return _go_on(state, [Declined(place)])
    state = state._replace(discard=without(state.discard, move.card))
    return _go_on(*perform(state, [(place, move)]))


def begin_age(state: State) -> tuple[State, list[Event]]:
    """Deal the next age and begin its first turn."""
    state = circle(state).deal(state)
    cities = tuple(city.refreshed() for city in state.cities)
    state, events = _begin_turn(state._replace(cities=cities, turn=1))
    return state, [AgeBegan(state.age), *events]


def _begin_turn(state: State) -> tuple[State, list[Event]]:
    return circle(state).draw(state._replace(stops=state.stops + 1))


def _last_cards(state: State) -> tuple[Task, ...]:
    players = [place for place, city in enumerate(state.cities) if city.plays_last_card]
    return tuple(Task("last_card", place) for place in players)


def _go_on(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """Go on until somebody has to decide, and keep the story of the turn."""
    state, later = _advance(state)
    events += later
    return state._replace(story=(*state.story, *events)), events


def _advance(state: State) -> tuple[State, list[Event]]:
    events: list[Event] = []
    if state.turn == TURNS and not any(task.question == "last_card" for task in state.tasks):
        state, events = _sweep(state)
    while state.tasks and state.tasks[0].question == "discard" and not takeable(state):
        events.append(Declined(state.tasks[0].city))
        state = state._replace(tasks=state.tasks[1:])
    if state.tasks:
        return state._replace(stops=state.stops + 1), events
    state, later = _next_turn(state) if state.turn < TURNS else _end_age(state)
    return state, events + later


def takeable(state: State) -> list[str]:
    """List what the city at the head of the tasks can build from the discard."""
    names = state.cities[state.tasks[0].city].names
    return list(dict.fromkeys(card.id for card in state.discard if card.name not in names))


def _sweep(state: State) -> tuple[State, list[Event]]:
    """Discard the last cards of the age."""
    left = [card for hand in (*state.hands, state.pile) for card in hand]
    if not left:
        return state, []
    empty = ((),) * state.seats
    swept = state._replace(hands=empty, pile=(), discard=(*state.discard, *left))
    return swept, [LeftOver(len(left))]


def _next_turn(state: State) -> tuple[State, list[Event]]:
    passed = Passed(circle(state).pass_side(state))
    hands = circle(state).passed(state)
    state, events = _begin_turn(state._replace(hands=hands, turn=state.turn + 1))
    return state, [passed, *events]


def _end_age(state: State) -> tuple[State, list[Event]]:
    cities, battles = fight(state.cities, state.age)
    state = state._replace(cities=cities, conflict=tuple(battles))
    if state.age < AGES:
        state, events = begin_age(state)
    else:
        winners = result(cities, state.seats, state.edition.score_lines).winners
        state, events = state._replace(over=True, stops=state.stops + 1), [Ended(winners)]
    return state, [*battles, *events]
