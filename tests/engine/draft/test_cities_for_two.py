"""Two players with Cities: the Free City pays or owes, hits and is hit, and stays out."""

from engine.draft.conflict import all_round
from engine.draft.game import Draft
from engine.draft.war import wage_war
from engine.events import Fought, Lost
from engine.game import Setup
from engine.moves import Pay
from tests.build import FIRST, city, make, purses, table
from tests.engine.draft.duo import asked


def duo(held: str, other: str = "altar tavern", *, turn: int = 1, free_coins: int = 3) -> Draft:
    """Set a table for two where seat 0 holds the Free City's card in odd turns."""
    cities = city("rhodes"), city("giza"), city("ephesus", coins=free_coins)
    hands = (held, other) if turn % 2 else (other, held)
    return table(
        *cities, hands=hands, seats=2, pile="tavern tavern", turn=turn, expansions="cities"
    )


def test_hands_and_pile_have_eight_cards_and_an_age_seven_turns() -> None:
    game = Draft.start(Setup(game=FIRST, seats=2, seed=1, options={"expansions": "cities"}))
    seen = game.view(None)
    assert (seen.hands, seen.pile, seen.turns) == ((9, 8), 7, 7)
    decks = (*game.state.hands, game.state.pile, *game.state.decks)
    black = [card for deck in decks for card in deck if card.colour == "black"]
    assert [sum(card.age == age for card in black) for age in (1, 2, 3)] == [3, 3, 3]
    assert sum(card.colour == "purple" for card in game.state.decks[-1]) == 5


def test_a_loss_hits_the_free_city_and_its_holder_decides_for_it() -> None:
    game = duo("altar theater tavern", "hideout tavern")
    game, _ = make(game, "1 build hideout free", "0 build altar free", "0 build theater free")
    assert game.view(None).losses == (1, 0, 1)
    assert asked(game) == [(0, 0, "loss")]
    game, _ = make(game, "0 pay 1")
    assert asked(game) == [(0, 2, "loss")]
    game, events = make(game, "0 pay 0")
    assert Lost(2, 0, 1) in events
    assert purses(game) == (2, 3, 3)
    assert game.view(None).cities[2].debts == 1


def test_the_holder_of_the_other_turn_decides_in_the_other_turn() -> None:
    game = duo("altar theater tavern", "hideout tavern", turn=2)
    game, _ = make(game, "0 build hideout free", "1 build altar free", "1 build theater free")
    assert asked(game) == [(1, 1, "loss")]
    game, _ = make(game, "1 pay 1")
    assert asked(game) == [(1, 2, "loss")]


def test_a_free_city_without_coins_goes_into_debt_unasked() -> None:
    game = duo("altar theater tavern", "hideout tavern", free_coins=0)
    game, _ = make(game, "1 build hideout free", "0 build altar free", "0 build theater free")
    game, events = make(game, "0 pay 1")
    assert Lost(2, 0, 1) in events


def test_a_loss_card_of_the_free_city_hits_both_players_the_holder_too() -> None:
    game = duo("altar hideout tavern", "theater tavern")
    game, _ = make(game, "1 build theater free", "0 build altar free", "0 build hideout free")
    assert game.view(None).losses == (1, 1, 0)
    assert [game.options(seat) for seat in (0, 1)] == [[Pay(1), Pay(0)]] * 2


def test_a_free_city_with_diplomacy_leaves_the_players_to_fight_each_other() -> None:
    cities = [city("rhodes", "stockade"), city("giza"), city("ephesus", "walls", diplomacy=1)]
    after, events = wage_war(cities, 1, all_round(cities))
    assert [event for event in events if isinstance(event, Fought)] == [
        Fought(1, (0, 1), (1, 0), winner=0, token=1, defeated=1)
    ]
    assert [one.diplomacy for one in after] == [0, 0, 0]


def test_a_player_with_diplomacy_leaves_the_other_to_fight_the_free_city_once() -> None:
    cities = [city("rhodes", diplomacy=1), city("giza"), city("ephesus", "walls")]
    after, _ = wage_war(cities, 1, all_round(cities))
    assert [one.victories for one in after] == [(), (), (1,)]
    assert [one.defeats for one in after] == [0, 1, 0]


def test_a_loss_before_the_first_turn_is_settled_by_who_starts_the_age() -> None:
    cities = city("petra B", "clay_pool foundry"), city("giza"), city("ephesus")
    for age, holder in ((1, 0), (2, 1), (3, 0)):
        game = table(*cities, seats=2, age=age, turn=0, leaders=("plato", "nero"),
                     expansions="cities leaders")  # fmt: skip
        game, _ = make(game, "0 raise plato", "1 sell nero")
        game, _ = make(game, "1 pay 2")
        assert asked(game) == [(holder, 2, "loss")]
