"""What is always in sight on a phone, as a scene."""

from typing import TypedDict

from engine.draft.view import DraftView
from ui.i18n import Speaker
from ui.scenes.setting import Company, Setting
from ui.scenes.table import passing_word
from ui.words import AGES, waiting_line


class Neighbour(TypedDict):
    """A neighbour's strength, at a glance."""

    name: str
    shields: int


class Status(TypedDict):
    """What is always in sight on a phone."""

    age: str
    turn: str
    coins: int | None
    shields: int | None
    left: Neighbour | None
    right: Neighbour | None
    passing: str
    passing_word: str
    waiting_line: str


def status_scene(view: DraftView, company: Company, speaker: Speaker) -> Status:
    """Show a player the own coins and shields, both neighbours' shields, and who is awaited."""
    setting = Setting(view, company, speaker)
    seat = setting.own.seat
    city = view.cities[seat] if view.cities else None
    return {
        "age": AGES[view.age],
        "turn": f"{view.turn}/{view.turns}" if city else "",
        "coins": city.coins if city else None,
        "shields": city.shields if city else None,
        "left": _neighbour(setting, setting.left_of(seat)) if city else None,
        "right": _neighbour(setting, setting.right_of(seat)) if city else None,
        "passing": view.pass_side,
        "passing_word": passing_word(view.pass_side, speaker),
        "waiting_line": waiting_line(setting.others_thinking, speaker),
    }


def _neighbour(setting: Setting, place: int) -> Neighbour:
    return {"name": setting.names[place], "shields": setting.view.cities[place].shields}
