"""The program that reads a spreadsheet for `spreadsheets`: its first sheet, as CSV, one line for each row."""

from __future__ import annotations

import csv
import io
import sys
import zipfile
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from typing import Any, BinaryIO, Final

from openpyxl import load_workbook

from kaktus.common.files.limited_program import answer_orders
from kaktus.common.files.zip_lists import count_entries

MB: Final = 1024 * 1024
# As many as a sheet can have.
MAX_ROWS: Final = 1_048_576
MAX_COLUMNS: Final = 50
LONGEST_CELL: Final = 200
MAX_FILES: Final = 1000
LONGEST_FILE_LIST: Final = MB
# A full sheet of codes and books takes about 140 MB.
LARGEST_UNPACKED: Final = 512 * MB
# From there on, a number of a spreadsheet is no longer exact.
EXACT: Final = 10**15
ROWS_PER_CHECK: Final = 1000


class Unreadable(Exception):
    """The file is no spreadsheet that can be read, or a broken one."""


class TooLarge(Exception):
    """It has more rows, or is larger once unpacked, than any list of codes."""


def main() -> None:
    source, target = (int(number) for number in sys.argv[1:])
    with open(source, "rb") as file, open(target, "wb") as table:  # noqa: PTH123 - they are open already
        answer_orders(partial(_convert, file, table))


def _convert(file: BinaryIO, table: BinaryIO, order: dict[str, Any]) -> dict[str, Any]:
    text = io.TextIOWrapper(table, encoding="utf-8", newline="")
    writer = csv.writer(text)
    try:
        for count, row in enumerate(_rows(file), start=1):
            if count > MAX_ROWS or (count % ROWS_PER_CHECK == 0 and table.tell() > order["largest"]):
                raise TooLarge
            writer.writerow(_without_end(row))
    except Unreadable:
        return {"problem": "spreadsheet"}
    except TooLarge:
        return {"problem": "sheet_too_large"}
    finally:
        text.flush()
        text.detach()
        table.flush()
    return {}


def _rows(file: BinaryIO) -> Iterator[tuple[object, ...]]:
    """The package raises errors of every kind about a file that was tampered with."""
    try:
        _check_sizes(file)
        workbook = load_workbook(file, read_only=True, data_only=True, keep_links=False)
        sheet = workbook.worksheets[0]
        # What the file says about its size is not believed.
        sheet.reset_dimensions()
        yield from sheet.iter_rows(max_row=MAX_ROWS + 1, max_col=MAX_COLUMNS, values_only=True)
    except (MemoryError, TooLarge):
        raise
    except Exception:
        raise Unreadable from None


def _check_sizes(file: BinaryIO) -> None:
    """No entry is unpacked beyond the size that the list of files gives for it."""
    if count_entries(file, limit=MAX_FILES, longest=LONGEST_FILE_LIST) > MAX_FILES:
        raise Unreadable
    with zipfile.ZipFile(file) as archive:
        if sum(entry.file_size for entry in archive.infolist()) > LARGEST_UNPACKED:
            raise TooLarge


def _without_end(row: tuple[object, ...]) -> list[str]:
    # A sheet may end with a million empty rows.
    cells = [] if row.count(None) == len(row) else [_shown(value) for value in row]
    while cells and not cells[-1]:
        cells.pop()
    return cells


def _shown(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer() and abs(value) < EXACT:
        return str(int(value))
    if isinstance(value, datetime):
        # A date without a time is stored as midnight.
        return value.isoformat(sep=" ").removesuffix(" 00:00:00")
    # On one line, so that the line's number is the row's.
    return " ".join(str(value)[:LONGEST_CELL].splitlines())


if __name__ == "__main__":
    main()
