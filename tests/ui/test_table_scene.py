"""What the whole table sees: boards, cities, the last turn, conflicts, the score."""

from engine.catalogue import edition
from engine.draft.game import Draft
from engine.game import Setup
from tests.build import FIRST, SECOND, choose, city, make, table
from tests.ui.seen import EN, company, hand, three
from ui.scenes import (
    Company,
    board_scene,
    city_scene,
    conflict_scene,
    score_scene,
    status_scene,
    table_scene,
)

# Boards
from ui.scenes.table import awaited_line, held_back


def settling(rule: str, game: str = FIRST) -> Draft:
    return Draft.start(Setup(game=game, seats=3, seed=3, options={"boards": rule}))


def test_a_dealt_board_leaves_the_side_to_choose() -> None:
    scene = board_scene(settling("side_choice", SECOND).view(0), company(3), EN)
    assert scene["title"] == "Choose the side of your board"
    assert [choice["side"] for choice in scene["choices"]] == ["Day", "Night"]
    assert not any(s["built"] or s["next"] for c in scene["choices"] for s in c["stages"])


def test_a_free_choice_offers_every_board_that_is_not_taken() -> None:
    game = settling("free_choice")
    assert len(board_scene(game.view(1), company(3), EN)["choices"]) == 14
    game, _ = make(game, "0 settle giza B")
    assert len(board_scene(game.view(1), company(3), EN)["choices"]) == 12
    chosen = board_scene(game.view(0), company(3), EN)["chosen"]
    assert chosen and chosen["title"] == "You settle in Giza, side B"


def test_before_the_cities_are_settled_the_table_waits() -> None:
    view = settling("free_choice").view(0)
    shown = table_scene(view, company(3), EN)
    assert (shown["title"], shown["cities"]) == ("Before the first age", [])
    strip = status_scene(view, company(3), EN)
    assert (strip["age"], strip["coins"], strip["left"]) == ("", None, None)


# The table, conflicts, score


def test_the_table_shows_age_turn_and_the_last_turn() -> None:
    game, _ = choose(three("altar tavern"), "build altar free")
    shown = table_scene(game.view(None), company(3), EN)
    assert (shown["title"], shown["subtitle"]) == ("Age I", "Turn 3 of 6")
    assert shown["passing_word"] == "Hands pass to the left"
    assert shown["discard"] == {"n": 2, "label": "2 cards discarded"}
    assert shown["thinking_line"] == "Everybody is thinking"
    first = shown["story"]["lines"][0]
    assert first == {
        "place": 0,
        "name": "Ana",
        "text": "built Altar",
        "brief": "built Altar",
        "tokens": [{"icon": "blue"}],
    }


def test_no_hand_passes_in_the_last_turn_of_an_age() -> None:
    cities = (city("giza"), city("rhodes"), city("ephesus"))
    shown = table_scene(table(*cities, turn=6).view(None), company(3), EN)
    assert (shown["passing"], shown["passing_word"]) == ("", "")


def test_a_stack_shows_what_its_cards_go_on_giving() -> None:
    mine = city("rhodes", "tavern vineyard arena east_trading_post")
    shown = table_scene(table(mine, city("giza"), city("ephesus")).view(0), company(3), EN)
    (stack,) = shown["cities"][0]["groups"]
    given = {card["name"]: card["effect"] for card in stack["cards"]}
    assert given["Tavern"] == given["Vineyard"] == []
    assert given["Arena"] == [{"icon": "point", "n": 1}, {"text": "\u00d7"}, {"icon": "stage"}]
    assert given["East Trading Post"][-1] == {"icon": "coin", "n": 1}


def test_a_city_is_shown_in_full() -> None:
    built = "altar tavern ore_vein tree_farm workshop"
    mine = city("rhodes", built, stages=1, tokens="1 -1", coins=4)
    shown = city_scene(table(mine, city("giza"), city("ephesus")).view(0), 0, company(3), EN)
    assert (shown["name"], shown["you"], shown["bot"]) == ("Ana", True, False)
    assert [group["colour"] for group in shown["groups"]] == ["brown", "blue", "yellow", "green"]
    assert [stage["built"] for stage in shown["stages"]] == [True, False, False]
    assert [stage["next"] for stage in shown["stages"]] == [False, True, False]
    assert shown["makes"] == [
        [{"icon": "ore"}],
        [{"icon": "ore"}],
        [{"icon": "wood"}, {"icon": "clay"}],
    ]
    assert (shown["victories"], shown["defeats"], shown["coins"]) == ([1], 1, 4)
    assert shown["symbols"] == [{"icon": "gear"}]


