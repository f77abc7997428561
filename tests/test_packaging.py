"""The wheel holds all that the programs need, outside the checkout."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

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


def test_the_engine_runs_from_the_wheel(installed: Path) -> None:
    assert str(installed) in run(installed, "-c", "import engine; print(engine.__file__)")
    assert '"games": 2' in run(installed, "-m", "engine", "simulate", "--games", "2", "--json")


@pytest.mark.parametrize("game", ["first_edition", "second_edition"])
def test_the_content_is_in_the_wheel(installed: Path, game: str) -> None:
    assert "Lumber Yard" in run(installed, "-m", "engine", "catalogue", "--game", game)


def test_the_tests_are_not_in_the_wheel(installed: Path) -> None:
    assert not (installed / "tests").exists()
