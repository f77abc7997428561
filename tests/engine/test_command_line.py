"""`python -m engine`, as someone at a terminal meets it."""

import json
from pathlib import Path

import pytest

from engine.__main__ import COMMANDS, main
from engine.cli.bench import CONFIGURATIONS
from tests.playthrough import duel_path


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run a command that works and give what it prints."""
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run a command that is refused and give its one line of error."""
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


def test_simulate_prints_scores_by_line_wins_and_length(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "simulate", "--players", "4", "--games", "3", "--bots", "random")
    assert "3 games" in out
    assert "moves each" in out
    for word in ("military", "guilds", "wins", "%", "total"):
        assert word in out


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(said(capsys, "simulate", "--games", "4", "--players", "5", "--json"))
    assert found["games"] == 4
    assert sum(found["by_line"].values()) == pytest.approx(found["mean_score"], abs=0.01)
    assert found["winner_mean"] > found["mean_score"]
    assert len(found["wins_by_seat"]) == 5
    assert sum(found["wins_by_seat"]) >= 4


def test_simulate_with_one_seed_is_the_same_twice(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "--game", "second_edition", "--games", "3", "--seed", "9", "--json")
    assert said(capsys, *words) == said(capsys, *words)


def test_simulate_seats_bots_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "simulate", "--games", "2", "--bots", "greedy,random,greedy")
    assert [line.split()[1] for line in out.splitlines()[-3:]] == ["greedy", "random", "greedy"]


def test_simulate_plays_with_options(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    said(capsys, "simulate", "--games", "1", "--option", "boards=side_choice", "--record", file)
    assert said(capsys, "replay", file).startswith("Set-up\n  0 settle ")


def test_replay_tells_a_game_turn_by_turn(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "game.txt")
    said(capsys, "simulate", "--games", "1", "--record", file)
    out = said(capsys, "replay", file)
    assert out.startswith("Age 1, turn 1\n  0 ")
    assert "Age 3, turn 6" in out
    assert "_" not in out
    assert "won" in out


def test_replay_leaves_out_what_was_taken_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    said(capsys, "simulate", "--games", "1", "--record", str(file))
    setup, first, *rest = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([setup, first, "0 withdraw", first, *rest]), encoding="utf-8")
    told = said(capsys, "replay", str(file)).splitlines()
    assert [line[2] for line in told[1:4]] == ["0", "1", "2"]
    assert told[4] == ""


def test_replay_of_a_game_that_goes_on_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    said(capsys, "simulate", "--games", "1", "--record", str(file))
    file.write_text("\n".join(file.read_text().splitlines()[:10]), encoding="utf-8")
    assert "not over yet" in said(capsys, "replay", str(file))


def test_catalogue_lists_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "catalogue", "--language", "it").splitlines()
    assert len(out) == 1 + 78
    assert any("Gilda dei Mercanti" in line for line in out)


def test_catalogue_lists_the_cards_of_expansions_too(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "catalogue", "--with", "cities", "--with", "leaders").splitlines()
    assert len(out) == 1 + 78 + 27 + 3 + 36 + 6 + 4
    assert any("Solomon" in line and "builds from the discard" in line for line in out)


def test_replay_tells_of_leaders_and_losses(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "game.txt")
    words = ("--option", "expansions=cities leaders", "--players", "7", "--games", "1")
    said(capsys, "simulate", *words, "--record", file)
    out = said(capsys, "replay", file)
    assert out.startswith("Set-up\n  0 keep ")
    assert "Age 2, leaders\n" in out and " pay " in out and "Age 3, turn 7" in out


def test_replay_keeps_what_was_settled_when_a_later_choice_is_taken_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    words = ("--option", "expansions=leaders", "--games", "1")
    said(capsys, "simulate", *words, "--record", str(file))
    setup, *moves = file.read_text(encoding="utf-8").splitlines()
    moves[4:4] = ["0 withdraw", moves[3]]
    file.write_text("\n".join([setup, *moves]), encoding="utf-8")
    told = said(capsys, "replay", str(file)).splitlines()
    assert [line[2] for line in told[1:10]] == ["0", "1", "2"] * 3


def test_bench_measures_a_configuration(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "bench", "--seconds", "0.2", "--only", "first_edition-3", "--json")
    figures = json.loads(out)["first_edition-3"]
    assert set(figures) == {
        "games_per_cpu_s",
        "decisions_per_cpu_s",
        "options_per_decision",
        "options_p50_us",
        "options_p99_us",
        "options_max_us",
        "reload_ms",
    }
    assert all(value > 0 for value in figures.values())


def test_simulate_tells_what_decided_a_duel(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "--game", "duel", "--players", "2", "--games", "3", "--seed", "5")
    out = said(capsys, *words, "--bots", "greedy", "--option", "wonders=first_game")
    assert "by military" in out and "by points" in out
    assert "progress" in out


def test_replay_tells_a_duel_with_the_names_of_wonders(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = said(capsys, "replay", str(duel_path("military")))
    assert "erect The " in out and "Won by military before the end." in out
    assert "_" not in out


def test_replay_tells_the_draft_of_wonders(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "replay", str(duel_path("points"))).startswith("Set-up\n  ")


def test_catalogue_lists_cards_wonders_and_tokens(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "catalogue", "--game", "duel", "--language", "pt").splitlines()
    assert len(out) == 1 + 73 + 12 + 10
    assert any("A Grande Biblioteca" in line and "wonder" in line for line in out)
    assert not any("_" in line or "{" in line for line in out)


def test_bench_covers_every_game_at_every_number_of_players() -> None:
    assert {f"first_edition-{n}" for n in range(2, 8)} < set(CONFIGURATIONS)
    assert {f"second_edition-{n}" for n in range(3, 8)} < set(CONFIGURATIONS)
    assert "duel-2" in CONFIGURATIONS


def test_bench_covers_expansions_and_teams_at_every_number_of_players() -> None:
    assert {f"cities-{n}" for n in range(2, 9)} < set(CONFIGURATIONS)
    assert {f"leaders-{n}" for n in range(2, 8)} < set(CONFIGURATIONS)
    assert {f"cities_leaders-{n}" for n in range(2, 9)} < set(CONFIGURATIONS)
    assert {f"cities_teams-{n}" for n in (4, 6, 8)} < set(CONFIGURATIONS)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("simulate", "--players", "9"), "wrong number of seats"),
        (("simulate", "--players", "8"), "eight need cities"),
        (("simulate", "--players", "2", "--game", "second_edition"), "fewest 3"),
        (("simulate", "--bots", "clever"), "no bot is called 'clever'"),
        (("simulate", "--bots", "random,random"), "2 bots for 3 players"),
        (("simulate", "--games", "0"), "--games must be at least 1"),
        (("simulate", "--seed", "-1"), "--seed must not be negative"),
        (("simulate", "--option", "boards"), "NAME=VALUE"),
        (("simulate", "--option", "boards=square"), "unknown board rule"),
        (("simulate", "--option", "weather=fine"), "unknown option"),
        (("bench", "--seconds", "0"), "--seconds must be more than 0"),
        (("replay", "no such file"), "No such file"),
    ],
)
def test_an_error_is_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], reason: str
) -> None:
    assert reason in refused(capsys, *words)


@pytest.mark.parametrize(
    "text", ["", "hello", '{"game": "chess", "seats": 2, "seed": 1}', "{}\n0 x"]
)
def test_a_file_that_is_no_record_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    refused(capsys, "replay", str(file))


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_there_for_every_command(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert COMMANDS[command][1].capitalize() in capsys.readouterr().out
