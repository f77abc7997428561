"""Losses of coins: settled last in a turn, in secret, by coins or by debts."""

from engine.draft.game import Draft
from engine.events import Lost
from engine.moves import Pay, Withdraw
from tests.build import choose, city, make, purses, refusal, scored, table


def robbed(*, coins: int = 3) -> Draft:
    """Let seat 0 of three play the hideout and the lair's loss hit the others."""
    cities = city("rhodes", "lumber_yard glassworks_1"), city("giza", coins=coins), city("ephesus")
    hands = ("lair tavern", "altar tavern", "altar tavern")
    game = table(*cities, hands=hands, age=2, expansions="cities")
    return choose(game, "build lair paid", "build altar free", "build altar free")[0]


def test_a_loss_is_settled_before_the_hands_pass() -> None:
    game = robbed()
    assert (game.view(None).phase, game.view(None).turn) == ("losses", 1)
    game, _ = make(game, "1 pay 2", "2 pay 2")
    assert (game.view(None).phase, game.view(None).turn) == ("turn", 2)


def test_coins_of_this_turn_can_pay() -> None:
    cities = city("rhodes"), city("giza", coins=0), city("ephesus")
    game = table(*cities, hands=("hideout", "tavern"), expansions="cities")
    game, _ = choose(game, "build hideout free", "build tavern free")
    assert game.options(1) == [Pay(1), Pay(0)]


def test_a_city_cannot_pay_more_than_it_has_or_than_it_loses() -> None:
    assert robbed(coins=9).options(1) == [Pay(2), Pay(1), Pay(0)]
    assert robbed(coins=1).options(1) == [Pay(1), Pay(0)]
    assert refusal(robbed(), 1, "pay 3").code == "not_asked"


def test_the_one_who_played_the_card_is_not_asked() -> None:
    assert robbed().options(0) == []
    assert refusal(robbed(), 0, "pay 1").code == "not_asked"


def test_what_is_chosen_is_a_secret_until_all_have_chosen() -> None:
    paid, owed = make(robbed(), "1 pay 2")[0], make(robbed(), "1 pay 0")[0]
    for viewer in (0, 2, None):
        assert paid.view(viewer) == owed.view(viewer)
    assert paid.view(1) != owed.view(1)


def test_a_choice_can_be_taken_back() -> None:
    game, _ = make(robbed(), "1 pay 2")
    assert game.options(1) == [Withdraw()]
    game, _ = make(game, "1 withdraw", "1 pay 1", "2 pay 0")
    assert purses(game) == (3, 2, 3)
    assert [one.debts for one in game.view(None).cities] == [0, 1, 2]


def test_losses_of_several_cards_add_up_and_each_is_spared_by_its_own() -> None:
    cities = city("rhodes"), city("petra B", "clay_pool foundry"), city("ephesus")
    game = table(*cities, hands=("hideout", "tavern", "altar"), expansions="cities")
    game, _ = choose(game, "build hideout free", "raise tavern", "build altar free")
    assert game.view(None).losses == (2, 1, 3)


def test_a_loss_is_told_when_it_is_settled() -> None:
    _, events = make(robbed(), "1 pay 2", "2 pay 1")
    assert [event for event in events if isinstance(event, Lost)] == [Lost(1, 2, 0), Lost(2, 1, 1)]


def test_a_card_from_the_discard_makes_others_lose_too() -> None:
    cities = city("halicarnassus B", "foundry"), city("giza"), city("ephesus")
    game = table(*cities, discard="hideout", expansions="cities")
    game, _ = choose(game, "raise tavern", "build tavern free", "build tavern free")
    game, _ = make(game, "0 build hideout discard")
    assert game.view(None).losses == (0, 1, 1)


def test_the_last_loss_of_an_age_is_settled_before_the_conflicts() -> None:
    cities = city("rhodes", "stockade"), city("giza"), city("ephesus")
    game = table(*cities, hands=("hideout tavern",), turn=7, expansions="cities")
    game, _ = choose(game, "build hideout free")
    assert game.view(None).conflict == ()
    game, _ = make(game, "1 pay 1", "2 pay 1")
    assert game.view(None).cities[0].victories == (1, 1)


def test_debts_count_on_the_line_of_the_treasury() -> None:
    assert scored(city(coins=5, debts=3))["treasury"] == -2
