"""Who plays for which city, how cards go round, who fights whom and who scores together.

The ordinary circle has a seat at every city. With two players a third city, the Free City,
has no seat: the players take turns to hold its card and to play for it. In teams, partners sit
side by side.
"""

from collections.abc import Sequence

from engine.draft.city import City
from engine.draft.conflict import Border, all_round, between_teams
from engine.draft.state import Hand, State, without
from engine.events import Drew, Event
from engine.moves import Build, Raise, Sell


class Circle:
    """Three to eight players, each with a city."""

    cities_beside_seats = 0
    side = 1
    """How many seats score together."""

    def agenda(self, state: State, seat: int) -> tuple[int, ...]:
        """List the cities a seat decides for, in order."""
        del state
        return (seat,)

    def player_of(self, state: State, city: int) -> int:
        """Tell which seat decides for a city."""
        del state
        return city

    def hands_seen(self, seat: int) -> tuple[int, ...]:
        """List the seats whose hands a seat may see."""
        return (seat,)

    def borders(self, cities: Sequence[City]) -> list[Border]:
        """List who fights whom at the end of an age."""
        return all_round(cities)

    def hand_left(self, state: State, seat: int) -> Hand:
        """Give what is left of a hand beside the cards that are chosen already."""
        hand = state.hands[seat]
        for move in state.chosen[seat]:
            if isinstance(move, Build | Raise | Sell):
                hand = without(hand, move.card)
        return hand

    def last_hand(self, state: State, city: int) -> Hand:
        """Give the cards of which a city plays the last one of an age."""
        return state.hands[city]

    def deal(self, state: State) -> State:
        """Deal the cards of the age."""
        deck, *decks = state.decks
        size = state.rules.turns + 1
        hands = tuple(deck[size * seat : size * (seat + 1)] for seat in range(state.seats))
        return state._replace(decks=tuple(decks), hands=hands, pile=deck[size * state.seats :])

    def draw(self, state: State) -> tuple[State, list[Event]]:
        """Draw what has to be drawn before a turn."""
        return state, []

    def pass_side(self, state: State) -> str:
        """Tell to which side the hands go; leaders go to the right, before the first age."""
        return "right" if state.age == 2 or state.phase == "draft" else "left"

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
        # Leaders are recruited before the first turn, and the card does not move for that.
        return (first + max(state.turn, 1) - 1) % 2

    def agenda(self, state: State, seat: int) -> tuple[int, ...]:
        return (seat, 2) if seat == self.holder(state) else (seat,)

    def player_of(self, state: State, city: int) -> int:
        return self.holder(state) if city == 2 else city

    def last_hand(self, state: State, city: int) -> Hand:
        return state.pile if city == 2 else state.hands[city]

    def draw(self, state: State) -> tuple[State, list[Event]]:
        holder = self.holder(state)
        hands = list(state.hands)
        hands[holder] += state.pile[:1]
        return state._replace(hands=tuple(hands), pile=state.pile[1:]), [Drew(holder, 2)]


class Teams(Circle):
    """Four, six or eight players; seats 0 and 1 are partners, 2 and 3, and so on."""

    side = 2

    def hands_seen(self, seat: int) -> tuple[int, ...]:
        return (seat, seat ^ 1)

    def borders(self, cities: Sequence[City]) -> list[Border]:
        return between_teams(cities)


_CIRCLE = Circle()
_FREE_CITY = FreeCity()
_TEAMS = Teams()


def circle(state: State) -> Circle:
    """Find the circle a game is played in."""
    if len(state.hands) == 2:
        return _FREE_CITY
    return _TEAMS if state.rules.in_teams else _CIRCLE


def is_free(state: State, city: int) -> bool:
    """Tell whether a city is the Free City."""
    return city >= len(state.hands)
