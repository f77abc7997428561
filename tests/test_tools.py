"""The tools agree: format, lint, types and layers."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOLS = {
    "format": ["-m", "ruff", "format", "--check", "."],
    "lint": ["-m", "ruff", "check", "."],
    "types": ["-m", "mypy", "engine", "storage", "ui", "tests"],
    "layers": ["-c", "from importlinter.cli import lint_imports_command as run; run()"],
}


@pytest.mark.parametrize("tool", TOOLS)
def test_the_tool_has_nothing_to_say(tool: str) -> None:
    said = subprocess.run(
        [sys.executable, *TOOLS[tool]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stdout + said.stderr
