"""The hand's scene: what is asked, every answer, and the reason where there is none."""

import pytest

from engine.draft.game import Draft
from engine.moves import parse
from tests.build import choose, city, make, table
from tests.ui.seen import EN, SPEAKERS, action, company, hand, three
from ui.scenes import city_scene, hand_scene, status_scene, table_scene

# The hand


def test_a_card_shows_at_a_glance_whether_it_can_be_had() -> None:
    built = "baths ore_vein"
    scene = hand(three("altar aqueduct barracks scriptorium palace mine", built=built))
    badges = {
        card["name"]: (card["badge"]["kind"], card["badge"]["text"]) for card in scene["cards"]
    }
    assert badges == {
        "Altar": ("free", "Free"),
        "Aqueduct": ("chain", "Chain"),
        "Barracks": ("own", "Own"),
        "Scriptorium": ("pay", "2 coins"),
        "Palace": ("no", "Not possible"),
        "Mine": ("pay", "1 coin"),
    }


def test_a_purchase_names_the_neighbour_and_the_goods() -> None:
    (way,) = action(hand(three("scriptorium")), "Scriptorium")["ways"]
    assert way == {
        "move": "build scriptorium paid R2",
        "label": "2 coins to Carla",
        "detail": "Pay Carla 2 coins for 1 papyrus",
        "total": 2,
    }


def test_a_choice_of_sellers_is_a_choice_of_names() -> None:
    game = table(city("rhodes"), city("giza"), city("giza B"), hands=("baths",))
    labels = [way["label"] for way in action(hand(game), "Baths")["ways"]]
    assert sorted(labels) == ["2 coins to Bruno", "2 coins to Carla"]


def test_the_left_neighbour_is_the_next_seat() -> None:
    scene = status_scene(three("altar").view(0), company(3), EN)
    assert scene["left"] == {"name": "Bruno", "shields": 0}
    assert scene["right"] == {"name": "Carla", "shields": 0}


def test_what_cannot_be_done_says_why() -> None:
    scene = hand(three("library altar siege_workshop", built="altar"))
    assert action(scene, "Altar")["reason"] == "This structure already stands in the city"
    lack = action(scene, "Library")["reason"]
    assert lack == "Needs 1 stone + 1 cloth more: the neighbours do not have enough"
    lack = action(scene, "Siege Workshop")["reason"]
    assert lack == "Needs 1 wood + 3 clay more: neither neighbour has any"
    assert action(scene, "Altar", "sell")["enabled"]


def test_a_chain_names_the_structure_it_comes_from() -> None:
    (way,) = action(hand(three("aqueduct", built="baths")), "Aqueduct")["ways"]
    assert (way["label"], way["detail"]) == ("By chain", "Free with Baths")


def test_what_is_used_up_is_not_preselected_where_the_card_costs_nothing_else() -> None:
    olympia = city("olympia A", "stone_pit", stages=2)
    game = table(olympia, city("giza"), city("rhodes"), hands=("baths barracks",))
    baths, barracks = action(hand(game), "Baths"), action(hand(game), "Barracks")
    assert [way["label"] for way in baths["ways"]] == ["Own resources", "Free build of this age"]
    assert [way["total"] for way in barracks["ways"]] == [0, 2]


def test_a_choice_is_shown_to_its_player_with_a_way_back() -> None:
    game, _ = make(three("altar scriptorium"), "0 build scriptorium paid R2")
    scene = hand(game)
    assert scene["chosen"] == {
        "title": "You build Scriptorium",
        "lines": ["Pay Carla 2 coins"],
        "change": "Change",
    }
    assert [(card["name"], card["actions"]) for card in scene["cards"]] == [("Scriptorium", [])]
    assert scene["wait"] == "Waiting for Bruno and Carla"
    assert scene["title"] == "You have chosen"


@pytest.mark.parametrize(
    ("move", "title", "lines"),
    [
        ("sell altar", "You sell Altar", ["3 coins from the bank"]),
        ("build altar free", "You build Altar", []),
        ("build mine paid B1", "You build Mine", ["Pay the bank 1 coin"]),
    ],
)
def test_each_kind_of_choice_has_words(move: str, title: str, lines: list[str]) -> None:
    game, _ = make(three("altar mine"), f"0 {move}")
    chosen = hand(game)["chosen"]
    assert chosen and (chosen["title"], chosen["lines"]) == (title, lines)


