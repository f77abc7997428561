"""Resampling: deal what a viewer cannot know anew, and leave the rest as it is."""

from random import Random

from engine.cards import Board, Card
from engine.catalogue import Edition
from engine.chance import shuffled
from engine.counting import Colour
from engine.draft.answer import answers, question
from engine.draft.circle import circle, is_free
from engine.draft.state import AGES, Hand, State
from engine.moves import Move

DRAWN: tuple[Colour, ...] = ("purple", "black")
"""The colours of which only some cards are in the game, nobody knows which."""


def resample(state: State, viewer: int | None, rng: Random) -> State:
    """Make another state that the viewer could not tell from this one."""
    seen = set() if viewer is None else {*circle(state).hands_seen(viewer)}
    shown = _shown(state, viewer)
    pools = _pools(state, seen, shown, rng)

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
        pile=state.pile if "pile" in shown else redealt(state.pile),
        discard=state.discard if "discard" in shown else redealt(state.discard),
        boards=_boards(state, rng),
    )
    return _rechosen(hidden, viewer, rng)


def _shown(state: State, viewer: int | None) -> set[str]:
    """Tell which piles are shown to a viewer with what is asked."""
    asked = None if viewer is None else question(state, viewer)
    if asked and asked.question == "discard":
        return {"discard"}
    if asked and asked.question == "last_card" and is_free(state, asked.city):
        return {"pile"}
    return set()


def _pools(state: State, seen: set[int], shown: set[str], rng: Random) -> dict[int, list[Card]]:
    """Shuffle all that is hidden from those who see some seats' hands, age by age."""
    hidden: list[Card] = []
    known = [card for city in state.cities for card in city.cards]
    for pile in (*state.decks, state.spare, state.retired):
        hidden += pile
    for city in state.cities:
        hidden += city.buried
    for hands in (state.hands, state.leaders):
        for seat, hand in enumerate(hands):
            (known if seat in seen else hidden).extend(hand)
    (known if "discard" in shown else hidden).extend(state.discard)
    (known if "pile" in shown else hidden).extend(state.pile)
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
