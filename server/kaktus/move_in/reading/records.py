"""What an export consists of: records of one kind, however the file is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple


class BadFile(Exception):
    """The file cannot be read to its end, or is not what it should be; the text says why."""


class Record(NamedTuple):
    # A tuple, because there are millions of them, and it is made in half the time of a dataclass.
    number: int
    """Its place in the file, counted from 1."""
    name: str
    """Its id, if the file tells it."""
    value: Any


@dataclass(frozen=True)
class Shape:
    """How to recognise the records of one kind."""

    what: str
    """What they are called in messages, such as 'codes'."""
    collection: str
    """The name under which an export puts them, if it has several kinds."""
    fields: frozenset[str]
    """In a file with several kinds, an object with one of these fields is a record."""
    telling: frozenset[str]
    """At least one of the first records has one of these fields; otherwise it is the wrong file."""
    advice: str
    """What to do if the file does not have them."""
    from_row: Callable[[Sequence[str]], Any] | None = None
    """Makes a record of a row of a CSV file without headings."""


Progress = Callable[[int], None]
"""Is told how many bytes have been read."""
LeaveOut = Callable[[str, int], None]
"""Is told the collection of other documents in the file, and how many there are."""
