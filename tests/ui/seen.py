"""What a test sees: hands, cards and actions of scenes."""

from engine.draft.game import Draft
from tests.build import city, table
from ui.i18n import LANGUAGES, Speaker, speaker
from ui.scenes import Company, hand_scene, shapes

EN = speaker("en")
SPEAKERS = [speaker(language) for language in LANGUAGES]
NAMES = ("Ana", "Bruno", "Carla", "Davi", "Eva", "Fábio", "Gina")


def company(seats: int) -> Company:
    """Give people names; the last of them is a bot."""
    return Company(NAMES[:seats], (*[False] * (seats - 1), True))


def hand(game: Draft, seat: int = 0, says: Speaker = EN) -> shapes.Hand:
    """Look at the hand of a seat."""
    return hand_scene(game.view(seat), company(game.state.seats), says)


def card_of(scene: shapes.Hand, name: str) -> shapes.HandCard:
    """Find a card of a hand by its name."""
    return next(card for card in scene["cards"] if card["name"] == name)


def action(scene: shapes.Hand, name: str, kind: str = "build") -> shapes.Action:
    """Find what can be done with a card."""
    return next(one for one in card_of(scene, name)["actions"] if one["kind"] == kind)


def three(hand_of: str, built: str = "") -> Draft:
    """Seat Ana at Rhodes with a hand, Bruno at Giza on her left, Carla at Ephesus on her right."""
    cities = (city("rhodes", built), city("giza"), city("ephesus"))
    return table(*cities, hands=(hand_of,), turn=2)
