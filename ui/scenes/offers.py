"""What can be done with the cards of a hand: badges, actions, and ways to pay."""

from collections.abc import Mapping, Sequence

from engine.draft import offer
from engine.draft.state import SALE
from engine.errors import Fact, Refusal
from engine.moves import Build, Raise, Sell, parse
from ui.i18n import N_
from ui.scenes import shapes
from ui.scenes.cards import card_scene
from ui.scenes.setting import Setting
from ui.words import coins, reason
from ui.words.nouns import capital
from ui.words.payments import detail_of, price_of

POWERS: Mapping[str, str] = {
    "once_an_age": N_("Free build of this age"),
    "new_colour": N_("Free: first of its colour"),
    "first_turn": N_("Free: first turn of the age"),
    "last_turn": N_("Free: last turn of the age"),
}
ALREADY_BUILT = Refusal("already_built")


def offered_card(setting: Setting, place: int, key: str, made: offer.Offer) -> shapes.HandCard:
    """Show a card of the hand with everything a city may do with it."""
    builds = sorted(made.build, key=_dearness)
    actions = [
        _action(setting, place, "build", builds, made.build_refused),
        _action(setting, place, "stage", made.stage, made.stage_refused),
        _sale(setting, place, made),
    ]
    card = card_scene(setting.view.game, made.card, setting.speaker)
    badge = _badge(setting, builds[0].how, _total(builds[0])) if builds else _no(setting)
    return {**card, "key": key, "badge": badge, "actions": actions}


def discarded_card(setting: Setting, place: int, key: str, card: str) -> shapes.HandCard:
    """Show a card of the discard, to be taken unless the city has its like."""
    cards, say = setting.edition.card, setting.speaker.say
    built = {cards[one].name for one in setting.view.cities[place].cards}
    free = cards[card].name not in built
    ways: list[shapes.Way] = []
    if free:
        move = str(Build(card, "discard"))
        ways = [{"move": move, "label": say("Free"), "detail": say("Costs nothing"), "total": 0}]
    action: shapes.Action = {
        "kind": "take",
        "label": say("Take"),
        "enabled": free,
        "reason": "" if free else _reason(setting, place, ALREADY_BUILT),
        "ways": ways,
    }
    shown = card_scene(setting.view.game, card, setting.speaker)
    badge = _badge(setting, "free", 0) if free else _no(setting)
    # What it would cost is of no matter here.
    return {**shown, "cost": [], "key": key, "badge": badge, "actions": [action]}


def chosen_card(setting: Setting, key: str, move: Build | Raise | Sell) -> shapes.HandCard:
    """Show a card that was chosen, with nothing more to be done with it."""
    if isinstance(move, Sell):
        text = setting.speaker.say("Sell +{n}", n=SALE)
        badge: shapes.Badge = {"kind": "free", "n": 0, "text": text}
    else:
        how = move.how if isinstance(move, Build) else "paid"
        badge = _badge(setting, how, move.payment.total)
    shown = card_scene(setting.view.game, move.card, setting.speaker)
    return {**shown, "key": key, "badge": badge, "actions": []}


def _dearness(way: offer.Way) -> tuple[int, bool]:
    """Put the cheapest first, and what is used up after what is not."""
    return _total(way), way.how == "once_an_age"


def _total(way: offer.Way) -> int:
    return way.left + way.right + way.bank


def _badge(setting: Setting, how: str, total: int) -> shapes.Badge:
    say = setting.speaker.say
    if total:
        return {"kind": "pay", "n": total, "text": coins(total, setting.speaker)}
    match how:
        case "chain":
            return {"kind": "chain", "n": 0, "text": say("Chain")}
        case "paid":
            return {"kind": "own", "n": 0, "text": say("Own")}
        case _:
            return {"kind": "free", "n": 0, "text": say("Free")}


def _no(setting: Setting) -> shapes.Badge:
    return {"kind": "no", "n": 0, "text": setting.speaker.say("Not possible")}


def _action(
    setting: Setting,
    place: int,
    kind: str,
    ways: Sequence[offer.Way],
    refused: Refusal | None,
) -> shapes.Action:
    say = setting.speaker.say
    return {
        "kind": kind,
        "label": say("Build") if kind == "build" else say("Wonder stage"),
        "enabled": bool(ways),
        "reason": _reason(setting, place, refused) if refused else "",
        "ways": [_way(setting, place, way) for way in ways],
    }


def _sale(setting: Setting, place: int, made: offer.Offer) -> shapes.Action:
    say = setting.speaker.say
    ways: list[shapes.Way] = []
    if made.sale:
        earned = coins(SALE, setting.speaker)
        detail = say("{coins} from the bank", coins=earned)
        ways = [{"move": made.sale, "label": say("Sell"), "detail": detail, "total": 0}]
    return {
        "kind": "sell",
        "label": say("Sell +{n}", n=SALE),
        "enabled": bool(ways),
        "reason": _reason(setting, place, made.sale_refused) if made.sale_refused else "",
        "ways": ways,
    }


def _way(setting: Setting, place: int, way: offer.Way) -> shapes.Way:
    names = setting.neighbour_names(place)
    total = _total(way)
    if total:
        label = price_of(way, names, setting.speaker)
        detail = detail_of(way, names, setting.speaker)
    else:
        label, detail = _free_way(setting, place, way)
    return {"move": way.move, "label": label, "detail": detail, "total": total}


def _free_way(setting: Setting, place: int, way: offer.Way) -> tuple[str, str]:
    say = setting.speaker.say
    match way.how:
        case "free":
            return say("Free"), say("Costs nothing")
        case "chain":
            return say("By chain"), say("Free with {card}", card=_chain(setting, place, way))
        case "paid":
            return say("Own resources"), say("The city makes everything itself")
        case _:
            return say(POWERS[way.how]), say("The wonder lets it be built without its cost")


def _chain(setting: Setting, place: int, way: offer.Way) -> str:
    """Name what stands in the city and makes a card free."""
    move = parse(way.move)
    from_these = setting.edition.card[move.card].chain_from if isinstance(move, Build) else ()
    built = setting.view.cities[place].cards
    return setting.speaker.joined([setting.card_name(one) for one in from_these if one in built])


def _reason(setting: Setting, place: int, refused: Refusal) -> str:
    sold = {good for city in setting.neighbours(place) for made in city.for_sale for good in made}
    facts: Mapping[str, Fact] = {"resources": refused.resources, "coins": refused.coins}
    return capital(reason(refused.code, facts, setting.speaker, sold))
