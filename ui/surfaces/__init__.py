"""Surfaces: what the game looks like, drawn by the browser from one scene each."""

from ui.surfaces.cardlist import CardList
from ui.surfaces.city import CityPanel
from ui.surfaces.conflict import ConflictBoard
from ui.surfaces.hand import Action, Hand, Move, Withdraw
from ui.surfaces.picture import WonderPicture
from ui.surfaces.scoresheet import ScoreSheet
from ui.surfaces.speaker import Loudspeaker
from ui.surfaces.surface import Scene, Surface
from ui.surfaces.tabletop import Tabletop
from ui.surfaces.tips import TipBar, TipSwitch

__all__ = [
    "Action",
    "CardList",
    "CityPanel",
    "ConflictBoard",
    "Hand",
    "Loudspeaker",
    "Move",
    "Scene",
    "ScoreSheet",
    "Surface",
    "Tabletop",
    "TipBar",
    "TipSwitch",
    "Withdraw",
    "WonderPicture",
]
