"""The reveal of a turn as a scene: what everybody did, which coins moved, where the hands went."""

from collections.abc import Iterable, Iterator, Sequence

from engine.draft.view import DraftView
from engine.events import Built, Earned, Event, Passed, Raised, Sold, Traded
from ui.i18n import Speaker
from ui.scenes import shapes
from ui.scenes.cards import card_scene
from ui.scenes.setting import Setting
from ui.words import read_events

BANK = -1
"""Stands for the bank where a place is named."""


def reveal_scene(setting: Setting) -> shapes.Reveal:
    """Show the last turn as it happened."""
    view, events = setting.view, read_events(setting.view.story)
    return {
        "deeds": list(_deeds(events, view.game, setting.speaker)),
        "coins": [trip for event in events for trip in _coins(event)],
        "hands": [trip for event in events for trip in _hands(event, view)],
    }


def _deeds(events: Iterable[Event], game: str, speaker: Speaker) -> Iterator[shapes.Deed]:
    for event in events:
        match event:
            case Built(city, card):
                shown = card_scene(game, card, speaker)
                yield {"place": city, "kind": "build", "n": 0, "card": shown}
            case Raised(city, stage):
                yield {"place": city, "kind": "stage", "n": stage, "card": None}
            case Sold(city, coins):
                yield {"place": city, "kind": "sell", "n": coins, "card": None}
            case _:
                pass


def _coins(event: Event) -> Sequence[shapes.Trip]:
    match event:
        case Traded(buyer, seller, coins):
            return [{"from": buyer, "to": seller, "coins": coins}]
        case Built(city, bank=bank) | Raised(city, bank=bank) if bank:
            return [{"from": city, "to": BANK, "coins": bank}]
        case Sold(city, coins) | Earned(city, coins) if coins:
            return [{"from": BANK, "to": city, "coins": coins}]
        case _:
            return []


def _hands(event: Event, view: DraftView) -> Sequence[shapes.Trip]:
    if not isinstance(event, Passed):
        return []
    step = 1 if event.side == "left" else -1
    return [
        {"from": seat, "to": (seat + step) % view.seats, "coins": 0} for seat in range(view.seats)
    ]
