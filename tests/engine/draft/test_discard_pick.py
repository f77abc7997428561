"""Halicarnassus: at the end of the turn, one card of the discard is built for free."""

from engine.draft.game import Draft
from engine.events import Built, Declined
from engine.moves import Decline
from tests.build import SECOND, choose, city, make, names, purses, refusal, table, uses

HALICARNASSUS = city("halicarnassus B", "foundry")
BUILDS = ("raise theater", "build altar free", "build altar free")


def end_of_turn(discard: str, built: str = "", turn: int = 1) -> Draft:
    """Let Halicarnassus build its first stage while both neighbours build an altar."""
    here = city("halicarnassus B", f"foundry {built}", coins=0)
    hands = ("theater theater", "altar guard_tower", "altar stockade")
    game = table(here, city("giza"), city("ephesus"), hands=hands, discard=discard, turn=turn)
    return choose(game, *BUILDS)[0]


def offered(game: Draft, seat: int = 0) -> list[str]:
    """List the cards that a seat may take from the discard."""
    return [str(move).split()[1] for move in game.options(seat) if move != Decline()]


def asked(game: Draft) -> list[tuple[int, str]]:
    return [(decision.seat, decision.question) for decision in game.waiting()]


def test_only_the_builder_of_the_stage_is_asked_at_the_end_of_the_turn() -> None:
    game = end_of_turn("palace tavern")
    assert asked(game) == [(0, "discard")]
    assert game.options(1) == []
    assert [len(hand) for hand in game.state.hands] == [1, 1, 1]


def test_a_card_of_the_discard_is_built_without_its_cost() -> None:
    game, events = make(end_of_turn("palace altar"), "0 build palace discard")
    assert names(game.state.cities[0].cards)[-1] == "palace"
    assert names(game.state.discard) == ["altar"]
    assert events[0] == Built(0, "palace", "discard", 0)


def test_then_the_hands_pass() -> None:
    game, _ = make(end_of_turn("palace"), "0 build palace discard")
    assert [names(hand) for hand in game.state.hands] == [
        ["stockade"],
        ["theater"],
        ["guard_tower"],
    ]
    assert game.state.turn == 2


def test_the_owner_may_decline() -> None:
    game, events = make(end_of_turn("palace"), "0 decline")
    assert events[0] == Declined(0)
    assert names(game.state.discard) == ["palace"]
    assert game.state.turn == 2


def test_an_empty_discard_gives_nothing() -> None:
    game = end_of_turn("")
    assert Declined(0) in game.state.story
    assert asked(game) == [(0, "card"), (1, "card"), (2, "card")]


def test_a_discard_of_names_the_city_has_gives_nothing() -> None:
    game = end_of_turn("loom_2 foundry", "loom_1")
    assert Declined(0) in game.state.story
    assert game.state.turn == 2


def test_a_name_the_city_has_cannot_be_taken() -> None:
    game = end_of_turn("loom_2 palace", "loom_1")
    assert offered(game) == ["palace"]
    assert refusal(game, 0, "build loom_2 discard").code == "not_to_be_taken"


def test_a_card_that_lies_there_twice_is_offered_once_and_taken_once() -> None:
    game = end_of_turn("palace palace")
    assert offered(game) == ["palace"]
    game, _ = make(game, "0 build palace discard")
    assert names(game.state.discard) == ["palace"]


def test_the_coins_of_the_card_taken_are_paid() -> None:
    game, _ = make(end_of_turn("tavern"), "0 build tavern discard")
    assert purses(game)[0] == 5


def test_a_vineyard_taken_counts_what_stands_around_it() -> None:
    cities = HALICARNASSUS, city("giza", "clay_pool"), city("ephesus")
    hands = ("theater", "stone_pit", "altar")
    game = table(*cities, hands=hands, discard="vineyard")
    game, _ = choose(game, "raise theater", "build stone_pit free", "build altar free")
    game, _ = make(game, "0 build vineyard discard")
    assert purses(game)[0] == 3 + 3


