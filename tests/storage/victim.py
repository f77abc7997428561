"""A process that plays and is killed: it goes on where the store says the game stands."""

from multiprocessing.connection import Connection
from pathlib import Path

from storage.db import Store
from storage.games import begin_game
from storage.tables import list_tables
from tests.storage.evening import MOVES, PEOPLE, SETUP, new_game, only_game, play, played


def play_until_killed(path: Path, told: Connection) -> None:
    """Open the store, go on with the game, and tell the number of every move that is saved."""
    told.send("opening")
    with Store(path) as store:
        if not (tables := store.call(list_tables)):
            new_game(store)
        elif not tables[0].playing:
            store.call(begin_game, table_id=tables[0].id, setup=SETUP, names=PEOPLE)
        game, done = only_game(store), len(played(store))
        for move in MOVES[done:]:
            play(store, game, [move])
            told.send(move.number)
        told.send("finished")
        # Nothing is ever said to it: it waits here for its end.
        told.recv()
