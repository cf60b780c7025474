"""Lists of printed codes as CSV, in whatever form a spreadsheet writes them: what each line holds, or what is wrong.

A file of a spreadsheet itself is turned into CSV first (`spreadsheets.py`).
"""

from __future__ import annotations

import codecs
import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import BinaryIO, Final, NamedTuple

from kaktus.activation.codes import LENGTH, is_code, normalised
from kaktus.activation.models import ActivationCode
from kaktus.activation.printed.list_columns import Columns, Guess, Rows, guess_columns
from kaktus.common.database.bulk import in_parts
from kaktus.library.models import Book, BookGroup

LINES_PER_STEP: Final = 10_000
BLOCK: Final = 1024 * 1024
SEPARATORS: Final = ",;\t"
# From so many it is guessed what separates the columns, and what they hold.
SAMPLE_LINES: Final = 20
SAMPLE_ROWS: Final = 200
SHOWN_ROWS: Final = 10
SHOWN_COLUMNS: Final = 50
LONGEST_TEXT: Final = 60
# Excel's older files, and all that are protected by a password.
OLD_SPREADSHEET: Final = b"\xd0\xcf\x11\xe0"
Progress = Callable[[int, int], None]
NumberedRows = Iterator[tuple[int, list[str]]]
"""With the number of the line; rows without any text are left out."""


class BadList(Exception):
    """The file cannot be used at all. `reason` is one of these:"""

    SENTENCES: Final = {
        "code_column": "has no column in which most values are codes; name it with --column.",
        "book_column": "has no column that names the books; name the book with --book.",
        "spreadsheet": "is a spreadsheet that cannot be read; save it as .xlsx, without a password, or as CSV.",
        "sheet_too_large": "is a spreadsheet that is too large to be read; save it as CSV.",
        "not_text": "is neither a CSV file nor a spreadsheet (.xlsx).",
        "empty": "contains no codes.",
    }

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(self.SENTENCES[reason])


class Refused(NamedTuple):
    """A refused line; `about` is what the reason refers to, `text` what stands there."""

    line: int
    reason: str
    about: str = ""
    text: str = ""

    @property
    def sentence(self) -> str:
        return {
            "form": f"a code has {LENGTH} letters and digits.",
            "book": f"there is no such book, only {self.about}.",
            "other_book": f"this code exists already for {self.about}.",
            "double": f"this code is in line {self.about} already.",
        }[self.reason]


class Line(NamedTuple):
    number: int
    code: str
    book: str


@dataclass
class Report:
    encoding: str = ""
    accepted: Counter[str] = field(default_factory=Counter)
    """How many new codes for each book."""
    existing: int = 0
    refused: list[Refused] = field(default_factory=list)


class Preview(NamedTuple):
    encoding: str
    rows: Rows
    guess: Guess


def preview_of(file: BinaryIO, *, code: int | None = None) -> Preview:
    """The first rows, and which columns probably hold what; `code` if somebody has named that one."""
    encoding = encoding_of(file)
    with _rows_in(file, encoding) as numbered:
        rows = [row[:SHOWN_COLUMNS] for _, row in islice(numbered, SAMPLE_ROWS)]
    if not rows:
        raise BadList("empty")
    return Preview(encoding, rows, guess_columns(rows, _groups(), code=code))


def guessed(file: BinaryIO, *, book: str, code: int | None = None) -> Columns:
    code, book_column, heading = preview_of(file, code=code).guess
    if code is None:
        raise BadList("code_column")
    if book_column is None and not book:
        raise BadList("book_column")
    return Columns(code, book_column, heading)


def check_list(
    file: BinaryIO, *, columns: Columns, book: str = "", progress: Progress = lambda _done, _total: None
) -> Report:
    """Read all of it, and change nothing."""
    report = Report()
    for new in new_lines(file, columns=columns, book=book, report=report, progress=progress):
        report.accepted.update(line.book for line in new)
    if not (report.accepted or report.existing or report.refused):
        raise BadList("empty")
    report.refused.sort()
    return report


