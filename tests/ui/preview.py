"""A preview of the surfaces: `python -m tests.ui.preview --port 8099`, then look at a page.

Pages: /hand /chosen /discard /city /table /compact /conflict /score /controls; `?cities=3` shows
fewer cities, `?tv=1` shows a page as the television does.
"""

import argparse
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from nicegui import app, ui

from ui.surfaces import CityPanel, ConflictBoard, Hand, ScoreSheet, Surface, Tabletop
from ui.surfaces.look import head, icon, router

SCENES: Mapping[str, Any] = json.loads(Path(__file__).with_name("scenes.json").read_text("utf-8"))
SURFACES: Mapping[str, Callable[[], Surface]] = {
    "hand": lambda: Hand(ui.notify),
    "chosen": lambda: Hand(ui.notify),
    "discard": lambda: Hand(ui.notify),
    "city": CityPanel,
    "table": Tabletop,
    "compact": Tabletop,
    "conflict": ConflictBoard,
    "score": ScoreSheet,
}


def scene(name: str, cities: int) -> Mapping[str, Any]:
    """Take a sample scene, with so many cities."""
    table = SCENES["table"]
    kept = {**table, "cities": (table["cities"] * 2)[:cities], "compact": name == "compact"}
    kept["cities"] = [{**city, "place": place} for place, city in enumerate(kept["cities"])]
    match name:
        case "city":
            return max(kept["cities"], key=lambda city: len(city["groups"]))
        case "table" | "compact":
            return kept
        case "conflict":
            few = {key: SCENES[name][key][:cities] for key in ("borders", "totals")}
            return {**SCENES[name], **few}
        case "score":
            return {**SCENES[name], "players": SCENES[name]["players"][:cities]}
        case _:
            return SCENES[name]  # type: ignore[no-any-return]


@ui.page("/{name}")
def page(name: str, cities: int = 7, tv: bool = False) -> None:
    """Show one surface in a frame like the real one."""
    ui.add_head_html(head())
    ui.query("body").classes("h-tv" if tv else "h-phone")
    with ui.element("main").classes("h-page") as page_frame:
        if name == "controls":
            controls()
        elif tv:
            SURFACES[name]().show(scene(name, cities))
        else:
            page_frame.classes("h-game")
            phone(name, cities)


def phone(name: str, cities: int) -> None:
    """Show a surface between the strip and the tabs of a phone."""
    ui.label("III · 6/6").classes("h-strip").style("height: 96px")
    with ui.element("div").classes("h-body"):
        SURFACES[name]().show(scene(name, cities))
    with ui.element("nav").classes("h-tabs"):
        for tab in ("hand", "stage", "left", "right", "both", "pile", "compass"):
            ui.html(icon(tab, tab), sanitize=False).classes("h-tab")


def controls() -> None:
    """Show the controls that pages are made of."""
    with ui.element("div").classes("h-panel"):
        ui.label("Heptapolis").classes("h-title")
        ui.label("A sentence of help.").classes("h-muted")
        ui.input("Name").classes("h-field").props("outlined")
        for kind in ("primary", "danger", "quiet"):
            ui.button(kind).classes(f"h-button h-button--{kind}").props("flat no-caps")
        ui.label("Something to know").classes("h-note")
        ui.label("Something went wrong").classes("h-error")
        ui.label("WXYZ").classes("h-code")
    with ui.element("div").classes("h-ring").style("--n: 7"):
        for place, city in enumerate(SCENES["table"]["cities"]):
            with ui.element("div").classes("h-seat").style(f"--i: {place}"):
                ui.label(city["name"])


def main() -> None:
    """Serve the preview."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=8099)
    port = parser.parse_args().port
    app.include_router(router)
    ui.run(host="127.0.0.1", port=port, reload=False, show=False, tailwind=False)


if __name__ == "__main__":
    main()
