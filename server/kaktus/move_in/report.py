"""What a command reports about its work: counts, and every record that was refused or deserves a look."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol, TextIO

from kaktus.common.command import printable
from kaktus.common.files.spreadsheet import safe_cell

REFUSED: Final = "refused"
TO_REVIEW: Final = "look at"
LEFT_OUT: Final = "other documents in the file, left out"


class RefusedRecord(Exception):
    """The record is not moved in; the text says why."""

    def __init__(self, reason: str, *, counted_as: str = "") -> None:
        super().__init__(reason)
        self.counted_as = counted_as


class Contact(NamedTuple):
    """How the operator reaches somebody who is listed."""

    email: str = ""
    telephone: str = ""


NOBODY: Final = Contact()


class Listing(Protocol):
    def write(self, kind: str, record: int, name: str, reason: str, contact: Contact = NOBODY) -> None: ...


@dataclass
class MoveReport:
    listing: Listing
    """Written to at once: a list of millions of reasons would not fit into memory."""
    done: int = 0
    """Records that are in the library now, whenever they came."""
    counts: Counter[str] = field(default_factory=Counter)

    def refuse(self, record: int, name: str, reason: str | RefusedRecord, contact: Contact = NOBODY) -> None:
        self.counts[REFUSED] += 1
        if isinstance(reason, RefusedRecord) and reason.counted_as:
            self.counts[reason.counted_as] += 1
        self.listing.write(REFUSED, record, name, str(reason), contact)

    def note(self, record: int, name: str, reason: str, contact: Contact = NOBODY) -> None:
        """It is moved in as far as that is certain; a person should look at the rest."""
        self.counts[TO_REVIEW] += 1
        self.listing.write(TO_REVIEW, record, name, reason, contact)

    def leave_out(self, _collection: str, count: int) -> None:
        self.counts[LEFT_OUT] += count

    @property
    def has_listed(self) -> bool:
        return bool(self.counts[REFUSED] or self.counts[TO_REVIEW])

    def headline(self, what: str, *, dry_run: bool) -> str:
        refused, to_review = self.counts[REFUSED], self.counts[TO_REVIEW]
        start = "Dry run, nothing was written." if dry_run else "!" if refused else "✓"
        looks = f", {to_review:,} to look at" if to_review else ""
        return f"{start} {what}: {self.done:,} in, {refused:,} refused{looks}."


class PrintedListing:
    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        # On a terminal the line takes the place of the progress bar.
        self.start = "\r\033[K" if stream.isatty() else ""

    def write(self, kind: str, record: int, name: str, reason: str, contact: Contact = NOBODY) -> None:
        self.stream.write(
            f"{self.start}{kind}: record {record}{f' ({printable(name)})' if name else ''}: {printable(reason)}\n"
        )


class CsvListing:
    def __init__(self, stream: TextIO) -> None:
        self.writer = csv.writer(stream)
        self.writer.writerow(["kind", "record", "id", "email", "telephone", "reason"])

    def write(self, kind: str, record: int, name: str, reason: str, contact: Contact = NOBODY) -> None:
        self.writer.writerow([kind, record, *(safe_cell(printable(text)) for text in (name, *contact, reason))])
