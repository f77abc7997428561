"""The house: what the process holds besides its tables."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from nicegui import Event

from storage import keys
from storage.db import Store
from storage.values import KeyInfo
from ui.claims import Claims
from ui.settings import Settings
from ui.tables import Tables

_T = TypeVar("_T")


@dataclass(frozen=True)
class House:
    """Settings, store, tables, and the address that phones are told."""

    settings: Settings
    store: Store
    tables: Tables
    address: str
    claims: Claims = field(default_factory=Claims)
    hosts_changed: Event[[]] = field(default_factory=Event)
    """Told when keys of hosts have died."""

    async def ask(self, function: Callable[..., _T], **keywords: object) -> _T:
        """Let the store do something, off the event loop."""
        return await asyncio.wrap_future(self.store.submit(function, **keywords))

    async def key(self, token: str | None) -> KeyInfo | None:
        """Find whose key a token is; None if it is nobody's, or dead."""
        return await self.ask(keys.key_of, token=token) if token else None

    async def is_host(self, token: str | None) -> bool:
        """Tell whether a token is a host's key."""
        found = await self.key(token)
        return found is not None and found.role == "host"

    async def keep_only_host(self, token: str) -> None:
        """Let only this key stay a host's; pages that others opened are emptied at once."""
        await self.ask(keys.revoke_other_hosts, token=token)
        self.hosts_changed.emit()


_houses: list[House] = []


def open_house(house: House) -> None:
    """Make this the house that pages belong to."""
    _houses[:] = [house]


def the_house() -> House:
    """Give the house that is open."""
    return _houses[0]
