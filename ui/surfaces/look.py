"""The look: one sheet of icons and one style sheet, each a single file that browsers may keep."""

import hashlib
import re
from functools import cache
from html import escape
from pathlib import Path

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
    "city",
    "tabletop",
    "conflict",
    "scoresheet",
)
_DRAWING = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_KEEP = {"Cache-Control": "public, max-age=31536000, immutable"}

router = APIRouter()


@cache
def icon_names() -> tuple[str, ...]:
    """Name every icon there is."""
    return tuple(sorted(path.stem for path in (STATIC / "icons").glob("*.svg")))


@cache
def icon_sheet() -> str:
    """Gather all icons into one drawing, each a symbol of its name."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(map(_symbol, icon_names()))}</svg>'


@cache
def style_sheet() -> str:
    """Gather all styles into one sheet."""
    return "\n".join((STATIC / f"{name}.css").read_text("utf-8") for name in _SHEETS)


@cache
def icons_url() -> str:
    """Address the icons by what they hold, so that they can be kept for ever."""
    return f"/look/icons.svg?v={_mark(icon_sheet())}"


@cache
def style_url() -> str:
    """Address the styles by what they hold."""
    return f"/look/style.css?v={_mark(style_sheet())}"


def head() -> str:
    """Give what the head of every page needs."""
    return f'<link rel="stylesheet" href="{style_url()}">'


def icon(name: str, label: str = "") -> str:
    """Draw one icon as HTML; without a label it is silent for screen readers."""
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    drawing = f'<use href="{icons_url()}#{escape(name)}"></use>'
    return f'<svg class="h-icon" viewBox="0 0 24 24" {said}>{drawing}</svg>'


@router.get("/look/icons.svg")
def _icons() -> Response:
    return Response(icon_sheet(), media_type="image/svg+xml", headers=_KEEP)


@router.get("/look/style.css")
def _styles() -> Response:
    return Response(style_sheet(), media_type="text/css", headers=_KEEP)


def _symbol(name: str) -> str:
    drawing = _DRAWING.search((STATIC / "icons" / f"{name}.svg").read_text("utf-8"))
    if drawing is None:
        raise ValueError(f"no drawing in {name}.svg")
    return f'<symbol id="{name}" viewBox="0 0 24 24">{drawing[1].strip()}</symbol>'


def _mark(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
