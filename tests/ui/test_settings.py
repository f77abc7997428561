"""The words after the command, as a host meets them."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from ui.cli import parse
from ui.settings import Settings, default_data, origin


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Give words that are refused, and get the one line of error."""
    with pytest.raises(SystemExit) as left:
        parse(words)
    assert left.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Give words that only ask for something to read."""
    with pytest.raises(SystemExit) as left:
        parse(words)
    assert left.value.code == 0
    return capsys.readouterr().out


def test_without_words_everything_has_a_default() -> None:
    assert parse([]) == Settings()
    assert parse([]).data == default_data()
    assert default_data().name == "heptapolis"
    assert (parse([]).host, parse([]).port, parse([]).url) == ("0.0.0.0", 8080, None)
    assert parse([]).open_browser


def test_every_word_sets_its_thing(tmp_path: Path) -> None:
    words = ["--host", "127.0.0.1", "--port", "9000", "--url", "https://table.example/"]
    words += ["--data", str(tmp_path), "--no-browser", "--log-level", "debug"]
    assert parse(words) == Settings(
        host="127.0.0.1",
        port=9000,
        url="https://table.example",
        data=tmp_path,
        open_browser=False,
        log_level="debug",
    )


def test_a_home_folder_is_understood() -> None:
    assert parse(["--data", "~/games"]).data == Path.home() / "games"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--port", "0"), "a port is a number from 1 to 65535"),
        (("--port", "eighty"), "'eighty'"),
        (("--port", "70000"), "'70000'"),
        (("--url", "table.example"), "http://192.168.1.20:8080"),
        (("--url", "http://"), "looks like"),
        (("--url", "http://a/b"), "looks like"),
        (("--log-level", "loud"), "'loud'"),
        (("--speed", "9"), "--speed"),
        (("--po", "90"), "--po"),
        (("--data", __file__), "is not a folder"),
    ],
)
def test_an_error_is_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], reason: str
) -> None:
    assert reason in refused(capsys, *words)


def test_help_names_every_word(capsys: pytest.CaptureFixture[str]) -> None:
    told = shown(capsys, "--help")
    for word in ("--host", "--port", "--url", "--data", "--no-browser", "--log-level"):
        assert word in told


def test_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "--version").startswith("heptapolis ")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("http://192.168.1.20:8080", "http://192.168.1.20:8080"),
        ("HTTPS://Table.Example/", "https://table.example"),
        (" http://[fe80::1]:80 ", "http://[fe80::1]:80"),
    ],
)
def test_an_origin_is_tidied(url: str, expected: str) -> None:
    assert origin(url) == expected


@pytest.mark.parametrize(
    "url", ["", "ftp://a", "http://a?b", "http://a#b", "http://me@a", "http://a:99999", "http://["]
)
def test_what_is_more_or_less_than_an_origin_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="looks like"):
        origin(url)


def test_settings_are_frozen_and_checked() -> None:
    with pytest.raises(ValidationError):
        Settings(port=0)
    with pytest.raises(ValidationError):
        Settings.model_validate({"colour": "red"})
    with pytest.raises(ValidationError):
        Settings().port = 9  # type: ignore[misc]
