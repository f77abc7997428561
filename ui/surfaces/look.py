"""The look: one style sheet with the icons in it, and one sheet of wonders; browsers keep both."""

import hashlib
import re
from functools import cache
from html import escape
from pathlib import Path
from urllib.parse import quote

from fastapi import APIRouter, Response

_PACKAGE = Path(__file__).parents[1]
# A wheel carries the folder inside the package, a checkout beside it.
STATIC = next(
    folder for folder in (_PACKAGE / "static", _PACKAGE.parent / "static") if folder.is_dir()
)
# Colours and sizes come first: everything after is written in them.
_SHEETS = (
    "style",
    "controls",
    "card",
    "hand",
    "wonder",
    "city",
    "tabletop",
    "reveal",
    "conflict",
    "scoresheet",
    "help",
)
_KEPT = " =:/,.()-"
_DRAWING = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_KEEP = {"Cache-Control": "public, max-age=31536000, immutable"}

router = APIRouter()


@cache
def icon_names() -> tuple[str, ...]:
    """Name every icon there is."""
    return tuple(sorted(path.stem for path in (STATIC / "icons").glob("*.svg")))


@cache
def style_sheet() -> str:
    """Gather all styles into one sheet, the icons among them."""
    styles = [(STATIC / f"{name}.css").read_text("utf-8") for name in _SHEETS]
    return "\n".join([*styles, *map(_icon_rule, icon_names())])


@cache
def style_url() -> str:
    """Address the styles by what they hold, so that they can be kept for ever."""
    return f"/look/style.css?v={_mark(style_sheet())}"


@cache
def wonder_sheet() -> str:
    """Gather the pictures of all wonders into one drawing, their parts named after them."""
    pictures = sorted((STATIC / "wonders").glob("*.svg"))
    parts = (inside(path).replace(' id="', f' id="{path.stem}-') for path in pictures)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'


@cache
def wonders_url() -> str:
    """Address the wonders by what they hold."""
    return f"/look/wonders.svg?v={_mark(wonder_sheet())}"


def head() -> str:
    """Give what the head of every page needs."""
    return f'<link rel="stylesheet" href="{style_url()}">'


def icon(name: str, label: str = "") -> str:
    """Draw one icon as HTML; without a label it is silent for screen readers."""
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<i class="h-icon i-{escape(name)}" {said}></i>'


@router.get("/look/wonders.svg")
def _wonders() -> Response:
    return Response(wonder_sheet(), media_type="image/svg+xml", headers=_KEEP)


@router.get("/look/style.css")
def _styles() -> Response:
    return Response(style_sheet(), media_type="text/css", headers=_KEEP)


def _icon_rule(name: str) -> str:
    """Hold a drawing inside the style: hundreds of icons are cheap to show and need no request."""
    drawing = (STATIC / "icons" / f"{name}.svg").read_text("utf-8").strip()
    return f".i-{name}{{background-image:url('data:image/svg+xml,{quote(drawing, safe=_KEPT)}')}}"


def inside(path: Path) -> str:
    """Read what a drawing is made of, without its frame."""
    drawing = _DRAWING.search(path.read_text("utf-8"))
    if drawing is None:
        raise ValueError(f"no drawing in {path.name}")
    return drawing[1]


def _mark(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
