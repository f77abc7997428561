"""Teams of two, side by side."""

import pytest

from engine.draft.conflict import Border, between_teams
from engine.draft.game import Draft
from engine.draft.scoring import result
from engine.draft.war import wage_war
from engine.game import Setup
from tests.build import ALL, FIRST, choose, city, content, make, names, table, uses

TEAMS = {"expansions": "cities", "teams": "yes"}


def four(*hands: str, expansions: str = "cities", turn: int = 1) -> Draft:
    cities = [city(board) for board in ("rhodes", "giza", "ephesus", "babylon")]
    return table(*cities, hands=hands, turn=turn, expansions=expansions, teams=True)


def winners(*coins: int) -> tuple[int, ...]:
    """Tell who wins with so many coins in four bare cities, two and two together."""
    cities = [city(coins=held) for held in coins]
    return result(cities, 4, content(ALL).score_lines, 2).winners


def test_each_fights_the_neighbour_of_another_team_for_two_tokens() -> None:
    cities = [city()] * 6
    assert between_teams(cities) == [Border(1, 2, 2), Border(3, 4, 2), Border(5, 0, 2)]


@pytest.mark.parametrize(
    ("first", "second", "tokens"), [(0, 0, 2), (1, 0, 1), (0, 1, 1), (1, 1, 0), (2, 0, 1)]
)
def test_diplomacy_takes_a_token_off_on_both_sides(first: int, second: int, tokens: int) -> None:
    cities = [city(), city(diplomacy=first), city(diplomacy=second), city()]
    assert between_teams(cities)[0] == Border(1, 2, tokens)


def test_a_victory_brings_two_tokens_and_a_defeat_two() -> None:
    cities = [city(), city("giza", "walls"), city("ephesus"), city("babylon")]
    after, _ = wage_war(cities, 2, between_teams(cities))
    assert [one.victories for one in after] == [(), (3, 3), (), ()]
    assert [one.defeats for one in after] == [0, 0, 2, 0]


def test_who_spends_diplomacy_can_win_all_the_same() -> None:
    cities = [city(), city("giza", "walls", diplomacy=1), city("ephesus"), city("babylon")]
    after, _ = wage_war(cities, 3, between_teams(cities))
    assert (after[1].victories, after[1].diplomacy, after[2].defeats) == ((5,), 0, 1)


def test_doubled_tokens_each_pay_nero() -> None:
    cities = [city(), city("giza", "walls nero", coins=0), city("ephesus"), city("babylon")]
    after, _ = wage_war(cities, 1, between_teams(cities))
    assert after[1].coins == 4


def test_partners_do_not_fight() -> None:
    cities = [city(built="walls"), city("giza"), city("ephesus"), city("babylon", "walls")]
    after, battles = wage_war(cities, 1, between_teams(cities))
    assert [one.defeats for one in after] == [0, 0, 0, 0]
    assert len(battles) == 2


def test_a_loss_hits_the_partner_too() -> None:
    game, _ = choose(four("hideout"), "build hideout free")
    assert game.view(None).losses == (0, 1, 1, 1)


def test_each_sees_the_partners_hand_and_nobody_elses() -> None:
    game = four("altar", "theater", "baths", "palace")
    own = game.view(0).own
    assert own is not None and own.partner is not None
    assert (own.partner.seat, own.partner.hand) == (1, ("theater",))
    assert not any(card in game.view(0).model_dump_json() for card in ("baths", "palace"))
    assert not any(card in game.view(None).model_dump_json() for card in ("altar", "theater"))


def test_each_sees_the_partners_leaders() -> None:
    cities = [city(board) for board in ("rhodes", "giza", "ephesus", "babylon")]
    game = table(*cities, turn=0, leaders=("nero", "plato", "darius"), expansions="cities leaders",
                 teams=True)  # fmt: skip
    own = game.view(1).own
    assert own is not None and own.partner is not None
    assert own.partner.leaders == ("nero",)
    assert "darius" not in game.view(1).model_dump_json()


def test_what_the_partner_has_chosen_stays_a_secret() -> None:
    game = four("altar baths")
    chosen = {
        make(game, f"0 {move}")[0].view(1).model_dump_json()
        for move in ("sell altar", "sell baths")
    }
    assert len(chosen) == 1


def test_without_teams_nobody_has_a_partner() -> None:
    game = Draft.start(Setup(game=FIRST, seats=4, seed=1, options={"expansions": "cities"}))
    own = game.view(0).own
    assert own is not None and own.partner is None
    assert (game.view(None).in_teams, four().view(None).in_teams) == (False, True)


def test_partners_trade_as_neighbours_do_and_pay() -> None:
    game = four("baths")
    assert uses(game, 0, "baths")[0] == "build baths paid L2"


def test_where_a_chain_would_do_nothing_is_bought() -> None:
    cities = city("rhodes", "theater"), city("giza"), city("ephesus"), city("babylon")
    game = table(*cities, hands=("statue",), age=2, expansions="cities", teams=True)
    assert uses(game, 0, "statue") == ["build statue chain", "sell statue"]


def test_own_resources_come_first() -> None:
    cities = city("rhodes", "stone_pit"), city("giza"), city("ephesus"), city("babylon")
    game = table(*cities, hands=("baths",), expansions="cities", teams=True)
    assert uses(game, 0, "baths") == ["build baths paid", "sell baths"]


def test_the_team_with_the_highest_sum_wins() -> None:
    assert winners(30, 0, 15, 12) == (0, 1)
    assert winners(9, 9, 30, 0) == (2, 3)


def test_a_tie_goes_to_the_coins_of_both_and_then_is_shared() -> None:
    assert winners(3, 3, 3, 4) == (2, 3)
    assert winners(3, 4, 4, 3) == (0, 1, 2, 3)


def test_the_result_names_the_teams() -> None:
    game, _ = choose(four(*["tavern tavern"] * 4, turn=7))
    over = Draft(game.state._replace(phase="over"))
    found = over.result()
    assert found is not None and found.teams == ((0, 1), (2, 3))


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_teams_are_seated_side_by_side(seats: int) -> None:
    game = Draft.start(Setup(game=FIRST, seats=seats, seed=1, options=TEAMS))
    for seat in range(seats):
        own = game.view(seat).own
        assert own is not None and own.partner is not None
        assert own.partner.seat // 2 == seat // 2
        assert list(own.partner.hand) == names(game.state.hands[own.partner.seat])
