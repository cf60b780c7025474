"""Tables for spreadsheets, in which no cell is taken for a formula."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

# A spreadsheet takes what begins like this for a formula, which may call a stranger's server or run a program.
FORMULA_STARTS: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
BYTE_ORDER_MARK: Final = "\ufeff"


def safe_cell(text: str) -> str:
    """With an apostrophe in front, which spreadsheets do not show, where the text would be a formula."""
    return f"'{text}" if text.startswith(FORMULA_STARTS) else text


def csv_text(rows: Iterable[Sequence[str]]) -> str:
    """UTF-8 is announced by a byte-order mark: without one, Excel shows umlauts as two letters."""
    stream = io.StringIO()
    stream.write(BYTE_ORDER_MARK)
    csv.writer(stream).writerows([safe_cell(cell) for cell in row] for row in rows)
    return stream.getvalue()
