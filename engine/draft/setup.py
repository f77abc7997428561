"""The start of a drafting game: all of its chance happens here."""

from random import Random

from engine.cards import Board, Card
from engine.catalogue import Edition, edition
from engine.chance import shuffled
from engine.draft.circle import circle
from engine.draft.city import City
from engine.draft.flow import begin_game
from engine.draft.state import AGES, BOARD_RULES, BoardRule, Rules, State
from engine.errors import BadSetup
from engine.events import Event
from engine.game import RULES, Setup

COINS = 3
COINS_WITH_LEADERS = 6
SMALLEST, LARGEST = 3, 7
"""The decks are made for so many players; two use those for three, eight those for seven."""
SEATS = {"first_edition": range(2, 8), "second_edition": range(3, 8)}
EXPANDED = "first_edition"
MOST_WITH_CITIES = 8
TEAM_TABLES = (4, 6, 8)
EXPANSIONS = ("", "cities", "leaders", "cities leaders")
"""What the option `expansions` may say."""


def start(setup: Setup) -> State:
    """Shuffle everything, and deal as far as no one has to decide."""
    _check(setup)
    expansions = _expansions(setup)
    board_rule, in_teams = _board_rule(setup), _in_teams(setup, expansions)
    content = edition(" ".join((setup.game, *expansions)))
    rng = Random(setup.seed)
    players = min(max(setup.seats, SMALLEST), LARGEST)
    decks = tuple(_deck(content, age, players, rng) for age in range(1, AGES + 1))
    boards = shuffled(content.boards, rng)
    sides = [content.sides[int(rng.random() * len(content.sides))] for _ in boards]
    nothing: tuple[tuple[Card, ...], ...] = ((),) * setup.seats
    state = State(
        setup=setup,
        edition=content,
        rules=Rules(board_rule, in_teams, len(decks[0]) // max(setup.seats, SMALLEST) - 1),
        boards=boards,
        decks=decks,
        hands=nothing,
        leaders=nothing,
        spare=shuffled(content.leaders, rng),
        chosen=((),) * setup.seats,
        moved=(0,) * setup.seats,
    )
    if board_rule in ("side_choice", "free_choice"):
        return state
    if board_rule == "first_side":
        sides = [content.sides[0]] * len(boards)
    return settle(state, list(zip(boards, sides, strict=True)))[0]


def settle(state: State, picks: list[tuple[Board, str]]) -> tuple[State, list[Event]]:
    """Put the boards on the table, one a city, and begin."""
    number = state.seats + circle(state).cities_beside_seats
    rich = COINS_WITH_LEADERS if state.edition.leaders else COINS
    # The Free City has no leaders, and so no coins for them.
    coins = [rich if place < state.seats else COINS for place in range(number)]
    cities = tuple(
        City(board, board.side(side), held)
        for (board, side), held in zip(picks, coins, strict=False)
    )
    return begin_game(state._replace(cities=cities, boards=()))


def _check(setup: Setup) -> None:
    if setup.game not in SEATS:
        raise BadSetup("unknown_game", game=setup.game)
    if setup.rules != RULES:
        raise BadSetup("unknown_rules", rules=setup.rules)
    unknown = sorted(set(setup.options) - {"boards", "expansions", "teams"})
    if unknown:
        raise BadSetup("unknown_option", option=unknown[0])
    _check_seats(setup, _expansions(setup))


def _expansions(setup: Setup) -> tuple[str, ...]:
    named = setup.options.get("expansions", "")
    if named not in EXPANSIONS:
        raise BadSetup("unknown_expansions", expansions=named)
    if named and setup.game != EXPANDED:
        raise BadSetup("expansions_need_the_first_edition", game=setup.game)
    return tuple(named.split())


def _check_seats(setup: Setup, expansions: tuple[str, ...]) -> None:
    seats = SEATS[setup.game]
    most = MOST_WITH_CITIES if "cities" in expansions else seats[-1]
    if setup.game == EXPANDED and setup.seats == MOST_WITH_CITIES > most:
        raise BadSetup("eight_need_cities", seats=setup.seats)
    if not seats[0] <= setup.seats <= most:
        raise BadSetup("wrong_number_of_seats", seats=setup.seats, fewest=seats[0], most=most)


def _board_rule(setup: Setup) -> BoardRule:
    chosen = setup.options.get("boards", "random")
    for rule in BOARD_RULES:
        if rule == chosen:
            return rule
    raise BadSetup("unknown_board_rule", boards=chosen)


def _in_teams(setup: Setup, expansions: tuple[str, ...]) -> bool:
    chosen = setup.options.get("teams", "no")
    if chosen not in ("yes", "no"):
        raise BadSetup("unknown_teams", teams=chosen)
    if chosen == "no":
        return False
    if "cities" not in expansions:
        raise BadSetup("teams_need_cities")
    if setup.seats not in TEAM_TABLES:
        raise BadSetup("teams_need_pairs", seats=setup.seats)
    return True


def _deck(content: Edition, age: int, players: int, rng: Random) -> tuple[Card, ...]:
    cards = content.copies(age, players)
    if age == AGES:
        cards += shuffled(content.guilds, rng)[: players + 2]
    black = [card for card in content.black if card.age == age]
    cards += shuffled(black, rng)[:players]
    return shuffled(cards, rng)
