"""Servers in processes of their own, and how long they take to answer."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path

LOCAL = "127.0.0.1"
PATIENCE = 30.0
PAUSE = 0.005


class CannotMeasure(Exception):
    """Something that the bench needs is missing, or does not answer."""


@dataclass(frozen=True)
class Server:
    """A server that answers, and the seconds from its command to its first page."""

    address: str
    seconds: float


@contextmanager
def app(data: Path) -> Iterator[Server]:
    """Run the app as a host does, with its data in a folder."""
    port = _free_port()
    words = ["--no-browser", "--host", LOCAL, "--port", str(port), "--data", str(data)]
    with _running(["ui", *words], port) as server:
        yield server


@contextmanager
def bare() -> Iterator[Server]:
    """Run the bare page."""
    port = _free_port()
    with _running(["ui.bench.bare", str(port)], port) as server:
        yield server


@contextmanager
def _running(words: Sequence[str], port: int) -> Iterator[Server]:
    # As on a host's computer: nothing of a test's, and compiled code is kept.
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTEST_", "NICEGUI_", "PYTHONDONTWRITEBYTECODE"))
    }
    begun = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-m", *words], env=clean, stdout=subprocess.DEVNULL)
    try:
        _await_page(process, port)
        yield Server(f"http://{LOCAL}:{port}", time.perf_counter() - begun)
    finally:
        _end(process)


def _await_page(process: subprocess.Popen[bytes], port: int) -> None:
    give_up = time.perf_counter() + PATIENCE
    while not _answers(port):
        if process.poll() is not None or time.perf_counter() > give_up:
            raise CannotMeasure("a server that is to be measured does not answer")
        time.sleep(PAUSE)


def _answers(port: int) -> bool:
    connection = HTTPConnection(LOCAL, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOCAL, 0))
        return int(probe.getsockname()[1])
