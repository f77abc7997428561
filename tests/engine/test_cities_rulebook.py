"""Every worked example and every answer of the Cities rulebook, with its numbers."""

from engine.catalogue import edition
from engine.draft.conflict import all_round, between_teams
from engine.draft.game import Draft
from engine.draft.options import raise_ways, ways_to_pay
from engine.draft.scoring import result
from engine.draft.war import wage_war
from engine.events import Earned, Fought
from engine.game import Setup
from engine.moves import Payment
from engine.payment import Purchase
from engine.resources import Cost, unpack
from tests.build import ALL, FIRST, cards, choose, city, make, purses, scored, site, table


def test_carlos_prepares_a_game_for_six() -> None:
    state = Draft.start(Setup(game=FIRST, seats=6, seed=1, options={"expansions": "cities"})).state
    decks = [[c for hand in state.hands for c in hand], *state.decks]
    assert [sum(card.colour == "black" for card in deck) for deck in decks] == [6, 6, 6]
    assert sum(card.colour == "purple" for card in decks[2]) == 8
    assert all(min(card.marks) < 7 for deck in decks for card in deck if card.marks)


def test_the_lair_joana_pays_cirilo_can_pay_one_and_tania_owes() -> None:
    carlos = city("rhodes", "lumber_yard glassworks_1")
    others = city("giza", coins=2), city("ephesus", coins=1), city("babylon", coins=5)
    hands = ("lair", "altar", "altar", "altar")
    game = table(carlos, *others, hands=hands, age=2, expansions="cities")
    game, _ = choose(game, "build lair paid", *["build altar free"] * 3)
    game, _ = make(game, "1 pay 2", "2 pay 1", "3 pay 0")
    assert purses(game) == (3, 0, 0, 5)
    assert [one.debts for one in game.view(None).cities] == [0, 0, 1, 2]


def test_the_residence_keeps_tania_out_and_cirilo_and_carlos_meet() -> None:
    tania, cirilo, carlos = city("rhodes", "clay_pool"), city("giza", "stockade"), city("ephesus")
    game = table(tania, cirilo, carlos, hands=("residence tavern",), turn=7, expansions="cities")
    game, events = choose(game, "build residence paid")
    assert [event for event in events if isinstance(event, Fought)] == [
        Fought(1, (1, 2), (1, 0), winner=1, token=1, defeated=2)
    ]
    assert game.view(None).cities[0].diplomacy == 0


def test_four_players_carlos_and_alex_absent_tania_beats_cirilo_for_one_token() -> None:
    carlos, alex = city("rhodes", diplomacy=1), city("giza", diplomacy=1)
    tania, cirilo = city("ephesus", "walls"), city("babylon", "stockade")
    cities = [carlos, tania, alex, cirilo]
    after, _ = wage_war(cities, 2, all_round(cities))
    assert [one.victories for one in after] == [(), (3,), (), ()]
    assert [one.defeats for one in after] == [0, 0, 0, 1]
    assert [one.diplomacy for one in after] == [0, 0, 0, 0]


def test_three_debts_and_five_coins_are_minus_two_points() -> None:
    assert scored(city(coins=5, debts=3))["treasury"] == -2


def test_alexs_two_masks_and_one_compass_on_the_left() -> None:
    alex = city("rhodes", "pigeon_loft spy_ring")
    assert scored(alex, city("giza", "apothecary"), city("ephesus"))["green"] == 1
    assert scored(alex, city("giza", "apothecary dispensary"), city("ephesus"))["green"] == 4


def test_alex_buys_cloth_and_stone_on_the_right_with_marketplace_and_dock() -> None:
    """Cloth for nothing and stone for two, or one for each: two coins either way."""
    alex = city("rhodes", "marketplace clandestine_dock_east", coins=2)
    east = city("giza", "loom_1")
    here = site(alex, city("ephesus"), east)
    (way,) = ways_to_pay(here, Cost(cloth=1, stone=1), "yellow")
    assert way == Purchase(Payment(right=2), from_right=way.from_right)
    assert set(unpack(way.from_right)) == {"cloth", "stone"}


