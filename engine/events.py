"""Events: what happened, in order, for those who tell the story. All of them are public."""

from typing import NamedTuple

from engine.resources import Resource


class Chose(NamedTuple):
    """A seat has made all its choices of this turn."""

    seat: int


class Withdrew(NamedTuple):
    """A seat has taken its choices back."""

    seat: int


class Settled(NamedTuple):
    """A city has its board."""

    city: int
    board: str
    side: str


class AgeBegan(NamedTuple):
    """New hands were dealt."""

    age: int


class Drew(NamedTuple):
    """A seat drew a card from the pile for another city's sake."""

    seat: int
    city: int


class Built(NamedTuple):
    """A structure stands in a city; `bank` coins were paid for it beside the trades."""

    city: int
    card: str
    how: str
    bank: int


class Raised(NamedTuple):
    """A stage was built, counted from one."""

    city: int
    stage: int
    bank: int


class Sold(NamedTuple):
    """A card was discarded for coins."""

    city: int
    coins: int


class Traded(NamedTuple):
    """A city bought resources from another."""

    buyer: int
    seller: int
    coins: int
    goods: tuple[Resource, ...]


class Earned(NamedTuple):
    """The bank paid a city for a card, or None for a stage; it may be a neighbour's."""

    city: int
    coins: int
    card: str | None


class Drafted(NamedTuple):
    """A city has taken a wonder that it may build."""

    city: int
    wonder: str


class Erected(NamedTuple):
    """A wonder stands in a city, a card under it; `bank` coins were paid beside the trades."""

    city: int
    wonder: str
    card: str
    bank: int


class Discarded(NamedTuple):
    """A card was discarded openly for coins."""

    city: int
    card: str
    coins: int


class Bought(NamedTuple):
    """A city bought resources; the coins went to another city, or to the bank (None)."""

    city: int
    goods: tuple[Resource, ...]
    coins: int
    paid_to: int | None


class Rewarded(NamedTuple):
    """The bank paid a city for a thing that it has: a card, a wonder or a token."""

    city: int
    coins: int
    thing: str


class Forfeited(NamedTuple):
    """A city lost coins to the bank, by looting (None) or by a thing of its opponent."""

    city: int
    coins: int
    thing: str | None


class Advanced(NamedTuple):
    """A city moved the conflict pawn, which now stands here; it is ahead of 0 for city 0."""

    city: int
    shields: int
    pawn: int


class Progressed(NamedTuple):
    """A city has taken a progress token."""

    city: int
    token: str


class Destroyed(NamedTuple):
    """A card of a city went to the discard."""

    city: int
    card: str


class Revealed(NamedTuple):
    """A card was turned face up."""

    card: str


class Removed(NamedTuple):
    """A city's last wonder went back to the box: no more may be built."""

    city: int
    wonder: str


class PlaysAgain(NamedTuple):
    """A city has another turn."""

    city: int


class Begins(NamedTuple):
    """It was decided which city begins the age."""

    city: int


class Prevailed(NamedTuple):
    """A city has won before the end, by its army or by its science."""

    city: int
    by: str


class Declined(NamedTuple):
    """A city took nothing of what a question offers, by choice or because nothing fitted."""

    city: int
    question: str = "discard"


class LeftOver(NamedTuple):
    """The last cards of the age were discarded."""

    cards: int


class Passed(NamedTuple):
    """The hands went to the neighbours on this side."""

    side: str


class Fought(NamedTuple):
    """Two neighbours compared their shields: the second sits on the left of the first.

    The winner takes `tokens` tokens; as many defeats go to a city, mostly the loser.
    """

    age: int
    cities: tuple[int, int]
    shields: tuple[int, int]
    winner: int | None
    token: int
    tokens: int = 1
    defeated: int | None = None


class Negotiated(NamedTuple):
    """A city has more or fewer diplomacy tokens: taken with a card, or spent on a conflict."""

    city: int
    tokens: int


class Lost(NamedTuple):
    """A city lost coins: some it paid to the bank, the others became debts."""

    city: int
    paid: int
    debts: int


class LeadersDealt(NamedTuple):
    """Leaders go round, and everybody keeps one of those held."""

    leaders: int


class DrewLeaders(NamedTuple):
    """A city has leaders more to recruit."""

    city: int
    leaders: int


class CopiedLeader(NamedTuple):
    """A neighbour's leader works for a city too."""

    city: int
    card: str


class Ended(NamedTuple):
    """The game is over; these seats have won."""

    winners: tuple[int, ...]


Event = (
    Chose
    | Withdrew
    | Settled
    | AgeBegan
    | Drew
    | Built
    | Raised
    | Sold
    | Traded
    | Earned
    | Drafted
    | Erected
    | Discarded
    | Bought
    | Rewarded
    | Forfeited
    | Advanced
    | Progressed
    | Destroyed
    | Revealed
    | Removed
    | PlaysAgain
    | Begins
    | Prevailed
    | Declined
    | LeftOver
    | Passed
    | Fought
    | Negotiated
    | Lost
    | LeadersDealt
    | DrewLeaders
    | CopiedLeader
    | Ended
)


def as_data(event: Event) -> dict[str, object]:
    """Give an event as plain data, under its name."""
    return {"event": type(event).__name__, **event._asdict()}
