"""Tips: each new thing is explained when it is met, and nothing else is."""

import json

import pytest

from engine.draft.game import Draft
from engine.moves import parse
from tests.build import SECOND, choose, city, table
from tests.ui.seen import EN, SPEAKERS, three
from ui.i18n import LANGUAGES, Speaker
from ui.scenes.tips import LESSONS, tips, tips_scene


def due(game: Draft, seat: int = 0) -> list[str]:
    """List the tips for a seat."""
    return tips(game.view(seat))


def fresh(hand_of: str, built: str = "", *, coins: int = 3, age: int = 1, turn: int = 1) -> Draft:
    """Seat somebody at Rhodes, between Giza and Ephesus, with a hand."""
    cities = (city("rhodes", built, coins=coins), city("giza"), city("ephesus"))
    return table(*cities, hands=(hand_of,), age=age, turn=turn)


def test_the_first_hand_is_explained_first() -> None:
    assert due(fresh("altar tavern"))[0] == "hand"


def test_a_newcomer_of_the_first_turn_hears_nothing_of_later_things() -> None:
    later = {"passed", "last_turn", "second_age", "third_age", "conflict", "guild", "chain", "end"}
    assert not later & set(due(fresh("altar tavern")))


def test_whoever_has_chosen_may_still_change() -> None:
    game, _ = fresh("altar tavern").apply(0, parse("build altar free"))
    assert due(game) == ["change"]


def test_whoever_waits_later_may_look_round() -> None:
    game, _ = three("altar tavern").apply(0, parse("build altar free"))
    assert due(game) == ["change", "look_round"]


def test_passing_is_explained_from_the_second_turn_on() -> None:
    assert "passed" in due(three("altar tavern"))


@pytest.mark.parametrize(
    ("hand_of", "tip"),
    [
        ("baths", "buy"),
        ("altar", "signs"),
        ("stockade", "shields"),
        ("scriptorium", "science"),
        ("workers_guild", "guild"),
    ],
)
def test_what_a_card_brings_is_explained_when_it_is_in_the_hand(hand_of: str, tip: str) -> None:
    assert tip in due(fresh(hand_of))
    assert tip == "signs" or tip not in due(fresh("tavern"))


def test_a_chain_is_explained_when_there_is_one() -> None:
    assert "chain" in due(fresh("temple", "altar", age=2))
    assert "chain" not in due(fresh("temple", age=2))


def test_a_stage_is_explained_when_it_can_be_built() -> None:
    assert "stage" in due(fresh("tavern", "lumber_yard timber_yard"))
    assert "stage" not in due(fresh("tavern", coins=0))


def test_a_power_to_build_is_explained_when_it_can_be_used() -> None:
    cities = (city("olympia", stages=2), city("giza"), city("ephesus"))
    assert "power" in due(table(*cities, hands=("baths",)))


def test_selling_is_explained_when_nothing_can_be_built() -> None:
    assert "sell" in due(fresh("palace", coins=0, age=3))
    assert "sell" not in due(fresh("palace altar", coins=0))


@pytest.mark.parametrize(("age", "tip"), [(2, "second_age"), (3, "third_age")])
@pytest.mark.parametrize("turn", [1, 4])
def test_each_age_brings_its_own(age: int, tip: str, turn: int) -> None:
    ages = {"second_age", "third_age"} & set(due(fresh("altar tavern", age=age, turn=turn)))
    assert ages == {tip}


def test_the_last_turn_of_an_age_and_the_conflicts_after_it_are_explained() -> None:
    last = table(city("rhodes", "stockade"), city("giza"), city("ephesus"), turn=6)
    assert "last_turn" in due(last)
    after, _ = choose(last)
    assert (after.view(0).age, after.view(0).turn) == (2, 1)
    assert due(after)[0] == "conflict"


def test_the_end_is_explained() -> None:
    over, _ = choose(table(city("rhodes"), city("giza"), city("ephesus"), age=3, turn=6))
    assert due(over) == ["end"]


def test_special_moments_explain_themselves() -> None:
    cities = (city("halicarnassus", "lumber_yard clay_pit clay_pool ore_vein foundry", stages=1),)
    game = table(*cities, city("giza"), city("ephesus"), hands=("tavern",), discard="altar", age=2)
    game, _ = choose(game, "raise tavern")
    asked = game.view(0).own
    assert asked and asked.asked and asked.asked.question == "discard"
    assert due(game) == []


def test_a_choice_for_the_free_city_explains_itself() -> None:
    game = table(city("rhodes"), city("giza"), city("ephesus"), seats=2, pile="altar " * 6)
    game, _ = game.apply(0, parse("sell tavern"))
    view = game.view(0)
    assert view.own and view.own.asked and view.own.asked.city == 2
    assert due(game) == []


def test_the_table_has_no_tips() -> None:
    assert tips(fresh("altar").view(None)) == []
    assert tips_scene(None, EN)["tips"] == []


def test_no_choice_of_another_changes_the_tips() -> None:
    before = fresh("altar tavern")
    after, _ = before.apply(1, parse("sell tavern"))
    assert tips_scene(before.view(0), EN) == tips_scene(after.view(0), EN)


@pytest.mark.parametrize("says", SPEAKERS, ids=LANGUAGES)
def test_every_tip_is_short_and_the_whole_scene_is_small(says: Speaker) -> None:
    said = {key: says.say(lesson.text) for key, lesson in LESSONS.items()}
    assert {key: text for key, text in said.items() if len(text) > 110} == {}
    assert all(text[0].isupper() and text.endswith((".", "!")) for text in said.values())
    scene = tips_scene(fresh("baths altar stockade scriptorium").view(0), says)
    assert len(json.dumps(scene)) < 1500


def test_tips_are_the_same_in_both_editions() -> None:
    cities = [city(board, game=SECOND) for board in ("rhodes", "giza", "ephesus")]
    assert due(table(*cities, hands=("altar",), game=SECOND))[0] == "hand"
