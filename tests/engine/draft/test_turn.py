"""A turn: choosing in secret, the order in which it is resolved, and how hands go round."""

import pytest

from engine.draft.game import Draft
from engine.events import (
    AgeBegan,
    Built,
    Chose,
    Earned,
    Ended,
    Fought,
    LeftOver,
    Passed,
    Sold,
    Traded,
    Withdrew,
)
from engine.moves import Sell, Withdraw
from tests.build import choose, city, make, names, purses, refusal, table


def three(*hands: str, age: int = 1, turn: int = 1) -> Draft:
    """Set a table of Rhodes, Giza and Ephesus."""
    return table(city(), city("giza"), city("ephesus"), hands=hands, age=age, turn=turn)


def numbers(game: Draft) -> dict[int, int]:
    """Tell the number of what is asked of each seat."""
    return {decision.seat: decision.number for decision in game.waiting()}


def test_nothing_happens_until_everybody_has_chosen() -> None:
    game = three()
    waiting, events = make(game, "0 build tavern free", "1 sell tavern")
    assert events == [Chose(0), Chose(1)]
    assert waiting.state.cities == game.state.cities
    assert waiting.state.hands == game.state.hands


def test_the_last_choice_resolves_the_turn_for_all() -> None:
    _, events = choose(three(), "build tavern free", "sell tavern", "sell tavern")
    assert events[3:] == [
        Built(0, "tavern", "free", 0),
        Sold(1, 3),
        Sold(2, 3),
        Earned(0, 5, "tavern"),
        Passed("left"),
    ]


def test_seats_may_choose_in_any_order() -> None:
    plays = ["0 build tavern free", "1 sell tavern", "2 build tavern free"]
    one, _ = make(three(), *plays)
    other, _ = make(three(), *reversed(plays))
    assert one.state == other.state


def test_all_cards_are_placed_before_any_coin_is_earned() -> None:
    game = three("vineyard", "stone_pit", "clay_pool")
    _, events = choose(game, "build vineyard free", "build stone_pit free", "build clay_pool free")
    told = [type(event) for event in events]
    assert told.index(Earned) > max(place for place, kind in enumerate(told) if kind is Built)


def test_the_vineyard_counts_brown_cards_built_around_it_this_very_turn() -> None:
    here, left, right = city(built="ore_vein"), city("giza"), city("ephesus", "lumber_yard")
    game = table(here, left, right, hands=("vineyard", "stone_pit", "altar"))
    game, _ = choose(game, "build vineyard free", "build stone_pit free", "build altar free")
    assert purses(game)[0] == 3 + 3


def test_the_bazar_counts_grey_cards_built_around_it_this_very_turn() -> None:
    game = three("bazar", "loom_1", "press_1")
    game, _ = choose(game, "build bazar free", "build loom_1 free", "build press_1 free")
    assert purses(game)[0] == 3 + 4


def test_only_neighbours_are_counted() -> None:
    cities = city(), city("giza"), city("babylon", "stone_pit press_1"), city("ephesus")
    game, _ = choose(table(*cities, hands=("vineyard",)), "build vineyard free")
    assert purses(game)[0] == 3


@pytest.mark.parametrize(
    ("card", "built", "stages", "coins"),
    [
        ("haven", "stone_pit clay_pool loom_1", 0, 2),
        ("lighthouse", "tavern", 0, 2),
        ("chamber_of_commerce", "loom_1 press_1 stone_pit", 0, 4),
        ("arena", "", 2, 6),
    ],
)
def test_yellow_cards_of_age_three_count_the_own_city_when_built(
    card: str, built: str, stages: int, coins: int
) -> None:
    """The lighthouse counts itself."""
    here = city("olympia A", built, stages=max(2, stages), coins=0)
    around = city("giza", "ore_vein loom_1"), city("ephesus", "tavern")
    game, _ = choose(table(here, *around, hands=(card,)), f"build {card} once_an_age")
    assert purses(game)[0] == coins


def test_trade_coins_reach_the_sellers_after_all_payments() -> None:
    """Rhodes and Giza each spend what they have, and are paid by the other."""
    cities = city(coins=2), city("giza", coins=2), city("ephesus")
    game = table(*cities, hands=("baths", "barracks"))
    game, events = choose(game, "build baths paid L2", "build barracks paid R2")
    assert purses(game)[:2] == (2, 2)
    assert Traded(0, 1, 2, ("stone",)) in events
    assert Traded(1, 0, 2, ("ore",)) in events


