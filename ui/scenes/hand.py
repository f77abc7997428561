"""The hand of a phone as a scene."""

from collections.abc import Sequence

from engine.draft.view import Asked, DraftView
from engine.moves import Build, Decline, Raise, Sell, parse
from ui.i18n import Speaker
from ui.scenes import shapes
from ui.scenes.chosen import chosen_scene
from ui.scenes.offers import chosen_card, discarded_card, offered_card
from ui.scenes.setting import Company, Setting
from ui.words import question_title, question_why, thinking_line, waiting_line


def hand_scene(view: DraftView, company: Company, speaker: Speaker) -> shapes.Hand:
    """Show a player what is asked, and every answer."""
    setting = Setting(view, company, speaker)
    asked = setting.own.asked
    title, why = _asked_words(setting, asked) if asked else _waiting_words(setting)
    return {
        "number": setting.own.number,
        "title": title,
        "why": why,
        "cards": _cards(setting, asked) if asked else _chosen_cards(setting),
        "decline": _decline(speaker) if asked and asked.question == "discard" else None,
        "chosen": chosen_scene(setting),
        "from": _giver(view),
        "wait": waiting_line(setting.others_thinking, speaker),
        "labels": _labels(speaker),
    }


def _giver(view: DraftView) -> str | None:
    """Tell from which side the hand came; the first of an age is dealt."""
    if view.turn < 2:
        return None
    return "right" if view.pass_side == "left" else "left"


def _asked_words(setting: Setting, asked: Asked) -> tuple[str, str]:
    free = setting.is_free_city(asked.city)
    question, speaker = asked.question, setting.speaker
    why = question_why(question, free, speaker)
    if question == "card" and not free and setting.view.holder == setting.own.seat:
        why = speaker.say("In this turn you play for the Free City too.")
    return question_title(question, free, speaker), why


def _waiting_words(setting: Setting) -> tuple[str, str]:
    view, say = setting.view, setting.speaker.say
    if view.result:
        return say("The game is over"), ""
    if setting.own.chosen:
        return say("You have chosen"), ""
    asked = [one.question for one in view.thinking]
    return say("Please wait"), thinking_line(setting.thinking, asked, setting.speaker)


def _cards(setting: Setting, asked: Asked) -> list[shapes.HandCard]:
    if asked.question == "discard":
        # Cards that are alike are one choice.
        return [
            discarded_card(setting, asked.city, card, card) for card in dict.fromkeys(asked.discard)
        ]
    keys = _keys(setting, [offer.card for offer in asked.offers])
    return [
        offered_card(setting, asked.city, key, offer)
        for key, offer in zip(keys, asked.offers, strict=True)
    ]


def _chosen_cards(setting: Setting) -> list[shapes.HandCard]:
    chosen = [parse(text) for text in setting.own.chosen]
    moves = [move for move in chosen if isinstance(move, Build | Raise | Sell)]
    keys = _keys(setting, [move.card for move in moves])
    return [chosen_card(setting, key, move) for key, move in zip(keys, moves, strict=True)]


def _keys(setting: Setting, cards: Sequence[str]) -> list[str]:
    """Name cards by their place in the hand, which a card keeps when another is chosen."""
    places = list(enumerate(setting.own.hand))
    keys = []
    for card in cards:
        held = next((place for place in places if place[1] == card), None)
        if held:
            places.remove(held)
        # The last card of the Free City comes from its pile, not from the hand.
        keys.append(str(held[0]) if held else "pile")
    return keys


def _decline(speaker: Speaker) -> shapes.Decline:
    return {"label": speaker.say("Take nothing"), "move": str(Decline())}


def _labels(speaker: Speaker) -> shapes.HandLabels:
    return {
        "confirm": speaker.say("Confirm"),
        "close": speaker.say("Close"),
        "before": speaker.say("The card before"),
        "after": speaker.say("The card after"),
        "from": speaker.say("Free with"),
        "to": speaker.say("Leads to"),
        "cost": speaker.say("Cost"),
        "pending": speaker.say("Sending…"),
        "sort": speaker.say("What I can build first"),
    }
