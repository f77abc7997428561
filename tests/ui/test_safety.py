"""Who may speak to the table, asked of the layer itself."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from nicegui import core
from starlette.types import Message, Receive, Scope, Send

from ui import safety
from ui.safety import Allowance, Doors, Safety

KEY = "A1b2C3d4" * 4
HOST = "192.168.1.20:8080"
DOORS = Doors(8080, "https://table.example", ips=lambda: ["192.168.1.20", "fe80::1"])


class Clock:
    """Time that passes when told to."""

    now = 100.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


class Inner:
    """An app that answers 200 and remembers what reached it."""

    def __init__(self, headers: dict[str, str] | None = None) -> None:
        self.scope: Scope | None = None
        self.messages: list[Message] = []
        self.headers = [(k.encode(), v.encode()) for k, v in (headers or {}).items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        self.scope = scope
        if scope["type"] == "websocket":
            while not self.messages or self.messages[-1]["type"] != "websocket.disconnect":
                self.messages.append(await receive())
            return
        await send({"type": "http.response.start", "status": 200, "headers": self.headers})
        await send({"type": "http.response.body", "body": b"hello"})


def asked(inner: Inner, path: str = "/", method: str = "GET", **headers: str) -> dict[str, Any]:
    """Ask for a page and give the status and the headers of the answer."""
    scope = {"type": "http", "method": method, "path": path, "scheme": "http"}
    answer, *_ = _run(inner, scope, [{"type": "http.request"}], headers)
    found = {name.decode(): value.decode() for name, value in answer["headers"]}
    return {"status": answer["status"], **found}


def _run(
    inner: Inner, scope: dict[str, Any], messages: list[Message], headers: dict[str, str]
) -> list[Message]:
    named = {"host": HOST} | {name.replace("_", "-"): value for name, value in headers.items()}
    scope["headers"] = [(name.encode(), value.encode()) for name, value in named.items() if value]
    coming, sent = iter(messages), []

    async def receive() -> Message:
        return next(coming)

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(Safety(inner, DOORS)(scope, receive, send))
    return sent


def opened(inner: Inner, /, events: int = 0, **headers: str) -> list[Message]:
    """Open a socket, say so many things, leave; give what was sent back."""
    said: list[Message] = [{"type": "websocket.receive", "text": "2"}] * events
    messages = [{"type": "websocket.connect"}, *said, {"type": "websocket.disconnect"}]
    return _run(inner, {"type": "websocket", "path": "/", "scheme": "ws"}, messages, headers)


@pytest.mark.parametrize(
    "host",
    [
        "192.168.1.20:8080",
        "localhost:8080",
        "LOCALHOST:8080",
        "127.0.0.1:8080",
        "[::1]:8080",
        "[fe80::1]:8080",
        f"{socket.gethostname()}:8080",
        f"{socket.gethostname()}.local:8080",
        "table.example:443",
        "table.example:8080",
    ],
)
def test_our_own_hosts_are_served(host: str) -> None:
    assert asked(Inner(), host=host)["status"] == 200


def test_the_default_port_may_go_without_saying() -> None:
    assert Doors(80).host("localhost")
    assert DOORS.host("table.example", "https")
    assert not DOORS.host("localhost")


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "evil.example:8080",
        "192.168.1.21:8080",
        "192.168.1.20:9999",
        "localhost.evil.example:8080",
        "me@localhost:8080",
        "localhost:8080/x",
        "localhost:8080?x",
        "localhost:port",
        "localhost:99999",
        "[::1:8080",
        "0.0.0.0:8080",
    ],
)
def test_foreign_hosts_are_refused(host: str) -> None:
    inner = Inner()
    assert asked(inner, host=host)["status"] == 421
    assert inner.scope is None


def test_a_laptop_that_changes_its_network_is_known_at_once() -> None:
    ips = ["192.168.1.20"]
    doors = Doors(8080, ips=lambda: ips)
    assert not doors.host("10.0.0.4:8080")
    ips[:] = ["10.0.0.4"]
    assert doors.host("10.0.0.4:8080")
    assert not doors.host("192.168.1.20:8080")


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("", 200),
        ("http://192.168.1.20:8080", 200),
        ("http://localhost:8080", 200),
        ("https://table.example", 200),
        ("http://localhost:3000", 403),
        ("http://evil.example", 403),
        ("http://evil.example:8080", 403),
        ("file://", 403),
        ("null", 403),
        ("192.168.1.20:8080", 403),
    ],
)
def test_only_our_own_pages_may_post(origin: str, status: int) -> None:
    assert asked(Inner(), "/join", "POST", origin=origin)["status"] == status


def test_anyone_may_follow_a_link_to_us() -> None:
    assert asked(Inner(), origin="http://evil.example")["status"] == 200


def test_a_key_speaks_for_a_form_that_names_no_origin() -> None:
    assert asked(Inner(), f"/p/{KEY}/leave", "POST", origin="null")["status"] == 200
    assert asked(Inner(), f"/p/{KEY}", "POST", origin="http://evil.example")["status"] == 403


@pytest.mark.parametrize(
    ("host", "origin"),
    [(HOST, "http://evil.example"), (HOST, "null"), ("evil.example:8080", f"http://{HOST}")],
)
def test_foreign_sockets_are_closed_before_they_open(host: str, origin: str) -> None:
    inner = Inner()
    sent = opened(inner, host=host, origin=origin)
    assert [message["type"] for message in sent] == ["websocket.close"]
    assert inner.scope is None


def test_our_own_sockets_open() -> None:
    inner = Inner()
    assert opened(inner, events=3, origin=f"http://{HOST}") == []
    assert len(inner.messages) == 5


def test_every_answer_carries_the_headers() -> None:
    answer = asked(Inner())
    assert answer["x-content-type-options"] == "nosniff"
    assert answer["x-frame-options"] == "DENY"
    policy = answer["content-security-policy"]
    assert "default-src 'self'" in policy
    assert f"connect-src 'self' ws://{HOST} wss://{HOST};" in policy
    assert "https:" not in policy
    assert "*" not in policy


@pytest.mark.parametrize(
    ("path", "policy"),
    [
        (f"/p/{KEY}", "no-referrer"),
        (f"/h/{KEY}", "no-referrer"),
        (f"/w/{KEY}/x", "no-referrer"),
        ("/", "same-origin"),
        ("/join", "same-origin"),
    ],
)
def test_an_address_with_a_key_is_told_to_nobody(path: str, policy: str) -> None:
    assert asked(Inner(), path)["referrer-policy"] == policy


def test_our_static_files_are_kept_by_browsers() -> None:
    inner = Inner({"cache-control": "public, max-age=3600"})
    assert "immutable" in asked(inner, "/static/1/table.css")["cache-control"]
    assert asked(inner, "/p/x")["cache-control"] == "public, max-age=3600"


def test_what_only_a_proxy_may_say_is_dropped() -> None:
    inner = Inner()
    asked(inner, x_forwarded_prefix="/evil", x_forwarded_host="evil", forwarded="for=x", accept="a")
    assert inner.scope is not None
    assert [name for name, _ in inner.scope["headers"]] == [b"host", b"accept"]


def test_an_allowance_pays_until_it_is_empty_and_fills_again() -> None:
    clock = Clock()
    allowance = Allowance(rate=2, limit=3, clock=clock)
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [allowance.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_an_allowance_on_credit_tells_how_long_to_wait() -> None:
    clock = Clock()
    allowance = Allowance(rate=2, limit=1, clock=clock)
    assert [allowance.owe() for _ in range(3)] == [0.0, 0.5, 1.0]
    clock.now += 2
    assert allowance.owe() == 0.0


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Pretend to wait, and remember how long."""
    clock, waits = Clock(), list[float]()

    async def wait(seconds: float) -> None:
        clock.now += seconds
        waits.append(seconds)

    monkeypatch.setattr(safety, "asyncio", type("Waiting", (), {"sleep": staticmethod(wait)}))
    monkeypatch.setattr(
        safety, "Allowance", lambda rate, limit: Allowance(rate=rate, limit=limit, clock=clock)
    )
    return waits


