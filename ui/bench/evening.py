"""Tables with seven people and a game that has just begun, put straight into the store."""

from dataclasses import dataclass
from pathlib import Path

from engine.game import Setup
from storage import games, keys, seats, tables
from storage.db import Store
from ui.app import FILE

PEOPLE = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Giulia")
"""As many as the drafting game seats; with the host's own they are eight phones."""

DEALS = 17
"""How often a game deals new hands after the first."""

_GAME = "first_edition"
_OPTIONS = {"boards": "first_side"}


@dataclass(frozen=True)
class Prepared:
    """A table to be opened on phones and on a TV, as paths."""

    phones: tuple[str, ...]
    tv: str
    host: tuple[str, ...] = ()
    """What the host's phone opens, one after the other."""


def prepare(data: Path, rounds: int) -> list[Prepared]:
    """Set as many tables as the rounds need, and one more to be looked at."""
    count = 1 + -(-rounds // DEALS)
    with Store(data / FILE) as store:
        return [_set(store, seed) for seed in range(1, count + 1)]


def _set(store: Store, seed: int) -> Prepared:
    count = len(PEOPLE)
    table = store.call(
        tables.create_table, game=_GAME, seats=count, language="en", options=_OPTIONS
    )
    tokens = [
        store.call(seats.join, table_id=table.id, place=place, name=name)
        for place, name in enumerate(PEOPLE)
    ]
    setup = Setup(game=_GAME, seats=count, seed=seed, options=_OPTIONS)
    store.call(games.begin_game, table_id=table.id, setup=setup, names=PEOPLE)
    host = store.call(keys.new_key, role="host")
    return Prepared(
        phones=tuple(f"/p/{token}" for token in tokens),
        tv=f"/tv/{table.code}",
        host=(f"/h/{host}", f"/table/{table.code}"),
    )
