"""The first load of a page: what crosses the wire, and how soon it lives."""

from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser, Page

from ui.bench.screens import PHONE, context, go


@dataclass(frozen=True)
class Load:
    """A first visit with nothing kept from before."""

    kilobytes: float
    requests: int
    handshake_ms: float


def first_load(browser: Browser, address: str, needs: str, times: int) -> Load:
    """Visit a page several times, each as if for the first; bytes and requests are of the last."""
    visits = [_visit(browser, address, needs) for _ in range(times)]
    last = visits[-1]
    return Load(last.kilobytes, last.requests, median(visit.handshake_ms for visit in visits))


def _visit(browser: Browser, address: str, needs: str) -> Load:
    device = context(browser, PHONE)
    page = device.new_page()
    wire = Wire(page)
    go(page, address)
    page.locator(needs).first.wait_for()
    page.wait_for_load_state("networkidle")
    ready = float(page.evaluate("watch.ready"))
    device.close()
    return Load(sum(wire.bytes.values()) / 1000, len(wire.bytes), ready)


class Wire:
    """Counts what a page fetches, as transferred: compressed, with its headers."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, float] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._loaded)
        session.send("Network.enable")

    def _asked(self, event: dict[str, dict[str, str]]) -> None:
        if event["request"]["url"].startswith("http"):
            self.bytes[str(event["requestId"])] = 0

    def _loaded(self, event: dict[str, float]) -> None:
        if (asked := str(event["requestId"])) in self.bytes:
            self.bytes[asked] = event["encodedDataLength"]
