"""Two players and the Free City, in a circle of three."""

import pytest

from engine.catalogue import edition
from engine.draft.game import Draft
from engine.events import Built, Chose, Drew, LeftOver, Passed
from engine.game import Setup
from tests.build import FIRST, city, make, names, purses, refusal, table, uses
from tests.engine.draft.duo import GIZA, RHODES, asked, duo, last_turn


def new_game(seed: int = 1) -> Draft:
    return Draft.start(Setup(game=FIRST, seats=2, seed=seed))


def test_the_cards_are_those_of_three_players() -> None:
    state = new_game().state
    dealt = [card for hand in (*state.hands, state.pile) for card in hand]
    expected = edition(FIRST).copies(1, 3)
    assert sorted(names(tuple(dealt))) == sorted(names(tuple(expected)))
    assert [len(deck) for deck in state.decks] == [21, 21]
    assert sum(card.colour == "purple" for card in state.decks[1]) == 5


def test_the_holder_starts_with_a_card_drawn_from_the_pile_of_seven() -> None:
    state = new_game().state
    assert [len(hand) for hand in state.hands] == [8, 7]
    assert len(state.pile) == 6


def test_the_free_city_has_a_board_of_its_own_and_three_coins() -> None:
    state = new_game().state
    assert len({here.board.id for here in state.cities}) == 3
    assert [here.coins for here in state.cities] == [3, 3, 3]


@pytest.mark.parametrize(
    ("buyer", "payment", "after"),
    [(0, "R2", (1, 3, 5)), (1, "L2", (3, 1, 5))],
)
def test_both_players_are_neighbours_of_the_free_city(
    buyer: int, payment: str, after: tuple[int, ...]
) -> None:
    """Seat 0 sits on the left of the Free City, seat 1 on its right."""
    game = duo(city("babylon", "altar"), "guard_tower altar theater", "guard_tower altar")
    seats = ["0 build altar free", "1 build altar free"]
    seats[buyer] = f"{buyer} build guard_tower paid {payment}"
    game, _ = make(game, *seats, "0 build theater free")
    assert purses(game) == after


def test_the_players_are_neighbours_of_each_other() -> None:
    game = duo(city("ephesus"), "baths tavern", "barracks tavern")
    assert "build baths paid L2" in uses(game, 0, "baths")
    assert "build barracks paid R2" in uses(game, 1, "barracks")


@pytest.mark.parametrize(
    ("age", "turn", "holder"),
    [(1, 1, 0), (1, 2, 1), (1, 6, 1), (2, 1, 1), (2, 2, 0), (3, 1, 0), (3, 6, 1)],
)
def test_the_left_player_starts_ages_one_and_three_and_the_right_one_age_two(
    age: int, turn: int, holder: int
) -> None:
    game = duo(city("ephesus"), "tavern altar theater", "tavern altar theater", age=age, turn=turn)
    assert game.view(None).holder == holder
    plays = [f"{holder} build tavern free", f"{1 - holder} build tavern free"]
    assert asked(make(game, *plays)[0]) == [(holder, 2, "card")]


def test_hands_change_places_and_the_other_player_draws() -> None:
    game = duo(city("ephesus"), "tavern altar theater", "tavern baths")
    plays = "0 build altar free", "0 build theater free", "1 build tavern free"
    game, events = make(game, *plays)
    assert [names(hand) for hand in game.state.hands] == [["baths"], ["tavern", "loom_1"]]
    assert names(game.state.pile) == ["loom_2"]
    assert [type(event) for event in events[-2:]] == [Passed, Drew]
    assert events[-1] == Drew(1, 2)


def test_the_holder_chooses_for_the_own_city_first() -> None:
    game = duo(city("ephesus"), "altar theater")
    assert asked(game) == [(0, 0, "card"), (1, 1, "card")]
    game, events = make(game, "0 build altar free")
    assert asked(game) == [(0, 2, "card"), (1, 1, "card")]
    assert events == []
    game, events = make(game, "0 build theater free")
    assert asked(game) == [(1, 1, "card")]
    assert events == [Chose(0)]


def test_the_card_taken_for_the_own_city_is_gone() -> None:
    game, _ = make(duo(city("ephesus"), "altar theater"), "0 build altar free")
    assert refusal(game, 0, "build altar free").code == "not_in_hand"