def test_the_shields_of_militia_mercenaries_and_contingent() -> None:
    assert [cards(name)[0].shields for name in ("militia", "mercenaries", "contingent")] == [
        2,
        3,
        5,
    ]


def test_berenice_makes_a_sale_four_coins_and_a_tavern_six() -> None:
    for move, coins in (("sell tavern", 4), ("build tavern free", 6)):
        cities = city("rhodes", "berenice", coins=0), city("giza"), city("ephesus")
        game, _ = choose(table(*cities, hands=("tavern",), expansions="cities leaders"), move)
        assert purses(game)[0] == coins


def test_in_teams_cirilo_loses_one_token_by_diplomacy_and_tania_wins_two() -> None:
    cirilo, tania = city("rhodes", diplomacy=1), city("giza", "walls")
    foe_of_tania, foe_of_cirilo = city("ephesus"), city("babylon", "stockade")
    cities = [cirilo, tania, foe_of_tania, foe_of_cirilo]
    after, _ = wage_war(cities, 3, between_teams(cities))
    assert [one.victories for one in after] == [(), (5, 5), (), (5,)]
    assert [one.defeats for one in after] == [1, 0, 2, 0]


def test_the_teams_score_is_the_sum_of_both() -> None:
    cities = [city(built="palace"), city(), city(built="altar"), city(built="town_hall")]
    found = result(cities, 4, edition(ALL).score_lines, 2)
    totals = [sum(found.sheets[seat].total for seat in team) for team in found.teams]
    assert (totals, found.winners) == ([8 + 2, 2 + 6 + 2], (0, 1, 2, 3))


def test_faq_a_diplomacy_card_of_an_earlier_age_counts_for_the_next_conflict() -> None:
    solomon = city("rhodes", coins=6)
    game = table(solomon, city("giza"), city("ephesus"), turn=0, age=3, discard="residence",
                 leaders=("solomon",), expansions="cities leaders")  # fmt: skip
    game, _ = choose(game, "build solomon paid B3")
    game, _ = make(game, "0 build residence discard")
    assert game.view(None).cities[0].diplomacy == 1
    assert all_round(game.state.cities) == all_round([city(diplomacy=1), city(), city()])


def test_faq_nero_pays_twice_and_berenice_once() -> None:
    cities = [city("rhodes", "nero berenice stockade", coins=0), city("giza"), city("ephesus")]
    after, events = wage_war(cities, 1, all_round(cities))
    assert after[0].coins == 2 + 2 + 1
    assert events.count(Earned(0, 1, "berenice")) == 1


def test_faq_berenice_adds_one_coin_a_turn_to_what_leaders_pay() -> None:
    own = city("halicarnassus", "hatshepsut berenice stone_pit", coins=4)
    game = table(own, city("giza"), city("rhodes"), hands=("arena",), age=3,
                 expansions="cities leaders")  # fmt: skip
    game, events = choose(game, "build arena paid L2 R2")
    assert Earned(0, 2, "hatshepsut") in events
    assert events.count(Earned(0, 1, "berenice")) == 1
    assert purses(game)[0] == 3


def test_faq_imhotep_does_not_reduce_the_coins_of_petra() -> None:
    assert not raise_ways(site(city("petra B", "imhotep", stages=1, coins=13)))
    assert [
        way.payment for way in raise_ways(site(city("petra B", "imhotep", stages=1, coins=14)))
    ] == [Payment(bank=14)]


def test_the_secret_warehouse_does_not_double_forum_caravansery_or_black_market() -> None:
    here = city("rhodes", "secret_warehouse forum caravansery black_market")
    assert ("ore",) in [unpack(symbol) for symbol in here.production.choices]