def new_lines(
    file: BinaryIO, *, columns: Columns, book: str, report: Report, progress: Progress
) -> Iterator[list[Line]]:
    """Step by step, the lines whose codes the library does not know yet; the others go into the report."""
    size = file.seek(0, io.SEEK_END)
    report.encoding = encoding_of(file)
    with _rows_in(file, report.encoding) as rows:
        lines = _good_lines(rows, columns, book, report)
        while chunk := list(islice(lines, LINES_PER_STEP)):
            yield _unknown(chunk, report)
            progress(min(file.tell(), size), size)


@contextmanager
def _rows_in(file: BinaryIO, encoding: str) -> Iterator[NumberedRows]:
    file.seek(0)
    stream = io.TextIOWrapper(file, encoding=encoding, newline="")
    try:
        head = list(islice(stream, SAMPLE_LINES))
        if any("\0" in line for line in head):
            raise BadList("not_text")
        # Above the columns there may be a title, without any separator.
        first = next((line for line in head if not set(SEPARATORS).isdisjoint(line)), "")
        reader = csv.reader(chain(head, stream), delimiter=max(SEPARATORS, key=first.count))
        yield ((reader.line_num, row) for row in reader if any(map(str.strip, row)))
    except (UnicodeDecodeError, csv.Error):
        raise BadList("not_text") from None
    finally:
        # Whoever opened the file closes it.
        stream.detach()


def encoding_of(file: BinaryIO) -> str:
    """UTF-8 if all of it is, otherwise what spreadsheets on Windows write."""
    file.seek(0)
    start = file.read(4)
    if start == OLD_SPREADSHEET:
        raise BadList("spreadsheet")
    if start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    decoder = codecs.getincrementaldecoder("utf-8")()
    file.seek(0)
    try:
        while block := file.read(BLOCK):
            decoder.decode(block)
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return "windows-1252"
    return "utf-8-sig"


def _good_lines(rows: NumberedRows, columns: Columns, book: str, report: Report) -> Iterator[Line]:
    groups = _groups()
    seen: dict[str, int] = {}
    if columns.heading:
        next(rows, None)
    for number, row in rows:
        line = _checked(row, number, columns, book, groups)
        if isinstance(line, Line) and line.code in seen:
            line = Refused(line.number, "double", str(seen[line.code]), line.code)
        if isinstance(line, Refused):
            report.refused.append(line)
        else:
            seen[line.code] = line.number
            yield line


def _checked(row: list[str], number: int, columns: Columns, book: str, groups: dict[str, str]) -> Line | Refused:
    typed = row[columns.code] if columns.code < len(row) else ""
    code = normalised(typed)
    if not code or not is_code(code):
        return Refused(number, "form", text=typed[:LONGEST_TEXT])
    place = columns.book
    named = (row[place].strip() if place is not None and place < len(row) else "") or book
    group = groups.get(named.casefold())
    if group is None:
        return Refused(number, "book", ", ".join(sorted(set(groups.values()))), named[:LONGEST_TEXT])
    return Line(number, code, group)


def _groups() -> dict[str, str]:
    """The group of books by its own name, and by the title of each of its books."""
    titles = {title.casefold(): group for title, group in Book.objects.values_list("title", "group_id")}
    return titles | {slug: slug for slug in BookGroup.objects.values_list("slug", flat=True)}


def _unknown(chunk: list[Line], report: Report) -> list[Line]:
    stored = _books_of(line.code for line in chunk)
    unknown = []
    for line in chunk:
        if line.code not in stored:
            unknown.append(line)
        elif stored[line.code] == line.book:
            report.existing += 1
        else:
            report.refused.append(Refused(line.number, "other_book", stored[line.code], line.code))
    return unknown


def _books_of(codes: Iterable[str]) -> dict[str, str]:
    books: dict[str, str] = {}
    for part in in_parts(codes):
        rows = ActivationCode.objects.filter(activation_code__in=part)
        books.update(rows.values_list("activation_code", "batch__group_id"))
    return books
