"""Stories, questions and scores in words."""

from typing import get_args

import pytest

from engine.catalogue import edition
from engine.draft.state import Question
from engine.events import (
    Built,
    Declined,
    Earned,
    Event,
    Fought,
    Passed,
    Raised,
    Settled,
    Sold,
    Traded,
    as_data,
)
from engine.game import Result, Sheet
from tests.build import FIRST
from ui.i18n import LANGUAGES, Speaker, speaker
from ui.words import (
    Cast,
    decided_by,
    question_title,
    question_why,
    read_events,
    sheet_note,
    tell,
    thinking_line,
    waiting_line,
    winners_title,
)

EN = speaker("en")
SPEAKERS = [speaker(language) for language in LANGUAGES]
CAST = Cast(("Ana", "Bruno", "Carla"), edition(FIRST))


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([Built(0, "altar", "free", 0)], "Ana built Altar"),
        ([Built(0, "altar", "paid", 0)], "Ana built Altar"),
        ([Built(0, "temple", "chain", 0)], "Ana built Temple, free by its chain"),
        ([Built(0, "temple", "once_an_age", 0)], "Ana built Temple without its cost"),
        ([Built(0, "statue", "discard", 0)], "Ana took Statue from the discard"),
        ([Built(0, "mine", "paid", 1)], "Ana built Mine, paying 1 coin to the bank"),
        (
            [Built(0, "stables", "paid", 0), Traded(0, 1, 2, ("wood",))],
            "Ana built Stables, paying 2 coins to Bruno",
        ),
        ([Raised(1, 2, 0)], "Bruno built the second stage of the wonder"),
        (
            [Raised(1, 1, 0), Traded(1, 2, 2, ("ore",)), Traded(1, 0, 1, ("clay",))],
            "Bruno built the first stage of the wonder, paying 2 coins to Carla and 1 coin to Ana",
        ),
        ([Sold(2, 3)], "Carla sold a card for 3 coins"),
        ([Earned(0, 5, "tavern")], "Ana received 5 coins for Tavern"),
        ([Earned(0, 9, None)], "Ana received 9 coins for the new stage"),
        ([Declined(1)], "Bruno took nothing from the discard"),
        ([Settled(2, "giza", "B")], "Carla settled in Giza, side B"),
        ([Fought(1, (0, 1), (1, 3), 1, 1)], "Bruno beat Ana, 3 to 1"),
        ([Fought(1, (2, 0), (3, 1), 2, 1)], "Carla beat Ana, 3 to 1"),
        ([Fought(1, (0, 1), (2, 2), None, 1)], "Ana held the border with Bruno, 2 to 2"),
    ],
)
def test_the_story_is_told_in_the_third_person(events: list[Built], told: str) -> None:
    (line,) = tell(events, CAST, EN)
    assert f"{CAST.names[line.place]} {line.text}" == told


def test_what_the_table_shows_by_itself_is_not_told() -> None:
    assert tell([Passed("left")], CAST, EN) == []


def test_events_come_back_from_their_data() -> None:
    events: list[Event] = [Built(0, "altar", "free", 0), Fought(1, (0, 1), (1, 3), 1, 1)]
    assert read_events(map(as_data, events)) == events


@pytest.mark.parametrize("says", SPEAKERS, ids=LANGUAGES)
def test_every_question_has_a_title_for_both_kinds_of_city(says: Speaker) -> None:
    for question in get_args(Question):
        assert question_title(question, False, says)
        assert "\n" not in question_why(question, False, says)
    titles = {question_title(q, True, says) for q in ("card", "last_card", "discard")}
    reasons = {question_why(q, True, says) for q in ("card", "last_card", "discard")}
    assert len(titles) == len(reasons) == 3


def test_an_ordinary_turn_needs_no_reason() -> None:
    assert question_title("card", False, EN) == "Choose a card"
    assert question_why("card", False, EN) == ""


def test_who_is_awaited_is_said_by_name() -> None:
    assert waiting_line([], EN) == thinking_line([], [], EN) == ""
    assert waiting_line(["Ana", "Bruno"], EN) == "Waiting for Ana and Bruno"
    assert thinking_line(["Ana"], ["card"], EN) == "Ana is thinking"
    assert thinking_line(["Ana", "Bruno"], ["card", "card"], EN) == "Ana and Bruno are thinking"
    assert thinking_line(["Ana"], ["discard"], EN) == "Ana looks through the discard"
    assert thinking_line(["Ana"], ["last_card"], EN) == "Ana may play the last card"
    assert thinking_line(["Ana"], ["board"], EN) == "Ana is choosing a board"


def sheet(total: int, coins: int) -> Sheet:
    return Sheet((("blue", total),), coins)


@pytest.mark.parametrize(
    ("sheets", "winners", "title", "subtitle"),
    [
        ([sheet(50, 1), sheet(40, 9)], (0,), "Ana wins", ""),
        ([sheet(50, 1), sheet(50, 9)], (1,), "Bruno wins", "by more coins"),
        (
            [sheet(50, 9), sheet(50, 9)],
            (0, 1),
            "Ana and Bruno share the victory",
            "with equal points and equal coins",
        ),
        ([sheet(50, 9), sheet(50, 9), sheet(50, 1)], (0, 1), None, "by more coins"),
    ],
)
def test_the_winner_is_named_and_what_decided(
    sheets: list[Sheet], winners: tuple[int, ...], title: str | None, subtitle: str
) -> None:
    if title:
        assert winners_title([CAST.names[seat] for seat in winners], EN) == title
    assert decided_by(Result(tuple(sheets), winners), EN) == subtitle


def test_free_choices_are_noted_on_the_sheet() -> None:
    settled = Sheet((), 0, symbols=("gear", "gear"), copied="spies_guild")
    note = "Copied guild: Spies Guild; Free symbols: a gear and a gear"
    assert sheet_note(settled, edition(FIRST), EN) == note
    assert sheet_note(Sheet((), 0), edition(FIRST), EN) == ""
