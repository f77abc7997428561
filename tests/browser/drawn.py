"""What a screen has drawn: the whole document, to be compared with another of its moments."""

import re
from collections.abc import Sequence
from difflib import unified_diff

from playwright.sync_api import Page

DOCUMENT = """(drop) => {
    const drawn = document.documentElement.cloneNode(true);
    const without = (found) => drawn.querySelectorAll(found).forEach((one) => one.remove());
    // Icons are made ready whenever there is time.
    without('script, style, #q-loading-bar, .h-shelf');
    // The TV's corner fades by itself.
    drawn.removeAttribute('class');
    if (drop) {
        without(drop);
        for (const one of drawn.querySelectorAll('.h-tile--thinking')) {
            one.classList.remove('h-tile--thinking');
        }
    }
    return drawn.outerHTML;
}"""
# The lines that name whom one waits for, and the marks of thinking and being done on the cities.
WHO_HAS_CHOSEN = ", ".join(
    (
        ".h-hand-wait",
        "[role=status]",
        ".h-middle-thinking",
        ".h-table-head > p",
        ":is(.h-tile-head, .h-line-head, .h-city-head) > .h-icon",
        ".h-settler-mark",
    )
)
# NiceGUI's numbers; and how far letters were shrunk to fit, which follows from the words alone.
NOISE = re.compile(r' id="c\d+"|--fit: [\d.]+;| data-tight=""')


def drawn(page: Page) -> list[str]:
    """Give every word and mark of a document, a line each."""
    return _lines(page.evaluate(DOCUMENT, ""))


def drawn_but_for_who_has_chosen(page: Page) -> list[str]:
    """Give every word and mark, but for those that tell who has chosen and who has not."""
    # An empty comment stands where something could be.
    return _lines(page.evaluate(DOCUMENT, WHO_HAS_CHOSEN).replace("<!---->", ""))


def _lines(document: str) -> list[str]:
    return NOISE.sub("", document).replace("><", ">\n<").splitlines()


def differences(before: Sequence[list[str]], after: Sequence[list[str]]) -> list[list[str]]:
    """List for each screen what is drawn otherwise."""
    pairs = zip(before, after, strict=True)
    return [list(unified_diff(one, other, lineterm="", n=0)) for one, other in pairs]
