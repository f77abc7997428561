"""What the commands print with: columns and a progress bar."""

import sys
from collections.abc import Iterable, Iterator, Sequence

BAR = 30


def say(line: str = "") -> None:
    """Print a line of the answer."""
    sys.stdout.write(line + "\n")


def columns(rows: Iterable[Sequence[object]], right: Sequence[int] = ()) -> list[str]:
    """Line up rows of cells; the columns named in `right` are lined up on the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = []
    for row in cells:
        padded = [
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(padded).rstrip())
    return lines


def progress(total: int) -> Iterator[int]:
    """Count to a total with a bar on the terminal, if there is one."""
    shown = -1
    for done in range(total):
        percent = 100 * done // total
        if sys.stderr.isatty() and percent != shown:
            shown = percent
            filled = "█" * (BAR * percent // 100)
            sys.stderr.write(f"\r{filled:░<{BAR}} {percent:3} %")
            sys.stderr.flush()
        yield done
    if sys.stderr.isatty():
        sys.stderr.write("\r" + " " * (BAR + 6) + "\r")