def test_a_second_copy_may_go_to_the_free_city() -> None:
    game, _ = make(duo(city("ephesus"), "altar altar"), "0 build altar free")
    assert uses(game, 0, "altar") == ["build altar free"]


def test_the_holder_takes_both_choices_back_at_once() -> None:
    game = duo(city("ephesus"), "altar theater")
    chosen, _ = make(game, "0 build altar free", "0 build theater free")
    back, _ = make(chosen, "0 withdraw")
    assert asked(back) == asked(game)
    assert back.options(0) == game.options(0)


def test_another_own_card_asks_for_the_free_city_again() -> None:
    """With the altar gone to the own city the Free City had to sell; now it must build it."""
    game = duo(city("ephesus"), "altar palace")
    game, _ = make(game, "0 build altar free")
    assert uses(game, 0, "palace") == ["sell palace"]
    game, _ = make(game, "0 withdraw", "0 sell palace")
    assert uses(game, 0, "altar") == ["build altar free"]


def test_the_free_city_cannot_sell_while_it_can_build() -> None:
    game, _ = make(duo(city("ephesus"), "tavern altar palace"), "0 build tavern free")
    assert uses(game, 0, "palace") == []
    assert refusal(game, 0, "sell palace").code == "free_city_must_play"
    assert refusal(game, 0, "sell altar").code == "free_city_must_play"


def test_the_free_city_cannot_sell_while_it_can_build_a_stage() -> None:
    free = city("halicarnassus A", "brickyard", coins=0)
    game, _ = make(duo(free, "tavern palace"), "0 build tavern free")
    assert uses(game, 0, "palace") == ["raise palace"]


def test_the_free_city_cannot_sell_while_it_can_buy() -> None:
    free = city("ephesus", "glassworks_1", coins=2)
    game, _ = make(duo(free, "tavern lighthouse"), "0 build tavern free")
    assert uses(game, 0, "lighthouse") == ["build lighthouse paid R2"]


def test_the_free_city_sells_any_card_when_it_can_play_none() -> None:
    free = city("ephesus", coins=0)
    game, _ = make(duo(free, "tavern palace arsenal"), "0 build tavern free")
    assert uses(game, 0, "palace") == ["sell palace"]
    game, _ = make(game, "0 sell arsenal", "1 build tavern free")
    assert purses(game)[2] == 3


def test_a_chain_must_be_used_and_the_card_cannot_go_under_the_wonder() -> None:
    free = city("giza", "baths quarry stone_pit", coins=0)
    game, _ = make(duo(free, "tavern aqueduct altar"), "0 build tavern free")
    assert uses(game, 0, "aqueduct") == ["build aqueduct chain"]
    assert refusal(game, 0, "raise aqueduct").code == "free_city_must_chain"


def test_which_card_is_picked_stays_free_beside_a_chain() -> None:
    free = city("giza", "baths quarry", coins=0)
    game, _ = make(duo(free, "tavern aqueduct altar"), "0 build tavern free")
    assert uses(game, 0, "altar") == ["build altar free", "raise altar"]


def test_a_name_the_free_city_has_is_not_built_by_chain_but_goes_under_the_wonder() -> None:
    free = city("giza", "baths aqueduct quarry", coins=0)
    game, _ = make(duo(free, "tavern aqueduct"), "0 build tavern free")
    assert uses(game, 0, "aqueduct") == ["raise aqueduct"]


def test_a_power_does_not_stand_beside_a_chain_for_the_free_city() -> None:
    free = city("olympia A", "baths", stages=2, coins=0)
    game, _ = make(duo(free, "tavern aqueduct"), "0 build tavern free")
    assert uses(game, 0, "aqueduct") == ["build aqueduct chain"]


def test_the_holder_chooses_the_seller_whatever_the_price() -> None:
    """Every split of coins is offered, those that another one beats too."""
    players = city("giza", "glassworks_1"), city("alexandria", "stone_pit")
    free = city("rhodes", "west_trading_post", coins=4)
    game = table(*players, free, hands=("tavern lighthouse", "tavern"), seats=2)
    game, _ = make(game, "0 build tavern free")
    found = {use.removeprefix("build lighthouse paid ") for use in uses(game, 0, "lighthouse")}
    assert found == {"L1 R2", "L3", "L2 R2", "R4"}


