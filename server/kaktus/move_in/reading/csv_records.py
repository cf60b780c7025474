"""Reads the records of a CSV file: one per row, named by the headings, or by their places if there are none."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from itertools import chain
from typing import Any, Final, TextIO

from kaktus.move_in.reading.records import BadFile, Progress, Record, Shape

SEPARATORS: Final = (",", ";", "\t")
LONGEST_HEAD: Final = 100_000


def csv_records(name: str, stream: TextIO, shape: Shape, progress: Progress) -> Iterator[Record]:
    head = stream.readline(LONGEST_HEAD)
    lines = csv.reader(chain([head], stream), delimiter=max(SEPARATORS, key=head.count))
    number = 0
    try:
        headings = None if shape.from_row else _headings(name, next(lines), shape)
        for row in lines:
            progress(stream.buffer.tell())
            if not any(row):
                continue
            number += 1
            yield Record(number, "", _value(name, row, headings, lines.line_num, shape))
    except csv.Error as error:
        raise BadFile(f"{name} is not CSV from line {lines.line_num} on: {error}.") from None


def _headings(name: str, row: list[str], shape: Shape) -> list[str]:
    headings = [heading.strip() for heading in row]
    if shape.telling.isdisjoint(headings):
        raise BadFile(
            f"{name} has no {shape.what}: it is not JSON, and as CSV its first line needs a heading "
            f"{' or '.join(sorted(shape.telling))}. {shape.advice}"
        )
    return headings


def _value(name: str, row: list[str], headings: list[str] | None, line: int, shape: Shape) -> Any:
    if headings is not None:
        return {heading: _cell(text) for heading, text in zip(headings, row, strict=False) if heading}
    if shape.from_row is None:
        return row
    try:
        return shape.from_row(row)
    except ValueError as problem:
        raise BadFile(f"{name} cannot be read from line {line} on: {problem}. {shape.advice}") from None


def _cell(text: str) -> Any:
    """Lists and moments are written as JSON."""
    text = text.strip()
    if text[:1] in ("[", "{"):
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            return text
    return text or None
