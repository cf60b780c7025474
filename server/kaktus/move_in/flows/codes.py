"""Moves codes in, chunk by chunk; existing ones are compared, and completed only where that is certain."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from django.db import transaction

from kaktus.common.database.bulk import in_parts
from kaktus.library.models import BookGroup
from kaktus.move_in.book_rules import BookOf
from kaktus.move_in.exported_codes import ExportedCode, exported_code_from
from kaktus.move_in.owners import owners_by_address
from kaktus.move_in.reading.export_files import check_end, read_records
from kaktus.move_in.reading.records import Record, Shape
from kaktus.move_in.report import Contact, MoveReport, RefusedRecord
from kaktus.move_in.stored_codes import CodeStore, DatabaseCodes, DryRun, StoredCode

# A transaction of this size is over in an instant, so people who redeem a code meanwhile hardly wait.
CODES_PER_TRANSACTION: Final = 5_000


def existing_books() -> frozenset[str]:
    return frozenset(BookGroup.objects.values_list("slug", flat=True))


def move_in_codes(
    file: Path, shape: Shape, book_of: BookOf, report: MoveReport, *, dry_run: bool, watch: Callable[[int], None]
) -> None:
    """Records are independent. A second run changes nothing, and continues where a killed one stopped."""
    check_end(file)
    store: CodeStore = DryRun() if dry_run else DatabaseCodes(file.resolve().name)
    codes = _codes(read_records(file, shape, progress=watch, leave_out=report.leave_out), book_of, report)
    for chunk in in_parts(codes, CODES_PER_TRANSACTION):
        with transaction.atomic():
            owners = owners_by_address({code.owner for code in chunk if code.owner})
            changes = _compare(chunk, owners, store.find([code.code for code in chunk]))
            store.add(changes.added)
            store.activate(changes.activated)
            store.give_owner(changes.owned)
        _tell(changes, report)


def _codes(records: Iterable[Record], book_of: BookOf, report: MoveReport) -> Iterator[ExportedCode]:
    for record in records:
        try:
            yield exported_code_from(record, book_of)
        except RefusedRecord as reason:
            report.refuse(record.number, record.name, reason)


@dataclass
class Changes:
    added: dict[str, StoredCode] = field(default_factory=dict)
    activated: dict[str, StoredCode] = field(default_factory=dict)
    owned: dict[str, StoredCode] = field(default_factory=dict)
    unchanged: int = 0
    accepted: int = 0
    ownerless: list[ExportedCode] = field(default_factory=list)
    refused: list[tuple[ExportedCode, str]] = field(default_factory=list)


def _compare(chunk: list[ExportedCode], owners: dict[str, uuid.UUID], here: dict[str, StoredCode]) -> Changes:
    changes = Changes()
    for moved in chunk:
        exported = StoredCode(
            moved.book,
            moved.activated,
            owners.get(moved.owner),
            moved.activation_date,
            moved.expiration_date,
            moved.owner,
        )
        stored = here.get(moved.code)
        try:
            after = _put(moved, exported, stored, changes)
        except RefusedRecord as reason:
            changes.refused.append((moved, str(reason)))
        else:
            here[moved.code] = after
            changes.accepted += 1
            if moved.activated and after.owner is None:
                changes.ownerless.append(moved)
    return changes


def _put(moved: ExportedCode, exported: StoredCode, stored: StoredCode | None, changes: Changes) -> StoredCode:
    """What is stored afterwards. A code only goes forwards: from unused to used, from no owner to one."""
    if stored is None:
        changes.added[moved.code] = exported
        return exported
    if stored.book != exported.book:
        raise RefusedRecord(f"the code {moved.code} is here already, for {stored.book} instead of {exported.book}.")
    if not exported.activated:
        changes.unchanged += 1
        return stored
    if not stored.activated:
        # It may have come a moment ago, in the same chunk.
        (changes.added if moved.code in changes.added else changes.activated)[moved.code] = exported
        return exported
    if (stored.activation_date, stored.expiration_date) != (exported.activation_date, exported.expiration_date):
        raise RefusedRecord(f"the code {moved.code} is here already, activated with other dates.")
    if exported.owner is None or exported.owner == stored.owner:
        changes.unchanged += 1
        return stored
    if stored.owner is not None:
        raise RefusedRecord(f"the code {moved.code} belongs to somebody else here than {moved.owner}.")
    (changes.added if moved.code in changes.added else changes.owned)[moved.code] = exported
    return exported


def _tell(changes: Changes, report: MoveReport) -> None:
    for moved, reason in changes.refused:
        report.refuse(moved.record, moved.name, reason, Contact(moved.owner))
    for moved in changes.ownerless:
        who = f"its owner {moved.owner} has no account here" if moved.owner else "nobody is recorded as its owner"
        report.note(
            moved.record,
            moved.name,
            f"the code {moved.code}: {who}. It is used, without an owner.",
            Contact(moved.owner),
        )
    report.counts["added"] += len(changes.added)
    report.counts["of them activated"] += sum(stored.activated for stored in changes.added.values())
    report.counts["were here unused, and are activated now"] += len(changes.activated)
    report.counts["were here without an owner, who is known now"] += len(changes.owned)
    report.counts["were there already"] += changes.unchanged
    report.done += changes.accepted
