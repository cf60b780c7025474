"""Makes codes in bulk, and imports those that were made elsewhere."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from django.db import connection, transaction
from django.utils import timezone

from kaktus.activation.codes import LENGTH, make_codes, normalised
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.library.models import BookGroup

# A transaction of this size is over in an instant, so people who redeem a code meanwhile hardly wait.
ROWS_A_TRANSACTION = 10_000
DEMO_BATCH = "Demo"
INSERT = """
    INSERT INTO activation_activationcode (activation_code, batch_id, activated, users_information)
    VALUES (%s, %s, %s, '')
    ON CONFLICT (activation_code) DO NOTHING
"""


def create_batch(*, group: BookGroup, count: int, name: str) -> CodeBatch:
    batch = CodeBatch.objects.create(group=group, name=name)
    try:
        add_codes(batch=batch, count=count)
    except BaseException:
        # Half a batch is of no use to anybody, and none of its codes was given out.
        batch.codes.all().delete()
        batch.delete()
        raise
    return batch


def add_codes(*, batch: CodeBatch, count: int) -> None:
    """The database skips a code that exists already; the next round makes up for it."""
    missing = count
    while missing:
        missing -= _insert(batch=batch, codes=list(make_codes(min(missing, ROWS_A_TRANSACTION))))


def _insert(*, batch: CodeBatch, codes: Sequence[str]) -> int:
    with transaction.atomic(), connection.cursor() as cursor:
        # In order, so that the index grows in fewer places.
        cursor.executemany(INSERT, [(code, batch.pk, False) for code in sorted(codes)])
        return int(cursor.rowcount)


def codes_of(batch: CodeBatch) -> Iterator[str]:
    return batch.codes.order_by("pk").values_list("activation_code", flat=True).iterator(ROWS_A_TRANSACTION)


def demo_codes(*, each: int) -> dict[str, list[str]]:
    """Unused codes for every book group, with new ones added up to the number wanted."""
    codes: dict[str, list[str]] = {}
    for group in BookGroup.objects.all():
        batch, _ = CodeBatch.objects.get_or_create(group=group, name=DEMO_BATCH)
        unused = batch.codes.filter(activated=False, revoked_at=None)
        add_codes(batch=batch, count=max(0, each - unused.count()))
        codes[group.slug] = list(unused.values_list("activation_code", flat=True)[:each])
    return codes


class BadFile(Exception):
    """The file cannot be imported at all; the text says why."""


@dataclass
class Import:
    added: int = 0
    known: int = 0
    refused: list[tuple[int, str]] = field(default_factory=list)
    """The number of the line, and the reason."""


@dataclass(frozen=True)
class Line:
    number: int
    code: str
    book: str


def import_codes(*, file: Path) -> Import:
    """Each line stands alone: a bad one is refused and reported, the others are added. A second run adds nothing."""
    result = Import()
    batches: dict[str, CodeBatch] = {}
    groups = set(BookGroup.objects.values_list("slug", flat=True))
    lines = _good_lines(file, groups, result)
    while chunk := list(islice(lines, ROWS_A_TRANSACTION)):
        _import_chunk(chunk, file.name, batches, result)
    return result


def _good_lines(file: Path, groups: set[str], result: Import) -> Iterator[Line]:
    try:
        # German spreadsheets write a byte-order mark and semicolons.
        with file.open(encoding="utf-8-sig", newline="") as stream:
            head = stream.readline()
            stream.seek(0)
            rows = csv.DictReader(stream, delimiter=";" if head.count(";") > head.count(",") else ",")
            if not {"activation_code", "book"} <= set(rows.fieldnames or ()):
                raise BadFile(f"{file.name} needs a first line with the columns activation_code and book.")
            yield from _checked(rows, groups, result)
    except OSError as error:
        raise BadFile(f"{file.name} cannot be read ({error.strerror}).") from None
    except (UnicodeDecodeError, csv.Error):
        raise BadFile(f"{file.name} is not a CSV file in UTF-8.") from None


def _checked(rows: csv.DictReader[str], groups: set[str], result: Import) -> Iterator[Line]:
    for row in rows:
        code = normalised(row["activation_code"] or "")
        book = (row["book"] or "").strip()
        if not code or len(code) != LENGTH or not code.isprintable():
            result.refused.append((rows.line_num, f"a code has {LENGTH} letters and digits."))
        elif book not in groups:
            result.refused.append((rows.line_num, f"there is no such book, only {', '.join(sorted(groups))}."))
        else:
            yield Line(rows.line_num, code, book)


def _import_chunk(chunk: list[Line], name: str, batches: dict[str, CodeBatch], result: Import) -> None:
    stored = _books_of(line.code for line in chunk)
    fresh: dict[str, dict[str, None]] = {}
    for line in chunk:
        if line.code not in stored:
            stored[line.code] = line.book
            fresh.setdefault(line.book, {})[line.code] = None
        elif stored[line.code] == line.book:
            result.known += 1
        else:
            result.refused.append((line.number, f"this code exists already for {stored[line.code]}."))
    for book, codes in fresh.items():
        if book not in batches:
            title = f"{name} {timezone.localdate()}"[:120]
            batches[book] = CodeBatch.objects.create(group_id=book, name=title, imported=True)
        result.added += _insert(batch=batches[book], codes=list(codes))


def _books_of(codes: Iterable[str]) -> dict[str, str]:
    books: dict[str, str] = {}
    todo = iter(codes)
    # Databases accept a limited number of values in one statement.
    while part := list(islice(todo, 500)):
        rows = ActivationCode.objects.filter(activation_code__in=part)
        books.update(rows.values_list("activation_code", "batch__group_id"))
    return books
