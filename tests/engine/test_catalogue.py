"""The whole catalogue, card by card and board by board."""

from collections import Counter
from typing import get_args

import pytest
from pydantic import ValidationError

from engine.cards import Language, Names, Source, Stage
from engine.catalogue import Edition, edition, expansion
from engine.describe import describe
from engine.effects import Effect
from engine.resources import RESOURCES, Cost, unpack
from tests.build import ALL, DUEL, FIRST, SECOND, cards

EDITIONS = [edition(FIRST), edition(SECOND)]
EXPANDED = edition(ALL)
LANGUAGES: tuple[Language, ...] = get_args(Language)
TWICE = {"loom", "glassworks", "press"}
"""The grey cards, which ages I and II have under one name."""

each_edition = pytest.mark.parametrize("content", EDITIONS, ids=lambda content: content.id)


def stages(content: Edition) -> list[Stage]:
    return [s for board in content.boards for side in board.sides for s in side.stages]


def everything(content: Edition) -> list[Source]:
    return [*content.cards, *stages(content), *content.wonders, *content.tokens]


@each_edition
@pytest.mark.parametrize("players", range(3, 8))
def test_every_deck_has_seven_cards_a_player(content: Edition, players: int) -> None:
    first, second, third = (len(content.copies(age, players)) for age in (1, 2, 3))
    assert first == second == third + players + 2 == 7 * players


@each_edition
def test_seven_players_use_all_the_cards(content: Edition) -> None:
    copies = Counter(card.age for card in content.cards for _ in card.marks)
    assert copies == {1: 49, 2: 49, 3: 40}
    assert len(content.guilds) == 10


@each_edition
def test_guilds_alone_have_no_marks(content: Edition) -> None:
    assert [card for card in content.cards if not card.marks] == list(content.guilds)
    assert {guild.age for guild in content.guilds} == {3}


@each_edition
def test_marks_are_numbers_of_players_in_order(content: Edition) -> None:
    for card in content.cards:
        assert list(card.marks) == sorted(card.marks)
        assert set(card.marks) <= set(range(3, 8))


@each_edition
def test_chains_agree_in_both_directions(content: Edition) -> None:
    to = {(card.id, later) for card in content.cards for later in card.chain_to}
    back = {(earlier, card.id) for card in content.cards for earlier in card.chain_from}
    assert to == back
    assert len(to) == {FIRST: 26, SECOND: 25}[content.id]


@each_edition
def test_chains_lead_to_a_later_age(content: Edition) -> None:
    for card in content.cards:
        assert all(content.card[later].age > card.age for later in card.chain_to)


@each_edition
def test_a_chain_leads_only_to_cards_that_cost_something(content: Edition) -> None:
    assert not [card.id for card in content.cards if card.chain_from and card.cost.is_nothing]


@each_edition
def test_ids_are_unique(content: Edition) -> None:
    assert len(content.card) == len(content.cards)
    assert len(content.board) == len(content.boards)


@each_edition
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_grey_cards_share_a_name(content: Edition, language: Language) -> None:
    named: dict[str, list[str]] = {}
    for card in content.cards:
        named.setdefault(card.names.in_language(language), []).append(card.id)
    shared = [ids for ids in named.values() if len(ids) > 1]
    assert sorted(shared) == [[f"{name}_1", f"{name}_2"] for name in sorted(TWICE)]


@each_edition
def test_cards_of_one_name_do_the_same(content: Edition) -> None:
    for name in TWICE:
        first, second = content.card[f"{name}_1"], content.card[f"{name}_2"]
        assert (first.age, second.age) == (1, 2)
        assert (first.name, first.effects) == (second.name, second.effects)


