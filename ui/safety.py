"""Who may speak to the table: our own pages from our own addresses, at a human pace."""

import asyncio
import ipaddress
import re
import socket
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from nicegui import app, core
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ui.network import own_ips

KEYED = re.compile(r"/[phw]/[\w-]+")
"""Addresses that hold a key: a player's, a host's, a watching screen's."""

EVENTS_A_SECOND = 20.0
EVENTS_AT_ONCE = 60.0
PATIENCE = 4.0
"""Seconds that a socket may stay behind without a pause before it is closed."""

_HOME_NETWORKS = ("local", "lan", "home", "home.arpa", "localdomain")
"""What routers put behind a computer's name. No page on the internet can have such a name, and
only our own computer's is served: a foreign name that is made to point here stays foreign."""
_READING = {"GET", "HEAD", "OPTIONS"}
_DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
_FOR_EVER = "public, max-age=31536000, immutable"
_FOREIGN_HOST = "This is not an address of this table. Use the one on the host's screen, or --url."
_BROKEN = "Something went wrong. The table is safe: go back and try again."
_FOREIGN_ORIGIN = "Only pages of this table may do that."
# NiceGUI writes its page as inline scripts and styles, and Vue compiles templates in the browser.
_POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "media-src 'self' data: blob:; connect-src 'self' ws://{host} wss://{host}; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


@dataclass
class Allowance:
    """A purse that fills steadily up to a limit and pays for one thing after another."""

    rate: float
    limit: float
    clock: Callable[[], float] = time.monotonic
    _left: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._left, self._at = self.limit, self.clock()

    def take(self) -> bool:
        """Pay for one thing if there is enough."""
        self._fill()
        enough = self._left >= 1
        self._left -= enough
        return enough

    def owe(self) -> float:
        """Pay for one thing, on credit if need be; give the seconds until it is paid."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self.rate)

    def _fill(self) -> None:
        now = self.clock()
        self._left = min(self.limit, self._left + (now - self._at) * self.rate)
        self._at = now


class Doors:
    """The hosts and ports under which this table is known."""

    def __init__(
        self, port: int, url: str | None = None, ips: Callable[[], Iterable[str]] = own_ips
    ) -> None:
        full = socket.gethostname().lower().removesuffix(".")
        name = full.partition(".")[0]
        self._hosts = {"localhost", "127.0.0.1", "::1", full, name}
        self._hosts |= {f"{name}.{network}" for network in _HOME_NETWORKS if name}
        self._ports = {port}
        self._ips = ips
        if url and (place := _place(url)):
            self._hosts.add(place[0])
            self._ports.add(place[1])

    def host(self, value: str, scheme: str = "http") -> bool:
        """Tell whether a Host header names this table."""
        return self._known(f"{scheme}://{value}")

    def origin(self, value: str) -> bool:
        """Tell whether an Origin header names a page of this table."""
        return value.startswith(("http://", "https://")) and self._known(value)

    def _known(self, url: str) -> bool:
        place = _place(url)
        if place is None or place[1] not in self._ports:
            return False
        host = place[0]
        # Asked anew each time: a laptop may change its network in the middle of an evening.
        return host in self._hosts or (_is_ip(host) and host in self._ips())


def _place(url: str) -> tuple[str, int] | None:
    """Read host and port from an address that says nothing else."""
    try:
        parts = urlsplit(url)
        port = parts.port or _DEFAULT_PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    if not parts.hostname or parts.username is not None or parts.path or parts.query:
        return None
    return parts.hostname.removesuffix("."), port


def _is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Safety:
    """The outermost layer of the app: refuses strangers, slows floods, adds headers."""

    def __init__(self, inner: ASGIApp, doors: Doors) -> None:
        self._inner = inner
        self._doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket, or refuse it."""
        if scope["type"] not in {"http", "websocket"}:
            await self._inner(scope, receive, send)
            return
        safe = {**scope, "headers": _kept(scope)}
        headers = Headers(scope=safe)
        host = headers.get("host", "")
        if not self._doors.host(host, scope["scheme"]):
            await _refuse(421, _FOREIGN_HOST, scope, receive, send)
        elif not self._may_act(scope, headers.get("origin")):
            await _refuse(403, _FOREIGN_ORIGIN, scope, receive, send)
        elif scope["type"] == "websocket":
            await self._inner(safe, _at_human_pace(receive), send)
        else:
            await self._answer(safe, receive, _with_headers(send, scope["path"], host))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._inner(scope, receive, sending)
        except Exception:
            # NiceGUI leaves the answer to the server, which knows nothing of our headers.
            if not begun:
                await PlainTextResponse(_BROKEN + "\n", 500)(scope, receive, send)
            raise

    def _may_act(self, scope: Scope, origin: str | None) -> bool:
        if origin is None or (scope["type"] == "http" and scope["method"] in _READING):
            return True
        # A form on a page without referrer names no origin; there the key in the address speaks.
        if origin == "null" and scope["type"] == "http":
            return KEYED.match(scope["path"]) is not None
        return self._doors.origin(origin)


