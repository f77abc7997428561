"""The state of a Duel: one immutable value."""

from typing import Literal, NamedTuple

from engine.cards import Card, Token, Wonder
from engine.catalogue import Edition
from engine.counting import Colour
from engine.duel.city import City, Hand
from engine.duel.layout import ALL, FACE_DOWN, open_slots
from engine.duel.military import Track
from engine.events import Event
from engine.game import Ending, Setup

AGES = 3
MOST_WONDERS = 7
"""Only so many wonders are ever built."""

Question = Literal["wonder", "card", "progress", "library", "discard", "destroy", "beginner"]
WonderRule = Literal["draft", "first_game"]
WONDER_RULES: tuple[WonderRule, ...] = ("draft", "first_game")


class Task(NamedTuple):
    """A choice that one city has to make before the game goes on."""

    question: Question
    city: int
    colour: Colour | None = None
    """What is to be destroyed."""
    number: int = 0
    """How many tokens are drawn."""


class Display(NamedTuple):
    """The cards of an age: where cards lie, and which of them face down, as masks of slots."""

    age: int = 0
    cards: Hand = ()
    present: int = 0
    hidden: int = 0

    @staticmethod
    def laid(age: int, deck: Hand) -> "Display":
        """Lay out an age."""
        return Display(age, deck, ALL, FACE_DOWN[age])

    @property
    def open(self) -> list[Card]:
        """The cards that can be taken."""
        return [self.cards[slot] for slot in open_slots(self.age, self.present)]

    def slot_of(self, card: str) -> int | None:
        """Find the slot from which a card can be taken."""
        for slot in open_slots(self.age, self.present):
            if self.cards[slot].id == card:
                return slot
        return None

    def without(self, slot: int) -> "Display":
        """Give the display when the card of a slot has been taken."""
        age, cards, present, hidden = self
        return Display(age, cards, present & ~(1 << slot), hidden)

    def revealed(self) -> tuple["Display", list[Card]]:
        """Turn up what lies face down and uncovered; give the cards, too."""
        age, cards, present, hidden = self
        if not hidden & present:
            return self, []
        turned = [slot for slot in open_slots(age, present) if hidden >> slot & 1]
        if not turned:
            return self, []
        up = hidden & ~sum(1 << slot for slot in turned)
        return Display(age, cards, present, up), [cards[slot] for slot in turned]


class Box(NamedTuple):
    """What nobody has seen: the decks to come, and what was left out of the game."""

    decks: tuple[Hand, ...]
    cards: Hand
    wonders: tuple[Wonder, ...]
    tokens: tuple[Token, ...]
    """In the order in which they would be drawn."""


class State(NamedTuple):
    """Everything about a game; nothing else is remembered anywhere."""

    setup: Setup
    edition: Edition
    first: int
    """The first player, by lot."""
    box: Box
    cities: tuple[City, ...]
    tokens: tuple[Token, ...]
    """The progress tokens on the board."""
    offered: tuple[Wonder, ...] = ()
    """The wonders to choose from."""
    display: Display = Display()
    track: Track = Track()
    discard: Hand = ()
    age: int = 0
    turn: int = 0
    active: int = 0
    again: bool = False
    """Whether the active city has another turn after this one."""
    tasks: tuple[Task, ...] = ()
    moves: int = 0
    story: tuple[Event, ...] = ()
    """What happened in the last turn."""
    ending: Ending | None = None
    winner: int | None = None
    """The one who has won before the end."""
