"""The conflicts of an age as a scene."""

from collections.abc import Sequence
from typing import TypedDict

from engine.draft.view import DraftView
from engine.events import Fought
from ui.i18n import Speaker
from ui.scenes import shapes
from ui.scenes.cards import picture_scene
from ui.scenes.setting import Company, Setting
from ui.words import AGES, read_events

DEFEAT = -1


class Strength(TypedDict):
    """A city at a border."""

    place: int
    name: str
    shields: int
    picture: shapes.Picture | None
    """None where a player looks at the border of two others: there are many, and little room."""


class Border(TypedDict):
    """Two neighbours that met."""

    left: Strength
    right: Strength
    winner: int | None
    token: int
    text: str
    outcome: str
    """The same, where the names stand beside it."""
    yours: bool


class Gains(TypedDict):
    """What a city gained in the conflicts of an age."""

    place: int
    name: str
    gained: list[int]
    sum: int


class Conflict(TypedDict):
    """The conflicts of an age."""

    title: str
    borders: list[Border]
    totals: list[Gains]
    awaited: str
    """Who is thinking by now, where nothing else on the screen says so."""
    beat: float
    """Seconds for each border where they have just been fought, to be seen being fought; else 0."""


def conflict_scene(
    view: DraftView, company: Company, speaker: Speaker, *, beat: float = 0.0
) -> Conflict | None:
    """Show the last conflicts, border by border; None before the first."""
    setting = Setting(view, company, speaker)
    battles = [event for event in read_events(view.conflict) if isinstance(event, Fought)]
    if not battles:
        return None
    borders = [_border(setting, battle) for battle in battles]
    return {
        "title": speaker.say("Conflicts of Age {age}", age=AGES[battles[0].age]),
        "borders": sorted(borders, key=lambda border: not border["yours"]),
        "totals": [_gains(setting, place, battles) for place in range(len(view.cities))],
        "awaited": "",
        "beat": beat,
    }


def _border(setting: Setting, battle: Fought) -> Border:
    yours = _own(setting) in battle.cities
    left, right = (
        _strength(setting, place, shields, is_drawn=yours or setting.view.own is None)
        for place, shields in zip(battle.cities, battle.shields, strict=True)
    )
    return {
        "left": left,
        "right": right,
        "winner": battle.winner,
        "token": battle.token,
        "text": _text(setting, battle),
        "outcome": _outcome(setting, battle),
        "yours": yours,
    }


def _own(setting: Setting) -> int | None:
    own = setting.view.own
    return own.seat if own else None


def _strength(setting: Setting, place: int, shields: int, *, is_drawn: bool) -> Strength:
    city, game = setting.view.cities[place], setting.view.game
    picture = picture_scene(game, city.board, city.side, city.stages) if is_drawn else None
    return {"place": place, "name": setting.names[place], "shields": shields, "picture": picture}


def _text(setting: Setting, battle: Fought) -> str:
    first, second = battle.cities
    names, say = setting.names, setting.speaker.say
    if battle.winner is None:
        return say("{one} and {other} are level", one=names[first], other=names[second])
    loser = second if battle.winner == first else first
    return say("{winner} beats {loser}", winner=names[battle.winner], loser=names[loser])


def _outcome(setting: Setting, battle: Fought) -> str:
    say = setting.speaker.say
    if battle.winner is None:
        return say("Draw")
    if _own(setting) in battle.cities:
        return say("You win") if battle.winner == _own(setting) else say("You lose")
    return say("{name} wins", name=setting.names[battle.winner])


def _gains(setting: Setting, place: int, battles: Sequence[Fought]) -> Gains:
    gained = [
        battle.token if battle.winner == place else DEFEAT
        for battle in battles
        if place in battle.cities and battle.winner is not None
    ]
    return {"place": place, "name": setting.names[place], "gained": gained, "sum": sum(gained)}
