"""How wide a text is in Helvetica, so that it can be made to fit."""

from __future__ import annotations

from typing import Final

# Thousandths of the type size, for the characters from space to tilde.
PLAIN: Final = (
    "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 "
    "584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 "
    "667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 "
    "278 556 500 722 500 500 500 334 260 334 584"
)
BOLD: Final = (
    "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 "
    "584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 "
    "667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 "
    "333 611 556 778 556 556 500 389 280 389 584"
)
WIDTHS: Final = {
    bold: {chr(32 + place): int(width) for place, width in enumerate(table.split())}
    for bold, table in ((False, PLAIN), (True, BOLD))
}
# Letters with marks are as wide as those without.
LIKE: Final = str.maketrans("äöüÄÖÜéèáàñç–", "aouAOUeeaanc0")
WIDEST: Final = frozenset("ÆŒæœ—…‰™¼½¾")
OTHERS: Final = 611


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    widths = WIDTHS[bold]
    return sum(widths.get(sign, 1000 if sign in WIDEST else OTHERS) for sign in text.translate(LIKE)) * size / 1000


def fitting(text: str, size: float, room: float, *, bold: bool = False) -> tuple[str, float]:
    """The text, smaller if needed, and in the end shortened: at two thirds of its size it is still read.

    For a letter that the type does not have there is a question mark, in the preview as on paper.
    """
    text = text.encode("cp1252", "replace").decode("cp1252")
    smallest = size * 2 / 3
    while width_of(text, size, bold=bold) > room and size > smallest:
        size -= 0.1
    while width_of(text, size, bold=bold) > room and len(text) > 2:
        text = text[:-2].rstrip() + "…"
    return text, size
