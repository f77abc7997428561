"""A running house for browser tests: the real command in a process of its own."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from threading import Event

LOCAL = "127.0.0.1"
PATIENCE = 20.0


def free_port() -> int:
    """Find a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind((LOCAL, 0))
        return int(probe.getsockname()[1])


class RunningHouse:
    """The app, started as a person starts it; it can be killed and started again."""

    def __init__(self, data: Path, *options: str, code: Path | None = None) -> None:
        self.data = data
        self.code = code
        """Where the packages are, if not in the checkout."""
        self.options = options
        self.port = free_port()
        self.address = f"http://{LOCAL}:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.host_link = ""

    def start(self) -> None:
        """Start the process and wait until it answers."""
        clean = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTEST_", "NICEGUI_"))
        }
        words = ["--no-browser", "--data", str(self.data), "--port", str(self.port)]
        words += ["--host", LOCAL, *self.options]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ui", *words],
            env=clean | ({"PYTHONPATH": str(self.code)} if self.code else {}),
            cwd=self.code,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"/h/[\w-]+", line):
                self.host_link = self.address + found[0]
            if "Ctrl-C" in line:
                break
        self._await_answer()

    def _await_answer(self) -> None:
        pause = Event()
        for _ in range(int(PATIENCE / 0.02)):
            try:
                socket.create_connection((LOCAL, self.port), timeout=1).close()
            except OSError:
                pause.wait(0.02)
            else:
                return
        self.kill()
        raise AssertionError("the house does not answer")

    def kill(self) -> None:
        """Kill the process as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> str:
        """End the process as Ctrl-C does; give what it printed after the greeting."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        said, _ = self.process.communicate(timeout=PATIENCE)
        return said
