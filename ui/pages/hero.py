"""The picture at the head of a page: a finished wonder with the page's title in it."""

from nicegui import ui

from engine.catalogue import edition
from ui.pages.frame import heading
from ui.scenes.shapes import Picture
from ui.surfaces import WonderPicture

BOARDS = tuple(board.id for board in edition("first_edition").boards)


def wonder_of(code: str) -> Picture:
    """Give each table a wonder of its own, the same on every screen."""
    number = sum(map(ord, code))
    night = bool(number // len(BOARDS) % 2)
    return {"board": BOARDS[number % len(BOARDS)], "night": night, "built": 1, "of": 1}


def hero(title: str, picture: Picture, style: str = "") -> None:
    """Put a picture at the head of a page."""
    with ui.element("header").classes(f"h-hero {style}".strip()):
        WonderPicture().show(picture)
        heading(title)
