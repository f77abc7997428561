"""A Chromium to test with: the machine's own, or the system's package."""

import os
import shutil
import subprocess

from ui.bench.screens import ARGUMENTS, NAMES

__all__ = ["ARGUMENTS", "find"]


def find() -> str:
    """Tell where Chromium is; on Debian, as root, it is installed when missing."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        for words in (["update"], ["install", "-y", "chromium"]):
            subprocess.run(["apt-get", "-qq", *words], check=True, capture_output=True)
        found = shutil.which("chromium")
    if found is None:
        raise RuntimeError("no Chromium on this machine: please install it")
    return found
