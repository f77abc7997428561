"""Claims: an unknown phone says "I am Ana", and the host says yes or no."""

import secrets
from dataclasses import dataclass, field

from ui.lobby import new_key
from ui.refusals import Refused
from ui.table import LiveTable

MOST = 16
"""Claims that may wait at a table at once."""


@dataclass
class Claim:
    """One phone that wants one seat."""

    table: LiveTable
    place: int
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    refused: bool = False
    answering: bool = False
    """Whether the answer is on its way: a second tap must not make a second key."""
    token: str | None = None
    """The new key, once the host has said yes."""


class Claims:
    """All claims of the house, by their secrets."""

    def __init__(self) -> None:
        self._claims: dict[str, Claim] = {}

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
        self._forget_answered(table, place)
        claim = Claim(table, place)
        self._claims[claim.secret] = claim
        table.changed.emit()
        return claim

    def find(self, secret: str) -> Claim | None:
        """Find a claim."""
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
        finally:
            claim.answering = False
        claim.table.changed.emit()

    def _forget_answered(self, table: LiveTable, place: int) -> None:
        """Drop the claims to a seat that are done with."""
        done = [c for c in self._claims.values() if c.refused or c.token]
        for claim in done:
            if claim.table is table and claim.place == place:
                del self._claims[claim.secret]
