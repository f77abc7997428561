"""How to play in five pictures, each with a title and a sentence or two."""

from collections.abc import Callable
from html import escape
from math import cos, radians, sin
from typing import NamedTuple

from engine.draft.state import SALE
from ui.i18n import N_, Speaker
from ui.pages.drawing import medal, sign, wonder, words
from ui.scenes.score import ICONS
from ui.words.scores import score_line

SEATS = 5


class Lesson(NamedTuple):
    """A picture with its words."""

    title: str
    text: str
    picture: Callable[[Speaker], str]


def lessons_html(speaker: Speaker) -> str:
    """Draw all lessons as one list."""
    return f'<ol class="h-lessons">{"".join(_lesson(one, speaker) for one in LESSONS)}</ol>'


def _lesson(lesson: Lesson, speaker: Speaker) -> str:
    return (
        '<li class="h-lesson">'
        f'<svg viewBox="0 0 320 180" aria-hidden="true">{lesson.picture(speaker)}</svg>'
        f'<h2 class="h-lesson-title">{escape(speaker.say(lesson.title))}</h2>'
        f"<p>{escape(speaker.say(lesson.text))}</p></li>"
    )


def _round(angle: float, across: float, down: float) -> tuple[float, float]:
    """Find a place round the table; angles go clockwise from the right."""
    return 160 + across * cos(radians(angle)), 92 + down * sin(radians(angle))


def _passing(speaker: Speaker) -> str:
    del speaker
    seats = [90 + 360 / SEATS * seat for seat in range(SEATS)]
    table = (
        '<rect class="d-floor" width="320" height="180"/>'
        '<ellipse class="d-shadow" cx="160" cy="99" rx="106" ry="62"/>'
        '<ellipse class="d-table" cx="160" cy="92" rx="106" ry="62"/>'
        '<ellipse class="d-edge" cx="160" cy="92" rx="98" ry="55"/>'
    )
    bowl = '<circle class="d-bowl" cx="160" cy="92" r="13"/>' + "".join(
        f'<circle class="d-olive" cx="{160 + x}" cy="{92 + y}" r="3.4"/>'
        for x, y in ((-4, -3), (4, -4), (0, 4), (6, 4), (-6, 4))
    )
    people = "".join(_person(angle, number) for number, angle in enumerate(seats))
    packs = "".join(_pack(angle + 180 / SEATS) for angle in seats)
    return table + bowl + people + packs


def _person(angle: float, number: int) -> str:
    """Draw somebody at the table from above, with the phone in front."""
    (x, y), (a, b) = _round(angle, 126, 72), _round(angle, 80, 42)
    turned = angle + 90
    cards = "".join(
        f'<rect class="d-{colour}" x="{-7 + 5 * place}" y="-3" width="4" height="8" rx="1"/>'
        for place, colour in enumerate(("red", "blue", "green"))
    )
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({turned:.0f})">'
        f'<ellipse class="d-tunic{number}" rx="20" ry="11"/>'
        f'<circle class="d-hair{number % 3}" r="9"/></g>'
        f'<g transform="translate({a:.1f} {b:.1f}) rotate({angle - 90:.0f})">'
        '<rect class="d-phone" x="-10" y="-15" width="20" height="30" rx="3.500"/>'
        f'<rect class="d-screen" x="-8" y="-11" width="16" height="22" rx="1.500"/>{cards}</g>'
    )


def _pack(angle: float) -> str:
    """Draw a hand of cards on its way to the next player, with an arrow."""
    x, y = _round(angle, 82, 46)
    fan = "".join(
        f'<rect class="d-back" x="-5" y="-8" width="10" height="14" rx="1.500" '
        f'transform="rotate({turn} 0 8)"/>'
        for turn in (-18, 0, 18)
    )
    (fx, fy), (tx, ty) = _round(angle - 17, 57, 29), _round(angle + 17, 57, 29)
    return (
        f'<path class="d-way" d="M{fx:.1f} {fy:.1f}A57 29 0 0 1 {tx:.1f} {ty:.1f}" '
        'marker-end="url(#d-head)"/>'
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({angle + 90:.0f}) scale(.9)">{fan}</g>'
    )


def _uses(speaker: Speaker) -> str:
    tiles = "".join(
        f'<rect class="d-tile" x="134" y="{y}" width="176" height="50" rx="9"/>'
        f'<path class="d-way" d="M103 90C122 90 108 {y + 25} 126 {y + 25}" '
        'marker-end="url(#d-head)"/>'
        for y in (9, 65, 121)
    )
    stage = (
        '<clipPath id="d-stage"><rect x="141" y="70" width="64" height="40" rx="5"/></clipPath>'
        '<g clip-path="url(#d-stage)"><g transform="translate(137 69) scale(.225)">'
        f"{wonder('giza', 2)}</g></g>"
    )
    named = (
        (speaker.say("Build"), 9),
        (speaker.say("Wonder stage"), 65),
        (speaker.say("Sell +{n}", n=SALE), 121),
    )
    return (
        '<rect class="d-floor" width="320" height="180"/>'
        + tiles
        + _card(14, 27)
        + _little_card(173, 34)
        + stage
        + sign("discard", 160, 146, 34)
        + sign("coin", 187, 148, 28, str(SALE))
        + "".join(words(text, 210, y, 96, 50) for text, y in named)
    )


