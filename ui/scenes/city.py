"""A city as a scene."""

from collections.abc import Iterable

from engine.draft.view import DraftView
from ui.i18n import Speaker
from ui.scenes import shapes
from ui.scenes.cards import card_scene, picture_scene, stage_scenes
from ui.scenes.setting import Company, Setting
from ui.scenes.tokens import icon, lasting_tokens, options_tokens
from ui.words import COLOURS, side_name


def city_scene(view: DraftView, place: int, company: Company, speaker: Speaker) -> shapes.City:
    """Show a city in full."""
    setting = Setting(view, company, speaker)
    return {**_place(setting, place), "groups": _groups(setting, view.cities[place].cards)}


def tile_scene(setting: Setting, place: int) -> shapes.Tile:
    """Show a city among the others."""
    stacks = _groups(setting, setting.view.cities[place].cards)
    return {**_place(setting, place), "groups": [_stack(setting, group) for group in stacks]}


def _player(setting: Setting) -> str:
    """Say who plays for the Free City in this turn."""
    holder = setting.view.holder
    return "" if holder is None else setting.speaker.say("{name} plays", name=setting.names[holder])


def _place(setting: Setting, place: int) -> shapes.Place:
    view, speaker = setting.view, setting.speaker
    city = view.cities[place]
    board = setting.edition.board[city.board]
    free = setting.is_free_city(place)
    return {
        "place": place,
        "name": setting.names[place],
        "you": view.own is not None and view.own.seat == place,
        "bot": not free and setting.company.bots[place],
        "free_city": free,
        "played_by": _player(setting) if free else "",
        "board_name": speaker.name(board.names),
        "wonder": speaker.name(board.wonders),
        "side": side_name(city.side, speaker),
        "resource": board.resource or "",
        "picture": picture_scene(view.game, city.board, city.side, city.stages),
        "stages": stage_scenes(view.game, city.board, city.side, city.stages, speaker),
        "coins": city.coins,
        "shields": city.shields,
        "victories": list(city.victories),
        "defeats": city.defeats,
        "symbols": [token for options in city.symbols for token in options_tokens(options)],
        "makes": [[icon(option) for option in options] for options in city.production],
        "points": city.points,
        "thinking": any(one.seat == place for one in view.thinking),
        "labels": _labels(speaker),
    }


def _groups(setting: Setting, cards: Iterable[str]) -> list[shapes.Group]:
    shown = [card_scene(setting.view.game, card, setting.speaker) for card in cards]
    return [
        {
            "colour": colour,
            "word": setting.speaker.say(word),
            "cards": [card for card in shown if card["colour"] == colour],
        }
        for colour, word in COLOURS.items()
        if any(card["colour"] == colour for card in shown)
    ]


def _stack(setting: Setting, group: shapes.Group) -> shapes.Stack:
    cards = setting.edition.card
    built: list[shapes.Built] = [
        {"name": card["name"], "effect": lasting_tokens(cards[card["id"]].effects)}
        for card in group["cards"]
    ]
    return {"colour": group["colour"], "word": group["word"], "cards": built}


def _labels(speaker: Speaker) -> shapes.CityLabels:
    return {
        "coins": speaker.say("Coins"),
        "shields": speaker.say("Shields"),
        "victories": speaker.say("from victories"),
        "defeats": speaker.say("from defeats"),
        "science": speaker.say("Science"),
        "makes": speaker.say("Makes"),
        "points": speaker.say("Points so far"),
        "stages": speaker.say("Wonder stages"),
        "nothing_built": speaker.say("Nothing built yet"),
    }
