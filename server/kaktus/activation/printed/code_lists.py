"""Lists of printed codes as CSV, in whatever form a spreadsheet writes them: what each line holds, or what is wrong."""

from __future__ import annotations

import codecs
import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import BinaryIO, Final, NamedTuple

from kaktus.activation.codes import LENGTH, is_code, normalised
from kaktus.activation.models import ActivationCode
from kaktus.common.database.bulk import in_parts
from kaktus.library.models import Book, BookGroup

LINES_A_STEP: Final = 10_000
BLOCK: Final = 1024 * 1024
CODE, BOOK = "activation_code", "book"
SEPARATORS: Final = ",;\t"
LONGEST_TEXT: Final = 60
Progress = Callable[[int, int], None]


class BadList(Exception):
    """The file cannot be used at all. `reason` is one of these:"""

    SENTENCES: Final = {
        "columns": f"needs a first line with the columns {CODE} and {BOOK}.",
        "code_column": f"needs a first line with the column {CODE}.",
        "spreadsheet": "is a spreadsheet; save it as CSV first.",
        "not_text": "is not a CSV file.",
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
    known: int = 0
    refused: list[Refused] = field(default_factory=list)


def check_list(file: BinaryIO, *, book: str = "", progress: Progress = lambda _done, _total: None) -> Report:
    """Read all of it, and change nothing."""
    report = Report()
    for new in new_lines(file, book=book, report=report, progress=progress):
        report.accepted.update(line.book for line in new)
    if not (report.accepted or report.known or report.refused):
        raise BadList("empty")
    report.refused.sort()
    return report


def new_lines(file: BinaryIO, *, book: str, report: Report, progress: Progress) -> Iterator[list[Line]]:
    """Step by step, the lines whose codes the library does not know yet; the others go into the report."""
    size = file.seek(0, io.SEEK_END)
    report.encoding = encoding_of(file)
    file.seek(0)
    stream = io.TextIOWrapper(file, encoding=report.encoding, newline="")
    try:
        lines = _good_lines(stream, book, report)
        while chunk := list(islice(lines, LINES_A_STEP)):
            yield _unknown(chunk, report)
            progress(min(file.tell(), size), size)
    except (UnicodeDecodeError, csv.Error):
        raise BadList("not_text") from None
    finally:
        # Whoever opened the file closes it.
        stream.detach()


def encoding_of(file: BinaryIO) -> str:
    """UTF-8 if all of it is, otherwise what spreadsheets on Windows write."""
    file.seek(0)
    start = file.read(4)
    if start.startswith(b"PK"):
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


def _good_lines(stream: io.TextIOWrapper, book: str, report: Report) -> Iterator[Line]:
    head = stream.readline()
    if "\0" in head:
        raise BadList("not_text")
    separator = max(SEPARATORS, key=head.count)
    names = [name.strip().casefold() for name in next(csv.reader([head], delimiter=separator), [])]
    if CODE not in names or (BOOK not in names and not book):
        raise BadList("code_column" if book else "columns")
    rows = csv.DictReader(stream, fieldnames=names, delimiter=separator)
    groups = _groups()
    seen: dict[str, int] = {}
    for row in rows:
        # The first line has been read already.
        line = _checked(row, rows.line_num + 1, book, groups)
        if isinstance(line, Line) and line.code in seen:
            line = Refused(line.number, "double", str(seen[line.code]), line.code)
        if isinstance(line, Refused):
            report.refused.append(line)
        else:
            seen[line.code] = line.number
            yield line


def _checked(row: dict[str, str], number: int, book: str, groups: dict[str, str]) -> Line | Refused:
    typed = row.get(CODE) or ""
    code = normalised(typed)
    if not code or not is_code(code):
        return Refused(number, "form", text=typed[:LONGEST_TEXT])
    named = (row.get(BOOK) or "").strip() or book
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
            report.known += 1
        else:
            report.refused.append(Refused(line.number, "other_book", stored[line.code], line.code))
    return unknown


def _books_of(codes: Iterable[str]) -> dict[str, str]:
    books: dict[str, str] = {}
    for part in in_parts(codes):
        rows = ActivationCode.objects.filter(activation_code__in=part)
        books.update(rows.values_list("activation_code", "batch__group_id"))
    return books
