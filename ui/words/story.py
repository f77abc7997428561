"""The story in words: what cities did, in the third person."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple, get_args

from engine.catalogue import Edition
from engine.events import (
    Built,
    Declined,
    Earned,
    Event,
    Fought,
    Raised,
    Settled,
    Sold,
    Traded,
)
from ui.i18n import N_, Speaker
from ui.words.nouns import coins, side_name

EVENTS: Mapping[str, Callable[..., Event]] = {kind.__name__: kind for kind in get_args(Event)}
STAGES = (
    N_("built the first stage of the wonder"),
    N_("built the second stage of the wonder"),
    N_("built the third stage of the wonder"),
    N_("built the fourth stage of the wonder"),
)


@dataclass(frozen=True)
class Cast:
    """Who takes part in a story: the names of the cities by place, and the cards' edition."""

    names: tuple[str, ...]
    edition: Edition

    def card(self, card: str, speaker: Speaker) -> str:
        """Name a card."""
        return speaker.name(self.edition.card[card].names)


class Line(NamedTuple):
    """A line of a story: whose deed it is, the words that follow the name, and the event."""

    place: int
    text: str
    event: Event
    brief: str
    """The same in fewer words, where room is short."""


def read_events(data: Iterable[Mapping[str, object]]) -> list[Event]:
    """Make events of the plain data that views carry."""
    return [
        EVENTS[str(one["event"])](**{name: one[name] for name in one if name != "event"})
        for one in data
    ]


def tell(events: Sequence[Event], cast: Cast, speaker: Speaker) -> list[Line]:
    """Tell the deeds of cities; a purchase is told with what it was made for."""
    return list(_lines(events, cast, speaker))


def _lines(events: Sequence[Event], cast: Cast, speaker: Speaker) -> Iterator[Line]:
    for number, event in enumerate(events):
        match event:
            case Built(city) | Raised(city):
                after = takewhile(lambda later: isinstance(later, Traded), events[number + 1 :])
                trades = [trade for trade in after if isinstance(trade, Traded)]
                brief = _built(event, [], cast, speaker)
                yield Line(city, _built(event, trades, cast, speaker), event, brief)
            case Settled(city) | Sold(city) | Earned(city) | Declined(city):
                deed = _deed(event, cast, speaker)
                yield Line(city, deed, event, deed)
            case Fought():
                yield _fought(event, cast, speaker)
            case _:
                # The rest is shown by the table itself: turns, ages, hands that pass.
                pass


def _built(event: Built | Raised, trades: Sequence[Traded], cast: Cast, speaker: Speaker) -> str:
    deed = speaker.say(STAGES[event.stage - 1]) if isinstance(event, Raised) else ""
    if isinstance(event, Built):
        deed = _structure(event, cast, speaker)
    paid = [paid_to(cast.names[trade.seller], trade.coins, speaker) for trade in trades]
    if event.bank:
        paid.append(paid_to_bank(event.bank, speaker))
    price = speaker.joined(paid)
    return speaker.say("{deed}, paying {price}", deed=deed, price=price) if paid else deed


def _structure(event: Built, cast: Cast, speaker: Speaker) -> str:
    card = cast.card(event.card, speaker)
    match event.how:
        case "free" | "paid":
            return speaker.say("built {card}", card=card)
        case "chain":
            return speaker.say("built {card}, free by its chain", card=card)
        case "discard":
            return speaker.say("took {card} from the discard", card=card)
        case _:
            return speaker.say("built {card} without its cost", card=card)


def _deed(event: Settled | Sold | Earned | Declined, cast: Cast, speaker: Speaker) -> str:
    match event:
        case Settled(_, board, side):
            name = speaker.name(cast.edition.board[board].names)
            place = side_name(side, speaker)
            return speaker.say("settled in {board}, side {side}", board=name, side=place)
        case Sold(_, earned):
            return speaker.say("sold a card for {coins}", coins=coins(earned, speaker))
        case Earned(_, earned, None):
            return speaker.say("received {coins} for the new stage", coins=coins(earned, speaker))
        case Earned(_, earned, str(card)):
            name, got = cast.card(card, speaker), coins(earned, speaker)
            return speaker.say("received {coins} for {card}", coins=got, card=name)
        case _:
            return speaker.say("took nothing from the discard")


def _fought(event: Fought, cast: Cast, speaker: Speaker) -> Line:
    first, second = event.cities
    mine, theirs = event.shields
    if event.winner is None:
        text = speaker.say(
            "held the border with {name}, {mine} to {theirs}",
            name=cast.names[second],
            mine=mine,
            theirs=theirs,
        )
        return Line(first, text, event, text)
    loser = second if event.winner == first else first
    text = speaker.say(
        "beat {name}, {most} to {fewest}",
        name=cast.names[loser],
        most=max(mine, theirs),
        fewest=min(mine, theirs),
    )
    return Line(event.winner, text, event, text)


def paid_to(name: str, paid: int, speaker: Speaker) -> str:
    """Say what is paid to somebody."""
    return speaker.say("{coins} to {name}", coins=coins(paid, speaker), name=name)


def paid_to_bank(paid: int, speaker: Speaker) -> str:
    """Say what is paid to the bank."""
    return speaker.say("{coins} to the bank", coins=coins(paid, speaker))
