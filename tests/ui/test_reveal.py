"""The reveal of a turn: what the TV shows when the last one has chosen."""

from tests.build import choose, city, table
from tests.ui.seen import EN, company
from ui.scenes import shapes, table_scene


def revealed(*moves: str, hands: tuple[str, ...] = ("altar",), turn: int = 2) -> shapes.Reveal:
    """Let Ana at Rhodes, Bruno on her left and Carla on her right play a turn; the rest is sold."""
    cities = (city("rhodes", coins=5), city("giza", "clay_pool"), city("ephesus"))
    game, _ = choose(table(*cities, hands=hands, turn=turn), *moves)
    shown = table_scene(game.view(None), company(3), EN)["reveal"]
    assert shown is not None
    return shown


def test_a_card_that_was_built_lies_open_and_a_sold_one_does_not() -> None:
    deeds = revealed("build altar free")["deeds"]
    assert [(deed["place"], deed["kind"], deed["n"]) for deed in deeds] == [
        (0, "build", 0),
        (1, "sell", 3),
        (2, "sell", 3),
    ]
    assert [deed["card"] and deed["card"]["name"] for deed in deeds] == ["Altar", None, None]


def test_coins_travel_from_and_to_the_bank_and_along_the_trades() -> None:
    shown = revealed("build baths paid L2", hands=("baths",))
    assert {"from": -1, "to": 1, "coins": 3} in shown["coins"]
    assert {"from": 0, "to": 1, "coins": 2} in shown["coins"]


def test_hands_go_to_the_left_in_the_first_age() -> None:
    hands = revealed("build altar free")["hands"]
    assert [(trip["from"], trip["to"]) for trip in hands] == [(0, 1), (1, 2), (2, 0)]


def test_no_hands_travel_at_the_end_of_an_age() -> None:
    assert revealed("build altar free", turn=6)["hands"] == []


def test_phones_have_no_reveal() -> None:
    game = table(city("rhodes"), city("giza"), city("ephesus"))
    assert table_scene(game.view(0), company(3), EN, compact=True)["reveal"] is None
