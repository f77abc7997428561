"""Tasks: what is left to be decided for one city at the end of a turn."""

from engine.cards import Card
from engine.draft.arrival import Arrival, arrive
from engine.draft.circle import circle, is_free
from engine.draft.flow import go_on
from engine.draft.offered import OPTIONAL, offered
from engine.draft.options import CardMove, check, plays, site_of
from engine.draft.play import perform
from engine.draft.state import Hand, Question, State, without
from engine.errors import IllegalMove
from engine.events import CopiedLeader, Declined, Event
from engine.game import Decision
from engine.moves import Build, Copy, Decline, Move, among


def task_answers(state: State, asked: Decision[Question]) -> list[Move]:
    """List the answers to a task's question."""
    if asked.question == "last_card":
        return plays(site_of(state, asked.city), circle(state).last_hand(state, asked.city))
    found = offered(state)
    return [*found, Decline()] if asked.question in OPTIONAL else found


def settle_task(state: State, asked: Decision[Question], move: Move) -> tuple[State, list[Event]]:
    """Do what was answered to the first task, or refuse it."""
    if asked.question == "last_card":
        hand = circle(state).last_hand(state, asked.city)
        return _play_last_card(state, asked.city, check(site_of(state, asked.city), hand, move))
    if not among(move, task_answers(state, asked)):
        raise _refusal(asked, move)
    place, done = asked.city, state._replace(tasks=state.tasks[1:])
    match move:
        case Copy(card):
            return _copy(done, place, state.edition.card[card])
        case Build(card, "discard"):
            done = done._replace(discard=without(state.discard, card))
            return go_on(*perform(done, [(place, move)]))
        case Build(card):
            leaders = _handing(state.leaders, place, without(state.leaders[place], card))
            return go_on(*perform(done._replace(leaders=leaders), [(place, move)]))
        case _:
            return go_on(done, [Declined(place, asked.question)])


def _refusal(asked: Decision[Question], move: Move) -> IllegalMove:
    if asked.question == "discard" and isinstance(move, Build):
        return IllegalMove("not_to_be_taken", card=move.card)
    return IllegalMove("not_asked")


def _play_last_card(state: State, place: int, move: CardMove) -> tuple[State, list[Event]]:
    """Play the last card of an age, as a further turn of one city alone."""
    if is_free(state, place):
        state = state._replace(pile=())
    else:
        state = state._replace(hands=_handing(state.hands, place, ()))
    cities = (*state.cities[:place], state.cities[place].rested(), *state.cities[place + 1 :])
    return go_on(*perform(state._replace(cities=cities, tasks=state.tasks[1:]), [(place, move)]))


def _handing(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _copy(state: State, place: int, leader: Card) -> tuple[State, list[Event]]:
    """Let a neighbour's leader work here from now on, and do at once what it does at once."""
    cities = list(state.cities)
    cities[place] = cities[place].copying(leader)
    arrival = Arrival(place, leader, leader.id, is_copy=True)
    copied: list[Event] = [CopiedLeader(place, leader.id)]
    return go_on(*arrive(state._replace(cities=tuple(cities)), [arrival], copied, state))
