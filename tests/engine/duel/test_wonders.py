"""What every wonder does."""

import pytest

from engine.duel.city import City
from engine.duel.game import Duel
from engine.events import (
    Advanced,
    Bought,
    Destroyed,
    Erected,
    Event,
    Forfeited,
    PlaysAgain,
    Removed,
)
from engine.resources import UNIT
from tests.engine.duel.build import (
    CONTENT,
    after,
    asked,
    duel,
    line,
    make,
    names,
    purses,
    refusal,
    town,
    uses,
)

POINTS = {
    "the_appian_way": 3,
    "circus_maximus": 3,
    "the_colossus": 3,
    "the_great_library": 4,
    "the_great_lighthouse": 4,
    "the_hanging_gardens": 3,
    "the_mausoleum": 2,
    "piraeus": 2,
    "the_pyramids": 9,
    "the_sphinx": 6,
    "the_statue_of_zeus": 3,
    "the_temple_of_artemis": 0,
}
AGAIN = {
    "the_appian_way",
    "the_hanging_gardens",
    "piraeus",
    "the_sphinx",
    "the_temple_of_artemis",
}
COINS = {"the_appian_way": 3, "the_hanging_gardens": 6, "the_temple_of_artemis": 12}
SHIELDS = {"the_colossus": 2, "circus_maximus": 1, "the_statue_of_zeus": 1}
EVERY = [wonder.id for wonder in CONTENT.wonders]
COST = 50


def erect(
    wonder: str, theirs: City | None = None, *, discard: str = "", pawn: int = 0
) -> tuple[Duel, list[Event]]:
    """Let seat 0, with all the coins it needs, build a wonder with the palace."""
    mine = town(coins=COST, plans=f"{wonder} the_pyramids")
    game = duel(mine, theirs, "palace", age=3, discard=discard, pawn=pawn)
    move = next(move for move in uses(game, wonder) if "palace" in move)
    return make(game, f"0 {move}")


@pytest.mark.parametrize("wonder", EVERY)
def test_a_wonder_scores(wonder: str) -> None:
    game, events = erect(wonder)
    assert line(game, "wonders") == POINTS[wonder]
    assert isinstance(events[0], Erected) and events[0][:3] == (0, wonder, "palace")


@pytest.mark.parametrize("wonder", EVERY)
def test_some_wonders_let_their_builder_play_again(wonder: str) -> None:
    game, events = erect(wonder)
    assert (PlaysAgain(0) in events) == (wonder in AGAIN)
    if game.waiting()[0].question == "card":
        assert asked(game) == (0 if wonder in AGAIN else 1, "card")


@pytest.mark.parametrize("wonder", EVERY)
def test_some_wonders_pay_at_once(wonder: str) -> None:
    game, events = erect(wonder)
    spent = sum(event.coins for event in events if isinstance(event, Bought))
    assert purses(game)[0] == COST - spent + COINS.get(wonder, 0)


@pytest.mark.parametrize("wonder", EVERY)
def test_some_wonders_move_the_pawn(wonder: str) -> None:
    assert erect(wonder)[0].state.track.pawn == SHIELDS.get(wonder, 0)


@pytest.mark.parametrize(
    ("wonder", "goods"),
    [("the_great_lighthouse", ("wood", "stone", "clay")), ("piraeus", ("glass", "papyrus"))],
)
def test_some_wonders_make_one_of_several(wonder: str, goods: tuple[str, ...]) -> None:
    city = erect(wonder)[0].state.cities[0]
    assert city.production.choices == (sum(UNIT[name] for name in UNIT if name in goods),)
    assert city.supply == 0


@pytest.mark.parametrize(("coins", "lost"), [(7, 3), (2, 2), (0, 0)])
def test_the_appian_way_costs_the_opponent_three_coins(coins: int, lost: int) -> None:
    game, events = erect("the_appian_way", town(coins=coins))
    assert Forfeited(1, lost, "the_appian_way") in events
    assert purses(game)[1] == coins - lost


@pytest.mark.parametrize(
    ("wonder", "colour", "hit", "safe"),
    [
        ("circus_maximus", "grey", "press glassworks", "lumber_yard altar"),
        ("the_statue_of_zeus", "brown", "lumber_yard sawmill", "press altar"),
    ],
)
def test_some_wonders_destroy_a_card_of_the_opponent(
    wonder: str, colour: str, hit: str, safe: str
) -> None:
    game, _ = erect(wonder, town(f"{hit} {safe}"))
    assert asked(game) == (0, "destroy")
    assert [str(move) for move in game.options(0)] == [f"destroy {card}" for card in hit.split()]
    card = CONTENT.card[hit.split()[1]]
    before = game.state.cities[1].supply
    game, events = make(game, f"0 destroy {card.id}")
    assert events[0] == Destroyed(1, card.id) and card.colour == colour
    assert game.state.discard == (card,)
    assert game.state.cities[1].supply == before - card.fixed
    assert game.state.cities[1].production == town(f"{hit.split()[0]} {safe}").production