def test_a_lively_phone_never_waits(waits: list[float]) -> None:
    inner = Inner()
    opened(inner, events=60)
    assert len(inner.messages) == 62
    assert sum(waits) == 0


def test_a_burst_waits_and_loses_nothing(waits: list[float]) -> None:
    inner = Inner()
    opened(inner, events=100)
    assert len(inner.messages) == 102
    assert sum(waits) == pytest.approx(40 / safety.EVENTS_A_SECOND)


def test_a_flood_is_hung_up_on(waits: list[float]) -> None:
    inner = Inner()
    opened(inner, events=5000)
    assert len(inner.messages) < 200
    assert inner.messages[-1] == {"type": "websocket.disconnect", "code": 1008}
    assert sum(waits) <= safety.PATIENCE + 1


@pytest.fixture
def sockets(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Callable[..., Any]]]:
    """NiceGUI's socket handlers, put back afterwards."""
    handlers = dict(core.sio.handlers["/"])
    for name in ("cors_allowed_origins", "transports"):
        monkeypatch.setattr(core.sio.eio, name, getattr(core.sio.eio, name))
    transports = core.app.config.socket_io_js_transports
    yield core.sio.handlers["/"]
    core.sio.handlers["/"] = handlers
    core.app.config.socket_io_js_transports = transports


def test_the_socket_engine_asks_for_the_origin(sockets: dict[str, Callable[..., Any]]) -> None:
    safety.lock_origins(DOORS.origin)
    ask = core.sio.eio.cors_allowed_origins
    assert ask("http://localhost:8080", {})
    assert ask(None, {})
    assert not ask("http://evil.example", {})
    assert core.sio.eio.transports == ["websocket"]


def test_a_socket_speaks_for_its_own_page_only(
    sockets: dict[str, Callable[..., Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[object] = []
    sockets["event"] = lambda _sid, message: heard.append(message)
    monkeypatch.setattr(core.sio, "rooms", lambda sid: [sid, "own page"])
    safety.lock_clients()
    strange: list[object] = [{"client_id": "other"}, {}, [], None, "x", {"client_id": ["own page"]}]
    for message in strange:
        sockets["event"]("socket", message)
    sockets["event"]("socket")
    assert heard == []
    sockets["event"]("socket", {"client_id": "own page"})
    assert heard == [{"client_id": "own page"}]
