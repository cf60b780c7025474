"""Reads an exported file of any form that the former system's tools write, record by record."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from kaktus.move_in.reading.csv_records import csv_records
from kaktus.move_in.reading.json_records import JsonReader
from kaktus.move_in.reading.managed_exports import is_managed_export, managed_records, output_files
from kaktus.move_in.reading.records import BadFile, LeaveOut, Progress, Record, Shape
from kaktus.move_in.reading.rest_documents import in_plain_form

END_BYTES: Final = 4096
BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
CLOSING: Final = {b"[": b"]", b"{": b"}"}
PACKED: Final = (b"PK\x03\x04", b"\x1f\x8b")
RECORDS_LOOKED_AT: Final = 100
MAX_NAMES_LISTED: Final = 5


def read_records(
    file: Path, shape: Shape, *, progress: Progress = lambda _: None, leave_out: LeaveOut = lambda *_: None
) -> Iterator[Record]:
    """Raises BadFile, also half-way."""
    others: dict[str, None] = {}

    def count_others(collection: str, count: int) -> None:
        if len(others) < MAX_NAMES_LISTED:
            others[collection] = None
        leave_out(collection, count)

    try:
        records = _records(file, shape, progress, count_others)
        first = list(islice(records, RECORDS_LOOKED_AT))
        _check_kind(file, shape, first, list(others))
        yield from first
        yield from records
    except OSError as error:
        raise BadFile(f"{file.name} cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise BadFile(f"{file.name} is not in UTF-8.") from None


def export_bytes(file: Path) -> int:
    try:
        return sum(path.stat().st_size for path in output_files(file))
    except (OSError, BadFile):
        # Whoever reads it says so.
        return 0


def check_end(file: Path) -> None:
    """Most JSON files that were cut off show it in their last character, long before reading gets there."""
    closing = None if file.is_dir() else CLOSING.get(_head(file).lstrip()[:1])
    if closing:
        with file.open("rb") as stream:
            stream.seek(max(0, stream.seek(0, os.SEEK_END) - END_BYTES))
            if not stream.read().rstrip().endswith(closing):
                raise BadFile(f"{file.name} is not complete: its end is missing. Export it again. Nothing was written.")


def _head(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            return stream.read(END_BYTES).removeprefix(BYTE_ORDER_MARK)
    except OSError as error:
        raise BadFile(f"{file.name} cannot be read ({error.strerror}).") from None


def _records(file: Path, shape: Shape, progress: Progress, leave_out: LeaveOut) -> Iterator[Record]:
    head = b"" if file.is_dir() else _head(file)
    if is_managed_export(file, head):
        yield from managed_records(file, shape.collection, progress, leave_out)
        return
    if head.startswith(PACKED):
        raise BadFile(f"{file.name} is packed, or a spreadsheet: unpack it, or save it as CSV, and give that file.")
    if not head.strip():
        raise BadFile(f"{file.name} is empty.")
    # Some tools write a byte-order mark.
    with file.open(encoding="utf-8-sig", newline="") as stream:
        if head.lstrip()[:1] in CLOSING:
            reader = JsonReader(file.name, stream, shape, progress, leave_out)
            yield from in_plain_form(reader.records(), shape.collection, leave_out)
        else:
            yield from csv_records(file.name, stream, shape, progress)


def _check_kind(file: Path, shape: Shape, first: list[Record], others: list[str]) -> None:
    """A wrong file is told in one sentence, instead of a list of all its records."""
    if not first and others:
        names = ", ".join(others)
        raise BadFile(f"{file.name} has nothing in the collection {shape.collection}, but in {names}. {shape.advice}")
    if first and not any(isinstance(one.value, dict) and one.value.keys() & shape.telling for one in first):
        fields = " or ".join(sorted(shape.telling))
        raise BadFile(
            f"{file.name} has no {shape.what}: none of its first records has a field {fields}. {shape.advice}"
        )
