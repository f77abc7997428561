"""The wheel holds all that the programs need, outside the checkout."""

import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.house import RunningHouse

ROOT = Path(__file__).parent.parent
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel installed in it, built without the network."""
    folder = tmp_path_factory.mktemp("installed")
    wheels = tmp_path_factory.mktemp("wheels")
    build = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(ROOT)]
    subprocess.run([*PIP, *build], check=True, capture_output=True)
    (wheel,) = wheels.iterdir()
    install = ["install", "--no-deps", "--no-index", "--target", str(folder), str(wheel)]
    subprocess.run([*PIP, *install], check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def served(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """The app, run from the wheel."""
    house = RunningHouse(tmp_path_factory.mktemp("data"), code=installed)
    house.start()
    yield house
    assert house.stop().strip() == ""


def run(folder: Path, *words: str) -> str:
    """Run Python on what is installed in a folder, away from the checkout."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    ).stdout


def fetched(house: RunningHouse, path: str, language: str = "en") -> str:
    """Fetch a page or a file."""
    asked = urllib.request.Request(house.address + path, headers={"Accept-Language": language})
    with urllib.request.urlopen(asked) as answer:
        return str(answer.read().decode())


def test_the_engine_runs_from_the_wheel(installed: Path) -> None:
    assert str(installed) in run(installed, "-c", "import engine; print(engine.__file__)")
    assert '"games": 2' in run(installed, "-m", "engine", "simulate", "--games", "2", "--json")


@pytest.mark.parametrize("game", ["first_edition", "second_edition"])
def test_the_content_is_in_the_wheel(installed: Path, game: str) -> None:
    assert "Lumber Yard" in run(installed, "-m", "engine", "catalogue", "--game", game)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "How to play"), ("pt", "Como jogar"), ("it", "Come si gioca")]
)
def test_pages_and_languages_are_in_the_wheel(
    served: RunningHouse, language: str, words: str
) -> None:
    assert words in fetched(served, "/help", language)


def test_styles_and_icons_are_in_the_wheel(served: RunningHouse) -> None:
    assert ".h-page" in fetched(served, "/look/style.css")
    assert ".i-wood{" in fetched(served, "/look/style.css")


def test_surfaces_are_in_the_wheel(installed: Path) -> None:
    surfaces = installed / "ui" / "surfaces"
    assert {"hand.js", "city.js", "tabletop.js"} <= {file.name for file in surfaces.iterdir()}
    assert (surfaces / "parts" / "card.js").exists()


def test_the_tests_are_not_in_the_wheel(installed: Path) -> None:
    assert not (installed / "tests").exists()
