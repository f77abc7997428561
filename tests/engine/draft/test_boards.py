"""Boards: dealt, or chosen by side, or chosen freely; and set-ups that no game starts from."""

import pytest

from engine.catalogue import edition
from engine.draft.game import Draft
from engine.errors import BadSetup
from engine.events import AgeBegan, Chose, Settled, Withdrew
from engine.game import Setup
from engine.games import start
from engine.moves import Settle, Withdraw
from tests.build import FIRST, SECOND, make, refusal

SEATS = [(FIRST, seats) for seats in range(2, 8)] + [(SECOND, seats) for seats in range(3, 8)]


def begin(boards: str, *, game: str = FIRST, seats: int = 3, seed: int = 7) -> Draft:
    return Draft.start(Setup(game=game, seats=seats, seed=seed, options={"boards": boards}))


def settlings(game: Draft, seat: int) -> list[Settle]:
    return [move for move in game.options(seat) if isinstance(move, Settle)]


def boards_of(game: Draft) -> list[str]:
    return [city.board.id for city in game.state.cities]


def sides_of(game: Draft) -> list[str]:
    return [city.side.id for city in game.state.cities]


@pytest.mark.parametrize(("game", "seats"), SEATS)
@pytest.mark.parametrize("boards", ["random", "first_side", "side_choice", "free_choice"])
def test_no_two_cities_have_the_same_board(game: str, seats: int, boards: str) -> None:
    started = begin(boards, game=game, seats=seats)
    for seat in range(seats):
        if moves := settlings(started, seat):
            started, _ = started.apply(seat, moves[-1])
    assert len(set(boards_of(started))) == len(boards_of(started)) == max(seats, 3)


def test_random_boards_are_dealt_with_their_sides_and_nobody_is_asked() -> None:
    game = begin("random")
    assert {decision.question for decision in game.waiting()} == {"card"}
    assert game.state == begin("random").state


def test_random_deals_every_board_and_side_sooner_or_later() -> None:
    games = [begin("random", seats=7, seed=seed) for seed in range(20)]
    dealt = {pair for game in games for pair in zip(boards_of(game), sides_of(game), strict=True)}
    assert len(dealt) == 14
    assert len({tuple(boards_of(game)) for game in games}) > 10


def test_random_is_the_rule_when_none_is_named() -> None:
    unnamed = Draft.start(Setup(game=FIRST, seats=3, seed=7))
    assert unnamed.state.cities == begin("random").state.cities


@pytest.mark.parametrize(("game", "side"), [(FIRST, "A"), (SECOND, "day")])
def test_the_first_side_is_the_same_for_all(game: str, side: str) -> None:
    assert sides_of(begin("first_side", game=game, seats=7)) == [side] * 7


@pytest.mark.parametrize(("game", "sides"), [(FIRST, ["A", "B"]), (SECOND, ["day", "night"])])
def test_with_side_choice_each_picks_a_side_of_the_board_dealt(game: str, sides: list[str]) -> None:
    started = begin("side_choice", game=game)
    assert [decision.question for decision in started.waiting()] == ["board"] * 3
    for seat in range(3):
        moves = settlings(started, seat)
        assert len({move.board for move in moves}) == 1
        assert [move.side for move in moves] == sides


def test_with_side_choice_another_board_is_refused() -> None:
    game = begin("side_choice")
    other = settlings(game, 1)[0]
    refused = refusal(game, 0, str(other))
    assert refused.code == "board_not_available"
    assert refused.facts == {"board": other.board, "side": other.side}


def test_the_game_begins_when_the_last_one_has_settled() -> None:
    game = begin("side_choice")
    picks = [settlings(game, seat)[1] for seat in range(3)]
    game, events = make(game, *[f"{seat} {move}" for seat, move in enumerate(picks)])
    assert [(move.board, move.side) for move in picks] == list(
        zip(boards_of(game), sides_of(game), strict=True)
    )
    settled = [Settled(seat, move.board, move.side) for seat, move in enumerate(picks)]
    assert events[2:] == [Chose(2), *settled, AgeBegan(1)]


def test_no_card_is_dealt_before_the_boards_are_settled() -> None:
    game, _ = make(begin("free_choice"), "0 settle giza A", "1 settle rhodes B")
    assert (game.state.age, game.state.hands, game.state.cities) == (0, ((), (), ()), ())


def test_every_city_starts_with_three_coins_and_seven_cards() -> None:
    game, _ = make(
        begin("free_choice"), "0 settle giza A", "1 settle rhodes B", "2 settle ephesus A"
    )
    assert [city.coins for city in game.state.cities] == [3, 3, 3]
    assert [len(hand) for hand in game.state.hands] == [7, 7, 7]


def test_with_free_choice_any_side_of_any_board_can_be_taken() -> None:
    assert len(settlings(begin("free_choice"), 0)) == 14


