"""Which column of a list holds the codes, which the books, and whether its first row is a heading."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from kaktus.activation.codes import is_code, normalised

CODE, BOOK = "activation_code", "book"
ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
Rows = list[list[str]]


class Columns(NamedTuple):
    """Counted from 0."""

    code: int
    book: int | None
    heading: bool


class Guess(NamedTuple):
    code: int | None
    book: int | None
    heading: bool


def guess_columns(rows: Rows, books: Collection[str], *, code: int | None = None) -> Guess:
    """By the names of our own files; otherwise the first column in which most values are codes.

    `books` are all names that a book goes by, in lower case; `code` is the column if somebody named it.
    """
    names = [_folded(cell) for cell in rows[0]]
    if code is None:
        code = names.index(CODE) if CODE in names else _mostly(rows, _is_code)
    heading = CODE in names or (code is not None and not _is_code(_cell(rows[0], code)))
    if heading and BOOK in names:
        book: int | None = names.index(BOOK)
    else:
        book = _mostly(rows, lambda cell: _folded(cell) in books)
    return Guess(code, None if book == code else book, heading)


def column_named(text: str, head: list[str]) -> int | None:
    """By its heading, its number from 1, or its letter as in a spreadsheet."""
    names = [_folded(cell) for cell in head]
    if _folded(text) in names:
        return names.index(_folded(text))
    letter = ALPHABET.find(text.upper()) if len(text) == 1 else -1
    place = letter if letter >= 0 else int(text) - 1 if text.isascii() and text.isdigit() else -1
    return place if 0 <= place < len(head) else None


def _mostly(rows: Rows, fits: Callable[[str], bool]) -> int | None:
    """The first row may be a heading, and is left out if there are others."""
    body = rows[1:] or rows
    for column in range(max(map(len, body))):
        cells = [cell for row in body if (cell := _cell(row, column))]
        if 2 * sum(map(fits, cells)) > len(cells):
            return column
    return None


def _cell(row: list[str], column: int) -> str:
    return row[column].strip() if column < len(row) else ""


def _folded(cell: str) -> str:
    return cell.strip().casefold()


def _is_code(cell: str) -> bool:
    return is_code(normalised(cell) or "")
