"""Which codes of a batch are meant, by their numbers: '1-50, 77, 101-' as people write it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

Ranges = tuple[tuple[int, int], ...]
"""First and last number of each, in order and without overlaps."""
RANGE: Final = re.compile(r"(\d{1,8})(?:\s*(?:-|–|—|\.\.+|bis|to)\s*(\d{0,8}))?", re.IGNORECASE)


class BadNumbers(Exception):
    """What was written names no codes of this batch; the text says why."""


def ranges_in(text: str, *, count: int) -> Ranges:
    """All numbers of a batch with this many codes, if nothing is written. '101-' goes on to the last one."""
    pieces = [piece.strip() for piece in re.split(r"[,;\n]", text) if piece.strip()]
    ranges = [_range(piece, count) for piece in pieces]
    return merged(ranges) if ranges else ((1, count),)


def _range(piece: str, count: int) -> tuple[int, int]:
    written = RANGE.fullmatch(piece)
    if written is None:
        raise BadNumbers("Write numbers such as 1-50, 77.")
    first = int(written[1])
    last = first if written[2] is None else int(written[2]) if written[2] else count
    if not 1 <= first <= last <= count:
        raise BadNumbers(f"The codes of this batch have the numbers 1 to {count}.")
    return first, last


def merged(ranges: Iterable[tuple[int, int]]) -> Ranges:
    result: list[tuple[int, int]] = []
    for first, last in sorted(ranges):
        if result and first <= result[-1][1] + 1:
            result[-1] = (result[-1][0], max(result[-1][1], last))
        else:
            result.append((first, last))
    return tuple(result)


def written(ranges: Ranges) -> str:
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in ranges)


def count_of(ranges: Ranges) -> int:
    return sum(last - first + 1 for first, last in ranges)


def first_missing(ranges: Ranges) -> int:
    """The lowest number, from 1 on, that is in none of them."""
    return ranges[0][1] + 1 if ranges and ranges[0][0] == 1 else 1
