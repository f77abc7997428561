"""Moves: tiny values with a short text form that parses back."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.errors import MalformedMove


class Payment(NamedTuple):
    """Coins that leave a city: to the left neighbour, to the right one, to the bank."""

    left: int = 0
    right: int = 0
    bank: int = 0

    @property
    def total(self) -> int:
        """All the coins of the payment."""
        return self.left + self.right + self.bank

    def __str__(self) -> str:
        return "".join(
            f" {letter}{coins}" for letter, coins in zip("LRB", self, strict=True) if coins
        )


NOTHING = Payment()


class Build(NamedTuple):
    """Build a card; `how` says by what right: free, chain, paid, discard, or a power's name."""

    card: str
    how: str
    payment: Payment = NOTHING

    def __str__(self) -> str:
        return f"build {self.card} {self.how}{self.payment}"


class Raise(NamedTuple):
    """Build the next stage of the wonder with a card of the hand."""

    card: str
    payment: Payment = NOTHING

    def __str__(self) -> str:
        return f"raise {self.card}{self.payment}"


class Erect(NamedTuple):
    """Build one of the wonders with a card that goes under it."""

    card: str
    payment: Payment
    wonder: str

    def __str__(self) -> str:
        return f"erect {self.wonder} {self.card}{self.payment}"


class Sell(NamedTuple):
    """Discard a card for coins."""

    card: str

    def __str__(self) -> str:
        return f"sell {self.card}"


class Settle(NamedTuple):
    """Settle on a side of a board."""

    board: str
    side: str

    def __str__(self) -> str:
        return f"settle {self.board} {self.side}"


class Keep(NamedTuple):
    """Keep a leader of those that go round."""

    card: str

    def __str__(self) -> str:
        return f"keep {self.card}"


class Copy(NamedTuple):
    """Let a leader of a neighbour's work for the city too."""

    card: str

    def __str__(self) -> str:
        return f"copy {self.card}"


class Pay(NamedTuple):
    """Pay so many of the coins a city has to lose; the rest becomes debts."""

    coins: int

    def __str__(self) -> str:
        return f"pay {self.coins}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take one of the wonders or tokens that lie there."""

    what: str

    def __str__(self) -> str:
        return f"take {self.what}"


@dataclass(frozen=True, slots=True)
class Destroy:
    """Discard a card of the opponent."""

    card: str

    def __str__(self) -> str:
        return f"destroy {self.card}"


@dataclass(frozen=True, slots=True)
class Begin:
    """Let a seat begin the age."""

    seat: int

    def __str__(self) -> str:
        return f"begin {self.seat}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Take nothing that is offered: no card of the discard, no further leader."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take back every choice of this turn."""

    def __str__(self) -> str:
        return "withdraw"


Move = (
    Build
    | Raise
    | Erect
    | Sell
    | Settle
    | Keep
    | Copy
    | Pay
    | Take
    | Destroy
    | Begin
    | Decline
    | Withdraw
)

_PAYMENT = r"(?: L(?P<left>[1-9]\d?))?(?: R(?P<right>[1-9]\d?))?(?: B(?P<bank>[1-9]\d?))?"
_FORMS = {
    "build": re.compile(rf"build (?P<card>\w+) (?P<how>\w+){_PAYMENT}", re.ASCII),
    "raise": re.compile(rf"raise (?P<card>\w+){_PAYMENT}", re.ASCII),
    "erect": re.compile(rf"erect (?P<wonder>\w+) (?P<card>\w+){_PAYMENT}", re.ASCII),
    "sell": re.compile(r"sell (?P<card>\w+)", re.ASCII),
    "settle": re.compile(r"settle (?P<board>\w+) (?P<side>\w+)", re.ASCII),
    "take": re.compile(r"take (?P<what>\w+)", re.ASCII),
    "destroy": re.compile(r"destroy (?P<card>\w+)", re.ASCII),
    "begin": re.compile(r"begin (?P<seat>0|[1-9]\d?)", re.ASCII),
    "keep": re.compile(r"keep (?P<card>\w+)", re.ASCII),
    "copy": re.compile(r"copy (?P<card>\w+)", re.ASCII),
    "pay": re.compile(r"pay (?P<coins>0|[1-9]\d?)", re.ASCII),
    "decline": re.compile(r"decline"),
    "withdraw": re.compile(r"withdraw"),
}
LONGEST = 120


def among(move: Move, moves: Sequence[Move]) -> bool:
    """Tell whether a move is one of some; moves of different kinds are never the same."""
    return any(type(one) is type(move) and one == move for one in moves)


def parse(text: str) -> Move:
    """Read a move from its text form."""
    form = _FORMS.get(text.split(" ", 1)[0]) if len(text) <= LONGEST else None
    found = form.fullmatch(text) if form else None
    if not found:
        raise MalformedMove("malformed", text=text[:LONGEST])
    return _READERS[text.split(" ", 1)[0]](found.groupdict())


def _payment(part: Mapping[str, str | None]) -> Payment:
    return Payment(*(int(part[side] or 0) for side in Payment._fields))


_READERS: Mapping[str, Callable[[dict[str, str]], Move]] = {
    "build": lambda part: Build(part["card"], part["how"], _payment(part)),
    "raise": lambda part: Raise(part["card"], _payment(part)),
    "erect": lambda part: Erect(part["card"], _payment(part), part["wonder"]),
    "sell": lambda part: Sell(part["card"]),
    "settle": lambda part: Settle(part["board"], part["side"]),
    "take": lambda part: Take(part["what"]),
    "destroy": lambda part: Destroy(part["card"]),
    "begin": lambda part: Begin(int(part["seat"])),
    "keep": lambda part: Keep(part["card"]),
    "copy": lambda part: Copy(part["card"]),
    "pay": lambda part: Pay(int(part["coins"])),
    "decline": lambda part: Decline(),
    "withdraw": lambda part: Withdraw(),
}
