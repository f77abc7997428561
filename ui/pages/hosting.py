"""The host's key at an open page: asked for at every deed, and when it dies the page is emptied."""

from collections.abc import Awaitable, Callable

from nicegui import ui

from storage.errors import StorageError
from ui.house import the_house
from ui.i18n import Speaker
from ui.pages.frame import button, dialog
from ui.pages.sorry import apology, words
from ui.qr import svg
from ui.refusals import Refused
from ui.table import LiveTable

Deed = Callable[[], Awaitable[object]]


class HostKey:
    """The key that opened a host's page."""

    def __init__(self, token: str, speaker: Speaker, main: ui.element) -> None:
        self.token = token
        self.speaker = speaker
        self.main = main
        """Outlives whatever is drawn anew on the page, so dialogs belong to it."""
        the_house().hosts_changed.subscribe(self._look)

    async def do(self, deed: Deed) -> None:
        """Do something that only a living key may, or say why not."""
        try:
            if not await the_house().is_host(self.token):
                raise Refused("not_yours")
            await deed()
        except (Refused, StorageError) as error:
            ui.notify(words(error, self.speaker), type="warning")

    def button(self, label: str, deed: Deed, style: str = "") -> None:
        """Make a button whose deed is done only for a living key."""

        async def act() -> None:
            await self.do(deed)

        button(label, act, style)

    def ask(self, question: str, label: str, deed: Deed) -> None:
        """Ask once before something is done that cannot be taken back."""
        with self.main, dialog(label) as opened, ui.card().classes("h-panel h-dialog"):

            async def act() -> None:
                opened.close()
                with self.main:
                    await deed()

            ui.label(question).classes("h-text")
            with ui.element("div").classes("h-group"):
                self.button(label, act, "h-button--danger")
                button(self.speaker.say("Cancel"), opened.close)

    def show_code(self, title: str, told: str, path: str) -> None:
        """Show a code that another device scans."""
        with self.main, dialog(title) as opened, ui.card().classes("h-panel h-dialog"):
            ui.label(told).classes("h-text")
            ui.html(svg(the_house().address + path), sanitize=False).classes("h-qr")
            button(self.speaker.say("Close"), opened.close)

    async def _look(self) -> None:
        if not await the_house().is_host(self.token):
            self.main.clear()
            with self.main:
                apology("host_elsewhere", self.speaker)


class HostsCorner:
    """On the phone of a host who plays too: the way to the host's menu, and who asks for a seat."""

    def __init__(self, table: LiveTable, token: str, speaker: Speaker) -> None:
        self.table = table
        self.token = token
        self.speaker = speaker
        self.is_host = True
        the_house().hosts_changed.subscribe(self._look)
        with ui.element("div").classes("h-hosts").props("role=status") as self.corner:
            self.link = ui.link("", f"/table/{table.info.code}").classes("h-button")

    def show(self, *, always: bool) -> None:
        """Show the way; where it is in the way, only when the host is asked something."""
        claims = the_house().claims.waiting(self.table) if self.is_host else []
        label = self.speaker.say("Host's menu")
        if claims:
            name = self.table.seat(claims[0].place).name or ""
            label = self.speaker.say("A phone says: I am {name}.", name=name)
        self.link.set_text(label)
        self.corner.set_visibility(self.is_host and (always or bool(claims)))

    async def _look(self) -> None:
        """Be gone when the key has died."""
        self.is_host = await the_house().is_host(self.token)
        if not self.is_host:
            self.corner.set_visibility(False)
