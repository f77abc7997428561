"""Views: what a seat may know, what the table may know, and what nobody may."""

import json

import pytest

from engine.draft.game import Draft
from engine.draft.view import DraftView, Own
from engine.game import Setup
from tests.build import FIRST, choose, city, make, names, table

HANDS = ("altar palace", "baths arsenal", "theater academy")


def three(age: int = 1, turn: int = 1) -> Draft:
    return table(city(), city("giza"), city("ephesus"), hands=HANDS, age=age, turn=turn)


def text(game: Draft, viewer: int | None) -> str:
    return game.view(viewer).model_dump_json()


def own(game: Draft, seat: int) -> Own:
    found = game.view(seat).own
    assert found is not None
    return found


def shared(view: DraftView) -> dict[str, object]:
    """What a view shows beside the viewer's own and who still thinks."""
    return view.model_dump(exclude={"own", "thinking"})


def picking() -> Draft:
    here = city("halicarnassus B", "foundry")
    game = table(here, city("giza"), city("ephesus"), discard="palace foundry")
    return choose(game, "raise tavern", "build tavern free", "build tavern free")[0]


def test_a_seat_sees_its_own_hand() -> None:
    assert own(three(), 0).hand == ("altar", "palace")
    assert own(three(), 2).hand == ("theater", "academy")


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_sees_anothers_hand(viewer: int | None) -> None:
    seen = text(three(), viewer)
    others = [hand for seat, hand in enumerate(HANDS) if seat != viewer]
    assert not [card for hand in others for card in hand.split() if card in seen]


def test_everybody_sees_how_many_cards_are_held() -> None:
    assert three().view(None).hands == (2, 2, 2)


def test_the_table_has_no_own_secrets() -> None:
    assert three().view(None).own is None


def test_a_seat_sees_its_own_choice() -> None:
    game, _ = make(three(), "0 build altar free")
    assert own(game, 0).chosen == ("build altar free",)
    assert own(game, 0).asked is None


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_while_people_choose_only_who_has_chosen_can_be_told(viewer: int | None) -> None:
    game = three()
    seen = {text(make(game, f"0 {move}")[0], viewer) for move in ("sell altar", "sell palace")}
    assert len(seen) == 1
    after = make(game, "0 sell altar")[0].view(viewer)
    before = game.view(viewer)
    assert shared(after) == shared(before)
    assert after.own == before.own
    assert [thinking.seat for thinking in after.thinking] == [1, 2]


def test_a_choice_taken_back_leaves_no_trace() -> None:
    game, _ = make(three(), "0 sell altar", "0 withdraw")
    assert text(game, 1) == text(three(), 1)
    assert text(game, None) == text(three(), None)


def test_everybody_may_know_the_same_but_for_their_own() -> None:
    game, _ = make(three(), "0 sell altar")
    views = [shared(game.view(viewer)) for viewer in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)


def test_cards_under_the_wonder_are_hidden_but_for_their_number() -> None:
    here = city("giza A", "stone_pit")
    game = table(here, city(), city("ephesus"), hands=("palace altar",))
    game, _ = choose(game, "raise palace")
    assert game.view(None).cities[0].stages == 1
    assert not any("palace" in text(game, viewer) for viewer in (0, 1, 2, None))


def test_a_sold_card_is_seen_by_nobody() -> None:
    game, _ = choose(three(), "sell palace")
    assert game.view(None).discard == 3
    assert not any("palace" in text(game, viewer) for viewer in (0, 1, 2, None))


def test_the_last_cards_of_an_age_are_seen_by_nobody() -> None:
    hands = ("tavern palace", "tavern arsenal", "tavern academy")
    game = table(city(), city("giza"), city("ephesus"), hands=hands, turn=6)
    game, _ = choose(game)
    assert game.view(None).discard == 6
    seen = [text(game, viewer) for viewer in (0, 1, 2, None)]
    assert not any(card in view for view in seen for card in ("palace", "arsenal", "academy"))


def test_what_was_built_is_told_to_everybody() -> None:
    game, _ = choose(three(), "build altar free")
    assert game.view(None).cities[0].cards == ("altar",)
    built = {"event": "Built", "city": 0, "card": "altar", "how": "free", "bank": 0}
    assert game.view(None).story[0] == built


def test_the_discard_is_seen_by_the_one_who_picks_and_only_then() -> None:
    game = picking()
    asked = own(game, 0).asked
    assert asked is not None
    assert asked.discard == ("foundry", "palace")
    assert not any("palace" in text(game, viewer) for viewer in (1, 2, None))
    game, _ = make(game, "0 decline")
    assert not any("palace" in text(game, viewer) for viewer in (0, 1, 2, None))


def test_the_discard_does_not_tell_in_which_order_it_was_filled() -> None:
    here = city("halicarnassus B", "foundry")
    seen = set()
    for discard in ("palace altar", "altar palace"):
        game = table(here, city("giza"), city("ephesus"), discard=discard)
        seen.add(text(choose(game, "raise tavern")[0], 0))
    assert len(seen) == 1


