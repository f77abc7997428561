"""Leaders: drafted before the first age, used one by one before each age."""

import pytest

from engine.draft.game import Draft
from engine.events import AgeBegan, Built, LeadersDealt, Passed, Raised, Sold
from engine.game import Setup
from engine.moves import Keep
from tests.build import FIRST, choose, city, make, names, purses, refusal, table, uses


def begin(seats: int = 3, expansions: str = "leaders", boards: str = "random") -> Draft:
    options = {"expansions": expansions, "boards": boards}
    return Draft.start(Setup(game=FIRST, seats=seats, seed=3, options=options))


def keep_first(game: Draft) -> Draft:
    """Let everybody keep the first leader held."""
    for seat in range(game.state.seats):
        game, _ = game.apply(seat, game.options(seat)[0])
    return game


def recruiting(*leaders: str, age: int = 1, coins: int = 6) -> Draft:
    cities = city("rhodes", coins=coins), city("giza", coins=coins), city("ephesus", coins=coins)
    return table(*cities, turn=0, age=age, leaders=leaders, expansions="leaders")


@pytest.mark.parametrize(
    ("seats", "expansions", "spare"),
    [(2, "leaders", 28), (7, "leaders", 8), (3, "cities leaders", 30), (8, "cities leaders", 10)],
)
def test_four_leaders_are_dealt_to_each(seats: int, expansions: str, spare: int) -> None:
    game = begin(seats, expansions)
    assert [len(hand) for hand in game.state.hands] == [4] * seats
    assert len(game.state.spare) == spare


def test_everybody_starts_with_six_coins_and_the_free_city_with_three() -> None:
    assert purses(begin()) == (6, 6, 6)
    assert purses(begin(2)) == (6, 6, 3)


def test_leaders_of_the_cities_box_need_cities() -> None:
    game = begin()
    held = [card for pile in (*game.state.hands, game.state.spare) for card in pile]
    assert "darius" not in names(tuple(held)) and len(held) == 36


def test_leaders_are_dealt_when_the_boards_are_settled() -> None:
    game = begin(boards="side_choice")
    assert game.state.hands == ((), (), ())
    for seat in range(2):
        game, _ = game.apply(seat, game.options(seat)[0])
    game, events = game.apply(2, game.options(2)[0])
    assert events[-1] == LeadersDealt(4)


def test_what_is_not_kept_goes_to_the_right() -> None:
    before = begin()
    after = keep_first(before)
    assert after.state.leaders == tuple(hand[:1] for hand in before.state.hands)
    assert after.state.hands[0] == before.state.hands[1][1:]
    assert after.state.hands[2] == before.state.hands[0][1:]


def test_the_draft_ends_when_all_have_four() -> None:
    game = begin()
    for _ in range(2):
        game = keep_first(game)
    for seat in range(3):
        game, events = game.apply(seat, game.options(seat)[0])
    assert events[1:] == (Passed("right"), AgeBegan(1))
    assert [len(leaders) for leaders in game.state.leaders] == [4, 4, 4]
    assert {decision.question for decision in game.waiting()} == {"recruitment"}


def test_a_leader_that_is_not_held_cannot_be_kept() -> None:
    game = begin()
    other = game.state.hands[1][0].id
    assert refusal(game, 0, f"keep {other}").code == "not_in_hand"
    assert refusal(game, 0, f"sell {game.state.hands[0][0].id}").code == "not_asked"


def test_what_is_kept_is_a_secret() -> None:
    game = begin()
    views = {game.apply(0, move)[0].view(1).model_dump_json() for move in game.options(0)}
    assert len(views) == 1
    assert all(isinstance(move, Keep) for move in game.options(0))


def test_a_leader_is_recruited_buried_or_sold() -> None:
    game = recruiting("sappho", "nero", "zenobia")
    _, events = choose(game, "build sappho paid B1", "build nero paid B1", "sell zenobia")
    assert Built(0, "sappho", "paid", 1) in events
    assert Sold(2, 3) in events
    cities = city("giza", "stone_pit"), city("rhodes"), city("ephesus")
    game = table(*cities, turn=0, leaders=("plato",), expansions="leaders")
    game, events = choose(game, "raise plato")
    assert Raised(0, 1, 0) in events and "plato" not in game.view(None).cities[0].cards


def test_hands_are_dealt_after_the_recruitment() -> None:
    game = recruiting("sappho")
    assert game.view(None).hands == (0, 0, 0)
    game, _ = choose(game)
    assert (game.view(None).hands, game.view(None).turn) == ((7, 7, 7), 1)


def test_coins_of_this_recruitment_do_not_pay_for_it() -> None:
    game = recruiting("plato", "sappho", coins=3)
    assert uses(game, 0, "plato") == ["sell plato"]
    assert refusal(game, 0, "build plato paid B4").facts == {"coins": 1}


def test_what_is_recruited_stays_secret_until_all_have_chosen() -> None:
    game = recruiting("sappho zenobia")
    views = {make(game, f"0 {move}")[0].view(1).model_dump_json() for move in game.options(0)}
    assert len(views) == 1


def test_a_leader_sold_or_buried_is_out_of_reach_and_counts_for_nothing() -> None:
    game, _ = choose(recruiting("sappho"), "sell sappho")
    assert game.state.discard == ()
    assert "sappho" in names(game.state.retired)
    assert game.view(None).cities[0].cards == ()


def test_the_leader_left_after_the_third_recruitment_is_discarded() -> None:
    game, _ = choose(recruiting("sappho zenobia", age=3), "build sappho paid B1")
    assert game.view(None).leaders == (0, 0, 0)
    assert "zenobia" in names(game.state.retired)
    earlier, _ = choose(recruiting("sappho zenobia", age=2), "build sappho paid B1")
    assert earlier.view(None).leaders == (1, 0, 0)


def test_leaders_are_no_structures_for_olympia() -> None:
    cities = city("olympia A", stages=2, coins=0), city("giza"), city("ephesus")
    game = table(*cities, turn=0, leaders=("plato",), expansions="leaders")
    assert uses(game, 0, "plato") == ["sell plato"]


def test_a_stage_is_bought_for_as_in_any_turn() -> None:
    cities = city("rhodes", coins=4), city("olympia", "lumber_yard"), city("ephesus")
    game = table(*cities, turn=0, leaders=("plato",), expansions="leaders")
    assert "raise plato L4" in uses(game, 0, "plato")


def test_picks_from_the_discard_come_in_their_order() -> None:
    """The wonder's pick comes before Solomon's, although Solomon sits at seat 0."""
    cities = city("rhodes", coins=6), city("halicarnassus B", "foundry"), city("ephesus")
    game = table(
        *cities, turn=0, age=2, discard="altar baths", leaders=("solomon",), expansions="leaders"
    )
    game, _ = choose(game, "build solomon paid B3", "raise sappho")
    assert [(one.seat, one.question) for one in game.waiting()] == [(1, "discard")]
    game, _ = make(game, "1 decline")
    assert [(one.seat, one.question) for one in game.waiting()] == [(0, "discard")]


def test_only_the_two_players_draft_and_recruit() -> None:
    game = begin(2)
    for _ in range(3):
        game = keep_first(game)
    assert [decision.city for decision in game.waiting()] == [0, 1]


def test_seats_see_their_own_leaders_only() -> None:
    game = recruiting("sappho", "nero")
    own = game.view(0).own
    assert own is not None and own.leaders == ("sappho",)
    assert "nero" not in game.view(0).model_dump_json()
    assert game.view(None).leaders == (1, 1, 1)
