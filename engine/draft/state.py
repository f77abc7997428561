"""The state of a drafting game: one immutable value."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.cards import Board, Card
from engine.catalogue import Edition
from engine.draft.city import City
from engine.effects import RivalsLose
from engine.events import Event
from engine.game import Setup
from engine.moves import Move

AGES = 3
TOKENS = {1: 1, 2: 3, 3: 5}
SALE = 3

Question = Literal[
    "board",
    "leader",
    "recruitment",
    "card",
    "last_card",
    "copy",
    "extra_leader",
    "discard",
    "loss",
]
BoardRule = Literal["random", "side_choice", "free_choice", "first_side"]
BOARD_RULES: tuple[BoardRule, ...] = ("random", "side_choice", "free_choice", "first_side")
Hand = tuple[Card, ...]
PhaseName = Literal["boards", "draft", "recruitment", "turn", "losses", "over"]
"""What everybody is at together."""


class Task(NamedTuple):
    """Something left to settle at the end of a turn for one city."""

    question: Question
    city: int
    rank: int = 0
    """Of like tasks, those of wonders come before those of leaders, copied ones last."""


class Claim(NamedTuple):
    """A city makes all others lose coins at the end of this turn."""

    city: int
    loss: RivalsLose


class Rules(NamedTuple):
    """How a game is played, beside what it is played with."""

    board_rule: BoardRule
    in_teams: bool
    turns: int
    """How many turns an age has."""


class State(NamedTuple):
    """Everything about a game; nothing else is remembered anywhere."""

    setup: Setup
    edition: Edition
    rules: Rules
    boards: tuple[Board, ...]
    """The boards in the order dealt, while cities are not settled yet."""
    decks: tuple[Hand, ...]
    """The decks of the ages to come."""
    hands: tuple[Hand, ...]
    chosen: tuple[tuple[Move, ...], ...]
    """What each seat has chosen in this turn, kept secret."""
    moved: tuple[int, ...]
    """How many moves each seat has made."""
    spare: Hand
    """The leaders that nobody was dealt."""
    leaders: tuple[Hand, ...]
    """The leaders that each seat holds."""
    phase: PhaseName = "boards"
    cities: tuple[City, ...] = ()
    retired: Hand = ()
    """The leaders that were discarded; no pick reaches them."""
    pile: Hand = ()
    """The Free City's draw pile."""
    discard: Hand = ()
    age: int = 0
    turn: int = 0
    stops: int = 0
    """How often the game has stopped to ask new questions."""
    tasks: tuple[Task, ...] = ()
    claims: tuple[Claim, ...] = ()
    story: tuple[Event, ...] = ()
    """What happened in the last turn that was resolved."""
    conflict: tuple[Event, ...] = ()
    """The last conflict."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def is_settling(self) -> bool:
        """Whether boards are still being chosen."""
        return self.phase == "boards"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    def left_of(self, city: int) -> int:
        """The neighbour on the left, clockwise."""
        return (city + 1) % len(self.cities)

    def right_of(self, city: int) -> int:
        """The neighbour on the right."""
        return city - 1 if city else len(self.cities) - 1


def find(hand: Sequence[Card], card: str) -> Card | None:
    """Find a card in a hand by its id."""
    for held in hand:
        if held.id == card:
            return held
    return None


def without(hand: Hand, card: str) -> Hand:
    """Give the hand without one copy of a card it holds."""
    for place, held in enumerate(hand):
        if held.id == card:
            return hand[:place] + hand[place + 1 :]
    raise ValueError(card)


def distinct(hand: Hand) -> list[Card]:
    """List the different cards of a hand, in its order."""
    return list({card.id: card for card in hand}.values())
