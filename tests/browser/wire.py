"""What goes over the wire: everything a page receives and sends, and which cards it speaks of."""

import html
import http.client
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple
from urllib.parse import urlencode

from playwright.sync_api import Error, Page, Response, WebSocket

from engine.catalogue import edition
from tests.browser.house import LOCAL, RunningHouse

# What stands beside these words is no card that somebody holds: forerunners, and names of wonders.
_BESIDE = re.compile(
    r'"chain_(?:from|to)":\[[^\]]*\]|"(?:wonder|wonders|board_name|colour_word)":"[^"]*"'
)
_FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def names_of_cards(game: str = "first_edition") -> dict[str, str]:
    """Name every card by its id, in English."""
    return {card.id: card.names.in_language("en") for card in edition(game).card.values()}


NAMES = names_of_cards()
_NAME = re.compile(
    r"\b(" + "|".join(sorted(map(re.escape, NAMES.values()), key=len)[::-1]) + r")\b"
)
_ID = re.compile(r'(?:"id":"|\b(?:build|raise|sell) )(' + "|".join(NAMES) + r")\b")


def mentioned(text: str) -> set[str]:
    """Name the cards that a text speaks of, by their names or by their ids."""
    plain = _BESIDE.sub("", html.unescape(text).replace("\\", ""))
    return set(_NAME.findall(plain)) | {NAMES[card] for card in _ID.findall(plain)}


class Wire:
    """Everything that one page receives, and the moves that it sends."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.moves: list[str] = []
        self.scenes: list[dict[str, Any]] = []
        self._documents: list[Response] = []
        self._read = 0
        page.on("websocket", self._listen)
        page.on("response", self._keep)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)
        socket.on("framesent", self._send)

    def _receive(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
        self.frames.append(text)
        if text.startswith("42"):
            self.scenes += _scenes(json.loads(text[2:]))

    def _send(self, frame: str | bytes) -> None:
        plain = str(frame).replace("\\", "")
        self.moves += re.findall(r'"do":"move","move":"(\w+ [^"]+)"', plain)

    def _keep(self, response: Response) -> None:
        if response.request.resource_type == "document":
            self._documents.append(response)

    def fresh(self) -> str:
        """Give what came since the last time, frames and pages alike."""
        frames, self._read = self.frames[self._read :], len(self.frames)
        documents, self._documents = self._documents, []
        return "\n".join([*frames, *(_body(document) for document in documents)])


def _body(document: Response) -> str:
    try:
        return document.text()
    except Error:
        # A redirection has none.
        return ""


def _scenes(data: object) -> Iterator[dict[str, Any]]:
    """Find the scenes in a message, however deep."""
    if isinstance(data, dict):
        if isinstance(view := data.get("view"), str) and view[:1] == "{":
            yield json.loads(view)
        for value in data.values():
            yield from _scenes(value)
    elif isinstance(data, list):
        for value in data:
            yield from _scenes(value)


class Answer(NamedTuple):
    """What the house answers."""

    status: int
    location: str
    text: str
    headers: Mapping[str, str]


def ask(
    house: RunningHouse,
    path: str,
    method: str = "GET",
    form: Mapping[str, str] | bytes | None = None,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    """Ask the house without a browser; no redirection is followed."""
    connection = http.client.HTTPConnection(LOCAL, house.port, timeout=20)
    body = urlencode(form).encode() if isinstance(form, Mapping) else form
    sent = {**(_FORM if form is not None else {}), **(headers or {})}
    connection.request(method, path, body, sent)
    answer = connection.getresponse()
    text = answer.read().decode("utf-8", "replace")
    connection.close()
    told = {name.lower(): value for name, value in answer.getheaders()}
    return Answer(answer.status, told.get("location", ""), text, told)


def sit(house: RunningHouse, code: str, place: int, name: str) -> Answer:
    """Post the form of the join page."""
    return ask(house, f"/j/{code}", "POST", {"name": name, "place": str(place)})


LISTENERS = """() => Object.entries(mounted_app.elements).flatMap(([id, element]) =>
    element.events.map(({listener_id, type}) => ({id: Number(id), listener_id, type})))"""


def listeners(page: Page, kind: str) -> list[dict[str, object]]:
    """Find everything on a page that listens to a kind of event, with the page's own id."""
    client = page.evaluate("window.clientId")
    found = [{**one, "client_id": client} for one in page.evaluate(LISTENERS)]
    return [one for one in found if one.pop("type") == kind]


def send(page: Page, event: str, message: object) -> None:
    """Send something raw from a page's own socket."""
    page.evaluate("([event, message]) => window.socket.emit(event, message)", [event, message])


def act(page: Page, listener: Mapping[str, object], *args: object) -> None:
    """Pretend that something was tapped or emitted."""
    send(page, "event", {**listener, "args": [json.dumps(arg) for arg in args]})