@each_edition
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_every_language(content: Edition, language: Language) -> None:
    named = [card.names for card in content.cards]
    named += [names for board in content.boards for names in (board.names, board.wonders)]
    assert all(names.in_language(language).strip() for names in named)
    assert all(names.en and names.en == names.en.strip() for names in named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_stands_in_for_a_missing_name(language: Language) -> None:
    assert Names(en="Altar").in_language(language) == "Altar"
    assert Names(en="Altar", it="Altare").in_language("it") == "Altare"


@each_edition
def test_every_effect_can_be_described(content: Edition) -> None:
    assert all(describe(source.effects) for source in everything(content))
    for source in everything(content):
        assert all(describe([effect]) for effect in source.effects)


def test_every_kind_of_effect_is_used() -> None:
    used = {
        type(e)
        for content in (edition(ALL), edition(SECOND), edition(DUEL))
        for s in (*everything(content), *(side for b in content.boards for side in b.sides))
        for e in s.effects
    }
    assert used == set(get_args(Effect))


@each_edition
def test_costs_fit_into_a_pack(content: Edition) -> None:
    for cost in [source.cost for source in everything(content)]:
        units = [getattr(cost, name) for name in RESOURCES]
        assert sum(units) <= 7 and max(units) <= 4 and cost.coins <= 1
        assert len(unpack(cost.need)) == sum(units)


@each_edition
def test_stages_cost_resources_only(content: Edition) -> None:
    assert all(2 <= len(unpack(stage.cost.need)) <= 5 for stage in stages(content))
    assert not any(stage.cost.coins for stage in stages(content))


@each_edition
def test_there_are_seven_boards_with_two_sides(content: Edition) -> None:
    assert len(content.boards) == 7
    for board in content.boards:
        assert tuple(side.id for side in board.sides) == content.sides
        assert all(2 <= len(side.stages) <= 4 for side in board.sides)


def test_the_sides_are_named_as_the_edition_prints_them() -> None:
    assert [content.sides for content in EDITIONS] == [("A", "B"), ("day", "night")]


@each_edition
def test_every_resource_is_some_boards(content: Edition) -> None:
    assert {board.resource for board in content.boards} == set(RESOURCES)


@each_edition
def test_producers_are_brown_grey_or_yellow(content: Edition) -> None:
    makers = {card.colour for card in content.cards if card.fixed or card.choices}
    assert makers == {"brown", "grey", "yellow"}
    assert all(c.fixed or c.choices for c in content.cards if c.colour in ("brown", "grey"))


@each_edition
def test_red_cards_show_as_many_shields_as_their_age(content: Edition) -> None:
    armed = {card.id: card.shields for card in content.cards if card.shields}
    assert armed == {card.id: card.age for card in content.cards if card.colour == "red"}


@each_edition
def test_each_science_symbol_is_on_four_green_cards(content: Edition) -> None:
    green = [describe(card.effects)[0] for card in content.cards if card.colour == "green"]
    shown = Counter(phrase.things for phrase in green)
    assert shown == {("compass",): 4, ("gear",): 4, ("tablet",): 4}


@each_edition
def test_the_score_sheet_has_seven_lines(content: Edition) -> None:
    lines = {"military", "treasury", "wonder", "blue", "green", "yellow", "guilds"}
    assert set(content.score_lines) == lines and len(content.score_lines) == 7


def test_an_edition_is_read_once() -> None:
    assert edition(FIRST) is edition(FIRST)
    assert cards("altar")[0] is edition(FIRST).card["altar"]


@pytest.mark.parametrize(
    "effect",
    [
        {"kind": "magic"},
        {"kind": "gain", "pionts": 3},
        {"kind": "gain", "shields": 1, "per": {"of": ["red"], "where": ["self"]}},
        {"kind": "produce", "options": []},
        {"kind": "produce", "options": ["gold"]},
        {"kind": "produce", "options": ["wood", "clay"], "units": 2},
    ],
)
def test_content_that_makes_no_sense_is_refused(effect: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Stage.model_validate({"effects": [effect]})


def test_a_cost_is_never_negative() -> None:
    with pytest.raises(ValidationError):
        Cost(wood=-1)


def test_the_boxes_hold_what_is_printed_on_them() -> None:
    added = [card for card in EXPANDED.cards if card not in edition(FIRST).cards]
    counted = Counter((card.age, card.colour) for card in added)
    assert counted == {
        (0, "white"): 42,
        (1, "black"): 9,
        (2, "black"): 9,
        (3, "black"): 9,
        (3, "purple"): 7,
    }
    assert len(expansion("cities").cards) == 27 + 3 + 6 and len(expansion("leaders").cards) == 40


def test_the_leaders_of_the_cities_box_are_used_with_leaders_only() -> None:
    assert len(edition(f"{FIRST} cities").leaders) == 0
    assert len(edition(f"{FIRST} leaders").leaders) == 36
    assert len(EXPANDED.leaders) == 42


def test_black_cards_and_leaders_share_one_line_at_the_end_of_the_sheet() -> None:
    for boxes in ("cities", "leaders", "cities leaders"):
        lines = edition(f"{FIRST} {boxes}").score_lines
        assert lines == (*edition(FIRST).score_lines, "black_and_leaders")


def test_expansions_keep_the_cards_of_the_edition_as_they_are() -> None:
    assert all(EXPANDED.card[card.id] is card for card in edition(FIRST).cards)
    assert len(EXPANDED.card) == len(EXPANDED.cards)
    assert len(EXPANDED.board) == len(EXPANDED.boards) == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_added_has_its_own_name_in_every_language(language: Language) -> None:
    added = [card for card in EXPANDED.cards if not card.marks]
    names = [getattr(card.names, language) for card in added]
    assert all(names) and len(set(names)) == len(names)
    assert not set(names) & {
        card.names.in_language(language) for card in EXPANDED.cards if card.marks
    }
    for board in EXPANDED.boards[7:]:
        assert getattr(board.names, language) and getattr(board.wonders, language)


def test_every_effect_of_the_expansions_can_be_described() -> None:
    sides = [side for board in EXPANDED.boards for side in board.sides]
    sources = [*EXPANDED.cards, *sides, *stages(EXPANDED)]
    assert all(describe([effect]) for source in sources for effect in source.effects)


def test_only_leaders_have_no_age_and_cost_nothing_but_coins() -> None:
    for card in EXPANDED.cards:
        assert (card.age == 0) == (card.colour == "white")
        assert card.colour != "white" or not card.cost.need
