"""A Chromium to test with: the machine's own, or the system's package."""

import os
import shutil
import subprocess

from ui.bench.screens import ARGUMENTS, NAMES

__all__ = ["ARGUMENTS", "find"]

PACKAGES = (("chromium-headless-shell", "fonts-liberation", "fonts-dejavu"), ("chromium",))
"""What is installed, or else tried next: not every Debian has the browser without windows."""


def find() -> str:
    """Tell where Chromium is; on Debian, as root, it is installed when missing."""
    found = _found()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        _apt("update")
        next((wanted for wanted in PACKAGES if _apt("install", "-y", *wanted)), None)
        found = _found()
    if found is None:
        raise RuntimeError("no Chromium on this machine: please install it")
    return found


def _found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _apt(*words: str) -> bool:
    return subprocess.run(["apt-get", "-qq", *words], capture_output=True).returncode == 0