def test_the_conflict_shows_borders_and_gains() -> None:
    cities = (city("giza", "stockade"), city("rhodes"), city("ephesus"))
    assert conflict_scene(table(*cities, turn=6).view(None), company(3), EN) is None
    game, _ = choose(table(*cities, turn=6))
    scene = conflict_scene(game.view(None), company(3), EN)
    assert scene and scene["title"] == "Conflicts of Age I"
    assert [border["text"] for border in scene["borders"]] == [
        "Ana beats Bruno",
        "Bruno and Carla are level",
        "Ana beats Carla",
    ]
    assert [(total["gained"], total["sum"]) for total in scene["totals"]] == [
        ([1, 1], 2),
        ([-1], -1),
        ([-1], -1),
    ]


def test_a_phone_sees_its_own_borders_first() -> None:
    game, _ = choose(table(city("giza", "stockade"), city("rhodes"), city("ephesus"), turn=6))

    def told(seat: int | None) -> list[tuple[str, bool]]:
        scene = conflict_scene(game.view(seat), company(3), EN)
        assert scene
        return [(border["outcome"], border["yours"]) for border in scene["borders"]]

    assert told(None) == [("Ana wins", False), ("Draw", False), ("Ana wins", False)]
    assert told(0) == [("You win", True), ("You win", True), ("Draw", False)]
    assert told(2) == [("Draw", True), ("You lose", True), ("Ana wins", False)]


def test_what_follows_from_a_turn_can_be_held_back_until_it_is_shown() -> None:
    before = table(city("giza", "stockade"), city("rhodes"), city("ephesus"), turn=6)
    was = table_scene(before.view(None), company(3), EN)
    game, _ = choose(before)
    now = table_scene(game.view(None), company(3), EN)
    assert [one["victories"] for one in now["cities"]] == [[1, 1], [], []]
    held = held_back(now, was)
    assert (held["title"], held["subtitle"]) == ("Age I", "Turn 6 of 6")
    assert (held["thinking_line"], held["passing_word"]) == ("", "")
    for old, new, one in zip(was["cities"], now["cities"], held["cities"], strict=True):
        assert (one["victories"], one["defeats"], one["points"]) == ([], 0, old["points"])
        assert (one["coins"], one["groups"]) == (new["coins"], new["groups"])
    assert (held["story"], held["reveal"]) == (now["story"], now["reveal"])
    line = awaited_line(game.view(None), company(3), EN)
    assert line == "Age II · Turn 1 of 6 · Everybody is thinking"


def test_the_free_city_says_who_plays_for_it() -> None:
    game = table(city("giza"), city("rhodes"), city("ephesus"), hands=("altar",) * 2, seats=2)
    tile = table_scene(game.view(None), company(2), EN)["cities"][2]
    assert tile["free_city"] and tile["played_by"] == "Ana plays"


def test_a_phone_draws_only_the_borders_of_its_own_city() -> None:
    game, _ = choose(table(city("giza", "stockade"), city("rhodes"), city("ephesus"), turn=6))

    def drawn(seat: int | None) -> list[list[str]]:
        scene = conflict_scene(game.view(seat), company(3), EN)
        assert scene
        pairs = [(border["left"], border["right"]) for border in scene["borders"]]
        return [[one["picture"]["board"] for one in pair if one["picture"]] for pair in pairs]

    assert drawn(None) == [["giza", "rhodes"], ["rhodes", "ephesus"], ["ephesus", "giza"]]
    assert drawn(0) == [["giza", "rhodes"], ["ephesus", "giza"], []]


def test_the_score_comes_when_the_game_is_over() -> None:
    cities = (city("giza", "palace"), city("rhodes"), city("ephesus"))
    game = table(*cities, turn=6, age=3)
    assert score_scene(game.view(0), company(3), EN) is None
    game, _ = choose(game)
    scene = score_scene(game.view(0), company(3), EN)
    assert scene and scene["title"] == "Ana wins"
    assert [line["key"] for line in scene["lines"]] == list(edition(FIRST).score_lines)
    assert [player["you"] for player in scene["players"]] == [True, False, False]
    assert scene["players"][0]["total"] == sum(scene["players"][0]["points"]) == 10
    assert (scene["picture"]["board"], scene["labels"]["coins"]) == ("giza", "")
    assert hand(game)["title"] == "The game is over"


def test_coins_are_told_of_those_with_equal_totals() -> None:
    level = (city("giza", coins=3), city("rhodes", coins=4), city("ephesus", coins=0))
    game, _ = choose(table(*level, turn=6, age=3))
    scene = score_scene(game.view(None), company(3), EN)
    assert scene and (scene["title"], scene["subtitle"]) == ("Bruno wins", "by more coins")
    assert scene["labels"]["coins"] == "Tie-break: coins"
    assert [bool(player["coins"]) for player in scene["players"]] == [True, True, False]


def test_a_name_with_braces_is_shown_as_it_is() -> None:
    nasty = Company(("{x}", "<b>", "_"), (False, False, False))
    assert table_scene(three("altar").view(None), nasty, EN)["thinking"] == ["{x}", "<b>", "_"]
