"""Scenes: views put into words, as plain data for the surfaces to draw."""

from ui.scenes.boards import board_scene
from ui.scenes.cardlist import cardlist_scene
from ui.scenes.city import city_scene
from ui.scenes.conflict import conflict_scene
from ui.scenes.hand import hand_scene
from ui.scenes.score import score_scene
from ui.scenes.setting import Company
from ui.scenes.status import status_scene
from ui.scenes.symbols import symbols_scene
from ui.scenes.table import table_scene
from ui.scenes.tips import tips_scene

__all__ = [
    "Company",
    "board_scene",
    "cardlist_scene",
    "city_scene",
    "conflict_scene",
    "hand_scene",
    "score_scene",
    "status_scene",
    "symbols_scene",
    "table_scene",
    "tips_scene",
]