def test_the_last_card_of_babylon_is_seen_by_its_owner_only() -> None:
    cities = city("babylon B", stages=2), city("giza"), city("ephesus")
    game = table(*cities, hands=("tavern palace",), turn=6)
    game, _ = choose(game)
    assert own(game, 0).hand == ("palace",)
    assert not any("palace" in text(game, viewer) for viewer in (1, 2, None))


@pytest.mark.parametrize("boards", ["random", "side_choice", "free_choice"])
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_seed_is_seen_by_nobody(boards: str, viewer: int | None) -> None:
    setup = Setup(game=FIRST, seats=3, seed=8675309421, options={"boards": boards})
    seen = text(Draft.start(setup), viewer)
    assert "8675309421" not in seen
    assert "seed" not in seen


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_side_is_chosen_in_secret_and_the_board_dealt_is_public(viewer: int | None) -> None:
    setup = Setup(game=FIRST, seats=3, seed=1, options={"boards": "side_choice"})
    game = Draft.start(setup)
    dealt = [board.id for board in game.state.boards[:3]]
    assert [seating.board for seating in game.view(viewer).settling] == dealt
    seen = {text(make(game, f"0 {move}")[0], viewer) for move in game.options(0)}
    assert len(seen) == 1


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_boards_are_taken_openly(viewer: int | None) -> None:
    setup = Setup(game=FIRST, seats=3, seed=1, options={"boards": "free_choice"})
    game, _ = make(Draft.start(setup), "0 settle giza B")
    settling = game.view(viewer).settling
    assert [(s.board, s.side) for s in settling] == [("giza", "B"), (None, None), (None, None)]


def test_boards_not_dealt_yet_are_not_seen() -> None:
    """With free choice the order of the boards decides the Free City's; nobody sees it."""
    setups = [
        Setup(game=FIRST, seats=2, seed=seed, options={"boards": "free_choice"})
        for seed in range(5)
    ]
    assert len({text(Draft.start(setup), None) for setup in setups}) == 1


def test_decks_to_come_change_no_view() -> None:
    game = three()
    other = Draft(game.state._replace(decks=game.state.decks[::-1]))
    assert [text(game, viewer) for viewer in (0, None)] == [
        text(other, viewer) for viewer in (0, None)
    ]


def test_the_pile_of_the_free_city_is_seen_by_nobody() -> None:
    cities = city(), city("giza"), city("ephesus")
    game = table(*cities, hands=("altar baths", "tavern"), seats=2, pile="palace arsenal")
    assert game.view(None).pile == 2
    assert not any("palace" in text(game, viewer) for viewer in (0, 1, None))


def test_the_holders_choices_for_both_cities_are_secret() -> None:
    cities = city(), city("giza"), city("ephesus")
    game = table(*cities, hands=("altar theater palace", "tavern"), seats=2)
    half, _ = make(game, "0 build altar free")
    assert text(half, 1) == text(game, 1)
    whole, _ = make(half, "0 build theater free")
    other, _ = make(game, "0 build theater free", "0 build altar free")
    assert text(whole, 1) == text(other, 1)


def test_a_city_shows_what_it_makes_and_what_it_sells() -> None:
    here = city("alexandria A", "timber_yard forum", stages=2)
    shown = table(here, city("giza"), city("ephesus")).view(None).cities[0]
    goods = ("glass", "cloth", "papyrus")
    raw = ("wood", "stone", "clay", "ore")
    assert sorted(shown.production) == sorted([("glass",), ("wood", "stone"), goods, raw])
    assert shown.for_sale == (("glass",), ("wood", "stone"))


def test_a_city_shows_coins_shields_tokens_and_points() -> None:
    here = city("rhodes A", "altar stockade", coins=7, stages=2, tokens="1 -1")
    shown = table(here, city("giza"), city("ephesus")).view(None).cities[0]
    assert (shown.coins, shown.shields, shown.stages) == (7, 3, 2)
    assert (shown.victories, shown.defeats) == ((1,), 1)
    assert shown.points == 0 + 2 + 3 + 2


def test_the_result_is_shown_when_the_game_is_over() -> None:
    assert three().view(None).result is None
    game, _ = choose(three(age=3, turn=6))
    assert game.view(None).result == game.result()
    assert game.view(1).thinking == ()


def test_a_view_is_plain_data() -> None:
    game, _ = choose(three(turn=6))
    for viewer in (0, None):
        assert DraftView.model_validate(json.loads(text(game, viewer))).age == 2


def test_the_own_city_of_a_seat_is_the_one_with_its_number() -> None:
    shown = three().view(0).cities
    assert [city.seat for city in shown] == [0, 1, 2]
    duo = table(city(), city("giza"), city("ephesus"), hands=("tavern",) * 2, seats=2)
    assert [city.seat for city in duo.view(0).cities] == [0, 1, None]


def test_the_hand_dealt_is_the_hand_seen() -> None:
    game = Draft.start(Setup(game=FIRST, seats=5, seed=3))
    for seat in range(5):
        assert list(own(game, seat).hand) == names(game.state.hands[seat])