@pytest.mark.parametrize("wonder", ["circus_maximus", "the_statue_of_zeus"])
def test_nothing_is_destroyed_where_there_is_nothing_to_destroy(wonder: str) -> None:
    assert asked(erect(wonder, town("altar tavern forum"))[0]) == (1, "card")


def test_nothing_is_destroyed_when_the_shield_wins() -> None:
    game, events = erect("circus_maximus", town("press"), pawn=8)
    assert game.waiting() == () and not [e for e in events if isinstance(e, Destroyed)]
    assert names(game.state.cities[1]) == {"press"}


def test_the_mausoleum_builds_any_discarded_card_free() -> None:
    game, _ = erect("the_mausoleum", discard="palace arsenal tavern")
    assert asked(game) == (0, "discard")
    moves = ["build palace discard", "build arsenal discard", "build tavern discard"]
    assert [str(move) for move in game.options(0)] == moves
    game, events = make(game, "0 build arsenal discard")
    assert Advanced(0, 3, 3) in events
    assert [card.id for card in game.state.discard] == ["palace", "tavern"]
    assert asked(game) == (1, "card")


def test_the_mausoleum_must_take_a_card() -> None:
    game, _ = erect("the_mausoleum", discard="palace")
    assert refusal(game, "0 decline").code == "not_to_be_taken"


def test_the_mausoleum_finds_nothing_in_an_empty_discard() -> None:
    game, _ = erect("the_mausoleum")
    assert asked(game) == (1, "card") and line(game, "wonders") == 2


def test_the_card_under_the_mausoleum_is_not_in_the_discard() -> None:
    assert erect("the_mausoleum")[0].state.discard == ()


def test_the_mausoleum_can_complete_a_pair() -> None:
    mine = town("scriptorium", coins=50, plans="the_mausoleum")
    game = duel(mine, display="palace", discard="library")
    game = after(game, "0 erect the_mausoleum palace B10", "0 build library discard")
    assert asked(game) == (0, "progress")
    assert asked(after(game, "0 take law")) == (1, "card")


def test_the_mausoleum_builds_a_destroyed_card() -> None:
    theirs = town("press", coins=50, plans="the_mausoleum")
    game, _ = erect("circus_maximus", theirs)
    game = after(game, "0 destroy press", "1 erect the_mausoleum guard_tower B10")
    assert asked(game) == (1, "discard")
    assert "press" in names(after(game, "1 build press discard").state.cities[1])


def test_the_great_library_offers_three_tokens_of_the_box() -> None:
    game, _ = erect("the_great_library")
    assert asked(game) == (0, "library")
    offered = [token.id for token in game.state.box.tokens[:3]]
    assert [str(move) for move in game.options(0)] == [f"take {token}" for token in offered]
    game = after(game, f"0 take {offered[1]}")
    assert [token.id for token in game.state.cities[0].tokens] == [offered[1]]
    assert len(game.state.box.tokens) == 4 and len(game.state.tokens) == 5


def test_the_great_library_does_not_offer_the_boards_tokens() -> None:
    game, _ = erect("the_great_library")
    assert refusal(game, "0 take law").code == "not_to_be_taken"


def test_law_from_the_great_library_can_win() -> None:
    five = "scriptorium pharmacist workshop apothecary academy"
    mine = town(five, coins=50, plans="the_great_library")
    game = duel(mine, display="palace", board="agriculture masonry strategy theology urbanism")
    box = game.state.box
    first = [CONTENT.token[name] for name in ("law", "economy", "philosophy")]
    game = Duel(game.state._replace(box=box._replace(tokens=tuple(first))))
    game = after(game, "0 erect the_great_library palace B10", "0 take law")
    result = game.result()
    assert result is not None and result.by == "science"


def test_a_wonder_is_built_once() -> None:
    game, _ = erect("the_sphinx")
    assert uses(game, "the_sphinx") == []
    assert refusal(game, "0 erect the_sphinx guard_tower").code == "wonder_not_available"


def test_the_eighth_wonder_leaves_the_game_though_its_owner_plays_again() -> None:
    mine = town(
        coins=50, plans="the_sphinx the_pyramids", erected="the_temple_of_artemis the_colossus"
    )
    four = "circus_maximus the_appian_way the_mausoleum the_great_library"
    game, events = make(duel(mine, town(erected=four), "palace"), "0 erect the_sphinx palace B8")
    assert Removed(0, "the_pyramids") in events
    assert asked(game) == (0, "card")
    assert not [move for move in game.options(0) if str(move).startswith("erect")]


def test_the_opponents_wonder_can_be_the_one_that_leaves() -> None:
    mine = town(
        coins=50, plans="the_sphinx", erected="the_temple_of_artemis the_colossus the_pyramids"
    )
    three = "circus_maximus the_appian_way the_mausoleum"
    theirs = town(coins=50, plans="the_great_library", erected=three)
    game, events = make(duel(mine, theirs, "palace"), "0 erect the_sphinx palace B8")
    assert Removed(1, "the_great_library") in events
    assert game.state.cities[1].wonders == ()