def _card(x: int, y: int) -> str:
    return (
        f'<g transform="translate({x} {y})"><rect class="d-card" width="88" height="126" rx="9"/>'
        '<path class="d-blue" d="M0 9a9 9 0 0 1 9-9h70a9 9 0 0 1 9 9v21H0z"/>'
        '<rect class="d-line" x="32" y="12" width="44" height="6" rx="3"/>'
        + sign("blue", 17, 15, 22)
        + sign("point", 44, 67, 46, "3")
        + sign("stone", 18, 109, 20)
        + sign("check", 70, 109, 20)
        + "</g>"
    )


def _little_card(x: int, y: int) -> str:
    return (
        f'<g transform="translate({x - 14} {y - 19})">'
        '<rect class="d-card" width="28" height="38" rx="4"/>'
        '<path class="d-blue" d="M0 4a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v6H0z"/>'
        + sign("point", 14, 24, 20, "3")
        + "</g>"
    )


def _buying(speaker: Speaker) -> str:
    del speaker
    plates = "".join(
        f'<rect class="d-tile" x="{x}" y="136" width="{width}" height="34" rx="17"/>'
        for x, width in ((22, 80), (112, 96), (218, 80))
    )
    goods = (("glass", 44), ("cloth", 80), ("stone", 240), ("ore", 276))
    needed = (("wood", 134), ("stone", 160), ("glass", 186))
    return (
        '<rect class="d-floor" width="320" height="180"/>'
        + medal("ephesus", 58, 72, 44)
        + medal("giza", 262, 72, 44)
        + medal("rhodes", 160, 66, 52)
        + plates
        + "".join(sign(name, x, 153, 24) for name, x in goods)
        + "".join(sign(name, x, 153, 22) for name, x in needed)
        + _trade(108, "glass", -1)
        + _trade(212, "stone", 1)
    )


def _trade(x: int, good: str, side: int) -> str:
    """Draw a coin that goes to a neighbour, and the good that comes for it."""
    return (
        f'<path class="d-way" d="M{x - 17 * side} 26H{x + 17 * side}" marker-end="url(#d-head)"/>'
        f'<path class="d-way" d="M{x + 17 * side} 117H{x - 17 * side}" marker-end="url(#d-head)"/>'
        + sign("coin", x, 26, 26, "2")
        + sign(good, x, 117, 24)
    )


def _fighting(speaker: Speaker) -> str:
    del speaker
    armies = ((58, 1), (160, 3), (262, 4))
    borders = ((109, "victory", "+1"), (211, "defeat", "\u22121"))
    return (
        '<rect class="d-night" width="320" height="180"/>'
        + medal("babylon", 58, 56, 42)
        + medal("olympia", 262, 56, 42)
        + medal("rhodes", 160, 56, 50)
        + "".join(_army(x, strength) for x, strength in armies)
        + "".join(
            f'<path class="d-clash" d="M{x} 100v32"/>' + sign(token, x, 152, 38, worth)
            for x, token, worth in borders
        )
    )


def _army(x: int, strength: int) -> str:
    """Draw so many shields under a city."""
    first = x - 11 * (strength - 1)
    return "".join(sign("shield", first + 22 * place, 122, 21) for place in range(strength))


def _counting(speaker: Speaker) -> str:
    cells = [(42 + 78.7 * (place % 4), 34 + 88 * (place // 4)) for place in range(8)]
    drawn = [
        sign(name, x, y, 38) + words(score_line(line, speaker), x - 39, y + 21, 78, 20)
        for (line, name), (x, y) in zip(ICONS.items(), cells[:7], strict=True)
    ]
    x, y = cells[7]
    total = f'<circle class="d-glow" cx="{x:g}" cy="{y + 8:g}" r="33"/>' + sign(
        "point", x, y + 8, 54, "58"
    )
    return '<rect class="d-floor" width="320" height="180"/>' + "".join(drawn) + total


ARROW = (
    '<svg class="h-unseen" aria-hidden="true"><marker id="d-head" viewBox="0 0 10 10" refX="7" '
    'refY="5" markerWidth="4.500" markerHeight="4.500" orient="auto">'
    '<path class="d-head" d="M0 0 10 5 0 10z"/></marker></svg>'
)
LESSONS = (
    Lesson(
        N_("Choose a card, pass the rest"),
        N_(
            "Everybody chooses at once. Then the hands pass on: to the left in ages I and III, "
            "to the right in age II. Each age has six turns."
        ),
        _passing,
    ),
    Lesson(
        N_("One card, three uses"),
        N_(
            "Build it in your city, put it face down under your wonder as its next stage, "
            "or sell it for 3 coins."
        ),
        _uses,
    ),
    Lesson(
        N_("What you lack, you buy"),
        N_(
            "What your city makes serves every turn. The rest you buy from the two neighbours, "
            "2 coins per resource; they cannot refuse."
        ),
        _buying,
    ),
    Lesson(
        N_("Conflicts with both neighbours"),
        N_(
            "When an age ends, compare shields. More than a neighbour: 1, 3 or 5 points "
            "by the age. Fewer: a point less."
        ),
        _fighting,
    ),
    Lesson(
        N_("Seven sources of points"),
        N_(
            "After three ages everything is added up. The most points win; "
            "if they are equal, the most coins."
        ),
        _counting,
    ),
)
