"""The store: one connection, one thread, a transaction a call."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from storage.db import Store
from storage.errors import InUse, NotSaved
from storage.games import add_move, moves_of
from storage.models import SeatRow
from storage.seats import sit
from storage.tables import get_table, list_tables
from tests.storage.evening import MOVES, new_game, new_table, play, played


def pragma(store: Store, name: str) -> object:
    """What SQLite says of a setting."""
    return store.call(
        lambda session: session.connection().exec_driver_sql(f"PRAGMA {name}").scalar()
    )


def test_a_commit_is_on_the_disk_before_it_is_told(store: Store) -> None:
    assert pragma(store, "journal_mode") == "wal"
    assert pragma(store, "synchronous") == 2
    assert pragma(store, "foreign_keys") == 1


def test_the_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "one" / "two" / "heptapolis.db"
    with Store(path):
        assert path.exists()


def test_what_is_stored_is_there_the_next_day(path: Path) -> None:
    with Store(path) as store:
        play(store, new_game(store), MOVES[:7])
        tables = store.call(list_tables)
    with Store(path) as store:
        assert store.call(list_tables) == tables
        assert played(store) == MOVES[:7]


def test_everything_runs_on_one_thread_in_the_order_asked(store: Store) -> None:
    def here(session: Session) -> int:
        return threading.get_ident()

    futures = [store.submit(here) for _ in range(20)]
    threads = {future.result() for future in futures}
    assert len(threads) == 1
    assert threading.get_ident() not in threads


def test_many_threads_may_ask_at_once(store: Store) -> None:
    game = new_game(store)
    added = []

    def hurry(seat: int) -> None:
        for number in range(1, 31):
            future = store.submit(
                add_move, game_id=game.id, number=number, seat=seat, text="decline"
            )
            if not future.exception():
                added.append(number)

    threads = [threading.Thread(target=hurry, args=(seat,)) for seat in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    moves = store.call(moves_of, game_id=game.id)
    assert [move.number for move in moves] == sorted(added)


def test_a_call_that_fails_changes_nothing(store: Store) -> None:
    table = new_table(store)

    def sit_and_stumble(session: Session) -> None:
        sit(session, table_id=table.id, place=0, name="Ana")
        session.flush()
        raise LookupError

    with pytest.raises(LookupError):
        store.call(sit_and_stumble)
    assert store.call(get_table, table_id=table.id) == table


def test_a_mistake_of_our_own_is_not_blamed_on_the_disk(store: Store) -> None:
    with pytest.raises(IntegrityError):
        store.call(lambda session: session.add(SeatRow(table_id=99, place=0)))
    new_table(store)


def test_an_error_tells_no_secrets(store: Store) -> None:
    with pytest.raises(IntegrityError) as error:
        store.call(lambda session: session.add(SeatRow(table_id=99, place=0, name="secret")))
    assert "secret" not in str(error.value)


def test_a_closed_store_saves_nothing(path: Path) -> None:
    store = Store(path)
    store.close()
    store.close()
    with pytest.raises(NotSaved, match="closed"):
        store.call(list_tables)


def test_closing_finishes_what_is_under_way(path: Path) -> None:
    store = Store(path)
    game = new_game(store)
    futures = [
        store.submit(add_move, game_id=game.id, number=n, seat=0, text="decline")
        for n in range(1, 20)
    ]
    store.close()
    assert [future.exception() for future in futures] == [None] * 19
    assert not path.with_name(path.name + "-wal").exists()


def test_a_second_process_is_refused(store: Store, path: Path) -> None:
    open_it = "from pathlib import Path; from storage.db import Store; Store(Path({!r}))"
    root = Path(__file__).parents[2]
    second = subprocess.run(
        [sys.executable, "-c", open_it.format(str(path))],
        cwd=root,
        capture_output=True,
        text=True,
    )
    assert "InUse: in_use" in second.stderr
    new_table(store)


def test_a_second_store_in_this_process_is_refused(store: Store, path: Path) -> None:
    with pytest.raises(InUse, match="in_use"):
        Store(path)
    new_table(store)
