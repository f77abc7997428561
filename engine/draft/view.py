"""Views: what a seat or the table may know, built up from nothing."""

from engine.draft.answer import answers, check_seat, question, question_number, waiting
from engine.draft.circle import circle, is_free
from engine.draft.losses import losses
from engine.draft.offer import Offer, offers, recruits_only
from engine.draft.scoring import result, sheet
from engine.draft.state import Hand, PhaseName, Question, State
from engine.events import as_data
from engine.game import Decision, Part, Result, View
from engine.moves import Settle
from engine.payment import Production
from engine.resources import UNIT, unpack


class CityView(Part):
    """A city as everybody sees it. Cards under the wonder stay hidden, but for their number."""

    seat: int | None
    board: str
    side: str
    cards: tuple[str, ...]
    stages: int
    coins: int
    shields: int
    victories: tuple[int, ...]
    defeats: int
    debts: int
    diplomacy: int
    copied: tuple[str, ...]
    """Leaders of neighbours that work here too."""
    production: tuple[tuple[str, ...], ...]
    for_sale: tuple[tuple[str, ...], ...]
    symbols: tuple[tuple[str, ...], ...]
    points: int
    """What the city would score if the game ended now."""


class Seating(Part):
    """The board a seat was dealt, or has taken where boards are taken openly."""

    board: str | None = None
    side: str | None = None


class Thinking(Part):
    """A seat that still has to decide."""

    seat: int
    question: Question


class Asked(Part):
    """What is asked of the viewer, with everything that bears on the answer."""

    city: int
    question: Question
    number: int
    boards: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    discard: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    """The moves that answer it, where they need no more explanation."""


class Partner(Part):
    """What a seat may know of its partner in a team."""

    seat: int
    hand: tuple[str, ...]
    leaders: tuple[str, ...]


class Own(Part):
    """What only the viewer's own seat may know."""

    seat: int
    number: int
    hand: tuple[str, ...]
    leaders: tuple[str, ...]
    partner: Partner | None
    chosen: tuple[str, ...]
    asked: Asked | None


class DraftView(View):
    """The table, and for a seat its own secrets."""

    game: str
    seats: int
    in_teams: bool
    phase: PhaseName
    turns: int
    pass_side: str
    holder: int | None
    settling: tuple[Seating, ...]
    """What each seat has, while boards or sides are being chosen."""
    cities: tuple[CityView, ...]
    hands: tuple[int, ...]
    leaders: tuple[int, ...]
    """How many leaders each seat holds."""
    losses: tuple[int, ...]
    """How many coins each city has to lose, while that is being settled."""
    pile: int
    discard: int
    thinking: tuple[Thinking, ...]
    story: tuple[dict[str, object], ...]
    conflict: tuple[dict[str, object], ...]
    result: Result | None
    own: Own | None


def seen_by(seat: int, table: DraftView, state: State) -> DraftView:
    """Build what a seat may know: the table, and its own secrets."""
    return table.model_copy(update={"own": _own(state, seat)})


def table_view(state: State) -> DraftView:
    """Build what everybody may know."""
    table = circle(state)
    playing = bool(state.cities) and not state.over
    free = table.cities_beside_seats and playing
    cities = tuple(_city(state, place) for place in range(len(state.cities)))
    return DraftView(
        game=state.edition.id,
        seats=state.seats,
        in_teams=state.rules.in_teams,
        phase=state.phase,
        age=state.age,
        turn=state.turn,
        turns=state.rules.turns,
        pass_side=table.pass_side(state),
        holder=table.player_of(state, state.seats) if free else None,
        settling=_seating(state),
        standing=tuple(city.points for city in cities[: state.seats]),
        cities=cities,
        hands=tuple(map(len, state.hands)),
        leaders=tuple(map(len, state.leaders)),
        losses=tuple(losses(state)) if state.phase == "losses" else (),
        pile=len(state.pile),
        discard=len(state.discard),
        thinking=tuple(Thinking(seat=d.seat, question=d.question) for d in waiting(state)),
        story=tuple(map(as_data, state.story)),
        conflict=tuple(map(as_data, state.conflict)),
        result=final(state),
        own=None,
    )


def final(state: State) -> Result | None:
    """Give the result, once the game is over."""
    if not state.over:
        return None
    return result(state.cities, state.seats, state.edition.score_lines, circle(state).side)


def _seating(state: State) -> tuple[Seating, ...]:
    if not state.is_settling:
        return ()
    if state.rules.board_rule == "side_choice":
        return tuple(Seating(board=board.id) for board in state.boards[: state.seats])
    taken = [moves[0] if moves else None for moves in state.chosen]
    return tuple(
        Seating(board=move.board, side=move.side) if isinstance(move, Settle) else Seating()
        for move in taken
    )


def _city(state: State, place: int) -> CityView:
    city = state.cities[place]
    return CityView(
        seat=None if is_free(state, place) else place,
        board=city.board.id,
        side=city.side.id,
        cards=_ids(city.cards),
        stages=len(city.buried),
        coins=city.coins,
        shields=city.shields,
        victories=city.victories,
        defeats=city.defeats,
        debts=city.debts,
        diplomacy=city.diplomacy,
        copied=_ids(city.copied),
        production=_made(city.production),
        for_sale=_made(city.supply),
        symbols=city.symbols,
        points=sheet(state.cities, place, state.edition.score_lines).total,
    )


def _made(made: Production) -> tuple[tuple[str, ...], ...]:
    """List the symbols of a production, each with what it may make."""
    choices = [
        tuple(name for name, unit in UNIT.items() if symbol & unit) for symbol in made.choices
    ]
    return (*((name,) for name in unpack(made.fixed)), *choices)


def _own(state: State, seat: int) -> Own:
    check_seat(state, seat)
    return Own(
        seat=seat,
        number=question_number(state, seat),
        hand=_ids(state.hands[seat]),
        leaders=_ids(state.leaders[seat]),
        partner=_partner(state, seat),
        chosen=tuple(map(str, state.chosen[seat])),
        asked=_asked(state, seat),
    )


def _partner(state: State, seat: int) -> Partner | None:
    for other in circle(state).hands_seen(seat):
        if other != seat:
            hand, leaders = _ids(state.hands[other]), _ids(state.leaders[other])
            return Partner(seat=other, hand=hand, leaders=leaders)
    return None


def _ids(cards: Hand) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def _hand_for(state: State, asked: Decision[Question]) -> Hand:
    match asked.question:
        case "card":
            return circle(state).hand_left(state, asked.seat)
        case "last_card":
            return circle(state).last_hand(state, asked.city)
        case _:
            return state.leaders[asked.seat]


def _asked(state: State, seat: int) -> Asked | None:
    asked = question(state, seat)
    if asked is None:
        return None
    _, city, kind, number = asked
    match kind:
        case "board":
            boards = tuple(map(str, answers(state, asked)))
            return Asked(city=city, question=kind, number=number, boards=boards)
        case "card" | "last_card" | "recruitment" | "extra_leader":
            found = offers(state, city, _hand_for(state, asked))
            if kind == "extra_leader":
                found = tuple(map(recruits_only, found))
            return Asked(city=city, question=kind, number=number, offers=found)
        case "discard":
            # Sorted: the order of the pile would tell who discarded what.
            cards = tuple(sorted(card.id for card in state.discard))
            return Asked(city=city, question=kind, number=number, discard=cards)
        case "leader" | "copy" | "loss":
            moves = tuple(map(str, answers(state, asked)))
            return Asked(city=city, question=kind, number=number, answers=moves)
