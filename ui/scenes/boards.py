"""The choice of boards and sides as a scene."""

from collections.abc import Sequence

from engine.catalogue import edition
from engine.draft.view import DraftView
from engine.moves import Settle, parse
from ui.i18n import Speaker
from ui.scenes import shapes
from ui.scenes.cards import picture_scene, stage_scenes
from ui.scenes.chosen import chosen_scene
from ui.scenes.setting import Company, Setting
from ui.words import question_title, question_why, side_name, waiting_line
from ui.words.questions import side_title, side_why


def board_scene(view: DraftView, company: Company, speaker: Speaker) -> shapes.Boards:
    """Show a player the boards and sides to choose from."""
    setting = Setting(view, company, speaker)
    asked = setting.own.asked
    moves = [parse(text) for text in asked.boards] if asked else []
    settles = [move for move in moves if isinstance(move, Settle)]
    title, why = _words(settles, speaker) if asked else (speaker.say("You have chosen"), "")
    taken = [move for text in setting.own.chosen if isinstance(move := parse(text), Settle)]
    return {
        "number": setting.own.number,
        "title": title,
        "why": why,
        "choices": [_choice(setting, settle) for settle in settles],
        "chosen": chosen_scene(setting),
        "taken": _choice(setting, taken[0]) if taken else None,
        "wait": waiting_line(setting.others_thinking, speaker),
    }


def _words(settles: Sequence[Settle], speaker: Speaker) -> tuple[str, str]:
    if len({settle.board for settle in settles}) == 1:
        return side_title(speaker), side_why(speaker)
    return question_title("board", False, speaker), question_why("board", False, speaker)


def _choice(setting: Setting, settle: Settle) -> shapes.BoardChoice:
    speaker = setting.speaker
    board = setting.edition.board[settle.board]
    return {
        "move": str(settle),
        "label": speaker.say(
            "Choose {board}, side {side}",
            board=speaker.name(board.names),
            side=side_name(settle.side, speaker),
        ),
        "wonder": speaker.name(board.wonders),
        "side": side_name(settle.side, speaker),
        "resource": board.resource or "",
        "picture": picture_scene(setting.view.game, settle.board, settle.side, 0),
        "stages": stage_scenes(setting.view.game, settle.board, settle.side, None, speaker),
    }


def settling_scene(view: DraftView) -> list[shapes.Picture | None]:
    """Show what everybody may see of the boards while they are chosen, by seat."""
    first = edition(view.game).sides[0]
    return [
        picture_scene(view.game, seat.board, seat.side or first, 0) if seat.board else None
        for seat in view.settling
    ]
