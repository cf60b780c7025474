"""Compares people's libraries with the owners of codes, and gives codes without one to the person who has them."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from django.db import transaction

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.common.database.bulk import change_rows, in_parts
from kaktus.move_in.exported_codes import OTHER_COLLECTION, code_from
from kaktus.move_in.models import moved_in_id
from kaktus.move_in.owners import existing_people, owners_by_address
from kaktus.move_in.reading.export_files import read_records
from kaktus.move_in.reading.records import Record, Shape
from kaktus.move_in.repeats import RepeatedValues, Repeats
from kaktus.move_in.report import Contact, MoveReport, RefusedRecord
from kaktus.move_in.stored_codes import GIVE_OWNER, StoredCode, stored_codes

LIBRARIES: Final = Shape(
    what="libraries",
    collection="users",
    fields=frozenset({"userLibrary", "email", "displayName"}),
    telling=frozenset({"userLibrary", "email"}),
    advice=OTHER_COLLECTION,
)
ID_FIELDS: Final = ("uid", "localId", "id")
PEOPLE_PER_TRANSACTION: Final = 2_000

Watch = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class ExportedLibrary:
    record: int
    former_id: str
    email: str
    codes: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.former_id or self.email


def survey_libraries(file: Path, shape: Shape, *, watch: Watch) -> RepeatedValues:
    """The codes that are in more than one library. Reads the file to its end; raises BadFile if it is not whole."""
    with Repeats() as claims:
        for record in read_records(file, shape, progress=watch):
            for code in _codes(record.value, lambda _: None):
                claims.add(code)
        return claims.repeated()


def move_in_libraries(
    file: Path, shape: Shape, claimed_twice: RepeatedValues, report: MoveReport, *, dry_run: bool, watch: Watch
) -> None:
    """A second run finds everything in place, and continues where a killed one stopped."""
    libraries = _libraries(read_records(file, shape, progress=watch, leave_out=report.leave_out), report)
    for chunk in in_parts(libraries, PEOPLE_PER_TRANSACTION):
        with transaction.atomic():
            owners = _compare(chunk, claimed_twice, report)
            if not dry_run:
                change_rows(GIVE_OWNER, ((owner, "", code) for code, owner in owners.items()))


def _libraries(records: Iterable[Record], report: MoveReport) -> Iterator[ExportedLibrary]:
    for record in records:
        document = record.value if isinstance(record.value, dict) else {}
        former_id = record.name or next((str(document[name]) for name in ID_FIELDS if document.get(name)), "")
        email = _email(document.get("email"))
        if not former_id and not email:
            report.refuse(record.number, "", "this is nobody's library: it has neither an id nor an e-mail address.")
            continue

        def complain(reason: str, record: Record = record, name: str = former_id or email, email: str = email) -> None:
            report.refuse(record.number, name, reason, Contact(email))

        yield ExportedLibrary(record.number, former_id, email, tuple(_codes(document, complain)))


def _codes(document: Any, complain: Callable[[str], None]) -> list[str]:
    library = document.get("userLibrary") if isinstance(document, dict) else None
    if library is not None and not isinstance(library, list):
        complain("its userLibrary is not a list.")
        return []
    codes: dict[str, None] = {}
    for value in library or ():
        try:
            codes[code_from(value)] = None
        except RefusedRecord as reason:
            complain(str(reason))
    return list(codes)


def _email(value: Any) -> str:
    try:
        return normalised_email(value) if isinstance(value, str) else ""
    except BadAddress:
        return ""


def _compare(chunk: list[ExportedLibrary], claimed_twice: RepeatedValues, report: MoveReport) -> dict[str, uuid.UUID]:
    """Which codes get which owner."""
    people = existing_people({moved_in_id(library.former_id) for library in chunk if library.former_id})
    by_address = owners_by_address({library.email for library in chunk if library.email})
    here = stored_codes({code for library in chunk for code in library.codes})
    owners: dict[str, uuid.UUID] = {}
    for library in chunk:
        try:
            owner = _owner(library, people, by_address)
        except RefusedRecord as reason:
            report.refuse(library.record, library.name, reason, Contact(library.email))
            continue
        report.done += 1
        report.counts["libraries"] += 1
        for code in library.codes:
            try:
                if _is_theirs(code, owner, here.get(code), claimed_twice):
                    report.counts["codes belong to the same person already"] += 1
                else:
                    owners[code] = owner
                    report.counts["codes had no owner, and have one now"] += 1
            except RefusedRecord as reason:
                report.refuse(library.record, library.name, reason, Contact(library.email))
    return owners


def _owner(library: ExportedLibrary, people: dict[uuid.UUID, str], by_address: dict[str, uuid.UUID]) -> uuid.UUID:
    at_address = by_address.get(library.email)
    if not library.former_id:
        if at_address is None:
            raise RefusedRecord(f"{library.email} has no account here.")
        return at_address
    by_id = moved_in_id(library.former_id)
    if by_id not in people:
        raise RefusedRecord("nobody with this id has moved in.")
    if at_address not in (None, by_id):
        raise RefusedRecord(f"its id and its address {library.email} stand for two different accounts here.")
    return by_id


def _is_theirs(code: str, owner: uuid.UUID, stored: StoredCode | None, claimed_twice: RepeatedValues) -> bool:
    """False if the code has no owner and may get this one."""
    if stored is None:
        raise RefusedRecord(f"the code {code} is not here: move the codes in first.")
    if not stored.activated:
        raise RefusedRecord(f"the code {code} is in this library, but is not activated.")
    if stored.owner == owner:
        return True
    if stored.owner is not None:
        raise RefusedRecord(
            f"the code {code} is in this library, but belongs to somebody else by its users_information."
        )
    if code in claimed_twice:
        raise RefusedRecord(f"the code {code} is in more than one library, and stays without an owner.")
    return False
