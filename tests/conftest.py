"""Options of the test run."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run play more games, and look at every move of them."""
    parser.addoption("--games", type=int, default=300, help="random games to play in all")
    parser.addoption(
        "--every-move", action="store_true", help="check every move, not three moments a game"
    )


@pytest.fixture
def games(pytestconfig: pytest.Config) -> int:
    """How many random games to play in all."""
    return int(pytestconfig.getoption("games"))


@pytest.fixture
def every_move(pytestconfig: pytest.Config) -> bool:
    """Whether to check after every move."""
    return bool(pytestconfig.getoption("every_move"))
