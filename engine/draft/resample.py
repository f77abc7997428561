"""Resampling: deal what a viewer cannot know anew, and leave the rest as it is."""

from random import Random

from engine.catalogue import Board, Card, Edition
from engine.chance import shuffled
from engine.counting import Colour
from engine.draft.answer import answers, question
from engine.draft.circle import circle
from engine.draft.state import AGES, Hand, State
from engine.moves import Move

DRAWN: tuple[Colour, ...] = ("purple", "black")
"""The colours of which only some cards are in the game, nobody knows which."""


def resample(state: State, viewer: int | None, rng: Random) -> State:
    """Make another state that the viewer could not tell from this one."""
    seen = set() if viewer is None else {*circle(state).hands_seen(viewer)}
    sees_discard = _sees_discard(state, viewer)
    pools = _pools(state, seen, sees_discard, rng)

    def redealt(cards: Hand) -> Hand:
        return tuple([pools[card.age].pop() for card in cards])

    def redealt_unseen(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
        return tuple(hand if s in seen else redealt(hand) for s, hand in enumerate(hands))

    hidden = state._replace(
        # The seed would tell everything.
        setup=state.setup.model_copy(update={"seed": 0}),
        cities=tuple(city.burying(redealt(city.buried)) for city in state.cities),
        decks=tuple(map(redealt, state.decks)),
        hands=redealt_unseen(state.hands),
        leaders=redealt_unseen(state.leaders),
        spare=redealt(state.spare),
        retired=redealt(state.retired),
        pile=redealt(state.pile),
        discard=state.discard if sees_discard else redealt(state.discard),
        boards=_boards(state, rng),
    )
    return _rechosen(hidden, viewer, rng)


def _sees_discard(state: State, viewer: int | None) -> bool:
    asked = None if viewer is None else question(state, viewer)
    return asked is not None and asked.question == "discard"


def _pools(state: State, seen: set[int], sees_discard: bool, rng: Random) -> dict[int, list[Card]]:
    """Shuffle all that is hidden from those who see some seats' hands, age by age."""
    hidden: list[Card] = []
    known = [card for city in state.cities for card in city.cards]
    for pile in (*state.decks, state.pile, state.spare, state.retired):
        hidden += pile
    for city in state.cities:
        hidden += city.buried
    for hands in (state.hands, state.leaders):
        for seat, hand in enumerate(hands):
            (known if seat in seen else hidden).extend(hand)
    (known if sees_discard else hidden).extend(state.discard)
    pools = {}
    for age in range(AGES + 1):
        cards = [card for card in hidden if card.age == age]
        pools[age] = list(shuffled(_redrawn(cards, state.edition, known, rng), rng))
    return pools


def _redrawn(cards: list[Card], content: Edition, known: list[Card], rng: Random) -> list[Card]:
    """Draw the hidden guilds and black cards anew: which ones are in the game is not known."""
    found = [card for card in cards if card.colour not in DRAWN]
    seen = {card.id for card in known}
    for colour in DRAWN:
        drawn = [card for card in cards if card.colour == colour]
        if drawn:
            all_of_it = [c for c in content.of_colour(colour) if c.age == drawn[0].age]
            unseen = shuffled([card for card in all_of_it if card.id not in seen], rng)
            found += unseen[: len(drawn)]
    return found


def _boards(state: State, rng: Random) -> tuple[Board, ...]:
    """Deal the boards anew that nobody has yet."""
    dealt = state.seats if state.rules.board_rule == "side_choice" else 0
    return state.boards[:dealt] + shuffled(state.boards[dealt:], rng)


def _rechosen(state: State, viewer: int | None, rng: Random) -> State:
    """Let the other seats choose something else that they could choose."""
    if state.is_settling and state.rules.board_rule == "free_choice":
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
