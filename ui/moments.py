"""Moments of games that bots have played: real ones to look at, without people."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random

from engine.bots import BOTS
from engine.bots.bot import outlook
from engine.draft.view import DraftView
from engine.game import Setup
from engine.games import start
from engine.play import answers

SEEDS = range(1, 500)
RARE = ("discard", "last_card")
"""Moments that come up sooner where bots do not think; elsewhere they build handsomer cities."""
Wanted = Callable[[DraftView], bool]


def _asked(view: DraftView) -> str:
    return view.own.asked.question if view.own and view.own.asked else ""


def _is(age: int, turn: int) -> Wanted:
    return lambda view: (view.age, view.turn) == (age, turn) and _asked(view) == "card"


def _waits(view: DraftView) -> bool:
    return view.age == 2 and bool(view.own and view.own.chosen) and not _asked(view)


MOMENTS: Mapping[str, Wanted] = {
    "first_hand": _is(1, 1),
    "hand": _is(2, 3),
    "waiting": _waits,
    "discard": lambda view: _asked(view) == "discard",
    "last_card": lambda view: _asked(view) == "last_card",
    "boards": lambda view: _asked(view) == "board",
    "conflict": _is(3, 1),
    "full": _is(3, 6),
    "score": lambda view: view.result is not None,
}
"""What there is to see, by name."""


@cache
def moment(name: str, cities: int, game: str = "first_edition") -> DraftView:
    """Find a moment as the first seat that comes to it sees it; the same one every time."""
    wanted, bot = MOMENTS[name], "random" if name in RARE else "greedy"
    boards = "free_choice" if name == "boards" else "random"
    for seed in SEEDS:
        setup = Setup(game=game, seats=cities, seed=seed, options={"boards": boards})
        for view in _views(setup, bot, Random(seed)):
            if wanted(view):
                return view
    raise ValueError(f"{name} does not come up with {cities} players")


def _views(setup: Setup, bot: str, rng: Random) -> Iterator[DraftView]:
    game = start(setup)
    while waiting := game.waiting():
        seat = waiting[0].seat
        yield _seen(game.view(seat))
        move = BOTS[bot](answers(game, seat), outlook(game, seat, rng), rng)
        game, _ = game.apply(seat, move)
        yield _seen(game.view(seat))


def _seen(view: object) -> DraftView:
    assert isinstance(view, DraftView)
    return view
