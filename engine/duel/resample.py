"""Resampling: deal what a viewer cannot know anew, and leave the rest as it is."""

from collections.abc import Sequence
from random import Random

from engine.cards import Card, Token
from engine.chance import shuffled
from engine.duel.answer import asked_now, drawn
from engine.duel.city import Hand
from engine.duel.state import Display, State


def resample(state: State, viewer: int | None, rng: Random) -> State:
    """Make another state that the viewer could not tell from this one."""
    left_out = state.box.cards
    display, left_out = _laid_anew(state.display, left_out, rng)
    decks: list[Hand] = []
    for deck in state.box.decks:
        other, left_out = _exchanged(deck, left_out, rng)
        decks.append(other)
    return state._replace(
        # The seed would tell everything.
        setup=state.setup.model_copy(update={"seed": 0}),
        display=display,
        box=state.box._replace(
            decks=tuple(decks),
            cards=left_out,
            wonders=shuffled(state.box.wonders, rng),
            tokens=_tokens(state, viewer, rng),
        ),
    )


def _laid_anew(display: Display, left_out: Hand, rng: Random) -> tuple[Display, Hand]:
    """Lay other cards face down."""
    age, cards, present, hidden = display
    slots = [slot for slot in range(len(cards)) if (present & hidden) >> slot & 1]
    others, left_out = _exchanged([cards[slot] for slot in slots], left_out, rng)
    laid = list(cards)
    for slot, card in zip(slots, others, strict=True):
        laid[slot] = card
    return Display(age, tuple(laid), present, hidden), left_out


def _exchanged(cards: Sequence[Card], left_out: Hand, rng: Random) -> tuple[Hand, Hand]:
    """Mix hidden cards of an age with those of it that were left out, guild for guild."""
    if not cards:
        return (), left_out
    age = cards[0].age
    mixed: list[Card] = []
    rest = [card for card in left_out if card.age != age]
    for guild in (False, True):
        kept = [card for card in cards if (card.colour == "purple") is guild]
        out = [c for c in left_out if c.age == age and (c.colour == "purple") is guild]
        order = shuffled((*kept, *out), rng)
        mixed += order[: len(kept)]
        rest += order[len(kept) :]
    return shuffled(mixed, rng), tuple(rest)


def _tokens(state: State, viewer: int | None, rng: Random) -> tuple[Token, ...]:
    """Draw other tokens, unless the viewer is looking at them."""
    looking = asked_now(state) == (viewer, "library")
    seen = drawn(state) if looking else ()
    return seen + shuffled(state.box.tokens[len(seen) :], rng)
