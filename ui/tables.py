"""All the tables of the house, each opened when somebody first comes to it."""

import asyncio
from collections.abc import Mapping

from storage import tables
from storage.db import Store
from storage.values import TableInfo
from ui.table import LiveTable


class Tables:
    """The live tables by their codes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._open: dict[str, LiveTable] = {}
        self._opening = asyncio.Lock()

    async def find(self, code: str) -> LiveTable | None:
        """Find a table by its code, in the process or in the store."""
        code = code.upper()
        async with self._opening:
            if code not in self._open:
                info = await self._ask_for(code)
                if info is None:
                    return None
                # However it was written: a table that lived twice would go two ways.
                code = info.code
                if code not in self._open:
                    await self._open_table(info)
        return self._open[code]

    async def _open_table(self, info: TableInfo) -> None:
        table = LiveTable(self.store, info)
        await table.load()
        self._open[info.code] = table
        table.publish()

    async def create(
        self, *, game: str, seats: int, options: Mapping[str, str], language: str
    ) -> LiveTable:
        """Open a new table."""
        info = await asyncio.wrap_future(
            self.store.submit(
                tables.create_table, game=game, seats=seats, options=options, language=language
            )
        )
        found = await self.find(info.code)
        assert found is not None
        return found

    async def going_on(self) -> list[TableInfo]:
        """List the tables that have not ended."""
        return await asyncio.wrap_future(self.store.submit(tables.list_tables))

    async def _ask_for(self, code: str) -> TableInfo | None:
        return await asyncio.wrap_future(self.store.submit(tables.find_table, code=code))