def test_with_free_choice_a_taken_board_is_gone_with_both_its_sides() -> None:
    game, _ = make(begin("free_choice"), "1 settle giza A")
    assert not [move for move in settlings(game, 0) if move.board == "giza"]
    assert refusal(game, 0, "settle giza B").code == "board_not_available"


def test_a_board_taken_back_is_free_again() -> None:
    game, events = make(begin("free_choice"), "1 settle giza A", "1 withdraw")
    assert events[-1] == Withdrew(1)
    assert len(settlings(game, 0)) == len(settlings(game, 1)) == 14


def test_a_side_can_be_chosen_anew_until_the_last_one_has_settled() -> None:
    game = begin("side_choice")
    first, second = settlings(game, 0)
    game, _ = make(game, f"0 {first}")
    assert game.options(0) == [Withdraw()]
    game, _ = make(game, "0 withdraw", f"0 {second}")
    game, _ = make(game, *[f"{seat} {settlings(game, seat)[0]}" for seat in (1, 2)])
    assert sides_of(game)[0] == second.side


def test_a_board_cannot_be_taken_back_once_all_have_settled() -> None:
    plays = "0 settle giza A", "1 settle rhodes B", "2 settle ephesus A"
    game, _ = make(begin("free_choice"), *plays)
    assert refusal(game, 0, "withdraw").code == "nothing_to_withdraw"


def test_numbers_of_the_question_change_with_own_moves_only() -> None:
    game = begin("free_choice")
    before = game.waiting()[0].number
    game, _ = make(game, "1 settle giza A")
    assert game.waiting()[0].number == before
    game, _ = make(game, "0 settle rhodes A", "0 withdraw")
    assert game.waiting()[0].number > before


def test_a_card_is_no_answer_while_boards_are_chosen() -> None:
    assert refusal(begin("free_choice"), 0, "sell tavern").code == "not_asked"
    assert refusal(begin("free_choice"), 0, "settle atlantis A").code == "board_not_available"


@pytest.mark.parametrize("boards", ["side_choice", "free_choice"])
def test_the_free_city_gets_a_board_that_is_left_with_its_first_side(boards: str) -> None:
    game = begin(boards, seats=2)
    for seat in (0, 1):
        game, _ = game.apply(seat, settlings(game, seat)[-1])
    assert (len(set(boards_of(game))), sides_of(game)[2]) == (3, "A")


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_every_age_has_exactly_seven_cards_a_player(game: str, seats: int) -> None:
    state = begin("random", game=game, seats=seats).state
    cities = max(seats, 3)
    assert sum(map(len, (*state.hands, state.pile))) == 7 * cities
    assert [len(deck) for deck in state.decks] == [7 * cities, 7 * cities]
    guilds = [card.id for card in state.decks[1] if card.colour == "purple"]
    assert len(guilds) == len(set(guilds)) == cities + 2


def test_each_age_has_its_own_cards() -> None:
    state = begin("random", seats=5).state
    assert {card.age for hand in state.hands for card in hand} == {1}
    assert [{card.age for card in deck} for deck in state.decks] == [{2}, {3}]
    plain = [card.id for card in state.decks[1] if card.colour != "purple"]
    assert sorted(plain) == sorted(card.id for card in edition(FIRST).copies(3, 5))


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "third_edition"}, "unknown_game"),
        ({"seats": 1}, "wrong_number_of_seats"),
        ({"seats": 8}, "eight_need_cities"),
        ({"seats": 9}, "wrong_number_of_seats"),
        ({"game": SECOND, "seats": 8}, "wrong_number_of_seats"),
        ({"seats": 0}, "wrong_number_of_seats"),
        ({"seats": -3}, "wrong_number_of_seats"),
        ({"game": SECOND, "seats": 2}, "wrong_number_of_seats"),
        ({"rules": 0}, "unknown_rules"),
        ({"options": {"weather": "rain"}}, "unknown_option"),
        ({"options": {"boards": "painted"}}, "unknown_board_rule"),
        ({"options": {"boards": ""}}, "unknown_board_rule"),
    ],
)
def test_a_bad_set_up_is_refused(changes: dict[str, object], code: str) -> None:
    asked: dict[str, object] = {"game": FIRST, "seats": 3, "seed": 1, **changes}
    with pytest.raises(BadSetup) as refused:
        start(Setup.model_validate(asked))
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"game": "first_edition", "seats": 3}',
        '{"game": "first_edition", "seats": "many", "seed": 1}',
        '{"game": "first_edition", "seats": 3, "seed": -1}',
        '{"game": "first_edition", "seats": 3, "seed": 1, "hats": 2}',
    ],
)
def test_a_text_that_is_no_set_up_is_malformed(text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Setup.read(text)
    assert refused.value.code == "malformed"
