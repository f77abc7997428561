"""Tips: what is worth a word when somebody meets it for the first time."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypedDict

from engine.catalogue import edition
from engine.draft.offer import Offer, Way
from engine.draft.view import DraftView
from ui.i18n import N_, Speaker

ORDINARY = ("free", "chain", "paid")
"""The ways to build that need no power of a wonder."""


class Tip(TypedDict):
    """A tip with the icon it speaks of."""

    key: str
    icon: str
    text: str


class TipLabels(TypedDict):
    """The words on the bar of tips."""

    ok: str
    off: str


class Tips(TypedDict):
    """The tips that apply now, the first of them first; one is shown at a moment."""

    moment: str
    tips: list[Tip]
    labels: TipLabels


class _Lesson(NamedTuple):
    icon: str
    text: str
    applies: Callable[[DraftView], bool]


def tips(view: DraftView) -> list[str]:
    """List the tips that apply to what a seat sees now, in order."""
    if view.own is None or not view.cities:
        return []
    return [key for key, lesson in LESSONS.items() if lesson.applies(view)]


def tips_scene(view: DraftView | None, speaker: Speaker) -> Tips:
    """Put the tips into words; none where the game is not in sight."""
    due = tips(view) if view else []
    own = view.own if view else None
    return {
        "moment": f"{view.age}/{view.turn}/{own.number}" if view and own else "",
        "tips": [
            {"key": key, "icon": LESSONS[key].icon, "text": speaker.say(LESSONS[key].text)}
            for key in due
        ],
        "labels": {"ok": speaker.say("OK"), "off": speaker.say("No more tips")},
    }


def _is_choosing(view: DraftView) -> bool:
    """Tell whether the viewer chooses a card for the own city."""
    asked = view.own.asked if view.own else None
    return bool(asked and view.own and asked.question == "card" and asked.city == view.own.seat)


def _is_waiting(view: DraftView) -> bool:
    return bool(view.own and view.own.chosen and not view.own.asked)


def _offers(view: DraftView) -> tuple[Offer, ...]:
    asked = view.own.asked if view.own else None
    return asked.offers if asked and _is_choosing(view) else ()


def _ways(view: DraftView) -> Iterable[Way]:
    return (way for offer in _offers(view) for way in offer.build)


def _must_buy(offer: Offer) -> bool:
    """Tell whether a card can be had only with goods of a neighbour."""
    return bool(offer.build) and all(way.left or way.right for way in offer.build)


def _holds(colour: str) -> Callable[[DraftView], bool]:
    """Look for a colour among the cards to choose from."""

    def holds(view: DraftView) -> bool:
        cards = edition(view.game).card
        return any(cards[offer.card].colour == colour for offer in _offers(view))

    return holds


def _begins(age: int) -> Callable[[DraftView], bool]:
    return lambda view: view.age == age and _is_choosing(view)


LESSONS: Mapping[str, _Lesson] = {
    "end": _Lesson(
        "point",
        N_("Points from all sources are added up here. The tabs below still show every city."),
        lambda view: view.result is not None,
    ),
    "conflict": _Lesson(
        "shield",
        N_(
            "More shields than a neighbour win a token, fewer cost a point. "
            "Each age a victory is worth more."
        ),
        lambda view: bool(view.conflict) and view.turn == 1 and _is_choosing(view),
    ),
    "hand": _Lesson(
        "hand",
        N_("Every card shows what it does and what it costs. Tap one to see what you can do."),
        _is_choosing,
    ),
    "change": _Lesson(
        "check",
        N_("You have chosen. Until the last one has chosen too, you can still change it."),
        _is_waiting,
    ),
    "look_round": _Lesson(
        "both",
        N_("While you wait, look at your neighbours below: what they make you can buy."),
        lambda view: _is_waiting(view) and view.turn > 1,
    ),
    "second_age": _Lesson(
        "brown",
        N_("Age II: hands pass to the right, brown cards make two, and a victory is worth 3."),
        _begins(2),
    ),
    "third_age": _Lesson(
        "purple",
        N_("Age III: no more brown and grey cards. Hands pass to the left, a victory is worth 5."),
        _begins(3),
    ),
    "passed": _Lesson(
        "left",
        N_("Hands pass on after every turn. What you leave, a neighbour may take."),
        lambda view: view.turn > 1 and _is_choosing(view),
    ),
    "last_turn": _Lesson(
        "discard",
        N_("Last turn of the age: you play one card, what is left is discarded. Then conflicts."),
        lambda view: view.turn == view.turns and _is_choosing(view),
    ),
    "chain": _Lesson(
        "chain",
        N_("A card with a chain is free: its forerunner stands in your city."),
        lambda view: any(way.how == "chain" for way in _ways(view)),
    ),
    "power": _Lesson(
        "free",
        N_("Your wonder lets you build a card without its cost: it is among the ways to pay."),
        lambda view: any(way.how not in ORDINARY for way in _ways(view)),
    ),
    "guild": _Lesson(
        "purple",
        N_("Purple cards are guilds: most of them score for what your neighbours have built."),
        _holds("purple"),
    ),
    "sell": _Lesson(
        "coin",
        N_("Nothing you can build? Any card can be sold for 3 coins."),
        lambda view: bool(_offers(view)) and not any(_ways(view)),
    ),
    "buy": _Lesson(
        "coin",
        N_("A coin on a card: you buy what you lack from a neighbour, usually for 2 coins each."),
        lambda view: any(map(_must_buy, _offers(view))),
    ),
    "signs": _Lesson(
        "check",
        N_("The sign in a card's corner: yours for nothing, for so many coins, or not possible."),
        _is_choosing,
    ),
    "stage": _Lesson(
        "stage",
        N_(
            "You can build a wonder stage with any card, face down. "
            "You pay its cost, not the card's."
        ),
        lambda view: any(offer.stage for offer in _offers(view)),
    ),
    "shields": _Lesson(
        "red",
        N_("Red cards bring shields, to be compared with both neighbours when the age ends."),
        _holds("red"),
    ),
    "science": _Lesson(
        "green",
        N_("Green cards: equal symbols score more and more, three different ones 7 besides."),
        _holds("green"),
    ),
}
"""In the order of their weight: at a moment the first that is new is shown."""
