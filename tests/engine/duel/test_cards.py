"""What every card does when it is built, each in a line."""

import pytest

from engine.duel.game import Duel
from engine.events import Rewarded
from engine.resources import UNIT, unpack
from tests.engine.duel.build import (
    CONTENT,
    after,
    asked,
    built,
    duel,
    line,
    make,
    names,
    purses,
    town,
    uses,
)

MAKES = {
    "lumber_yard": "wood",
    "logging_camp": "wood",
    "clay_pool": "clay",
    "clay_pit": "clay",
    "quarry": "stone",
    "stone_pit": "stone",
    "glassworks": "glass",
    "press": "papyrus",
    "sawmill": "wood wood",
    "brickyard": "clay clay",
    "shelf_quarry": "stone stone",
    "glass_blower": "glass",
    "drying_room": "papyrus",
}
CHOICES = {"forum": "glass papyrus", "caravansery": "wood stone clay"}
PRICES = {
    "stone_reserve": "stone",
    "clay_reserve": "clay",
    "wood_reserve": "wood",
    "customs_house": "glass papyrus",
}
SHIELDS = {
    "guard_tower": 1,
    "stable": 1,
    "garrison": 1,
    "palisade": 1,
    "walls": 2,
    "horse_breeders": 1,
    "barracks": 1,
    "archery_range": 2,
    "parade_ground": 2,
    "arsenal": 3,
    "pretorium": 3,
    "fortifications": 2,
    "siege_workshop": 2,
    "circus": 2,
}
SCIENCE = {
    "workshop": ("plumb_level", 1),
    "apothecary": ("wheel", 1),
    "scriptorium": ("quill", 0),
    "pharmacist": ("mortar", 0),
    "library": ("quill", 2),
    "dispensary": ("mortar", 2),
    "school": ("wheel", 1),
    "laboratory": ("plumb_level", 1),
    "academy": ("sundial", 3),
    "study": ("sundial", 3),
    "university": ("armillary_sphere", 2),
    "observatory": ("armillary_sphere", 2),
}
BLUE = {
    "theater": 3,
    "altar": 3,
    "baths": 3,
    "courthouse": 5,
    "statue": 4,
    "temple": 4,
    "aqueduct": 5,
    "rostrum": 4,
    "palace": 7,
    "town_hall": 7,
    "obelisk": 5,
    "gardens": 6,
    "pantheon": 6,
    "senate": 5,
}
COINS = {"tavern": 4, "brewery": 6}
# What each counts: some of it in the own city, and what it pays for that.
COUNTING = {
    "chamber_of_commerce": ("press glassworks drying_room lumber_yard", 9),
    "port": ("lumber_yard quarry press", 4),
    "armory": ("walls stable altar", 2),
    "lighthouse": ("tavern wood_reserve altar", 3),
}


@pytest.mark.parametrize("card", MAKES)
def test_brown_and_grey_cards_make_resources_and_raise_the_opponents_prices(card: str) -> None:
    city = built(card).state.cities[0]
    assert " ".join(unpack(city.production.fixed)) == MAKES[card]
    assert city.supply == city.production.fixed


@pytest.mark.parametrize("card", CHOICES)
def test_some_yellow_cards_make_one_of_several_and_leave_prices_alone(card: str) -> None:
    city = built(card).state.cities[0]
    assert city.production.choices == (sum(UNIT[n] for n in UNIT if n in CHOICES[card].split()),)
    assert city.supply == 0


@pytest.mark.parametrize("card", PRICES)
def test_some_yellow_cards_fix_prices_at_one(card: str) -> None:
    game = built(card, None, town("lumber_yard quarry clay_pool glassworks press"))
    told = game.view(None).cities[0].prices
    assert {name for name, price in told.items() if price == 1} == set(PRICES[card].split())


@pytest.mark.parametrize("card", SHIELDS)
def test_red_cards_move_the_pawn(card: str) -> None:
    assert built(card).state.track.pawn == SHIELDS[card]


@pytest.mark.parametrize("card", SCIENCE)
def test_green_cards_show_a_symbol_and_score(card: str) -> None:
    game = built(card)
    symbol, points = SCIENCE[card]
    assert (game.state.cities[0].symbols, line(game, "green")) == ((symbol,), points)


@pytest.mark.parametrize("card", BLUE)
def test_blue_cards_score(card: str) -> None:
    assert line(built(card), "blue") == BLUE[card]


@pytest.mark.parametrize("card", COINS)
def test_tavern_and_brewery_pay_at_once(card: str) -> None:
    game, events = make(duel(display=card), f"0 build {card} free")
    assert purses(game)[0] == 7 + COINS[card]
    assert events[1] == Rewarded(0, COINS[card], card)


def paid_for(card: str, city: str, erected: str = "") -> tuple[int, Duel]:
    """Build a card in a city beside a like one; tell what the bank pays for it."""
    like = town(city, coins=50, erected=erected)
    game = duel(like, like, card, age=3)
    move = next(move for move in uses(game, card) if move.startswith("build"))
    game, events = make(game, f"0 {move}")
    return sum(event.coins for event in events if isinstance(event, Rewarded)), game


@pytest.mark.parametrize("card", COUNTING)
def test_yellow_cards_of_age_iii_pay_for_what_the_own_city_holds(card: str) -> None:
    city, coins = COUNTING[card]
    paid, game = paid_for(card, city)
    assert (paid, line(game, "yellow")) == (coins, 3)


def test_the_arena_pays_for_built_wonders_only() -> None:
    paid, game = paid_for("arena", "", erected="the_sphinx piraeus the_pyramids")
    assert (paid, line(game, "yellow")) == (6, 3)


@pytest.mark.parametrize("card", [card.id for card in CONTENT.cards if card.chain_from])
def test_a_chain_makes_a_card_free(card: str) -> None:
    (earlier,) = CONTENT.card[card].chain_from
    game = duel(town(earlier, coins=0), display=card)
    assert card in names(after(game, f"0 build {card} chain").state.cities[0])


def test_every_card_is_in_one_of_the_tables() -> None:
    told = {*MAKES, *CHOICES, *PRICES, *SHIELDS, *SCIENCE, *BLUE, *COINS, *COUNTING, "arena"}
    assert told == {card.id for card in CONTENT.cards if card.colour != "purple"}


def test_a_card_is_taken_and_the_turn_passes() -> None:
    game = built("altar")
    assert asked(game) == (1, "card")
    assert "altar" not in [slot.card for slot in game.view(None).display]