def _kept(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Drop what only a proxy in front of us could say; there is none."""
    return [
        (name, value)
        for name, value in scope["headers"]
        if not name.startswith(b"x-forwarded-") and name != b"forwarded"
    ]


async def _refuse(status: int, words: str, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": words})
        return
    await PlainTextResponse(words + "\n", status)(scope, receive, send)


def _at_human_pace(receive: Receive) -> Receive:
    """Let a burst wait in its sender's network buffers; hang up on a flood."""
    allowance = Allowance(rate=EVENTS_A_SECOND, limit=EVENTS_AT_ONCE)
    waited = 0.0

    async def paced() -> Message:
        nonlocal waited
        message = await receive()
        if message["type"] != "websocket.receive":
            return message
        wait = allowance.owe()
        waited = waited + wait if wait else 0.0
        if waited > PATIENCE:
            return {"type": "websocket.disconnect", "code": 1008}
        await asyncio.sleep(wait)
        return message

    return paced


def _with_headers(send: Send, path: str, host: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            # Without a key in it an address may be told to ourselves: forms then name their origin.
            headers["Referrer-Policy"] = "no-referrer" if KEYED.match(path) else "same-origin"
            headers["X-Content-Type-Options"] = "nosniff"
            headers["X-Frame-Options"] = "DENY"
            headers["Content-Security-Policy"] = _POLICY.format(host=host)
            if path.startswith("/static/") and message["status"] in {200, 206, 304}:
                headers["Cache-Control"] = _FOR_EVER
        await send(message)

    return sending


def install(doors: Doors) -> None:
    """Put the layer round the whole app, NiceGUI's own layers included, when it starts."""

    def wrap() -> None:
        stack = app.middleware_stack
        if stack is not None and not isinstance(stack, Safety):
            app.middleware_stack = Safety(stack, doors)

    app.on_startup(wrap)
    lock_origins(doors.origin)
    lock_clients()


def lock_origins(allowed: Callable[[str], bool]) -> None:
    """Let only our own pages open sockets, and real sockets only."""

    def ours(origin: str | None, _environ: object = None) -> bool:
        return origin is None or allowed(origin)

    core.sio.eio.cors_allowed_origins = ours
    core.sio.eio.transports = ["websocket"]
    app.config.socket_io_js_transports = ["websocket"]


def lock_clients() -> None:
    """Let a socket speak for its own page only, even if it knows another page's id."""
    handlers = core.sio.handlers["/"]
    for event in ("event", "javascript_response", "ack", "log"):
        core.sio.on(event, _own_page_only(handlers[event]))
    core.sio.on("handshake", _well_formed_only(handlers["handshake"]))


def _own_page_only(handler: Callable[[str, dict[str, Any]], None]) -> Callable[..., None]:
    def checked(sid: str, message: object = None, *_: object) -> None:
        if isinstance(message, dict) and message.get("client_id") in core.sio.rooms(sid):
            # What goes wrong in our own code NiceGUI reports elsewhere; this is a message that
            # nothing of ours sends, so nobody is waiting for an answer.
            with suppress(LookupError, TypeError, ValueError, AttributeError):
                handler(sid, message)

    return checked


def _well_formed_only(
    handler: Callable[[str, dict[str, Any]], Awaitable[bool]],
) -> Callable[..., Awaitable[bool]]:
    async def checked(sid: str, message: object = None, *_: object) -> bool:
        if not isinstance(message, dict):
            return False
        names = (message.get(name) for name in ("client_id", "tab_id", "document_id"))
        return all(isinstance(name, str) for name in names) and await handler(sid, message)

    return checked
