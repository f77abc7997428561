"""A live table: what is shown is saved, late answers do nothing, bots play like anybody else."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from nicegui import core

from engine.errors import IllegalMove, MalformedMove
from engine.game import Game
from engine.moves import parse
from storage import games
from storage.db import Store
from storage.errors import NotSaved, StorageError
from ui import lobby
from ui.claims import Claims
from ui.pages.host import sight
from ui.refusals import Refused
from ui.table import MOST_TABS, LiveTable, Sitter
from ui.tables import Tables

Evening = Callable[[Tables], Awaitable[None]]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store of its own."""
    with Store(tmp_path / "heptapolis.db") as opened:
        yield opened


def spend(store: Store, evening: Evening) -> None:
    """Spend an evening in a loop of its own, as the app does."""

    async def inside() -> None:
        core.loop = asyncio.get_running_loop()
        try:
            await asyncio.wait_for(evening(Tables(store)), 30)
        finally:
            core.loop = None

    asyncio.run(inside())


async def opened(tables: Tables, *people: str, seats: int = 3) -> LiveTable:
    """Open a table where people sit from the first seat on."""
    options = {"boards": "first_side"}
    table = await tables.create(game="first_edition", seats=seats, options=options, language="en")
    for place, name in enumerate(people):
        await lobby.sit(table, place, name)
    return table


async def started(tables: Tables) -> tuple[LiveTable, Game]:
    """Start a game of three people."""
    table = await opened(tables, "Ana", "Bruno", "Carla")
    await lobby.start(table)
    assert table.game is not None
    return table, table.game


