"""Resampling: deal what a viewer cannot know anew, and leave the rest as it is."""

from random import Random

from engine.catalogue import Board, Card
from engine.chance import shuffled
from engine.draft.answer import answers, question
from engine.draft.state import AGES, Hand, State
from engine.moves import Move


def resample(state: State, viewer: int | None, rng: Random) -> State:
    """Make another state that the viewer could not tell from this one."""
    pools = _pools(state, viewer, rng)

    def redealt(cards: Hand) -> Hand:
        return tuple([pools[card.age].pop() for card in cards])

    cities = [city.burying(redealt(city.buried)) for city in state.cities]
    sees_discard = _sees_discard(state, viewer)
    hidden = state._replace(
        # The seed would tell everything.
        setup=state.setup.model_copy(update={"seed": 0}),
        cities=tuple(cities),
        decks=tuple(map(redealt, state.decks)),
        hands=tuple(h if seat == viewer else redealt(h) for seat, h in enumerate(state.hands)),
        pile=redealt(state.pile),
        discard=state.discard if sees_discard else redealt(state.discard),
        boards=_boards(state, rng),
    )
    return _rechosen(hidden, viewer, rng)


def _sees_discard(state: State, viewer: int | None) -> bool:
    asked = None if viewer is None else question(state, viewer)
    return asked is not None and asked.question == "discard"


def _pools(state: State, viewer: int | None, rng: Random) -> dict[int, list[Card]]:
    """Shuffle all that is hidden from a viewer, age by age."""
    hidden = [card for deck in (*state.decks, state.pile) for card in deck]
    hidden += [card for city in state.cities for card in city.buried]
    hidden += [c for seat, hand in enumerate(state.hands) if seat != viewer for c in hand]
    if not _sees_discard(state, viewer):
        hidden += state.discard
    known = [card for city in state.cities for card in city.cards]
    known += state.hands[viewer] if viewer is not None else ()
    known += state.discard if _sees_discard(state, viewer) else ()
    pools = {age: [card for card in hidden if card.age == age] for age in range(1, AGES + 1)}
    pools[AGES] = _other_guilds(pools[AGES], state.edition.guilds, known, rng)
    return {age: list(shuffled(cards, rng)) for age, cards in pools.items()}


def _other_guilds(
    cards: list[Card], guilds: tuple[Card, ...], known: list[Card], rng: Random
) -> list[Card]:
    """Draw the hidden guilds anew: which ones are in the game is not known either."""
    ordinary = [card for card in cards if card.colour != "purple"]
    seen = {card.id for card in known}
    unseen = shuffled([guild for guild in guilds if guild.id not in seen], rng)
    return ordinary + list(unseen[: len(cards) - len(ordinary)])


def _boards(state: State, rng: Random) -> tuple[Board, ...]:
    """Deal the boards anew that nobody has yet."""
    dealt = state.seats if state.board_rule == "side_choice" else 0
    return state.boards[:dealt] + shuffled(state.boards[dealt:], rng)


def _rechosen(state: State, viewer: int | None, rng: Random) -> State:
    """Let the other seats choose something else that they could choose."""
    if state.is_settling and state.board_rule == "free_choice":
        return state
    for seat, moves in enumerate(state.chosen):
        if seat != viewer and moves:
            state = _choosing(state, seat, ())
            for _ in moves:
                asked = question(state, seat)
                assert asked is not None
                found = answers(state, asked)
                move = found[int(rng.random() * len(found))]
                state = _choosing(state, seat, (*state.chosen[seat], move))
    return state


def _choosing(state: State, seat: int, moves: tuple[Move, ...]) -> State:
    return state._replace(chosen=(*state.chosen[:seat], moves, *state.chosen[seat + 1 :]))