def test_a_stage_that_was_chosen_names_the_card_below_it() -> None:
    giza = city("giza", "stone_pit")
    game, _ = make(table(giza, city("rhodes"), city("ephesus"), hands=("altar",)), "0 raise altar")
    chosen = hand(game)["chosen"]
    assert chosen and chosen["title"] == "You build stage 1 of your wonder"
    assert chosen["lines"] == ["Altar goes under the wonder"]


def test_equal_cards_keep_keys_of_their_own() -> None:
    keys = [card["key"] for card in hand(three("altar tavern tavern"))["cards"]]
    assert keys == ["0", "1", "2"]


def test_a_hand_comes_from_the_side_it_was_passed_from() -> None:
    assert hand(three("altar"))["from"] == "right"
    first = table(city("giza"), city("rhodes"), city("ephesus"), hands=("altar",))
    assert hand(first)["from"] is None


# The Free City


def duo() -> Draft:
    free = city("ephesus")
    hands = ("altar theater tavern", "tavern tavern")
    return table(city("giza"), city("rhodes"), free, hands=hands, seats=2, pile="tavern")


def test_the_holder_chooses_for_the_own_city_then_for_the_free_city() -> None:
    scene = hand(duo())
    told = "In this turn you play for the Free City too."
    assert (scene["title"], scene["why"]) == ("Choose a card", told)
    assert hand(duo(), 1)["why"] == ""
    game, _ = make(duo(), "0 build altar free")
    scene = hand(game)
    assert scene["title"] == "Choose a card for the Free City"
    assert scene["chosen"] and scene["chosen"]["title"] == "You build Altar"
    assert [card["key"] for card in scene["cards"]] == ["1", "2"]
    assert action(scene, "Theater", "sell") == {
        "kind": "sell",
        "label": "Sell +3",
        "enabled": False,
        "reason": "The Free City may only sell when it can play nothing",
        "ways": [],
    }


def test_both_choices_of_the_holder_are_shown() -> None:
    game, _ = make(duo(), "0 build altar free", "0 build theater free")
    chosen = hand(game)["chosen"]
    assert chosen and chosen["lines"] == ["The Free City builds Theater"]


def test_the_free_city_has_a_name_in_every_language() -> None:
    names = [table_scene(duo().view(None), company(2), s)["cities"][2]["name"] for s in SPEAKERS]
    assert names == ["Free City", "Cidade Livre", "Città Franca"]
    free = city_scene(duo().view(0), 2, company(2), EN)
    assert (free["free_city"], free["you"], free["bot"]) == (True, False, False)


# The discard and the last card


def test_the_discard_is_offered_with_what_cannot_be_taken() -> None:
    mausoleum = city("halicarnassus A", "altar ore_vein ore_vein ore_vein", stages=1, coins=9)
    game = table(
        mausoleum, city("giza"), city("rhodes"), hands=("tavern",), discard="altar statue", turn=2
    )
    game, _ = choose(game, "raise tavern")
    scene = hand(game)
    assert scene["title"] == "Take a card from the discard"
    assert scene["decline"] == {"label": "Take nothing", "move": "decline"}
    assert not action(scene, "Altar", "take")["enabled"]
    assert action(scene, "Statue", "take")["ways"][0]["move"] == "build statue discard"
    line = table_scene(game.view(None), company(3), EN)["thinking_line"]
    assert line == "Ana looks through the discard"
    assert hand(game, 1)["why"] == line


def test_the_last_card_is_a_moment_of_its_own() -> None:
    gardens = city("babylon B", stages=2)
    game = table(gardens, city("giza"), city("rhodes"), hands=("altar theater",), turn=6)
    game, _ = choose(game, "build altar free")
    scene = hand(game)
    assert scene["title"] == "Play your last card"
    assert [card["name"] for card in scene["cards"]] == ["Theater"]


def test_the_table_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no seat"):
        hand_scene(three("altar").view(None), company(3), EN)


def test_moves_in_scenes_read_back() -> None:
    ways = action(hand(three("scriptorium")), "Scriptorium")["ways"]
    assert [str(parse(way["move"])) for way in ways] == [way["move"] for way in ways]