def test_an_answer_to_an_older_question_does_nothing(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table, game = await started(tables)
        number, move = game.number(0), str(game.options(0)[0])
        await table.submit(0, number, move)
        chosen = table.game
        for late in (move, "withdraw"):
            with pytest.raises(Refused, match="too_late"):
                await table.submit(0, number, late)
        assert table.game is chosen

    spend(store, evening)


@pytest.mark.parametrize(
    ("move", "error"), [("build palace paid", IllegalMove), ("hello", MalformedMove)]
)
def test_what_is_no_legal_move_changes_nothing(
    store: Store, move: str, error: type[Exception]
) -> None:
    async def evening(tables: Tables) -> None:
        table, game = await started(tables)
        with pytest.raises(error):
            await table.submit(0, game.number(0), move)
        assert table.game is game
        assert not table.moves

    spend(store, evening)


def test_nothing_is_shown_that_is_not_saved(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table, game = await started(tables)
        saved = table.saved
        assert saved is not None
        shown: list[tuple[int, int]] = []

        def look() -> None:
            shown.append((len(table.moves), len(store.call(games.moves_of, game_id=saved.id))))

        table.changed.subscribe(look)
        for seat in range(3):
            await table.submit(seat, game.number(seat), str(game.options(seat)[0]))
        assert shown == [(1, 1), (2, 2), (3, 3)]

    spend(store, evening)


def full(*_: object, **__: object) -> None:
    """Have no room."""
    raise NotSaved("disk_full")


def test_the_last_move_and_the_result_are_saved_together_or_not_at_all(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def last_move(table: LiveTable) -> tuple[int, int, str]:
        while True:
            assert table.game is not None
            seat = table.game.waiting()[0].seat
            answer = seat, table.game.number(seat), str(table.game.options(seat)[0])
            if table.game.apply(seat, parse(answer[2]))[0].result():
                return answer
            await table.submit(*answer)

    async def evening(tables: Tables) -> None:
        table, _ = await started(tables)
        answer = await last_move(table)
        before = table.game
        with monkeypatch.context() as patched:
            patched.setattr(games, "finish_game", full)
            with pytest.raises(NotSaved):
                await table.submit(*answer)
        assert table.saved is not None
        assert table.game is before
        assert len(store.call(games.moves_of, game_id=table.saved.id)) == len(table.moves)
        await table.submit(*answer)
        assert store.call(games.finished_games, limit=5) == [table.saved]

    spend(store, evening)


def test_a_start_that_cannot_be_saved_seats_no_bots(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(tables: Tables) -> None:
        table = await opened(tables, "Ana")
        with monkeypatch.context() as patched:
            patched.setattr(games, "game_info", full)
            with pytest.raises(NotSaved):
                await lobby.start(table)
        await lobby.refresh(table)
        assert table.names() == ["Ana", "", ""]
        await lobby.start(table)
        assert table.names() == ["Ana", "Hypatia", "Ramses"]
        await lobby.end(table)

    spend(store, evening)


def test_a_move_that_cannot_be_saved_is_not_made(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(tables: Tables) -> None:
        table, game = await started(tables)
        number, move = game.number(0), str(game.options(0)[0])
        with monkeypatch.context() as patched:
            patched.setattr(games, "add_move", full)
            with pytest.raises(NotSaved):
                await table.submit(0, number, move)
        assert table.game is game
        await table.submit(0, number, move)
        assert len(table.moves) == 1

    spend(store, evening)


def test_a_table_is_the_same_after_a_restart(store: Store) -> None:
    codes: list[str] = []
    states: list[Game | None] = []

    async def evening(tables: Tables) -> None:
        table, game = await started(tables)
        await table.submit(1, game.number(1), str(game.options(1)[0]))
        codes.append(table.info.code)
        states.append(table.game)

    async def next_day(tables: Tables) -> None:
        table = await tables.find(codes[0].lower())
        assert table is not None
        assert table.game == states[0]
        assert table.names() == ["Ana", "Bruno", "Carla"]

    spend(store, evening)
    spend(store, next_day)


def test_bots_play_to_the_end_and_the_result_is_kept(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table = await opened(tables)
        await lobby.start(table)
        while table.is_playing:
            await table.changed.emitted(10)
        (kept,) = store.call(games.finished_games, limit=5)
        assert list(kept.names) == table.names()
        assert kept.result is not None
        assert len(table.story) >= 18
        await lobby.start(table)
        assert table.is_playing
        await lobby.end(table)

    spend(store, evening)


def test_a_bot_stands_in_until_the_seat_is_given_back(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table, game = await started(tables)
        await lobby.stand_in(table, 2, True)
        while not table.moves:
            await table.changed.emitted(10)
        assert table.moves[0][0] == 2
        await lobby.stand_in(table, 2, False)
        assert table.bot_at(2) is None
        assert game.number(0) == (table.game or game).number(0)

    spend(store, evening)


def test_a_bot_that_still_thinks_when_the_person_is_back_chooses_nothing(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table, game = await started(tables)
        number, move = game.number(2), str(game.options(2)[0])
        with pytest.raises(Refused, match="too_late"):
            await table.submit(2, number, move, by="greedy")
        assert table.game is game

    spend(store, evening)


def test_a_bot_that_is_called_again_answers_the_question_it_had_left(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table, _ = await started(tables)
        async with table.lock:
            # What the bot thinks of now comes too late.
            calling = asyncio.ensure_future(lobby.stand_in(table, 2, True))
            leaving = asyncio.ensure_future(lobby.stand_in(table, 2, False))
        await asyncio.gather(calling, leaving)
        await lobby.stand_in(table, 2, True)
        while not table.moves:
            await table.changed.emitted(10)
        assert table.moves[0][0] == 2

    spend(store, evening)


@pytest.mark.parametrize("people", [0, 1])
def test_bots_that_want_the_same_board_all_settle_in_the_end(store: Store, people: int) -> None:
    async def evening(tables: Tables) -> None:
        options = {"boards": "free_choice"}
        table = await tables.create(game="first_edition", seats=5, options=options, language="en")
        for place in range(people):
            await lobby.sit(table, place, f"Ana {place}")
        await lobby.start(table)
        assert table.game is not None
        for place in range(people):
            await table.submit(place, table.game.number(place), "settle giza A")
        while any(one.question == "board" for one in table.game.waiting()):
            await table.changed.emitted(10)
        await lobby.end(table)

    spend(store, evening)


def test_nobody_moves_or_comes_back_with_a_key_that_died_while_waiting(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table, game = await started(tables)
        old = table.sitters[0]
        await lobby.new_key(table, 0)
        move = str(game.options(0)[0])
        with pytest.raises(Refused, match="unknown_key"):
            await table.submit(0, game.number(0), move, by=old)
        with pytest.raises(Refused, match="unknown_key"):
            await lobby.come_back(table, old)
        assert not table.moves

    spend(store, evening)


def test_seats_can_be_taken_changed_and_left_before_the_game(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table = await opened(tables, "Ana", "Ana")
        assert table.names() == ["Ana", "Ana 2", ""]
        sitter = table.sitters[0]
        await lobby.swap(table, 0, 2)
        assert (table.names(), sitter.place) == (["", "Ana 2", "Ana"], 2)
        await lobby.leave(table, 2)
        assert table.sitters[2] is not sitter
        await lobby.add_bot(table, 0)
        assert table.info.seats[0].bot
        with pytest.raises(StorageError, match="seat_taken"):
            await lobby.sit(table, 1, "Bruno")

    spend(store, evening)


def test_nobody_joins_moves_or_leaves_during_a_game(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table, _ = await started(tables)
        for deed in (
            lobby.sit(table, 0, "Dora"),
            lobby.leave(table, 0),
            lobby.swap(table, 0, 1),
            lobby.add_bot(table, 0),
            lobby.start(table),
        ):
            with pytest.raises(Refused, match="already_playing"):
                await deed

    spend(store, evening)


def test_a_claim_that_is_granted_replaces_the_old_keys(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table, _ = await started(tables)
        claims, before = Claims(), table.sitters[1]
        claim = claims.make(table, 1)
        assert claims.waiting(table) == [claim]
        await claims.answer(claim, True)
        assert claim.token
        assert table.sitters[1] is not before
        assert claims.waiting(table) == []

    spend(store, evening)


def test_the_hosts_menu_is_drawn_from_what_it_shows_and_nothing_else(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table, claims = await opened(tables, "Ana", "Bruno"), Claims()
        seen = [sight(table, claims.waiting(table), None)]

        def look(moving: int | None = None) -> None:
            seen.append(sight(table, claims.waiting(table), moving))

        look(0)
        await lobby.sit(table, 2, "Carla")
        look()
        await lobby.swap(table, 0, 1)
        look()
        await lobby.start(table)
        look()
        claim = claims.make(table, 1)
        look()
        await claims.answer(claim, False)
        await lobby.stand_in(table, 2, True)
        look()
        await lobby.end(table)
        look()
        assert all(before != after for before, after in pairwise(seen))

    spend(store, evening)


def test_a_choice_leaves_the_hosts_menu_alone(store: Store) -> None:
    async def evening(tables: Tables) -> None:
        table, game = await started(tables)
        before = sight(table, [], None)
        for seat in range(3):
            await table.submit(seat, game.number(seat), str(game.options(seat)[0]))
            assert sight(table, [], None) == before

    spend(store, evening)


def test_the_hand_goes_to_the_newest_tab_and_stays_when_older_ones_come_back() -> None:
    sitter = Sitter(0)
    sitter.come("phone", frozenset({"a"}))
    sitter.come("tablet", frozenset({"b"}))
    assert sitter.device == "tablet"
    sitter.come("phone, reloaded", frozenset({"a"}))
    sitter.come("phone, under another name", frozenset({"c", "a"}))
    sitter.come("phone, once more", frozenset({"d", "c"}))
    assert sitter.device == "tablet"
    sitter.come("tablet, reloaded", frozenset({"e", "b"}))
    assert sitter.device == "tablet, reloaded"
    sitter.take("phone", frozenset({"d"}))
    sitter.come("tablet", frozenset({"e"}))
    assert sitter.device == "phone"


def test_however_many_tabs_come_few_are_remembered() -> None:
    sitter = Sitter(0)
    for number in range(10 * MOST_TABS):
        sitter.come(str(number), frozenset({str(number)}))
    assert len(sitter.known) <= 2 * MOST_TABS
