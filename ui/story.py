"""The story of a game, turn by turn: what happened, and how the points stood."""

from collections.abc import Iterable, Sequence

from pydantic import BaseModel, ConfigDict

from engine.events import Chose, Event, Withdrew, as_data
from engine.game import Game, Setup
from engine.moves import Move
from engine.record import Record, steps


class Chapter(BaseModel):
    """Something that was resolved: a turn, or what was left of one."""

    model_config = ConfigDict(frozen=True)

    age: int
    turn: int
    points: tuple[int, ...]
    events: tuple[dict[str, object], ...]

    @staticmethod
    def after(game: Game, events: Sequence[Event]) -> "Chapter":
        """Tell of what has just been resolved."""
        table = game.view(None)
        return Chapter(
            age=table.age,
            turn=table.turn,
            points=table.standing,
            events=tuple(map(as_data, events)),
        )


def is_news(events: Sequence[Event]) -> bool:
    """Tell whether anything happened beside somebody choosing."""
    return any(not isinstance(event, Chose | Withdrew) for event in events)


def told(setup: Setup, moves: Iterable[tuple[int, Move]]) -> list[Chapter]:
    """Tell the story of a game from its moves."""
    played = steps(Record(setup, tuple(moves)))
    return [Chapter.after(step.after, step.events) for step in played if is_news(step.events)]
