"""A live table: the one place where a game's state, its lock and its listeners are."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from nicegui import Event, background_tasks, run

from engine.bots import BOTS
from engine.bots.bot import outlook
from engine.errors import GameError, IllegalMove
from engine.game import Game, Setup, View
from engine.games import start
from engine.moves import Move, parse
from engine.play import answers
from engine.record import replay
from storage import games, tables
from storage.db import Store
from storage.errors import NotSaved, StorageError
from storage.values import GameInfo, SeatInfo, StoredMove, TableInfo
from ui.refusals import Refused
from ui.story import Chapter, is_news, told

log = logging.getLogger(__name__)
_T = TypeVar("_T")
PLAYING_BOT = "greedy"
RETRY = 2.0
"""Seconds until a bot tries again to have its move saved."""
MOST_TABS = 64
"""Names of browser tabs that are remembered for a seat."""


@dataclass(eq=False)
class Sitter:
    """Whoever holds the living keys of a seat; replaced by another one when the keys change."""

    place: int
    device: str = ""
    """The client that shows the hand: the newest."""
    tabs: frozenset[str] = frozenset()
    """The browser tab of that client, under every name it has had."""
    known: frozenset[str] = frozenset()
    """Every tab that has come."""
    read: int = 0
    """The age before which a conflict was shown and put away, on whichever device."""

    def come(self, client: str, tabs: frozenset[str]) -> None:
        """Let a page come; one that only came back leaves the hand where it is."""
        if tabs & self.tabs or not tabs & self.known:
            self.take(client, tabs)
        self.known = tabs | (self.known if len(self.known) < MOST_TABS else self.tabs)

    def take(self, client: str, tabs: frozenset[str]) -> None:
        """Make a page the one that shows the hand."""
        self.device, self.tabs = client, tabs


class LiveTable:
    """A table with its people, and its game if one is on.

    A move is applied, saved, and only then shown: what a screen has shown is never lost.
    """

    def __init__(self, store: Store, info: TableInfo) -> None:
        self.store = store
        self.info = info
        self.saved: GameInfo | None = None
        self.game: Game | None = None
        self.moves: list[tuple[int, Move]] = []
        self.story: list[Chapter] = []
        self.broken = False
        self.lock = asyncio.Lock()
        self.changed: Event[[]] = Event()
        self.tvs: set[str] = set()
        """The TVs that are on, by their clients."""
        self.sitters = [Sitter(seat.place) for seat in info.seats]
        self._thinking: set[tuple[int, int]] = set()
        self._views: tuple[Game | None, dict[int | None, View]] = (None, {})

    async def load(self) -> None:
        """Take up the game that is stored, if any."""
        self.saved = await self.ask(games.current_game, table_id=self.info.id)
        if self.saved is None:
            return
        stored = await self.ask(games.moves_of, game_id=self.saved.id)
        try:
            self.moves = [(move.seat, parse(move.text)) for move in stored]
            self.game = replay(self.saved.setup, self.moves)
            self.story = told(self.saved.setup, self.moves)
        except GameError:
            # Written under other rules: kept as it is, and said on every screen.
            self.broken = True
            return
        if self.game.result() and self.saved.finished_at is None:
            await self._finish(self.game)

    async def ask(self, function: Callable[..., _T], **keywords: object) -> _T:
        """Let the store do something, off the event loop."""
        return await asyncio.wrap_future(self.store.submit(function, **keywords))

    @property
    def is_playing(self) -> bool:
        """Whether a game is on."""
        return self.game is not None and self.game.result() is None

    def seat(self, place: int) -> SeatInfo:
        """Find a seat."""
        return self.info.seats[place]

    def unseat(self, place: int) -> None:
        """Make the keys that were handed out for a seat mean nothing."""
        self.sitters[place] = Sitter(place)

    def check(self, sitter: Sitter) -> None:
        """Refuse somebody whose keys are dead."""
        if self.sitters[sitter.place] is not sitter:
            raise Refused("unknown_key")

    def bot_at(self, place: int) -> str | None:
        """Tell which bot plays a seat now, if one does."""
        seat = self.seat(place)
        return PLAYING_BOT if seat.bot or seat.standing_in else None

    def names(self) -> list[str]:
        """Name whoever sits at the table, people and bots."""
        return [seat.name or seat.bot or "" for seat in self.info.seats]

    def view(self, place: int | None) -> View:
        """Show the game to a seat, or to the table; it is made once for every moment."""
        assert self.game is not None
        if self._views[0] is not self.game:
            self._views = (self.game, {})
        views = self._views[1]
        if place not in views:
            views[place] = self.game.view(place)
        return views[place]

    def publish(self) -> None:
        """Tell every screen, and let bots think that are asked."""
        self.changed.emit()
        if self.game is not None and not self.info.ended:
            for decision in self.game.waiting():
                bot = self.bot_at(decision.seat)
                asked = (decision.seat, decision.number)
                if bot and asked not in self._thinking:
                    self._thinking.add(asked)
                    background_tasks.create(self._think(self.game, bot, *asked))

    async def begin(self, setup: Setup, bots: Mapping[int, str]) -> None:
        """Start a game with the people and the bots that come; the caller holds the lock."""
        game = start(setup)
        names = [name or bots[place] for place, name in enumerate(self.names())]
        self.saved = await self.ask(
            games.begin_game, table_id=self.info.id, setup=setup, names=names, bots=bots
        )
        self.info = await self.ask(tables.get_table, table_id=self.info.id)
        self.game, self.moves, self.story, self.broken = game, [], [], False
        self._thinking.clear()
        self.publish()

    async def submit(
        self, place: int, number: int, text: str, *, by: Sitter | str | None = None
    ) -> None:
        """Take a move for a seat in answer to a question, save it, show it.

        It may be said by whom: somebody who sits there, or a bot of that name.
        """
        # Whoever asked may be gone before it is saved; then it must be shown all the same.
        await asyncio.shield(self._take(place, number, text, by))

    async def _take(self, place: int, number: int, text: str, by: Sitter | str | None) -> None:
        async with self.lock:
            if self.game is None or self.saved is None or self.info.ended:
                raise Refused("no_game")
            # Keys may have changed, or a person come back, while this was waiting for its turn.
            if isinstance(by, Sitter):
                self.check(by)
            elif by and self.bot_at(place) != by:
                raise Refused("too_late")
            if self.game.number(place) != number:
                raise Refused("too_late")
            move = parse(text)
            after, events = self.game.apply(place, move)
            story = [*self.story, Chapter.after(after, events)] if is_news(events) else self.story
            stored = StoredMove(number=len(self.moves) + 1, seat=place, text=str(move))
            if after.result():
                await self._save_end(stored, after, story)
            else:
                await self.ask(games.add_move, game_id=self.saved.id, **stored.model_dump())
            self.moves.append((place, move))
            self.game, self.story = after, story
        self.publish()
        if after.result():
            background_tasks.create(self._back_up())

    async def _save_end(self, move: StoredMove, game: Game, story: Sequence[Chapter]) -> None:
        """Save the last move together with the result: whoever was shown one finds the other."""
        assert self.saved is not None
        ending = {"game_id": self.saved.id, "result": _sheet(game), "story": _told(story)}
        self.saved = await self.ask(games.add_last_move, move=move, **ending)

    async def _finish(self, game: Game) -> None:
        """Finish a game whose last move was saved by a version that kept the result apart."""
        assert self.saved is not None
        ending = {"game_id": self.saved.id, "result": _sheet(game), "story": _told(self.story)}
        self.saved = await self.ask(games.finish_game, **ending)

    async def _back_up(self) -> None:
        try:
            await asyncio.wrap_future(self.store.back_up())
        except StorageError as error:
            # The game itself is saved; the next start or the next end makes another backup.
            log.warning("no backup: %s", error)

    async def _think(self, game: Game, bot: str, seat: int, number: int) -> None:
        """Let a bot choose in a thread of its own, and answer like anybody else."""
        try:
            answered = await self._answer(game, bot, seat, number)
        finally:
            self._thinking.discard((seat, number))
        if not answered and self.game is not game:
            # What it wanted is no longer to be had: it thinks again of how things are now.
            self.publish()

    async def _answer(self, game: Game, bot: str, seat: int, number: int) -> bool:
        rng = Random()
        options = answers(game, seat)
        move = await run.io_bound(BOTS[bot], options, outlook(game, seat, rng), rng)
        while move is not None:
            try:
                await self.submit(seat, number, str(move), by=bot)
            except NotSaved:
                await asyncio.sleep(RETRY)
            except (Refused, IllegalMove):
                # The person took the seat back meanwhile, another took the board, or all is over.
                return False
            else:
                return True
        return False


def _sheet(game: Game) -> object:
    return game.view(None).model_dump(mode="json")["result"]


def _told(story: Sequence[Chapter]) -> list[object]:
    return [chapter.model_dump(mode="json") for chapter in story]
