"""Refusals: every illegal move is refused with a code and facts, and changes nothing."""

import pytest

from engine.draft.game import Draft
from engine.draft.offer import Offer
from engine.errors import IllegalMove, MalformedMove, Refusal
from engine.game import Setup
from engine.moves import parse
from tests.build import FIRST, choose, city, make, refusal, table


def playing(
    held: str, built: str = "", board: str = "rhodes", *, coins: int = 3, stages: int = 0
) -> Draft:
    """Give seat 0 a hand, between Giza (stone, on its left) and Ephesus (papyrus)."""
    here = city(board, built, coins=coins, stages=stages)
    return table(here, city("giza"), city("ephesus"), hands=(held,))


def free_city(held: str, built: str = "", board: str = "giza") -> Draft:
    """Let seat 0 be asked for the Free City, its own card already taken out."""
    free = city(board, built, coins=0)
    hands = (f"tavern {held}", "tavern")
    game = table(city(), city("ephesus"), free, hands=hands, seats=2)
    return make(game, "0 build tavern free")[0]


def over() -> Draft:
    return choose(table(city(), city("giza"), city("ephesus"), age=3, turn=6))[0]


def settling() -> Draft:
    return Draft.start(Setup(game=FIRST, seats=3, seed=1, options={"boards": "free_choice"}))


def picking() -> Draft:
    here = city("halicarnassus B", "foundry")
    game = table(here, city("giza"), city("ephesus"), discard="palace foundry")
    return choose(game, "raise tavern")[0]


CASES = [
    (playing("altar"), 3, "sell altar", "no_such_seat", {"seat": 3}),
    (playing("altar"), -1, "sell altar", "no_such_seat", {"seat": -1}),
    (playing("altar"), 0, "sell palace", "not_in_hand", {"card": "palace"}),
    (playing("altar"), 0, "sell atlantis", "not_in_hand", {"card": "atlantis"}),
    (playing("altar"), 0, "decline", "not_asked", {}),
    (playing("altar"), 0, "settle giza A", "not_asked", {}),
    (playing("altar"), 0, "withdraw", "nothing_to_withdraw", {}),
    (playing("altar", "altar"), 0, "build altar free", "already_built", {}),
    (
        playing("aqueduct"),
        0,
        "build aqueduct paid",
        "missing_resources",
        {"resources": ("stone", "stone")},
    ),
    (
        playing("pantheon", coins=20),
        0,
        "build pantheon paid",
        "missing_resources",
        {"resources": ("clay", "clay", "glass", "cloth")},
    ),
    (playing("baths", coins=1), 0, "build baths paid L2", "missing_coins", {"coins": 1}),
    (playing("timber_yard", coins=0), 0, "build timber_yard paid", "missing_coins", {"coins": 1}),
    (playing("altar"), 0, "raise altar", "missing_resources", {"resources": ("wood", "wood")}),
    (
        playing("altar", "quarry", "ephesus B", stages=2, coins=3),
        0,
        "raise altar",
        "missing_resources",
        {"resources": ("glass", "cloth")},
    ),
    (playing("altar", board="giza A", coins=1), 0, "raise altar", "missing_coins", {"coins": 1}),
    (playing("altar", stages=3), 0, "raise altar", "wonder_finished", {}),
    (playing("altar"), 0, "build altar paid", "no_such_way", {}),
    (playing("altar"), 0, "build altar free B1", "no_such_way", {}),
    (playing("altar"), 0, "build altar chain", "no_such_way", {}),
    (playing("altar"), 0, "build altar discard", "no_such_way", {}),
    (playing("barracks"), 0, "build barracks free", "no_such_way", {}),
    (playing("barracks"), 0, "build barracks once_an_age", "no_such_way", {}),
    (playing("barracks"), 0, "build barracks paid L2", "no_such_way", {}),
    (playing("baths"), 0, "build baths paid L1", "no_such_way", {}),
    (playing("baths"), 0, "build baths paid R2", "no_such_way", {}),
    (playing("baths"), 0, "build baths paid L3", "no_such_way", {}),
    (playing("altar", "sawmill"), 0, "raise altar L2", "no_such_way", {}),
    (free_city("altar palace"), 0, "sell palace", "free_city_must_play", {}),
    (free_city("aqueduct", "baths quarry"), 0, "raise aqueduct", "free_city_must_chain", {}),
    (free_city("altar"), 0, "sell tavern", "not_in_hand", {"card": "tavern"}),
    (over(), 0, "sell tavern", "game_over", {}),
    (over(), 0, "withdraw", "nothing_to_withdraw", {}),
    (settling(), 0, "settle troy A", "board_not_available", {"board": "troy", "side": "A"}),
    (settling(), 0, "settle giza C", "board_not_available", {"board": "giza", "side": "C"}),
    (settling(), 0, "build altar free", "not_asked", {}),
    (picking(), 0, "build foundry discard", "not_to_be_taken", {"card": "foundry"}),
    (picking(), 0, "sell palace", "not_asked", {}),
    (picking(), 1, "build palace discard", "not_asked", {}),
]


