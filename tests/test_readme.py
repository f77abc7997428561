"""The README's examples run."""

import re
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_examples_run_as_printed() -> None:
    examples = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})


def test_ci_runs_the_test_command_of_the_readme() -> None:
    ci = (Path(__file__).parent.parent / ".ci" / "run").read_text(encoding="utf-8")
    for step in ("python3 -m venv .venv", "-e '.[test]'", ".venv/bin/python -m tests"):
        assert step in README
        assert step in ci
