"""The choice of boards and sides as a scene."""

from engine.draft.view import DraftView
from engine.moves import Settle, parse
from ui.i18n import Speaker
from ui.scenes import shapes
from ui.scenes.cards import stage_scenes
from ui.scenes.chosen import chosen_scene
from ui.scenes.setting import Company, Setting
from ui.words import question_title, question_why, side_name
from ui.words.questions import side_title, side_why


def board_scene(view: DraftView, company: Company, speaker: Speaker) -> shapes.Boards:
    """Show a player the boards and sides to choose from."""
    setting = Setting(view, company, speaker)
    asked = setting.own.asked
    moves = [parse(text) for text in asked.boards] if asked else []
    settles = [move for move in moves if isinstance(move, Settle)]
    is_dealt = len({settle.board for settle in settles}) == 1
    title, why = question_title("board", False, speaker), question_why("board", False, speaker)
    return {
        "number": setting.own.number,
        "title": side_title(speaker) if is_dealt else title,
        "why": side_why(speaker) if is_dealt else why,
        "choices": [_choice(setting, settle) for settle in settles],
        "chosen": chosen_scene(setting),
    }


def _choice(setting: Setting, settle: Settle) -> shapes.BoardChoice:
    speaker = setting.speaker
    board = setting.edition.board[settle.board]
    return {
        "move": str(settle),
        "board_name": speaker.name(board.names),
        "wonder": speaker.name(board.wonders),
        "side": side_name(settle.side, speaker),
        "resource": board.resource or "",
        "stages": stage_scenes(setting.view.game, settle.board, settle.side, None, speaker),
    }
