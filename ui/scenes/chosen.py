"""What a player has chosen, in words, for that player's eyes."""

from engine.draft.state import SALE
from engine.moves import Build, Move, Raise, Sell, Settle, parse
from ui.scenes import shapes
from ui.scenes.setting import Setting
from ui.words import coins, side_name
from ui.words.payments import payment_lines


def chosen_scene(setting: Setting) -> shapes.Chosen | None:
    """Show the choices of this turn: the first for the own city, the next for the Free City."""
    moves = [parse(text) for text in setting.own.chosen]
    if not moves:
        return None
    own, *others = moves
    lines = _lines(setting, setting.own.seat, own)
    for move in others:
        place = setting.view.seats
        lines += [_for_free_city(setting, place, move), *_lines(setting, place, move)]
    change = setting.speaker.say("Change")
    return {"title": _for_you(setting, setting.own.seat, own), "lines": lines, "change": change}


def _for_you(setting: Setting, place: int, move: Move) -> str:
    say = setting.speaker.say
    match move:
        case Build(card):
            return say("You build {card}", card=setting.card_name(card))
        case Raise():
            return say("You build stage {n} of your wonder", n=_next_stage(setting, place))
        case Sell(card):
            return say("You sell {card}", card=setting.card_name(card))
        case Settle(board, side):
            name = setting.speaker.name(setting.edition.board[board].names)
            place_name = side_name(side, setting.speaker)
            return say("You settle in {board}, side {side}", board=name, side=place_name)
        case _:
            return say("You take nothing")


def _for_free_city(setting: Setting, place: int, move: Move) -> str:
    say = setting.speaker.say
    match move:
        case Build(card):
            return say("The Free City builds {card}", card=setting.card_name(card))
        case Raise():
            return say(
                "The Free City builds stage {n} of its wonder", n=_next_stage(setting, place)
            )
        case Sell(card):
            return say("The Free City sells {card}", card=setting.card_name(card))
        case _:
            return say("The Free City takes nothing")


def _lines(setting: Setting, place: int, move: Move) -> list[str]:
    speaker = setting.speaker
    match move:
        case Build(_, _, payment):
            return payment_lines(payment, setting.neighbour_names(place), speaker)
        case Raise(card, payment):
            under = speaker.say("{card} goes under the wonder", card=setting.card_name(card))
            return [under, *payment_lines(payment, setting.neighbour_names(place), speaker)]
        case Sell():
            return [speaker.say("{coins} from the bank", coins=coins(SALE, speaker))]
        case _:
            return []


def _next_stage(setting: Setting, place: int) -> int:
    return setting.view.cities[place].stages + 1
