"""Help: the pictures, the symbols and the list of cards, in every language."""

import re

import pytest

from engine.catalogue import edition
from tests.build import FIRST, SECOND
from tests.ui.seen import EN, SPEAKERS
from ui.i18n import LANGUAGES, Speaker
from ui.pages.lessons import LESSONS, lessons_html
from ui.scenes.cardlist import CardList, Entry, cardlist_scene
from ui.surfaces.look import icon_names

PICTURES = 5
SHORT = 150


def entries(scene: CardList) -> list[Entry]:
    """List all the cards of a list."""
    return [card for section in scene["sections"] for card in section["cards"]]


def entry(scene: CardList, card: str) -> Entry:
    """Find a card of a list."""
    return next(one for one in entries(scene) if one["id"] == card)


# The pictures


@pytest.mark.parametrize("says", SPEAKERS, ids=LANGUAGES)
def test_how_to_play_is_five_pictures_with_few_words(says: Speaker) -> None:
    shown = lessons_html(says)
    assert shown.count("<svg viewBox") == shown.count("<h2") == PICTURES
    assert all(len(says.say(lesson.text)) <= SHORT for lesson in LESSONS)


@pytest.mark.parametrize("says", SPEAKERS[1:], ids=LANGUAGES[1:])
def test_the_words_of_the_pictures_are_translated(says: Speaker) -> None:
    words = [(lesson.title, lesson.text) for lesson in LESSONS]
    assert all(says.say(text) != text for pair in words for text in pair)


def test_names_inside_the_pictures_are_their_own() -> None:
    names = re.findall(r' id="([^"]+)"', lessons_html(EN))
    assert len(names) == len(set(names))


# The list of cards


@pytest.mark.parametrize("says", SPEAKERS, ids=LANGUAGES)
@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_the_list_has_every_card_once_with_its_name(game: str, says: Speaker) -> None:
    found = edition(game)
    listed = entries(cardlist_scene(game, None, says))
    assert sorted(one["id"] for one in listed) == sorted(found.card)
    assert all(one["name"] == says.name(found.card[one["id"]].names) for one in listed)
    assert all(one["said"].startswith(one["name"]) for one in listed)


@pytest.mark.parametrize("game", [FIRST, SECOND])
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_in_a_game_the_list_has_the_cards_of_its_decks(game: str, players: int) -> None:
    found = edition(game)
    dealt = [card.id for age in (1, 2, 3) for card in found.copies(age, players)]
    listed = entries(cardlist_scene(game, players, EN))
    assert {one["id"] for one in listed} == {*dealt, *(guild.id for guild in found.guilds)}
    twice = {one["id"] for one in listed if one["mark"]}
    assert twice == {card for card in dealt if dealt.count(card) > 1}


def test_two_players_use_the_cards_of_three() -> None:
    two, three = (entries(cardlist_scene(FIRST, players, EN)) for players in (2, 3))
    assert two == three


def test_the_list_is_grouped_by_age_with_the_guilds_apart() -> None:
    sections = cardlist_scene(FIRST, None, EN)["sections"]
    assert [section["title"] for section in sections] == ["Age I", "Age II", "Age III", "Guilds"]
    assert {card["age"] for card in sections[1]["cards"]} == {2}
    assert {card["colour"] for card in sections[3]["cards"]} == {"purple"}


def test_a_game_tells_how_many_guilds_it_has() -> None:
    guilds = cardlist_scene(FIRST, 4, EN)["sections"][3]
    assert guilds["note"] == "In Age III, 6 of them; chance decides which."


def test_a_card_tells_its_players_its_cost_and_its_chains() -> None:
    walls = entry(cardlist_scene(FIRST, None, EN), "walls")
    assert walls["mark"] == "3+ 7+"
    assert walls["copies"] == "2 copies: with 3+ and 7+ players"
    assert walls["chain_to"] == ["Fortifications"]
    assert "Cost: 3 stone" in walls["said"]
    assert entry(cardlist_scene(FIRST, 4, EN), "walls")["copies"] == "1 copy in this game"


def test_every_colour_can_be_looked_for() -> None:
    scene = cardlist_scene(FIRST, None, EN)
    assert {one["colour"] for one in scene["colours"]} == {
        card["colour"] for card in entries(scene)
    }
    assert {one["colour"] for one in scene["colours"]} <= set(icon_names())
    assert [one["count"] for one in scene["colours"]][4] == "11 cards"