@pytest.mark.parametrize(("age", "side"), [(1, "left"), (2, "right"), (3, "left")])
def test_hands_go_left_in_ages_one_and_three_and_right_in_age_two(age: int, side: str) -> None:
    """The left neighbour of seat 0 is seat 1."""
    game = three("tavern altar", "tavern baths", "tavern theater", age=age)
    game, events = choose(game)
    held = [names(hand) for hand in game.state.hands]
    left, right = [["theater"], ["altar"], ["baths"]], [["baths"], ["theater"], ["altar"]]
    assert held == (left if side == "left" else right)
    assert Passed(side) in events


def test_the_last_cards_of_the_sixth_turn_are_discarded_for_nothing() -> None:
    game, events = choose(three("tavern altar", "tavern baths", "tavern theater", turn=6))
    assert LeftOver(3) in events
    assert purses(game) == (6, 6, 6)
    assert sorted(names(game.state.discard)) == ["altar", "baths", *["tavern"] * 3, "theater"]


def test_conflicts_come_after_the_sixth_turn_and_then_a_new_age() -> None:
    game, events = choose(three(turn=6))
    assert [type(event) for event in events[-5:]] == [LeftOver, Fought, Fought, Fought, AgeBegan]
    assert (game.state.age, game.state.turn) == (2, 1)
    assert [len(hand) for hand in game.state.hands] == [7, 7, 7]
    assert {card.age for hand in game.state.hands for card in hand} == {2}


def test_there_is_no_conflict_before_the_sixth_turn() -> None:
    _, events = choose(three(turn=5))
    assert not any(isinstance(event, Fought) for event in events)


def test_the_game_ends_with_the_third_age() -> None:
    game, events = choose(three(age=3, turn=6))
    assert isinstance(events[-1], Ended)
    assert game.waiting() == ()
    assert [game.options(seat) for seat in range(3)] == [[], [], []]
    assert game.result() is not None


def test_a_game_that_goes_on_has_no_result() -> None:
    assert three(age=3, turn=6).result() is None


def test_everybody_is_asked_for_a_card_of_the_own_hand() -> None:
    asked = [(d.seat, d.city, d.question) for d in three().waiting()]
    assert asked == [(0, 0, "card"), (1, 1, "card"), (2, 2, "card")]


def test_who_has_chosen_is_not_asked_any_more() -> None:
    game, _ = make(three(), "1 sell tavern")
    assert [decision.seat for decision in game.waiting()] == [0, 2]
    assert game.options(1) == [Withdraw()]


def test_a_choice_can_be_taken_back_until_the_last_one_chooses() -> None:
    game = three("altar tavern")
    chosen, _ = make(game, "0 sell altar", "1 sell tavern")
    back, events = make(chosen, "0 withdraw")
    assert events == [Withdrew(0)]
    assert back.options(0) == game.options(0)
    after, _ = make(back, "0 build altar free", "2 sell tavern")
    assert names(after.state.cities[0].cards) == ["altar"]


def test_a_choice_cannot_be_taken_back_once_the_turn_is_resolved() -> None:
    game, _ = choose(three())
    assert refusal(game, 0, "withdraw").code == "nothing_to_withdraw"
    assert Withdraw() not in game.options(0)


def test_another_choice_is_not_made_before_the_first_is_taken_back() -> None:
    game, _ = make(three(), "0 sell tavern")
    assert refusal(game, 0, "build tavern free").code == "not_asked"
    assert Sell("tavern") not in game.options(0)


def test_what_others_choose_does_not_change_the_number_of_a_question() -> None:
    game = three()
    before = numbers(game)[0]
    for move in ("1 sell tavern", "2 sell tavern", "1 withdraw", "1 build tavern free"):
        game, _ = make(game, move)
        assert numbers(game)[0] == before


def test_every_own_move_changes_the_number_of_the_question() -> None:
    game = three()
    before = numbers(game)[0]
    game, _ = make(game, "0 sell tavern", "0 withdraw")
    assert numbers(game)[0] > before


def test_each_turn_asks_with_new_numbers() -> None:
    game = three()
    after, _ = choose(game)
    assert all(numbers(after)[seat] > number for seat, number in numbers(game).items())
