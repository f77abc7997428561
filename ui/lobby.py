"""What people and the host do round a table: sit, move, add bots, start, end, play again."""

import secrets

from engine.errors import BadSetup
from engine.game import Setup
from storage import keys, seats, tables
from storage.names import unique_name
from ui.refusals import Refused
from ui.table import LiveTable, Sitter

BOT_NAMES = (
    "Hypatia", "Ramses", "Sappho", "Solomon", "Cleopatra", "Hammurabi", "Zenobia", "Pericles",
)  # fmt: skip


async def refresh(table: LiveTable) -> None:
    """Read the table's people again, and tell every screen."""
    info = await table.ask(tables.find_table, code=table.info.code)
    assert info is not None
    table.info = info
    table.publish()


async def sit(table: LiveTable, place: int, name: str) -> str:
    """Give a person a free seat; the answer is the person's key."""
    async with table.lock:
        _before_the_game(table)
        token = await table.ask(seats.join, table_id=table.info.id, place=place, name=name)
        await refresh(table)
    return token


async def leave(table: LiveTable, place: int) -> None:
    """Free a seat again before the game, a person's or a bot's."""
    async with table.lock:
        _before_the_game(table)
        if table.seat(place).bot:
            await table.ask(seats.set_bot, table_id=table.info.id, place=place, bot=None)
        else:
            await table.ask(seats.stand_up, table_id=table.info.id, place=place)
        table.unseat(place)
        await refresh(table)


async def swap(table: LiveTable, one: int, other: int) -> None:
    """Let two seats change places, people and bots alike."""
    async with table.lock:
        _before_the_game(table)
        await table.ask(seats.swap_seats, table_id=table.info.id, one=one, other=other)
        table.sitters[one], table.sitters[other] = table.sitters[other], table.sitters[one]
        for place in (one, other):
            table.sitters[place].place = place
        await refresh(table)


async def add_bot(table: LiveTable, place: int) -> None:
    """Put a bot on a free seat."""
    async with table.lock:
        _before_the_game(table)
        await _seat_bot(table, place)


async def _seat_bot(table: LiveTable, place: int) -> None:
    name = bot_names(table.names(), 1)[0]
    await table.ask(seats.set_bot, table_id=table.info.id, place=place, bot=name)
    await refresh(table)


def bot_names(taken: list[str], number: int) -> list[str]:
    """Name so many bots, unlike anybody at the table."""
    names: list[str] = []
    for _ in range(number):
        others = [*taken, *names]
        free = (name for name in BOT_NAMES if name not in others)
        names.append(next(free, unique_name(BOT_NAMES[0], others)))
    return names


async def start(table: LiveTable) -> None:
    """Start a game; bots take the seats that are still free."""
    async with table.lock:
        _before_the_game(table)
        setup = Setup(
            game=table.info.game,
            seats=len(table.info.seats),
            seed=secrets.randbits(48),
            options=table.info.options,
        )
        free = [place for place, name in enumerate(table.names()) if not name]
        bots = dict(zip(free, bot_names(table.names(), len(free)), strict=True))
        try:
            await table.begin(setup, bots)
        except BadSetup as error:
            raise Refused(error.code, **error.facts) from error


async def stand_in(table: LiveTable, place: int, playing: bool) -> None:
    """Let a bot play for a person, or give the seat back."""
    async with table.lock:
        await _stand_in(table, place, playing)


async def come_back(table: LiveTable, sitter: Sitter) -> None:
    """Let whoever was replaced by a bot take the own seat back."""
    async with table.lock:
        table.check(sitter)
        await _stand_in(table, sitter.place, False)


async def _stand_in(table: LiveTable, place: int, playing: bool) -> None:
    change = {"place": place, "standing_in": playing}
    await table.ask(seats.set_standing_in, table_id=table.info.id, **change)
    await refresh(table)


async def new_key(table: LiveTable, place: int) -> str:
    """Make a new key for a seat; the old ones are dead."""
    async with table.lock:
        if table.seat(place).name is None:
            raise Refused("nobody_sits_there")
        token = await table.ask(keys.renew_key, table_id=table.info.id, place=place)
        table.unseat(place)
        await refresh(table)
    return token


async def end(table: LiveTable) -> None:
    """End a table for good."""
    async with table.lock:
        await table.ask(tables.end_table, table_id=table.info.id)
        await refresh(table)


def _before_the_game(table: LiveTable) -> None:
    if table.info.ended:
        raise Refused("table_ended")
    if table.is_playing:
        raise Refused("already_playing")
