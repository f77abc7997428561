"""A store of its own for every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from storage.db import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the file of the test lies."""
    return tmp_path / "evening" / "heptapolis.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    """A new store."""
    with Store(path) as opened:
        yield opened
