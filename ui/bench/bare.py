"""`python -m ui.bench.bare PORT`: the least a NiceGUI page can be, as a measure for ours."""

import sys

from nicegui import Event, ui

from ui.running import run


class Count:
    """One number that all pages show."""

    def __init__(self) -> None:
        self.taps = 0
        self.changed: Event[[]] = Event()

    def tap(self) -> None:
        """Count a tap and tell every page."""
        self.taps += 1
        self.changed.emit()

    def page(self) -> None:
        """Show a label, and a button that changes it everywhere."""
        label = ui.label(str(self.taps))
        ui.button("Tap", on_click=self.tap)
        self.changed.subscribe(lambda: label.set_text(str(self.taps)))


def main(port: int) -> None:
    """Serve the page until somebody ends it."""
    ui.page("/")(Count().page)
    run(host="127.0.0.1", port=port, title="Bare")


if __name__ == "__main__":
    main(int(sys.argv[1]))
