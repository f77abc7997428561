"""Questions and answers: who is asked what, what may be answered, and what an answer does."""

from engine.cards import Token, Wonder
from engine.duel.arrival import arrive, with_city
from engine.duel.options import check, plays
from engine.duel.play import built, perform
from engine.duel.state import Question, State
from engine.duel.turn import begin_first_age, go_on, told
from engine.errors import IllegalMove
from engine.events import Begins, Destroyed, Drafted, Event, Progressed
from engine.game import Decision
from engine.moves import Begin, Build, Destroy, Move, Take

Happened = tuple[State, list[Event]]
PICKS = (0, 1, 1, 0, 1, 0, 0, 1)
"""Who takes a wonder: 0 is the first player. Of each four, the last one is nobody's choice."""
FOUR = 4


Asked = tuple[int, Question]
"""Who is asked, and what."""


def check_seat(seat: int) -> None:
    """Refuse a seat that is not at the table."""
    if seat not in (0, 1):
        raise IllegalMove("no_such_seat", seat=seat)


def asked_now(state: State) -> Asked | None:
    """Find what is asked now; it is always asked of one seat only."""
    if state.ending:
        return None
    if state.tasks:
        return state.tasks[0].city, state.tasks[0].question
    return state.active, "card" if state.age else "wonder"


def waiting(state: State) -> tuple[Decision[Question], ...]:
    """List what is asked now."""
    asked = asked_now(state)
    if asked is None:
        return ()
    seat, question = asked
    return (Decision(seat, seat, question, state.moves),)


def options(state: State, seat: int) -> list[Move]:
    """List every legal move of a seat."""
    check_seat(seat)
    asked = asked_now(state)
    return answers(state, asked[1]) if asked and asked[0] == seat else []


def answers(state: State, question: Question) -> list[Move]:
    """List the answers to the question that is asked now."""
    match question:
        case "card":
            return plays(state)
        case "wonder":
            return [Take(wonder.id) for wonder in state.offered]
        case "progress":
            return [Take(token.id) for token in state.tokens]
        case "library":
            return [Take(token.id) for token in drawn(state)]
        case "discard":
            return [Build(card.id, "discard") for card in state.discard]
        case "destroy":
            city, colour = state.cities[1 - state.tasks[0].city], state.tasks[0].colour
            return [Destroy(card.id) for card in city.cards if card.colour == colour]
        case "beginner":
            return [Begin(0), Begin(1)]


def drawn(state: State) -> tuple[Token, ...]:
    """List the tokens that were drawn from the box for the one who asks for them."""
    return state.box.tokens[: state.tasks[0].number]


def apply(state: State, seat: int, move: Move) -> Happened:
    """Take a move of a seat, or refuse it."""
    check_seat(seat)
    asked = asked_now(state)
    if asked is None or asked[0] != seat:
        raise IllegalMove("not_asked" if asked else "game_over")
    if asked[1] == "card":
        return go_on(*perform(state, check(state, move)))
    if move not in answers(state, asked[1]):
        raise IllegalMove("not_to_be_taken", move=str(move))
    return _answered(state, move)


def _answered(state: State, move: Move) -> Happened:
    """Do what a choice says that is known to be possible."""
    if not state.age:
        assert isinstance(move, Take)
        return told(*_draft(state._replace(story=()), state.edition.wonder[move.what]))
    task, *rest = state.tasks
    state = state._replace(tasks=tuple(rest))
    match move:
        case Take(what):
            return go_on(*_learn(state, task.city, state.edition.token[what]))
        case Build(card):
            return go_on(*_pick(state, task.city, card))
        case Destroy(card):
            return go_on(*_destroy(state, 1 - task.city, card))
        case Begin(seat):
            return told(state._replace(active=seat), [Begins(seat)])
        case _:
            raise AssertionError(move)


def _draft(state: State, wonder: Wonder) -> Happened:
    """Take a wonder; the last of four goes to whoever's turn it is."""
    state, events = _taken(state, wonder)
    if len(state.offered) == 1:
        state, more = _taken(state, state.offered[0])
        events += more
    if state.offered:
        return state, events
    if sum(len(city.wonders) for city in state.cities) < len(PICKS):
        new, left = state.box.wonders[:FOUR], state.box.wonders[FOUR:]
        return state._replace(offered=new, box=state.box._replace(wonders=left)), events
    state, begun = begin_first_age(state)
    return state, events + begun


def _taken(state: State, wonder: Wonder) -> Happened:
    place = state.active
    cities = with_city(state.cities, place, state.cities[place].drafting(wonder))
    number = sum(len(city.wonders) for city in cities)
    after = (PICKS[number] if number < len(PICKS) else 0) ^ state.first
    offered = tuple(kept for kept in state.offered if kept is not wonder)
    return state._replace(cities=cities, offered=offered, active=after), [Drafted(place, wonder.id)]


def _learn(state: State, place: int, token: Token) -> Happened:
    events: list[Event] = [Progressed(place, token.id)]
    tokens = tuple(kept for kept in state.tokens if kept is not token)
    left = tuple(kept for kept in state.box.tokens if kept is not token)
    cities = with_city(state.cities, place, state.cities[place].learn(token))
    state = state._replace(cities=cities, tokens=tokens, box=state.box._replace(tokens=left))
    return arrive(state, place, token, (), events), events


def _pick(state: State, place: int, name: str) -> Happened:
    card = state.edition.card[name]
    left = tuple(kept for kept in state.discard if kept is not card)
    cities = with_city(state.cities, place, state.cities[place].build(card))
    return built(state._replace(cities=cities, discard=left), place, card, "discard")


def _destroy(state: State, place: int, name: str) -> Happened:
    card = state.edition.card[name]
    cities = with_city(state.cities, place, state.cities[place].without(card))
    state = state._replace(cities=cities, discard=(*state.discard, card))
    return state, [Destroyed(place, name)]
