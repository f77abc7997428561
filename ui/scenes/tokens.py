"""Tokens: costs and effects as rows of drawn things."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from engine.describe import Key, Phrase, describe
from engine.effects import Effect
from engine.resources import MANUFACTURED, RAW, Cost, unpack
from ui.scenes.shapes import Token

ANY: Mapping[tuple[str, ...], str] = {RAW: "any_raw", MANUFACTURED: "any_manufactured"}
POWERS: Mapping[Key, tuple[str, ...]] = {
    "free_once_an_age": ("free",),
    "free_new_colour": ("free",),
    "free_first_turn": ("free",),
    "free_last_turn": ("free",),
    "pick": ("pick",),
    "last_card": ("last_card",),
    "copy_guild": ("copy", "purple"),
}
AT_ONCE = ("coins", "coins_per")
FINISHED = "finished_wonder"
TIMES = "\u00d7"


def icon(name: str) -> Token:
    """Draw a thing."""
    return {"icon": name}


def counted(name: str, n: int) -> Token:
    """Draw a thing with its number."""
    return {"icon": name, "n": n}


def sign(text: str) -> Token:
    """Write a sign between things."""
    return {"text": text}


def cost_tokens(cost: Cost) -> list[Token]:
    """Draw a cost: the coins, then every unit."""
    paid = [counted("coin", cost.coins)] if cost.coins else []
    return paid + [icon(resource) for resource in unpack(cost.need)]


def options_tokens(options: Sequence[str]) -> list[Token]:
    """Draw things of which one is chosen."""
    if tuple(options) in ANY:
        return [icon(ANY[tuple(options)])]
    first, *others = options
    return [icon(first), *(token for other in others for token in (sign("/"), icon(other)))]


def effect_tokens(effects: Sequence[Effect]) -> list[Token]:
    """Draw what effects do."""
    return _row(describe(effects))


@cache
def lasting_tokens(effects: tuple[Effect, ...]) -> list[Token]:
    """Draw what effects go on doing: coins that came at once are in the treasury."""
    return _row([phrase for phrase in describe(effects) if phrase.key not in AT_ONCE])


def _row(phrases: Sequence[Phrase]) -> list[Token]:
    match phrases:
        case [
            Phrase("coins_per", coins, things, places),
            Phrase("points_per", points, same, there),
        ] if (things, places) == (same, there):
            gains = [counted("coin", coins), counted("point", points)]
            return [*gains, sign(TIMES), *_things(things), *_places(places)]
        case _:
            return [token for phrase in phrases for token in _phrase(phrase)]


def _phrase(phrase: Phrase) -> list[Token]:
    key, number, things, places = phrase
    match key:
        case "coins":
            return [counted("coin", number)]
        case "points":
            return [counted("point", number)]
        case "shields":
            return [icon("shield")] * number
        case "coins_per" | "points_per":
            gain = counted("coin" if key == "coins_per" else "point", number)
            return [gain, sign(TIMES), *_things(things), *_places(places)]
        case "produce":
            return options_tokens(things) * number
        case "science":
            return options_tokens(things)
        case "price":
            side = icon("both" if len(places) > 1 else places[0])
            return [side, *options_tokens(things), sign("="), counted("coin", number)]
        case _:
            return [icon(name) for name in POWERS[key]]


def _things(things: Iterable[str]) -> list[Token]:
    drawn = ["stage" if thing == FINISHED else thing for thing in things]
    return [*options_tokens(drawn), *([icon("check")] if FINISHED in things else [])]


def _places(places: Sequence[str]) -> list[Token]:
    """Draw where things are counted: nothing means here, a plus means here too."""
    beside = [place for place in places if place != "self"]
    if not beside:
        return []
    here_too = [sign("+")] if "self" in places else []
    return [*here_too, icon("both" if len(beside) > 1 else beside[0])]
