"""A device at a seat: whether its key lives, and whether it is the one that shows the hand."""

from urllib.parse import parse_qs

from nicegui import ui

from ui.table import LiveTable


class Device:
    """The device that has a page of a seat open."""

    def __init__(self, table: LiveTable, place: int) -> None:
        self.table = table
        self.sitter = table.sitters[place]
        self.client = ui.context.client
        self.has_come = False

    @property
    def place(self) -> int:
        """Where the seat is; the host may move people."""
        return self.sitter.place

    @property
    def is_alive(self) -> bool:
        """Whether the key that opened this page still counts."""
        return self.table.sitters[self.place] is self.sitter

    @property
    def is_active(self) -> bool:
        """Whether this device shows the hand now."""
        return self.is_alive and self.sitter.device == self.client.id

    def come(self) -> None:
        """Begin to show things when the device is there; it also comes here when it wakes."""
        if not self.has_come:
            self.has_come = True
            if self.is_alive:
                self.sitter.come(self.client.id, self._browser_tab())
            self.table.changed.emit()

    def take(self) -> None:
        """Make this device the one that shows the hand."""
        if self.is_alive:
            self.sitter.take(self.client.id, self._browser_tab())
            self.table.changed.emit()

    def _browser_tab(self) -> frozenset[str]:
        """Name the browser tab; some browsers give it another name at every reload."""
        asked = parse_qs(str((self.client.environ or {}).get("QUERY_STRING", "")))
        names = (self.client.tab_id, *asked.get("old_tab_id", ()))
        return frozenset(name for name in names if name and name != "null")
