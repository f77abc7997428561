"""The start of a drafting game: all of its chance happens here."""

from random import Random

from engine.catalogue import Board, Card, Edition, edition
from engine.chance import shuffled
from engine.draft.circle import circle
from engine.draft.city import City
from engine.draft.state import AGES, BOARD_RULES, BoardRule, State
from engine.draft.turn import begin_age
from engine.errors import BadSetup
from engine.events import Event
from engine.game import RULES, Setup

COINS = 3
SMALLEST = 3
SEATS = {"first_edition": range(2, 8), "second_edition": range(3, 8)}


def start(setup: Setup) -> State:
    """Shuffle everything, and deal as far as no one has to decide."""
    board_rule = _checked(setup)
    content = edition(setup.game)
    rng = Random(setup.seed)
    decks = tuple(_deck(content, age, setup.seats, rng) for age in range(1, AGES + 1))
    boards = shuffled(content.boards, rng)
    sides = [content.sides[int(rng.random() * len(content.sides))] for _ in boards]
    empty: tuple[tuple[Card, ...], ...] = ((),) * setup.seats
    state = State(
        setup=setup,
        edition=content,
        board_rule=board_rule,
        boards=boards,
        decks=decks,
        hands=empty,
        chosen=((),) * setup.seats,
        moved=(0,) * setup.seats,
    )
    if board_rule in ("side_choice", "free_choice"):
        return state
    if board_rule == "first_side":
        sides = [content.sides[0]] * len(boards)
    return settle(state, list(zip(boards, sides, strict=True)))[0]


def settle(state: State, picks: list[tuple[Board, str]]) -> tuple[State, list[Event]]:
    """Put the boards on the table, one a city, and begin the first age."""
    number = state.seats + circle(state).cities_beside_seats
    cities = tuple(City(board, board.side(side), COINS) for board, side in picks[:number])
    return begin_age(state._replace(cities=cities, boards=()))


def _checked(setup: Setup) -> BoardRule:
    if setup.game not in SEATS:
        raise BadSetup("unknown_game", game=setup.game)
    if setup.rules != RULES:
        raise BadSetup("unknown_rules", rules=setup.rules)
    seats = SEATS[setup.game]
    if setup.seats not in seats:
        raise BadSetup("wrong_number_of_seats", seats=setup.seats, fewest=seats[0], most=seats[-1])
    unknown = sorted(set(setup.options) - {"boards"})
    if unknown:
        raise BadSetup("unknown_option", option=unknown[0])
    chosen = setup.options.get("boards", "random")
    for rule in BOARD_RULES:
        if rule == chosen:
            return rule
    raise BadSetup("unknown_board_rule", boards=chosen)


def _deck(content: Edition, age: int, seats: int, rng: Random) -> tuple[Card, ...]:
    players = max(seats, SMALLEST)
    cards = content.copies(age, players)
    if age == AGES:
        cards += shuffled(content.guilds, rng)[: players + 2]
    return shuffled(cards, rng)
