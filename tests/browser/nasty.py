"""Names that no well-meaning person has."""

from collections.abc import Iterator
from itertools import product

SCRIPTS = (
    "<script>{}</script>",
    "<img src=x onerror={}>",
    "<svg onload={}>",
    "<b onclick={}>x</b>",
    '"><script>{}</script>',
    "'><script>{}</script>",
    "</script><script>{}",
    "javascript:{}",
    "`{}`",
    "${{{}}}",
    "{{{{{}}}}}",
    "\\');{}//",
    '"+{}+"',
    "&lt;script&gt;{}",
    "<!--{}",
    "]]>{}",
)
DEEDS = ("window.bad=1", "bad=1", "alert(1)", "a()")
WORDS = (
    "' OR 1=1 --", "'; DROP TABLE seats", '"; --', "Robert'); --", "{name}", "{n}", "{0}", "{}",
    "%s", "%(name)s", "{name!r}", "{name.__class__}", "{{name}}", "$name", "None", "null", "NaN",
    "undefined", "true", "0", "-1", "../../etc/passwd", "/p/x", "//evil.example", "C:\\con", "NUL",
    "<b>bold</b>", "<u>", "</main>", "<style>*{}</style>", "<h1>big</h1>", "<!doctype>", "&amp;",
    "&#60;b&#62;", "a&b", 'a"b', "a'b", "a`b", "a\\b", "a/b", "a;b", "a|b", "a=b", "a?b#c",
    "\\u003cb\\u003e", "%3Cb%3E", "__proto__", "constructor", "class=x onclick=1", "name=x",
    ":props", "v-html",
    "🎲", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇮🇹🇧🇷", "👍🏽", "😀" * 20, "😀" * 21, "ﷺ", "𒐫" * 20, "꧅" * 20,
    "W" * 20, "W" * 21, "i" * 20, "m" * 20, "漢" * 20, "Ж" * 20, "w w w w w w w w w w",
)  # fmt: skip
UNSEEN = (
    "\u202e", "\u202d", "\u202a", "\u202b", "\u202c", "\u2066", "\u2067", "\u2068", "\u2069",
    "\u200e", "\u200f", "\u061c", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad",
    "\u0000", "\u0007", "\u001b[31m", "\r\n", "\n", "\t", "\u2028", "\u2029", "\u115f", "\u3164",
    "\uffa0", "\u2800", "\u034f", "\ue000", "\ufffe", "\U000e0041", "\U000f0000",
)  # fmt: skip
SHAPES = ("{}", "Ana{}", "{}Ana", "A{}na", "{}" * 12)
RIGHT_TO_LEFT = ("שלום", "مرحبا", "שלום Ana", "Ana مرحبا 12", "א" * 20, "١٢٣")
MARKS = ("a" + "\u0301" * count for count in (1, 3, 4, 10, 200))
HUGE = (
    "x" * 200,
    "x" * 10_000,
    " " * 10_000 + "Ana",
    "é" * 5_000,
    "\u0301" * 10_000,
    "<b>" * 4_000,
)
BLANK = ("", " ", "\u00a0", "\u3000", "   \t  ", "\u2003\u2003")


def nasty_names() -> Iterator[str]:
    """Give more than two hundred of them."""
    yield from (form.format(deed) for form, deed in product(SCRIPTS, DEEDS))
    yield from WORDS
    yield from (shape.replace("{}", sign) for shape, sign in product(SHAPES, UNSEEN))
    yield from (*RIGHT_TO_LEFT, *MARKS, *HUGE, *BLANK)
