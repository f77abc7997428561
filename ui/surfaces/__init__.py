"""Surfaces: what the game looks like, drawn by the browser from one scene each."""

from ui.surfaces.city import CityPanel
from ui.surfaces.conflict import ConflictBoard
from ui.surfaces.hand import Action, Hand, Move, Withdraw
from ui.surfaces.scoresheet import ScoreSheet
from ui.surfaces.surface import Scene, Surface
from ui.surfaces.tabletop import Tabletop

__all__ = [
    "Action",
    "CityPanel",
    "ConflictBoard",
    "Hand",
    "Move",
    "Scene",
    "ScoreSheet",
    "Surface",
    "Tabletop",
    "Withdraw",
]
