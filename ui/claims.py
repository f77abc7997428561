"""Claims: an unknown phone says "I am Ana", and the host says yes or no."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from ui.lobby import new_key
from ui.refusals import Refused
from ui.table import LiveTable

MOST = 16
"""Claims that may wait at a table at once."""
KEPT_FOR = 600.0
"""Seconds in which a phone can fetch its answer, more than once if the wifi is poor."""


@dataclass
class Claim:
    """One phone that wants one seat."""

    table: LiveTable
    place: int
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    refused: bool = False
    answered_at: float | None = None
    answering: bool = False
    """Whether the answer is on its way: a second tap must not make a second key."""
    token: str | None = None
    """The new key, once the host has said yes."""


class Claims:
    """All claims of the house, by their secrets."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._claims: dict[str, Claim] = {}
        self._clock = clock

    def __len__(self) -> int:
        return len(self._claims)

    def make(self, table: LiveTable, place: int) -> Claim:
        """Let a phone claim a seat that a person has."""
        if table.info.ended:
            raise Refused("table_ended")
        if not 0 <= place < len(table.info.seats):
            raise Refused("no_such_seat")
        seat = table.seat(place)
        if seat.name is None:
            raise Refused("nobody_sits_there")
        if len(self.waiting(table)) >= MOST:
            raise Refused("refused")
        self._forget()
        claim = Claim(table, place)
        self._claims[claim.secret] = claim
        table.changed.emit()
        return claim

    def find(self, secret: str) -> Claim | None:
        """Find a claim that waits, or was answered not long ago."""
        self._forget()
        return self._claims.get(secret)

    def waiting(self, table: LiveTable) -> list[Claim]:
        """List the claims at a table that the host has not answered."""
        found = [claim for claim in self._claims.values() if claim.table is table]
        return [claim for claim in found if not claim.refused and claim.token is None]

    async def answer(self, claim: Claim, approved: bool) -> None:
        """Say yes, which kills the seat's old keys, or no."""
        if claim.answering or claim.refused or claim.token:
            return
        claim.answering = True
        try:
            if approved:
                claim.token = await new_key(claim.table, claim.place)
            else:
                claim.refused = True
            claim.answered_at = self._clock()
        finally:
            claim.answering = False
        self._forget()
        claim.table.changed.emit()

    def _forget(self) -> None:
        """Drop the claims that are done with: answered long ago, or at a table that has ended."""
        now = self._clock()
        for claim in list(self._claims.values()):
            answered = claim.answered_at is not None and now - claim.answered_at > KEPT_FOR
            if answered or claim.table.info.ended:
                del self._claims[claim.secret]
