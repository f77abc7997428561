"""Views: what a seat may know, what the table may know, and what nobody may."""

import json
from random import Random

from engine.bots import BOTS
from engine.duel.game import Duel
from engine.duel.view import DuelView
from engine.game import Setup
from engine.play import play
from tests.engine.duel.build import after, asked, duel, town

START = Setup(game="duel", seats=2, seed=5, options={"wonders": "first_game"})


def seen(view: DuelView) -> str:
    """Give all that a view says."""
    return json.dumps(view.model_dump(mode="json"))


def library() -> Duel:
    """Let seat 0 look at the three tokens of the great library."""
    game = duel(town(coins=50, plans="the_great_library"), display="palace")
    return after(game, "0 erect the_great_library palace B10")


def test_face_down_cards_are_unknown_to_all() -> None:
    game = Duel.start(START)
    hidden = [
        c.id for s, c in enumerate(game.state.display.cards) if game.state.display.hidden >> s & 1
    ]
    assert len(hidden) == 8
    for viewer in (None, 0, 1):
        shown = [slot.card for slot in game.view(viewer).display]
        assert shown.count(None) == 8
        assert not set(hidden) & set(shown)
        assert not [card for card in hidden if f'"{card}"' in seen(game.view(viewer))]


def test_decks_and_what_was_left_out_are_unknown_to_all() -> None:
    game = Duel.start(START)
    box = game.state.box
    secret = [card.id for pile in (*box.decks, box.cards) for card in pile]
    secret += [token.id for token in box.tokens] + [wonder.id for wonder in box.wonders]
    for viewer in (None, 0, 1):
        assert not [name for name in secret if f'"{name}"' in seen(game.view(viewer))]


def test_wonders_that_are_not_drawn_yet_are_unknown_to_all() -> None:
    game = Duel.start(Setup(game="duel", seats=2, seed=5))
    for viewer in (None, 0, 1):
        view = seen(game.view(viewer))
        assert not [wonder.id for wonder in game.state.box.wonders if f'"{wonder.id}"' in view]


def test_the_great_librarys_draw_is_seen_by_its_chooser_only() -> None:
    game = library()
    own = game.view(0).own
    assert own is not None and own.asked is not None
    drawn = [token.id for token in game.state.box.tokens[:3]]
    assert own.asked.choices == tuple(f"take {token}" for token in drawn)
    for viewer in (None, 1):
        assert not [token for token in drawn if token in seen(game.view(viewer))]


def test_the_chooser_keeps_the_draw_in_a_resampled_game_and_nobody_else_does() -> None:
    game = library()
    drawn = game.state.box.tokens[:3]
    mine = [game.resample(0, Random(seed)).state.box.tokens[:3] for seed in range(9)]
    theirs = [game.resample(1, Random(seed)).state.box.tokens[:3] for seed in range(9)]
    assert all(draw == drawn for draw in mine)
    assert any(draw != drawn for draw in theirs)


def test_the_discard_and_both_cities_are_open() -> None:
    game = duel(town("altar", coins=3), town("press"), discard="palace")
    view = game.view(None)
    assert view.discard == ("palace",)
    assert [city.cards for city in view.cities] == [("altar",), ("press",)]
    assert view.cities[0].prices == {"wood": 2, "stone": 2, "clay": 2, "glass": 2, "papyrus": 3}
    assert view.standing == (3 + 1, 2)


def test_offers_tell_prices_and_what_is_missing() -> None:
    game = duel(town("stable", plans="the_pyramids"), display="courthouse horse_breeders walls")
    own = game.view(0).own
    assert own is not None and own.asked is not None
    court, horses, walls = own.asked.offers[:3]
    assert court.build is not None and court.build.goods == ("wood", "wood", "glass")
    assert (court.build.bank, court.build.opponent, court.sale_coins) == (6, 0, 2)
    assert horses.build is not None and horses.build.how == "chain"
    assert walls.wonders[0].way is None and walls.wonders[0].refused is not None
    assert walls.wonders[0].refused.coins == 1


def test_only_the_seat_that_is_asked_has_a_question() -> None:
    game = duel(display="altar")
    mine, theirs = game.view(0).own, game.view(1).own
    assert mine is not None and theirs is not None
    assert mine.asked is not None and theirs.asked is None
    assert [(one.seat, one.question) for one in game.view(None).thinking] == [asked(game)]
    assert game.view(None).own is None


def test_offers_are_the_options() -> None:
    game = duel(town("quarry", plans="the_sphinx piraeus", coins=9), display="altar baths palace")
    own = game.view(0).own
    assert own is not None and own.asked is not None
    moves = set()
    for offer in own.asked.offers:
        ways = [offer.build, *(wonder.way for wonder in offer.wonders)]
        moves |= {offer.sale} | {way.move for way in ways if way}
    assert moves == set(map(str, game.options(0)))


def test_resampling_changes_what_is_hidden_and_keeps_three_guilds_in_the_deck() -> None:
    game = Duel.start(START)
    for seed in range(10):
        other = game.resample(0, Random(seed))
        assert other.state.display.cards != game.state.display.cards
        assert sum(card.colour == "purple" for card in other.state.box.decks[-1]) == 3
        assert other.setup.seed == 0


def test_any_guild_may_be_in_a_resampled_deck() -> None:
    game = Duel.start(START)
    decks = [game.resample(None, Random(seed)).state.box.decks[-1] for seed in range(30)]
    assert len({card.id for deck in decks for card in deck if card.colour == "purple"}) == 7


def test_a_resampled_game_can_be_played_on() -> None:
    rng = Random(4)
    for seed in range(10):
        game = Duel.start(Setup(game="duel", seats=2, seed=seed))
        for _ in range(6 * seed):
            options = game.options(game.waiting()[0].seat)
            game, _ = game.apply(game.waiting()[0].seat, options[int(rng.random() * len(options))])
        assert play(game.resample(seed % 2, rng), [BOTS["random"]] * 2, rng).result()


def test_the_result_is_in_the_view_when_the_game_is_over() -> None:
    game = after(duel(town("shelf_quarry"), display="walls", pawn=7), "0 build walls paid")
    view = game.view(None)
    assert view.result is not None and view.result.by == "military"
    assert view.thinking == ()
