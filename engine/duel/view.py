"""Views: what a seat or the table may know, built up from nothing."""

from engine.duel.answer import answers, asked_now, check_seat
from engine.duel.layout import SPOTS, open_slots
from engine.duel.market import prices
from engine.duel.offer import Offer, offers
from engine.duel.scoring import result, sheet, supremacy
from engine.duel.state import Question, State
from engine.events import as_data
from engine.game import Part, Result, View
from engine.resources import UNIT, Resource, amount, unpack


class CityView(Part):
    """A city as everybody sees it."""

    seat: int
    cards: tuple[str, ...]
    wonders: tuple[str, ...]
    """Those still to be built."""
    built: tuple[str, ...]
    tokens: tuple[str, ...]
    coins: int
    production: tuple[tuple[str, ...], ...]
    prices: dict[Resource, int]
    """What the city pays for a unit."""
    symbols: tuple[str, ...]
    points: int
    """What the city would score if the game ended now."""


class SlotView(Part):
    """A card of the display: where it lies, and what it is unless it lies face down."""

    row: int
    x: int
    card: str | None
    open: bool
    """Whether it can be taken."""


class Thinking(Part):
    """A seat that has to decide."""

    seat: int
    question: Question


class Asked(Part):
    """What is asked of the viewer, with everything that bears on the answer."""

    question: Question
    number: int
    choices: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()


class Own(Part):
    """What only the viewer's own seat may know."""

    seat: int
    number: int
    asked: Asked | None


class DuelView(View):
    """The table, and for a seat what is asked of it."""

    game: str
    seats: int
    first: int
    active: int
    offered: tuple[str, ...]
    cities: tuple[CityView, ...]
    display: tuple[SlotView, ...]
    tokens: tuple[str, ...]
    pawn: int
    loot: tuple[int, ...]
    discard: tuple[str, ...]
    thinking: tuple[Thinking, ...]
    story: tuple[dict[str, object], ...]
    result: Result | None
    own: Own | None


def seen_by(seat: int, table: DuelView, state: State) -> DuelView:
    """Build what a seat may know: the table, and what is asked of it."""
    check_seat(seat)
    own = Own(seat=seat, number=state.moves, asked=_asked(state, seat))
    return table.model_copy(update={"own": own})


def table_view(state: State) -> DuelView:
    """Build what everybody may know."""
    cities = tuple(_city(state, place) for place in range(len(state.cities)))
    asked = asked_now(state)
    return DuelView(
        game=state.edition.id,
        seats=len(cities),
        age=state.age,
        turn=state.turn,
        standing=tuple(city.points for city in cities),
        first=state.first,
        active=state.active,
        offered=tuple(wonder.id for wonder in state.offered),
        cities=cities,
        display=_display(state),
        tokens=tuple(token.id for token in state.tokens),
        pawn=state.track.pawn,
        loot=state.track.loot,
        discard=tuple(card.id for card in state.discard),
        thinking=(Thinking(seat=asked[0], question=asked[1]),) if asked else (),
        story=tuple(map(as_data, state.story)),
        result=final(state),
        own=None,
    )


def final(state: State) -> Result | None:
    """Give the result, once the game is over."""
    if not state.ending:
        return None
    scored = result(state.cities, state.track, state.edition.score_lines)
    return scored if state.winner is None else supremacy(scored, state.winner, state.ending)


def _city(state: State, place: int) -> CityView:
    city = state.cities[place]
    asked = prices(city, state.cities[1 - place])
    fixed, choices, _ = city.production
    makes = [tuple(name for name, unit in UNIT.items() if symbol & unit) for symbol in choices]
    traded = {name for card in state.edition.cards for name in unpack(card.fixed)}
    return CityView(
        seat=place,
        cards=tuple(card.id for card in city.cards),
        wonders=tuple(wonder.id for wonder in city.wonders),
        built=tuple(wonder.id for wonder in city.built),
        tokens=tuple(token.id for token in city.tokens),
        coins=city.coins,
        production=(*((name,) for name in unpack(fixed)), *makes),
        prices={name: amount(asked, unit) for name, unit in UNIT.items() if name in traded},
        symbols=city.symbols,
        points=sheet(state.cities, state.track, place, state.edition.score_lines).total,
    )


def _display(state: State) -> tuple[SlotView, ...]:
    age, cards, present, hidden = state.display
    to_take = open_slots(age, present)
    return tuple(
        SlotView(
            row=spot.row,
            x=spot.x,
            card=None if hidden >> slot & 1 else cards[slot].id,
            open=slot in to_take,
        )
        for slot, spot in enumerate(SPOTS.get(age, ()))
        if present >> slot & 1
    )


def _asked(state: State, seat: int) -> Asked | None:
    asked = asked_now(state)
    if asked is None or asked[0] != seat:
        return None
    question = asked[1]
    if question == "card":
        return Asked(question=question, number=state.moves, offers=offers(state))
    choices = tuple(map(str, answers(state, question)))
    return Asked(question=question, number=state.moves, choices=choices)
