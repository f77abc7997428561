"""Words: everything the engine can say is said in every language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import engine
from engine.cards import Language, Source
from engine.catalogue import edition
from engine.counting import Colour, Thing
from engine.describe import FREE
from engine.draft.science import SYMBOLS as ALL_SYMBOLS
from engine.draft.setup import SEATS
from engine.draft.state import BOARD_RULES
from engine.effects import Gain, Trade
from engine.errors import Fact, IllegalMove
from engine.resources import RESOURCES
from tests.build import FIRST, SECOND, cards, city, table
from tests.build import refusal as refused
from ui.i18n import LANGUAGES, Speaker, speaker
from ui.words import (
    board_rule_help,
    board_rule_title,
    effect_text,
    game_help,
    game_title,
    reason,
    refusal,
    score_line,
)
from ui.words.effects import POWERS
from ui.words.games import GAMES
from ui.words.nouns import COLOURS, RESOURCE_NAMES, SYMBOLS, THINGS, goods
from ui.words.refusals import OTHERWISE
from ui.words.story import STAGES

EN = speaker("en")
SPEAKERS = [speaker(language) for language in LANGUAGES]
FACTS: dict[str, Fact] = {"resources": ("ore",), "coins": 2, "fewest": 2, "most": 7}
CODE = re.compile(
    r'(?:Refusal|IllegalMove|MalformedMove|BadSetup)\(\s*"(\w+)"(?: if .+ else "(\w+)")?'
)


def sources() -> Iterator[Source]:
    for game in GAMES:
        yield from edition(game).cards
        yield from [s for b in edition(game).boards for side in b.sides for s in side.stages]


def text_of(card: str, says: Speaker = EN, game: str = FIRST) -> str:
    return effect_text(cards(card, game)[0].effects, says)


@pytest.mark.parametrize("says", SPEAKERS, ids=LANGUAGES)
def test_every_card_and_stage_is_one_plain_sentence(says: Speaker) -> None:
    for source in sources():
        said = effect_text(source.effects, says)
        assert re.fullmatch(r"[^a-z_{}.][^_{}.]+\.", said), said


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("tavern", "Gives 5 coins at once."),
        ("altar", "Is worth 2 points."),
        ("sawmill", "Makes 2 wood every turn."),
        ("tree_farm", "Makes 1 wood or 1 clay every turn."),
        ("stockade", "Adds 1 shield."),
        ("workshop", "Adds a gear to the science of the city."),
        ("marketplace", "Lets you buy manufactured goods from both neighbours for 1 coin each."),
        (
            "west_trading_post",
            "Lets you buy raw materials from the left neighbour for 1 coin each.",
        ),
        ("spies_guild", "Is worth 1 point for each red card in both neighbouring cities."),
        (
            "shipowners_guild",
            "Is worth 1 point for each brown card, grey card or guild in this city.",
        ),
        (
            "arena",
            "Gives 3 coins at once and 1 point at the end for each wonder stage in this city.",
        ),
        (
            "scientists_guild",
            "Counts at the end as a compass, a gear or a tablet, whichever is worth most.",
        ),
    ],
)
def test_a_card_says_what_it_does(card: str, sentence: str) -> None:
    assert text_of(card) == sentence


def test_a_finished_wonder_is_not_counted_but_asked_for() -> None:
    said = text_of("decorators_guild", game=SECOND)
    assert said == "Is worth 7 points if the wonder of this city is finished."


def test_a_stage_says_everything_in_one_sentence() -> None:
    stage = edition(FIRST).board["rhodes"].side("B").stages[0]
    assert effect_text(stage.effects, EN) == (
        "Gives 3 coins at once, adds 1 shield and is worth 3 points."
    )


def test_effects_that_no_card_has_yet_are_said_too() -> None:
    dock = Trade(resources=("wood", "glass"), sides=("right",), price=0)
    said = effect_text((dock,), EN)
    assert said == "Lets you buy wood and glass from the right neighbour for 0 coins each."
    assert effect_text((Gain(coins=1), Gain(points=2)), EN).count(" and ") == 1


def test_every_noun_has_a_word() -> None:
    assert set(COLOURS) == set(get_args(Colour))
    assert set(RESOURCE_NAMES) == set(RESOURCES)
    assert set(SYMBOLS) == set(ALL_SYMBOLS)
    assert set(THINGS) == {thing for kind in get_args(Thing) for thing in get_args(kind) or [kind]}
    assert len(STAGES) >= max(
        len(s.stages) for g in GAMES for b in edition(g).boards for s in b.sides
    )


def test_goods_are_counted() -> None:
    assert goods(("ore", "wood", "ore"), EN) == "1 wood + 2 ore"
    assert goods(("clay", "clay"), speaker("it")) == "2 argille"


def codes() -> set[str]:
    folder = Path(engine.__file__).parent
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    return {code for text in texts for found in CODE.findall(text) for code in found if code}


def test_codes_are_found_in_the_engine() -> None:
    assert {"already_built", "game_over", "not_asked", "malformed", "unknown_game"} <= codes()


@pytest.mark.parametrize("says", SPEAKERS, ids=LANGUAGES)
@pytest.mark.parametrize("code", sorted(codes()))
def test_every_refusal_has_a_sentence(code: str, says: Speaker) -> None:
    said = refusal(code, FACTS, says)
    assert re.fullmatch(r"[^a-z_{}][^_{}]+\.", said), said
    assert reason(code, FACTS, says) != says.say(OTHERWISE)


def test_a_refusal_nobody_foresaw_is_still_said() -> None:
    assert refusal("of_a_later_day", {}, EN) == "This is not possible now."


def test_a_refusal_names_what_is_missing() -> None:
    lack: dict[str, Fact] = {"resources": ("ore", "ore", "glass")}
    none = "needs 2 ore + 1 glass more: neither neighbour has any"
    some = "needs 2 ore + 1 glass more: the neighbours do not have enough"
    assert reason("missing_resources", lack, EN, {"wood"}) == none
    assert reason("missing_resources", lack, EN, {"ore"}) == some
    assert reason("missing_resources", lack, EN) == some
    assert reason("missing_coins", {"coins": 2}, EN) == "needs 2 coins more"


def test_an_error_of_the_rules_is_said_with_its_facts() -> None:
    game = table(city("giza"), city("rhodes"), city("babylon"), hands=("palace",))
    error = refused(game, 0, "build palace paid")
    assert isinstance(error, IllegalMove)
    assert refusal(error.code, error.facts, EN).startswith("Needs ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_board_rules_and_score_lines_have_words(language: Language) -> None:
    says = speaker(language)
    for game in GAMES:
        assert game_title(game, says) and game_help(game, says).endswith(".")
        assert all(score_line(line, says) for line in edition(game).score_lines)
    for rule in BOARD_RULES:
        assert board_rule_title(rule, says) and board_rule_help(rule, says).endswith(".")


def test_only_games_that_have_phones_are_offered() -> None:
    assert set(SEATS) == set(GAMES) == {FIRST, SECOND}


def test_every_power_has_words_of_its_own() -> None:
    assert set(FREE.values()) <= set(POWERS)
    assert all(
        len({says.say(power) for power in POWERS.values()}) == len(POWERS) for says in SPEAKERS
    )
