"""QR codes, as text for the terminal and as drawings for the screens."""

import io
from html import escape

import segno

_WHITE_ON_BLACK = "\x1b[38;5;231;48;5;16m"
_AS_BEFORE = "\x1b[0m"


def terminal(text: str, *, colour: bool = True) -> str:
    """Draw a code with half blocks; its own colours make it right on dark and light terminals."""
    out = io.StringIO()
    _code(text).terminal(out, compact=True)
    lines = out.getvalue().splitlines()
    if not colour:
        return "\n".join(lines)
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_AS_BEFORE}" for line in lines)


def svg(text: str, title: str | None = None) -> str:
    """Draw a code as inline SVG: dark on white whatever is round it, as large as its box."""
    rows = [bytes(row) for row in _code(text).matrix_iter()]
    size = len(rows)
    dark = "".join(_runs(y, row) for y, row in enumerate(rows))
    # The attribute `color` gives way to any style, but shields from the page's light letters.
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" class="qr"'
        ' color="#000" role="img" shape-rendering="crispEdges">'
        f"<title>{escape(title or text)}</title>"
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path fill="currentColor" d="{dark}"/></svg>'
    )


def _code(text: str) -> segno.QRCode:
    return segno.make_qr(text, error="m")


def _runs(y: int, row: bytes) -> str:
    """Draw a row's dark stretches as rectangles one module high."""
    path, x = "", 0
    while (x := row.find(1, x)) >= 0:
        end = row.find(0, x)
        path += f"M{x} {y}h{end - x}v1H{x}z"
        x = end
    return path