def test_the_free_city_buys_from_the_players_and_pays_them() -> None:
    free = city("ephesus", coins=3)
    game, _ = make(duo(free, "tavern barracks"), "0 build tavern free")
    assert uses(game, 0, "barracks") == ["build barracks paid L2"]
    game, _ = make(game, "0 build barracks paid L2", "1 build tavern free")
    assert purses(game) == (3 + 5 + 2, 3 + 5, 1)


def test_the_free_citys_card_is_revealed_first() -> None:
    game = duo(city("ephesus"), "altar theater")
    _, events = make(game, "0 build altar free", "0 build theater free", "1 build tavern free")
    assert [e.city for e in events if isinstance(e, Built)] == [2, 0, 1]


def test_what_the_free_city_pays_cannot_be_spent_in_the_same_turn() -> None:
    poor = city("giza", coins=0)
    hands = ("baths altar", "guard_tower tavern")
    game = table(RHODES, poor, city("babylon"), hands=hands, seats=2)
    game, _ = make(game, "0 build altar free", "0 build baths paid R2")
    assert refusal(game, 1, "build guard_tower paid L2").facts == {"coins": 2}


def test_what_the_free_city_builds_is_not_for_sale_in_the_same_turn() -> None:
    game = duo(city("ephesus"), "altar clay_pool", "guard_tower tavern")
    game, _ = make(game, "0 build altar free", "0 build clay_pool free")
    assert refusal(game, 1, "build guard_tower paid L2").facts == {"resources": ("clay",)}


def test_the_coins_of_the_free_citys_cards_count_both_players() -> None:
    game = duo(city("ephesus"), "vineyard ore_vein", "stone_pit tavern")
    plays = "0 build ore_vein free", "0 build vineyard free", "1 build stone_pit free"
    assert purses(make(game, *plays)[0])[2] == 3 + 2


def test_in_the_last_turn_all_three_last_cards_are_discarded() -> None:
    game = last_turn(city("ephesus"), "baths theater altar", "loom_1")
    plays = "0 sell baths", "0 build theater free", "1 sell tavern"
    game, events = make(game, *plays)
    assert LeftOver(3) in events
    assert sorted(names(game.state.discard)) == ["altar", "altar", "baths", "loom_1", "tavern"]
    assert game.state.age == 3


def test_the_free_city_fights_and_keeps_its_tokens() -> None:
    players = city("rhodes", "stockade"), city("giza")
    game = last_turn(city("ephesus", "walls"), "baths theater altar", "loom_1", players)
    plays = "0 sell baths", "0 build theater free", "1 sell tavern"
    game, _ = make(game, *plays)
    assert [here.victories for here in game.state.cities] == [(3,), (), (3, 3)]
    assert [here.defeats for here in game.state.cities] == [1, 2, 0]


def test_guilds_count_the_free_citys_tokens() -> None:
    players = city("rhodes", "strategists_guild stockade"), city("giza")
    hands = ("tavern tavern", "tavern altar altar")
    game = table(*players, city("ephesus", tokens="-1"), hands=hands, seats=2, age=3, turn=6)
    game, _ = make(game, "1 sell tavern", "1 build altar free", "0 sell tavern")
    result = game.result()
    assert result is not None
    assert dict(result.sheets[0].lines)["guilds"] == 3


def test_the_free_city_cannot_win() -> None:
    free = city("ephesus", "palace pantheon senate", coins=30)
    hands = ("tavern tavern", "tavern altar altar")
    game = table(RHODES, GIZA, free, hands=hands, seats=2, age=3, turn=6)
    game, _ = make(game, "1 sell tavern", "1 build altar free", "0 sell tavern")
    result = game.result()
    assert result is not None
    assert (len(result.sheets), result.winners) == (2, (0, 1))


def test_a_tie_between_the_players_goes_to_the_most_coins() -> None:
    hands = ("tavern tavern", "tavern altar altar")
    players = city("rhodes", coins=3), city("giza", coins=4)
    game = table(*players, city("ephesus"), hands=hands, seats=2, age=3, turn=6)
    game, _ = make(game, "1 sell tavern", "1 build altar free", "0 sell tavern")
    result = game.result()
    assert result is not None
    assert result.winners == (1,)


def test_the_same_name_is_refused_to_the_free_city_too() -> None:
    free = city("ephesus", "altar", coins=0)
    game, _ = make(duo(free, "tavern altar"), "0 build tavern free")
    assert refusal(game, 0, "build altar free").code == "already_built"
    assert uses(game, 0, "altar") == ["sell altar"]
