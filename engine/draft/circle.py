"""Who plays for which city, and how cards go round.

The ordinary circle has a seat at every city. With two players a third city, the Free City,
has no seat: the players take turns to hold its card and to play for it.
"""

from engine.draft.state import Hand, Question, State, without
from engine.events import Drew, Event
from engine.game import Decision
from engine.moves import Build, Raise, Sell

HAND = 7


class Circle:
    """Three to seven players, each with a city."""

    cities_beside_seats = 0

    def agenda(self, state: State, seat: int) -> tuple[int, ...]:
        """List the cities a seat chooses for in a turn, in order."""
        del state
        return (seat,)

    def player_of(self, state: State, city: int) -> int:
        """Tell which seat decides for a city."""
        del state
        return city

    def hand_for(self, state: State, asked: Decision[Question]) -> Hand:
        """Give the cards that a seat answers with: what is left of its hand for this city."""
        if asked.question == "last_card":
            return self._last_hand(state, asked.city)
        hand = state.hands[asked.seat]
        for move in state.chosen[asked.seat]:
            if isinstance(move, Build | Raise | Sell):
                hand = without(hand, move.card)
        return hand

    def _last_hand(self, state: State, city: int) -> Hand:
        return state.hands[city]

    def deal(self, state: State) -> State:
        """Deal the next age."""
        deck, *decks = state.decks
        hands = tuple(deck[HAND * seat : HAND * (seat + 1)] for seat in range(state.seats))
        return state._replace(
            decks=tuple(decks), hands=hands, pile=deck[HAND * state.seats :], age=state.age + 1
        )

    def draw(self, state: State) -> tuple[State, list[Event]]:
        """Draw what has to be drawn before a turn."""
        return state, []

    def pass_side(self, state: State) -> str:
        """Tell to which side the hands go in this age."""
        return "right" if state.age == 2 else "left"

    def passed(self, state: State) -> tuple[Hand, ...]:
        """Give the hands after they went round one place."""
        hands = state.hands
        return (
            hands[1:] + hands[:1] if self.pass_side(state) == "right" else hands[-1:] + hands[:-1]
        )


class FreeCity(Circle):
    """Two players; the third city of the circle is the Free City."""

    cities_beside_seats = 1

    def holder(self, state: State) -> int:
        """Tell who holds the Free City's card: it changes hands every turn."""
        first = 1 if state.age == 2 else 0
        return (first + state.turn - 1) % 2

    def agenda(self, state: State, seat: int) -> tuple[int, ...]:
        return (seat, 2) if seat == self.holder(state) else (seat,)

    def player_of(self, state: State, city: int) -> int:
        return self.holder(state) if city == 2 else city

    def _last_hand(self, state: State, city: int) -> Hand:
        return state.pile if city == 2 else state.hands[city]

    def draw(self, state: State) -> tuple[State, list[Event]]:
        holder = self.holder(state)
        hands = list(state.hands)
        hands[holder] += state.pile[:1]
        return state._replace(hands=tuple(hands), pile=state.pile[1:]), [Drew(holder, 2)]


_CIRCLE = Circle()
_FREE_CITY = FreeCity()


def circle(state: State) -> Circle:
    """Find the circle a game is played in."""
    return _FREE_CITY if len(state.hands) == 2 else _CIRCLE


def is_free(state: State, city: int) -> bool:
    """Tell whether a city is the Free City."""
    return city >= len(state.hands)
