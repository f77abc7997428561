"""Cards, stages and pictures of wonders as scenes."""

from functools import cache

from engine.catalogue import edition
from ui.i18n import Speaker
from ui.scenes import shapes
from ui.scenes.tokens import cost_tokens, effect_tokens
from ui.words import COLOURS, effect_text, is_night


@cache
def card_scene(game: str, card: str, speaker: Speaker) -> shapes.Card:
    """Show a card; it is the same for everybody, so it is made once."""
    cards = edition(game).card
    shown = cards[card]

    def named(ids: tuple[str, ...]) -> list[str]:
        return list(dict.fromkeys(speaker.name(cards[one].names) for one in ids))

    return {
        "id": shown.id,
        "name": speaker.name(shown.names),
        "age": shown.age,
        "colour": shown.colour,
        "colour_word": speaker.say(COLOURS[shown.colour]),
        "cost": cost_tokens(shown.cost),
        "effect": effect_tokens(shown.effects),
        "text": effect_text(shown.effects, speaker),
        "chain_from": named(shown.chain_from),
        "chain_to": named(shown.chain_to),
    }


@cache
def stage_scenes(
    game: str, board: str, side: str, built: int | None, speaker: Speaker
) -> list[shapes.Stage]:
    """Show the stages of a wonder, so many of them built; None where no city is settled yet."""
    return [
        {
            "cost": cost_tokens(stage.cost),
            "effect": effect_tokens(stage.effects),
            "text": effect_text(stage.effects, speaker),
            "built": built is not None and number < built,
            "next": number == built,
        }
        for number, stage in enumerate(edition(game).board[board].side(side).stages)
    ]


def picture_scene(game: str, board: str, side: str, built: int) -> shapes.Picture:
    """Show a wonder, so many of its stages built."""
    stages = len(edition(game).board[board].side(side).stages)
    return {"board": board, "night": is_night(side), "built": built, "of": stages}
