"""A live table: the one place where a game's state, its lock and its listeners are."""

import asyncio
from collections.abc import Callable
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
from storage import games
from storage.db import Store
from storage.errors import NotSaved
from storage.values import GameInfo, SeatInfo, TableInfo
from ui.refusals import Refused
from ui.story import Chapter, is_news, told

_T = TypeVar("_T")
PLAYING_BOT = "greedy"
RETRY = 2.0
"""Seconds until a bot tries again to have its move saved."""


@dataclass(eq=False)
class Sitter:
    """Whoever holds the living keys of a seat; replaced by another one when the keys change."""

    place: int
    device: str = ""
    """The client that shows the hand: the newest."""


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

    async def begin(self, setup: Setup) -> None:
        """Start a game with the people that sit here."""
        async with self.lock:
            if self.is_playing:
                raise Refused("already_playing")
            game = start(setup)
            self.saved = await self.ask(
                games.begin_game, table_id=self.info.id, setup=setup, names=self.names()
            )
            self.game, self.moves, self.story, self.broken = game, [], [], False
            self._thinking.clear()
        self.publish()

    async def submit(self, place: int, number: int, text: str) -> None:
        """Take a move for a seat in answer to a question, save it, show it."""
        # Whoever asked may be gone before it is saved; then it must be shown all the same.
        await asyncio.shield(self._take(place, number, text))

    async def _take(self, place: int, number: int, text: str) -> None:
        async with self.lock:
            if self.game is None or self.saved is None or self.info.ended:
                raise Refused("no_game")
            if self.game.number(place) != number:
                raise Refused("too_late")
            move = parse(text)
            after, events = self.game.apply(place, move)
            await self.ask(
                games.add_move,
                game_id=self.saved.id,
                number=len(self.moves) + 1,
                seat=place,
                text=str(move),
            )
            self.moves.append((place, move))
            self.game = after
            if is_news(events):
                self.story.append(Chapter.after(after, events))
            if after.result():
                await self._finish(after)
        self.publish()

    async def _finish(self, game: Game) -> None:
        assert self.saved is not None
        result = game.view(None).model_dump(mode="json")["result"]
        story = [chapter.model_dump(mode="json") for chapter in self.story]
        await self.ask(games.finish_game, game_id=self.saved.id, result=result, story=story)
        await asyncio.wrap_future(self.store.back_up())

    async def _think(self, game: Game, bot: str, seat: int, number: int) -> None:
        """Let a bot choose in a thread of its own, and answer like anybody else."""
        rng = Random()
        options = answers(game, seat)
        move = await run.io_bound(BOTS[bot], options, outlook(game, seat, rng), rng)
        while move is not None:
            try:
                await self.submit(seat, number, str(move))
            except NotSaved:
                await asyncio.sleep(RETRY)
            except (Refused, IllegalMove):
                # The person took the seat back meanwhile, or the game has ended.
                return
            else:
                return
