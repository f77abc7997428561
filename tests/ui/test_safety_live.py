"""Who may speak to the table, asked of a real server."""

import http.client
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from ui.network import free_port

SERVER = """
import asyncio, sys
from nicegui import app, ui
from nicegui.server import Server
from starlette.responses import RedirectResponse
from ui import safety

@ui.page("/")
def home():
    ui.label("hello")

@app.get("/away")
def away():
    return RedirectResponse("/home")

@app.get("/broken")
def broken():
    raise RuntimeError

async def announce():
    while not Server.instance.started:
        await asyncio.sleep(0.01)
    sys.stdout.write("ready\\n")
    sys.stdout.flush()

port = int(sys.argv[1])
safety.install(safety.Doors(port))
app.on_startup(announce)
ui.run(host="127.0.0.1", port=port, reload=False, show=False, tailwind=False,
       show_welcome_message=False, proxy_headers=False, uvicorn_logging_level="critical")
"""


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """A real server behind the layer, in a process of its own."""
    found = free_port("127.0.0.1", 18080)
    outside = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "NICEGUI_"))}
    words = [sys.executable, "-c", SERVER, str(found)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, env=outside, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield found
        process.kill()


def got(port: int, path: str, **headers: str) -> http.client.HTTPResponse:
    """Ask the real server."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers=named)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


def shaken(port: int, **headers: str) -> int:
    """Offer the real server a socket, and give the status of its answer."""
    path = "/_nicegui_ws/socket.io/?EIO=4&transport=websocket"
    upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec_websocket_version": "13"}
    key = {"sec_websocket_key": "dGhlIHNhbXBsZSBub25jZQ=="}
    return got(port, path, **upgrade, **key, **headers).status


def test_a_real_page_is_served_with_the_headers(port: int) -> None:
    answer = got(port, "/")
    assert answer.status == 200
    assert answer.getheader("referrer-policy") == "same-origin"
    assert "default-src 'self'" in str(answer.getheader("content-security-policy"))


def test_even_an_error_carries_the_headers(port: int) -> None:
    answer = got(port, "/broken")
    assert answer.status == 500
    assert answer.getheader("x-frame-options") == "DENY"


def test_a_real_server_refuses_a_foreign_host(port: int) -> None:
    assert got(port, "/", host=f"evil.example:{port}").status == 421


def test_a_prefix_from_outside_reaches_nothing(port: int) -> None:
    assert got(port, "/away", x_forwarded_prefix="//evil").getheader("location") == "/home"


def test_a_real_server_opens_sockets_for_its_own_pages_only(port: int) -> None:
    assert shaken(port, origin=f"http://127.0.0.1:{port}") == 101
    assert shaken(port, origin="http://evil.example") == 403
    assert shaken(port, host=f"evil.example:{port}") == 403


def test_a_real_server_knows_no_polling(port: int) -> None:
    assert got(port, "/_nicegui_ws/socket.io/?EIO=4&transport=polling").status == 400
