"""Which book group a code opens: one for all, by a field of the document, or by a file with a rule per line."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from kaktus.activation.codes import normalised
from kaktus.move_in.reading.records import BadFile
from kaktus.move_in.report import RefusedRecord
from kaktus.move_in.scratch import scratch_table

BookOf = Callable[[dict[str, Any], str], str]
"""The group for a document and its code; raises Refused."""

PREFIX: Final = "prefix"
CODE: Final = "activation_code"
BOOK: Final = "book"


def one_book(book: str, books: frozenset[str]) -> BookOf:
    if book not in books:
        raise BadFile(f"There is no book {book!r}. {_all_books(books)}")
    return lambda _document, _code: book


def book_in_field(name: str, books: frozenset[str]) -> BookOf:
    def book_of(document: dict[str, Any], _code: str) -> str:
        value = document.get(name)
        if not isinstance(value, str) or value.strip() not in books:
            raise RefusedRecord(f"its field {name} names no book. {_all_books(books)}")
        return value.strip()

    return book_of


def books_from_file(file: Path, books: frozenset[str]) -> BookOf:
    """The heading of the first column says what the lines are about: prefix, activation_code, or any field's name."""
    rows = _rows(file, books)
    what = next(rows)[0]
    if what == CODE:
        return _by_code(rows, file.name)
    rules = dict(rows)
    if what == PREFIX:
        return _by_prefix({_as_code(prefix, file.name): book for prefix, book in rules.items()}, file.name)
    return _by_field(what, rules, file.name)


def _by_prefix(rules: dict[str, str], file: str) -> BookOf:
    lengths = sorted({len(prefix) for prefix in rules}, reverse=True)

    def book_of(_document: dict[str, Any], code: str) -> str:
        # The longest prefix counts; an empty one matches all other codes.
        for length in lengths:
            if code[:length] in rules:
                return rules[code[:length]]
        raise RefusedRecord(f"no prefix in {file} fits it.")

    return book_of


def _by_field(name: str, rules: dict[str, str], file: str) -> BookOf:
    def book_of(document: dict[str, Any], _code: str) -> str:
        value = document.get(name)
        if str(value) not in rules:
            raise RefusedRecord(f"its {name} is {value!r}, for which {file} names no book.")
        return rules[str(value)]

    return book_of


def _by_code(rows: Iterator[tuple[str, str]], file: str) -> BookOf:
    """On disk: such a list can be as long as that of the codes."""
    database = scratch_table("rule (code TEXT PRIMARY KEY, book TEXT)")
    database.execute("BEGIN")
    database.executemany(
        "INSERT OR REPLACE INTO rule VALUES (?, ?)", ((_as_code(key, file), book) for key, book in rows)
    )
    database.execute("COMMIT")

    def book_of(_document: dict[str, Any], code: str) -> str:
        row = database.execute("SELECT book FROM rule WHERE code = ?", (code,)).fetchone()
        if row is None:
            raise RefusedRecord(f"{file} does not name it.")
        return str(row[0])

    return book_of


def _rows(file: Path, books: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The heading of the column of rules first, then each rule with its book."""
    try:
        # German spreadsheets write a byte-order mark and semicolons.
        with file.open(encoding="utf-8-sig", newline="") as stream:
            head = stream.readline()
            stream.seek(0)
            lines = csv.DictReader(stream, delimiter=";" if head.count(";") > head.count(",") else ",")
            headings = [heading for heading in lines.fieldnames or () if heading]
            if len(headings) != 2 or BOOK not in headings:
                raise BadFile(f"{file.name} needs a first line with two columns, such as prefix and book.")
            what = next(heading for heading in headings if heading != BOOK)
            yield what, BOOK
            for line in lines:
                book = (line[BOOK] or "").strip()
                if book not in books:
                    raise BadFile(f"{file.name}, line {lines.line_num}: there is no book {book!r}. {_all_books(books)}")
                yield (line[what] or "").strip(), book
    except OSError as error:
        raise BadFile(f"{file.name} cannot be read ({error.strerror}).") from None
    except (UnicodeDecodeError, csv.Error):
        raise BadFile(f"{file.name} is not a CSV file in UTF-8.") from None


def _as_code(text: str, file: str) -> str:
    code = normalised(text)
    if code is None:
        raise BadFile(f"{file}: {text!r} cannot be the start of a code.")
    return code


def _all_books(books: frozenset[str]) -> str:
    return f"There are: {', '.join(sorted(books))}."
