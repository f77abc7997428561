"""Drawing for the pages of help: icons, wonders and tokens as parts of larger pictures."""

from collections.abc import Sequence
from functools import cache
from html import escape

from ui.scenes.shapes import Token
from ui.surfaces.look import STATIC, icon, inside, wonders_url

HOLDS_NUMBER = ("coin", "point", "victory", "defeat")


@cache
def _strokes(name: str) -> str:
    return inside(STATIC / "icons" / f"{name}.svg")


def sign(name: str, x: float, y: float, size: float, number: str = "") -> str:
    """Draw an icon round a point of a picture, with a number on it."""
    half, scale = size / 2, size / 24
    drawn = (
        f'<g transform="translate({x - half:g} {y - half:g}) scale({scale:g})">{_strokes(name)}</g>'
    )
    if not number:
        return drawn
    pale = " d-pale" if name in ("victory", "defeat", "shield") else ""
    height = size * (0.5 if len(number) == 1 else 0.4)
    return drawn + (
        f'<text class="d-number{pale}" x="{x:g}" y="{y:g}" font-size="{height:g}">'
        f"{escape(number)}</text>"
    )


def wonder(board: str, stages: int) -> str:
    """Draw a wonder of which so many parts stand, 320 wide and 180 high."""
    address = f"{wonders_url()}#{board}"
    parts = "".join(
        f'<use href="{address}-part{number}" class="h-wonder-part{_built(number <= stages)}"/>'
        for number in range(1, 5)
    )
    return f'<g class="h-wonder"><use href="{address}-ground"/>{parts}</g>'


def _built(stands: bool) -> str:
    return " h-wonder-part--built" if stands else ""


def medal(board: str, x: float, y: float, radius: float) -> str:
    """Draw a city as a round picture of its wonder."""
    name, scale = f"medal-{board}-{x:g}-{y:g}", radius / 82
    return (
        f'<clipPath id="{name}"><circle cx="{x:g}" cy="{y:g}" r="{radius:g}"/></clipPath>'
        f'<g clip-path="url(#{name})"><g transform="translate({x:g} {y:g}) scale({scale:g}) '
        f'translate(-160 -92)">{wonder(board, 4)}</g></g>'
        f'<circle class="d-rim" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
    )


def words(text: str, x: float, y: float, width: float, height: float) -> str:
    """Write into a picture, in the middle of a box."""
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<foreignObject {box}><div class="d-words">{escape(text)}</div></foreignObject>'


def tokens(row: Sequence[Token]) -> str:
    """Draw a row of tokens as surfaces do."""
    drawn = "".join(map(_token, row))
    # Long rows are drawn smaller.
    long = " data-long" if len(row) > 2 else ""
    return f'<span class="h-tokens"{long}><span class="h-tokens-row">{drawn}</span></span>'


def _token(token: Token) -> str:
    if "text" in token:
        return f'<span class="h-token h-token--text">{escape(token["text"])}</span>'
    holds = " h-token--holds" if "n" in token and token["icon"] in HOLDS_NUMBER else ""
    number = f"<b>{token['n']}</b>" if "n" in token else ""
    return f'<span class="h-token{holds}">{icon(token["icon"])}{number}</span>'