def test_cards_sold_in_the_same_turn_can_be_taken() -> None:
    hands = ("theater", "palace", "altar")
    game = table(HALICARNASSUS, city("giza"), city("ephesus"), hands=hands)
    game, _ = choose(game, "raise theater", "sell palace", "build altar free")
    assert offered(game) == ["palace"]


def test_last_cards_of_the_sixth_turn_can_be_taken_the_own_one_too() -> None:
    game = end_of_turn("", turn=6)
    assert sorted(offered(game)) == ["guard_tower", "stockade", "theater"]
    game, _ = make(game, "0 build guard_tower discard")
    assert game.state.cities[0].victories == (1, 1)


def test_the_card_under_the_stage_is_not_in_the_discard() -> None:
    assert offered(end_of_turn("palace")) == ["palace"]


def test_the_card_taken_makes_chains_and_resources_from_the_next_turn_on() -> None:
    hands = ("theater", "altar", "altar aqueduct")
    game = table(HALICARNASSUS, city("giza"), city("ephesus"), hands=hands, discard="baths")
    game, _ = choose(game, *BUILDS)
    game, _ = make(game, "0 build baths discard")
    assert "build aqueduct chain" in uses(game, 0, "aqueduct")


def test_two_such_cities_pick_clockwise_from_seat_0() -> None:
    """Only a made-up table has Halicarnassus twice."""
    game = table(HALICARNASSUS, city("giza"), HALICARNASSUS, discard="palace altar")
    plays = ("2 raise tavern", "1 build tavern free", "0 raise tavern")
    game, _ = make(game, *plays)
    assert asked(game) == [(0, "discard")]
    game, _ = make(game, "0 build palace discard")
    assert asked(game) == [(2, "discard")]
    assert offered(game, 2) == ["altar"]


def test_the_second_such_city_loses_its_build_if_nothing_is_left() -> None:
    game = table(HALICARNASSUS, city("giza"), HALICARNASSUS, discard="palace")
    game, _ = choose(game, "raise tavern", "build tavern free", "raise tavern")
    game, events = make(game, "0 build palace discard")
    assert Declined(2) in events
    assert game.state.turn == 2


def test_every_stage_of_side_b_brings_a_build() -> None:
    here = city("halicarnassus B", "clay_pool brickyard glassworks_1 press_1", stages=1)
    game = table(here, city("giza"), city("ephesus"), discard="palace altar theater")
    game, _ = choose(game, "raise tavern", "build tavern free", "build tavern free")
    game, _ = make(game, "0 build palace discard")
    game, _ = choose(game, "raise tavern")
    assert asked(game) == [(0, "discard")]


def test_a_stage_without_the_symbol_brings_no_build() -> None:
    here = city("halicarnassus A", "brickyard")
    game = table(here, city("giza"), city("ephesus"), discard="palace")
    game, _ = choose(game, "raise tavern")
    assert asked(game) == [(0, "card"), (1, "card"), (2, "card")]


def test_the_second_edition_has_it_too() -> None:
    here = city("halicarnassus day", "glassworks_1 press_1", stages=1, game=SECOND)
    around = city("giza", game=SECOND), city("ephesus", game=SECOND)
    game = table(here, *around, discard="castrum", game=SECOND)
    game, _ = choose(game, "raise tavern")
    assert "castrum" in offered(game)


def test_nothing_is_paid_for_a_card_of_the_discard() -> None:
    game = end_of_turn("palace")
    for payment in ("L2", "R2", "B1"):
        assert refusal(game, 0, f"build palace discard {payment}").code == "not_to_be_taken"


def test_the_answer_is_a_card_of_the_discard_or_nothing() -> None:
    game = end_of_turn("palace")
    assert refusal(game, 0, "sell palace").code == "not_asked"
    assert refusal(game, 0, "withdraw").code == "nothing_to_withdraw"
    assert refusal(game, 0, "build theater discard").facts == {"card": "theater"}
