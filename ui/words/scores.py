"""The score sheet in words."""

from collections.abc import Mapping, Sequence

from engine.catalogue import Edition
from engine.game import Result, Sheet
from ui.i18n import N_, Speaker
from ui.words.nouns import SYMBOLS

LINES: Mapping[str, str] = {
    "military": N_("Conflicts"),
    "treasury": N_("Treasury"),
    "wonder": N_("Wonder"),
    "blue": N_("Civil"),
    "green": N_("Science"),
    "yellow": N_("Commerce"),
    "guilds": N_("Guilds"),
    "black_and_leaders": N_("City cards and leaders"),
}


def score_line(key: str, speaker: Speaker) -> str:
    """Name a line of the score sheet."""
    return speaker.say(LINES[key])


def winners_title(winners: Sequence[str], speaker: Speaker) -> str:
    """Say who has won."""
    return speaker.say_plural(
        "{names} wins", "{names} share the victory", len(winners), names=speaker.joined(winners)
    )


def decided_by(result: Result, speaker: Speaker) -> str:
    """Say what decided between equal totals, if anything had to."""
    best = max(sheet.total for sheet in result.sheets)
    level = [sheet for sheet in result.sheets if sheet.total == best]
    if len(level) == 1:
        return ""
    if len(level) == len(result.winners):
        return speaker.say("with equal points and equal coins")
    return speaker.say("by more coins")


def sheet_note(sheet: Sheet, edition: Edition, speaker: Speaker) -> str:
    """Say which free choices were settled for the best total."""
    notes = []
    if sheet.copied:
        guild = speaker.name(edition.card[sheet.copied].names)
        notes.append(speaker.say("Copied guild: {guild}", guild=guild))
    if sheet.symbols:
        settled = [speaker.say(SYMBOLS[symbol]) for symbol in sheet.symbols]
        told = speaker.say_plural(
            "Free symbol: {symbols}",
            "Free symbols: {symbols}",
            len(settled),
            symbols=speaker.joined(settled),
        )
        notes.append(told)
    return "; ".join(notes)