@pytest.mark.parametrize(("game", "seat", "move", "code", "facts"), CASES)
def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(
    game: Draft, seat: int, move: str, code: str, facts: dict[str, object]
) -> None:
    before = [game.view(viewer).model_dump_json() for viewer in (0, 1, None)]
    refused = refusal(game, seat, move)
    assert (refused.code, refused.facts) == (code, facts)
    assert [game.view(viewer).model_dump_json() for viewer in (0, 1, None)] == before


def test_who_has_chosen_is_not_asked_again() -> None:
    game, _ = make(playing("altar"), "0 sell altar")
    assert refusal(game, 0, "sell altar").code == "not_asked"


def test_an_error_tells_its_code_and_facts() -> None:
    assert str(IllegalMove("missing_coins", coins=2)) == "missing_coins (coins 2)"
    assert str(IllegalMove("not_asked")) == "not_asked"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sell",
        "sell altar ",
        "sell  altar",
        "Sell altar",
        "build altar",
        "build altar paid L0",
        "build altar paid R2 L2",
        "build altar paid L-2",
        "withdraw now",
        "raise altar L" + "9" * 200,
    ],
)
def test_a_text_that_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        parse(text)
    assert refused.value.code == "malformed"


def offer(game: Draft, card: str) -> Offer:
    """Find what seat 0 is offered for a card of the hand."""
    own = game.view(0).own
    assert own is not None
    assert own.asked is not None
    return next(offer for offer in own.asked.offers if offer.card == card)


def test_an_offer_lists_the_ways_with_what_is_bought_from_whom() -> None:
    found = offer(playing("baths"), "baths")
    (way,) = found.build
    assert (way.move, way.how) == ("build baths paid L2", "paid")
    assert (way.left, way.right, way.bank) == (2, 0, 0)
    assert (way.from_left, way.from_right) == (("stone",), ())
    assert (found.build_refused, found.sale) == (None, "sell baths")


def test_an_offer_tells_which_resources_are_missing() -> None:
    found = offer(playing("aqueduct"), "aqueduct")
    assert found.build == ()
    assert found.build_refused == Refusal("missing_resources", resources=("stone", "stone"))


def test_an_offer_tells_how_many_coins_are_missing() -> None:
    found = offer(playing("baths", coins=0), "baths")
    assert found.build_refused == Refusal("missing_coins", coins=2)


def test_an_offer_tells_that_a_name_is_built_already() -> None:
    assert offer(playing("loom_2", "loom_1"), "loom_2").build_refused == Refusal("already_built")


def test_an_offer_tells_why_the_stage_cannot_be_built() -> None:
    found = offer(playing("altar"), "altar")
    assert found.stage_refused == Refusal("missing_resources", resources=("wood", "wood"))
    assert offer(playing("altar", stages=3), "altar").stage_refused == Refusal("wonder_finished")


def test_an_offer_of_a_stage_tells_what_is_bought() -> None:
    (way,) = offer(playing("altar", "stone_pit", "alexandria A"), "altar").stage
    assert (way.move, way.from_left) == ("raise altar L2", ("stone",))


@pytest.mark.parametrize(
    ("held", "built", "stages", "how"),
    [("altar", "", 0, "free"), ("aqueduct", "baths", 0, "chain"), ("palace", "", 2, "once_an_age")],
)
def test_an_offer_names_the_right_to_build_for_nothing(
    held: str, built: str, stages: int, how: str
) -> None:
    way = offer(playing(held, built, "olympia A", stages=stages), held).build[0]
    assert (way.how, way.left, way.right, way.bank) == (how, 0, 0, 0)
    assert way.move == f"build {held} {how}"


def test_the_free_citys_offers_tell_why_it_cannot_sell_or_build_a_stage() -> None:
    found = offer(free_city("aqueduct", "baths quarry"), "aqueduct")
    assert (found.sale, found.sale_refused) == (None, Refusal("free_city_must_play"))
    assert found.stage_refused == Refusal("free_city_must_chain")


@pytest.mark.parametrize("held", ["aqueduct", "altar", "palace", "arsenal"])
def test_what_the_free_city_cannot_do_always_has_a_reason(held: str) -> None:
    found = offer(free_city(held, "baths aqueduct quarry"), held)
    assert bool(found.build) == (found.build_refused is None)
    assert bool(found.stage) == (found.stage_refused is None)


def test_every_offer_is_an_option_and_every_option_is_offered() -> None:
    game = playing("altar baths palace tavern aqueduct", "stone_pit", "olympia A", stages=2)
    own = game.view(0).own
    assert own is not None
    assert own.asked is not None
    ways = [way.move for o in own.asked.offers for way in (*o.build, *o.stage)]
    sales = [o.sale for o in own.asked.offers]
    assert sorted([*ways, *filter(None, sales)]) == sorted(map(str, game.options(0)))
