"""The whole table as a scene, for the TV and for the phones."""

from engine.draft.view import DraftView
from engine.events import Built, Declined, Earned, Event, Fought, Raised, Sold
from ui.i18n import Speaker
from ui.scenes import shapes
from ui.scenes.city import tile_scene
from ui.scenes.reveal import reveal_scene
from ui.scenes.setting import Company, Setting
from ui.scenes.tokens import counted, icon
from ui.words import AGES, read_events, tell, thinking_line


def table_scene(
    view: DraftView, company: Company, speaker: Speaker, *, compact: bool = False
) -> shapes.Table:
    """Show the cities in their circle, and what happened last."""
    setting = Setting(view, company, speaker)
    title, subtitle = _titles(setting)
    # What is left of the hands after an age's last turn is discarded.
    passing = view.pass_side if view.turn < view.turns else ""
    return {
        "title": title,
        "subtitle": subtitle,
        "passing": passing,
        "passing_word": passing_word(passing, speaker) if passing else "",
        "cities": [tile_scene(setting, place) for place in range(len(view.cities))],
        "thinking": setting.thinking,
        "thinking_line": _thinking(setting),
        "story": story_scene(setting, conflicts=compact),
        "discard": {"n": view.discard, "label": _discarded(view.discard, speaker)},
        "reveal": None if compact else reveal_scene(setting),
        "compact": compact,
    }


def held_back(now: shapes.Table, before: shapes.Table) -> shapes.Table:
    """Show what a turn brought, and not yet what follows from it: conflicts, an age, the end."""
    cities: list[shapes.Tile] = [
        {
            **city,
            "victories": old["victories"],
            "defeats": old["defeats"],
            "points": old["points"],
            "thinking": False,
        }
        for city, old in zip(now["cities"], before["cities"], strict=True)
    ]
    return {
        **now,
        "title": before["title"],
        "subtitle": before["subtitle"],
        "passing": "",
        "passing_word": "",
        "discard": before["discard"],
        "thinking": [],
        "thinking_line": "",
        "cities": cities,
    }


def awaited_line(view: DraftView, company: Company, speaker: Speaker) -> str:
    """Say in one line which turn it is and who is still thinking."""
    setting = Setting(view, company, speaker)
    return " · ".join(part for part in (*_titles(setting), _thinking(setting)) if part)


def _discarded(n: int, speaker: Speaker) -> str:
    return speaker.say_plural("{n} card discarded", "{n} cards discarded", n)


def _thinking(setting: Setting) -> str:
    asked = [one.question for one in setting.view.thinking]
    if len(asked) == setting.view.seats and set(asked) == {"card"}:
        return setting.speaker.say("Everybody is thinking")
    return thinking_line(setting.thinking, asked, setting.speaker)


def passing_word(side: str, speaker: Speaker) -> str:
    """Say which way the hands pass."""
    if side == "left":
        return speaker.say("Hands pass to the left")
    return speaker.say("Hands pass to the right")


def story_scene(setting: Setting, *, conflicts: bool = True) -> shapes.Story:
    """Show what the cities did in the last turn; the TV has a show of its own for conflicts."""
    lines: list[shapes.StoryLine] = [
        {
            "place": line.place,
            "name": setting.names[line.place],
            "text": line.text,
            "brief": line.brief,
            "tokens": _tokens(setting, line.event),
        }
        for line in tell(read_events(setting.view.story), setting.cast, setting.speaker)
        if conflicts or not isinstance(line.event, Fought)
    ]
    return {"title": setting.speaker.say("Last turn"), "lines": lines}


def _titles(setting: Setting) -> tuple[str, str]:
    view, say = setting.view, setting.speaker.say
    if view.result:
        return say("The game is over"), ""
    if not view.cities:
        return say("Before the first age"), say("Boards are being chosen on the phones")
    turn = say("Turn {turn} of {turns}", turn=view.turn, turns=view.turns)
    return say("Age {age}", age=AGES[view.age]), turn


def _tokens(setting: Setting, event: Event) -> list[shapes.Token]:
    match event:
        case Built(_, card):
            return [icon(setting.edition.card[card].colour)]
        case Raised():
            return [icon("stage")]
        case Sold():
            return [icon("discard")]
        case Earned():
            return [icon("coin")]
        case Declined():
            return [icon("pick")]
        case Fought(winner=winner, token=token):
            return [icon("shield")] if winner is None else [counted("victory", token)]
        case _:
            return []
