"""A surface: a custom element that draws one scene, given to it as one JSON string."""

import json
from collections.abc import Mapping

from nicegui import ui

from ui.surfaces.look import wonders_url

Scene = Mapping[str, object]


class Surface(ui.element, esm={"heptapolis": "parts"}, default_classes="h-surface"):
    """Draws scenes; an empty one until the first is shown."""

    def __init__(self) -> None:
        super().__init__()
        self._props["wonders"] = wonders_url()
        self._props["view"] = ""

    def show(self, scene: Scene) -> None:
        """Draw a scene; nothing is sent if it looks the same as the last one.

        Only words and numbers go out: a model of the engine would be refused here.
        """
        view = json.dumps(scene, ensure_ascii=False, separators=(",", ":"))
        if view != self._props["view"]:
            self._props["view"] = view
