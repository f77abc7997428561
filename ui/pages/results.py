"""Past evenings: every finished game with its scores."""

from fastapi import Request
from nicegui import ui
from pydantic import TypeAdapter

from engine.game import Result
from storage import games
from storage.values import GameInfo
from ui.house import the_house
from ui.i18n import Speaker
from ui.pages.frame import frame, heading, language_switch, reader
from ui.words import game_title, winners_title

SHOWN = 50
_RESULT = TypeAdapter(Result)


@ui.page("/results")
async def results(request: Request) -> None:
    """List the latest games."""
    speaker = reader(request)
    finished = await the_house().ask(games.finished_games, limit=SHOWN)
    with frame(speaker.say("Past evenings"), speaker):
        language_switch(speaker, "/results")
        heading(speaker.say("Past evenings"))
        if not finished:
            ui.label(speaker.say("No game has been finished yet.")).classes("h-text")
        for game in finished:
            _game(game, speaker)
        ui.link(speaker.say("To the start"), "/").classes("h-button")


def _game(game: GameInfo, speaker: Speaker) -> None:
    result = _RESULT.validate_python(game.result)
    when = speaker.moment((game.finished_at or game.started_at).astimezone())
    winners = winners_title([game.names[seat] for seat in result.winners], speaker)
    with ui.element("section").classes("h-panel"):
        ui.label(f"{when} · {game_title(game.setup.game, speaker)}").classes("h-muted")
        ui.label(f"★ {winners}").classes("h-subtitle")
        ranks = sorted(range(len(game.names)), key=lambda seat: -result.sheets[seat].total)
        for seat in ranks:
            won = " ★" if seat in result.winners else ""
            ui.label(f"{game.names[seat]}: {result.sheets[seat].total}{won}").classes("h-text")
