"""What a command reports about its work: counts, and every record that was refused or deserves a look."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Protocol, TextIO

from kaktus.common.command import printable
from kaktus.common.files.spreadsheet import safe_cell

REFUSED: Final = "refused"
TO_REVIEW: Final = "look at"


class RefusedRecord(Exception):
    """The record is not moved in; the text says why."""


class Listing(Protocol):
    def write(self, kind: str, record: int, name: str, reason: str) -> None: ...


@dataclass
class MoveReport:
    listing: Listing
    """Written to at once: a list of millions of reasons would not fit into memory."""
    counts: Counter[str] = field(default_factory=Counter)

    def refuse(self, record: int, name: str, reason: str) -> None:
        self.counts[REFUSED] += 1
        self.listing.write(REFUSED, record, name, reason)

    def note(self, record: int, name: str, reason: str) -> None:
        """It is moved in as far as that is certain; a person should look at the rest."""
        self.counts[TO_REVIEW] += 1
        self.listing.write(TO_REVIEW, record, name, reason)

    @property
    def has_listed(self) -> bool:
        return bool(self.counts[REFUSED] or self.counts[TO_REVIEW])


class PrintedListing:
    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        # On a terminal the line takes the place of the progress bar.
        self.start = "\r\033[K" if stream.isatty() else ""

    def write(self, kind: str, record: int, name: str, reason: str) -> None:
        self.stream.write(
            f"{self.start}{kind}: record {record}{f' ({printable(name)})' if name else ''}: {printable(reason)}\n"
        )


class CsvListing:
    def __init__(self, stream: TextIO) -> None:
        self.writer = csv.writer(stream)
        self.writer.writerow(["kind", "record", "id", "reason"])

    def write(self, kind: str, record: int, name: str, reason: str) -> None:
        self.writer.writerow([kind, record, *(safe_cell(printable(text)) for text in (name, reason))])
