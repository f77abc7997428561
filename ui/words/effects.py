"""Effects in words: one plain sentence for a card or a stage."""

from collections.abc import Mapping, Sequence

from engine.describe import Key, Phrase, describe
from engine.effects import Effect
from engine.resources import MANUFACTURED, RAW
from ui.i18n import N_, Speaker
from ui.words.nouns import (
    RESOURCE_NAMES,
    SYMBOLS,
    amount,
    coins,
    points,
    sentence,
    shields,
    things,
)

POWERS: Mapping[Key, str] = {
    "free_always": N_("lets you have certain cards without their cost"),
    "free_once_an_age": N_("lets you build one structure an age without its cost"),
    "free_new_colour": N_("lets you build your first structure of each colour without its cost"),
    "free_first_turn": N_("lets you build in the first turn of each age without the cost"),
    "free_last_turn": N_("lets you build in the last turn of each age without the cost"),
    "pick": N_("lets you build a card from the discard without its cost"),
    "last_card": N_("lets you play the last card of each age instead of discarding it"),
    "copy_guild": N_("scores a guild of one neighbour at the end as if it were yours"),
}
KINDS: Mapping[tuple[str, ...], str] = {
    RAW: N_("raw materials"),
    MANUFACTURED: N_("manufactured goods"),
}
WHERE: Mapping[tuple[str, ...], str] = {
    ("self",): N_("in this city"),
    ("left", "right"): N_("in both neighbouring cities"),
    ("self", "left", "right"): N_("in this city and both neighbouring ones"),
}
SELLERS: Mapping[tuple[str, ...], str] = {
    ("left",): N_("from the left neighbour"),
    ("right",): N_("from the right neighbour"),
    ("left", "right"): N_("from both neighbours"),
}


def effect_text(effects: Sequence[Effect], speaker: Speaker) -> str:
    """Say what effects do, in one sentence."""
    return sentence(speaker.joined(_clauses(describe(effects), speaker)))


def _clauses(phrases: Sequence[Phrase], speaker: Speaker) -> list[str]:
    match phrases:
        case [
            Phrase("coins_per", earned, counted, where) as paid,
            Phrase("points_per", worth, same, there),
        ] if (counted, where) == (same, there):
            return [_gains_per(paid, earned, worth, speaker)]
        case _:
            return [_clause(phrase, speaker) for phrase in phrases]


def _gains_per(phrase: Phrase, earned: int, worth: int, speaker: Speaker) -> str:
    return speaker.say(
        "gives {coins} at once and {points} at the end for each {thing} {where}",
        coins=coins(earned, speaker),
        points=points(worth, speaker),
        **_counted(phrase, speaker),
    )


def _clause(phrase: Phrase, speaker: Speaker) -> str:
    number = phrase.number
    match phrase.key:
        case "coins":
            return speaker.say("gives {coins} at once", coins=coins(number, speaker))
        case "points":
            return speaker.say("is worth {points}", points=points(number, speaker))
        case "shields":
            return speaker.say("adds {shields}", shields=shields(number, speaker))
        case "coins_per":
            facts = {"coins": coins(number, speaker), **_counted(phrase, speaker)}
            return speaker.say("gives {coins} at once for each {thing} {where}", **facts)
        case "points_per":
            return _points_per(phrase, speaker)
        case "produce":
            return _produce(phrase, speaker)
        case "science":
            return _science(phrase, speaker)
        case "price":
            return _price(phrase, speaker)
        case _:
            return speaker.say(POWERS[phrase.key])


def _counted(phrase: Phrase, speaker: Speaker) -> dict[str, str]:
    return {"thing": things(phrase.things, speaker), "where": speaker.say(WHERE[phrase.places])}


def _points_per(phrase: Phrase, speaker: Speaker) -> str:
    worth = points(phrase.number, speaker)
    if phrase.things == ("finished_wonder",) and phrase.places == ("self",):
        return speaker.say("is worth {points} if the wonder of this city is finished", points=worth)
    counted = _counted(phrase, speaker)
    return speaker.say("is worth {points} for each {thing} {where}", points=worth, **counted)


def _produce(phrase: Phrase, speaker: Speaker) -> str:
    made = [amount(option, phrase.number, speaker) for option in phrase.things]
    return speaker.say("makes {goods} every turn", goods=speaker.either(made))


def _science(phrase: Phrase, speaker: Speaker) -> str:
    shown = [speaker.say(word) for symbol, word in SYMBOLS.items() if symbol in phrase.things]
    if len(shown) == 1:
        return speaker.say("adds {symbol} to the science of the city", symbol=shown[0])
    return speaker.say(
        "counts at the end as {symbols}, whichever is worth most", symbols=speaker.either(shown)
    )


def _price(phrase: Phrase, speaker: Speaker) -> str:
    names = [speaker.say(word) for good, word in RESOURCE_NAMES.items() if good in phrase.things]
    kind = KINDS.get(phrase.things)
    return speaker.say(
        "lets you buy {goods} {sellers} for {coins} each",
        goods=speaker.say(kind) if kind else speaker.joined(names),
        sellers=speaker.say(SELLERS[phrase.places]),
        coins=coins(phrase.number, speaker),
    )
