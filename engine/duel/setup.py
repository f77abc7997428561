"""The start of a Duel: all of its chance happens here."""

from random import Random

from engine.catalogue import Edition, edition
from engine.chance import shuffled
from engine.duel.city import City, Hand
from engine.duel.state import AGES, WONDER_RULES, Box, State, WonderRule
from engine.duel.turn import begin_first_age
from engine.errors import BadSetup
from engine.game import RULES, Setup

SEATS = 2
COINS = 7
LEFT_OUT = 3
GUILDS = 3
TOKENS = 5
OFFERED = 4


def start(setup: Setup) -> State:
    """Shuffle everything, and go as far as no one has to decide."""
    rule = _checked(setup)
    content = edition(setup.game)
    rng = Random(setup.seed)
    first = int(rng.random() * SEATS)
    decks, left_out = _decks(content, rng)
    wonders = shuffled(content.wonders, rng)
    tokens = shuffled(content.tokens, rng)
    state = State(
        setup=setup,
        edition=content,
        first=first,
        box=Box(decks, left_out, wonders[OFFERED:], tokens[TOKENS:]),
        cities=(City(COINS), City(COINS)),
        tokens=tokens[:TOKENS],
        offered=wonders[:OFFERED],
        active=first,
    )
    return state if rule == "draft" else begin_first_age(_as_in_a_first_game(state))[0]


def _as_in_a_first_game(state: State) -> State:
    """Give each player the wonders that the rulebook proposes."""
    content = state.edition
    given = [tuple(content.wonder[name] for name in names) for names in content.first_game]
    mine = given if state.first == 0 else given[::-1]
    taken = {name for names in content.first_game for name in names}
    left = tuple(one for one in (*state.offered, *state.box.wonders) if one.id not in taken)
    return state._replace(
        cities=tuple(City(COINS, wonders=wonders) for wonders in mine),
        offered=(),
        box=state.box._replace(wonders=left),
    )


def _decks(content: Edition, rng: Random) -> tuple[tuple[Hand, ...], Hand]:
    """Make the decks of the ages; give what is left out, too."""
    decks: list[Hand] = []
    left_out: Hand = ()
    for age in range(1, AGES + 1):
        cards = shuffled(content.of_age[age], rng)
        left_out += cards[:LEFT_OUT]
        kept = cards[LEFT_OUT:]
        if age == AGES:
            guilds = shuffled(content.guilds, rng)
            left_out += guilds[GUILDS:]
            kept = shuffled((*kept, *guilds[:GUILDS]), rng)
        decks.append(kept)
    return tuple(decks), left_out


def _checked(setup: Setup) -> WonderRule:
    if setup.rules != RULES:
        raise BadSetup("unknown_rules", rules=setup.rules)
    if setup.seats != SEATS:
        raise BadSetup("wrong_number_of_seats", seats=setup.seats, fewest=SEATS, most=SEATS)
    unknown = sorted(set(setup.options) - {"wonders"})
    if unknown:
        raise BadSetup("unknown_option", option=unknown[0])
    chosen = setup.options.get("wonders", WONDER_RULES[0])
    for rule in WONDER_RULES:
        if rule == chosen:
            return rule
    raise BadSetup("unknown_wonder_rule", wonders=chosen)
