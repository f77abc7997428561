"""QR codes: what is drawn is the code, on any terminal and on any page."""

import re
from xml.etree import ElementTree

import pytest
import segno

from ui import qr

ADDRESS = "http://192.168.1.20:8080/j/ABCD"
HALVES = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}


def modules(text: str) -> list[list[int]]:
    """The code's modules with the quiet zone of four that phones want, dark is 1."""
    return [list(row) for row in segno.make_qr(text, error="m").matrix_iter(border=4)]


def read(drawing: str) -> list[list[int]]:
    """Read half blocks back: what is drawn is light, what is left is dark."""
    lines = drawing.splitlines()
    return [[HALVES[block][half] for block in line] for line in lines for half in (0, 1)]


@pytest.mark.parametrize("text", [ADDRESS, "http://10.0.0.2:8081", "x" * 300])
def test_the_terminal_shows_the_code_with_its_quiet_zone(text: str) -> None:
    rows = modules(text)
    assert read(qr.terminal(text, colour=False))[: len(rows)] == rows


def test_the_terminal_brings_its_own_black_and_white() -> None:
    plain = qr.terminal(ADDRESS, colour=False).splitlines()
    coloured = qr.terminal(ADDRESS).splitlines()
    assert coloured == [f"\x1b[38;5;231;48;5;16m{line}\x1b[0m" for line in plain]


def test_the_terminal_code_fits_a_small_window() -> None:
    lines = qr.terminal(ADDRESS, colour=False).splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24


def test_the_drawing_shows_the_code() -> None:
    rows = modules(ADDRESS)
    found = [[0] * len(rows) for _ in rows]
    path = ElementTree.fromstring(qr.svg(ADDRESS))[2].attrib["d"]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1H\1z", path):
        for step in range(int(width)):
            found[int(y)][int(x) + step] = 1
    assert found == rows


def test_the_drawing_is_as_large_as_its_box_and_dark_on_white() -> None:
    drawing = ElementTree.fromstring(qr.svg(ADDRESS))
    assert {"width", "height"}.isdisjoint(drawing.attrib)
    size = len(modules(ADDRESS))
    assert drawing.attrib["viewBox"] == f"0 0 {size} {size}"
    assert drawing.attrib["color"] == "#000"
    assert [path.attrib["fill"] for path in drawing[1:]] == ["#fff", "currentColor"]


def test_the_drawing_has_words_for_those_who_hear_it() -> None:
    assert ElementTree.fromstring(qr.svg(ADDRESS))[0].text == ADDRESS
    title = "Scan <me> & join"
    assert ElementTree.fromstring(qr.svg(ADDRESS, title))[0].text == title
    assert ElementTree.fromstring(qr.svg(ADDRESS)).attrib["role"] == "img"
