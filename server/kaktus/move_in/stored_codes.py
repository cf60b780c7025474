"""Codes as the library has them: read from the database and changed there, or, in a dry run, as they would be."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any, Final, NamedTuple, Protocol

from django.db import connection
from django.db.models import F

from kaktus.activation.batches.batch_figures import count_again
from kaktus.activation.batches.code_numbers import insert_codes
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.common.database.bulk import change_rows, in_parts
from kaktus.move_in.scratch import scratch_table

COLUMNS: Final = ("activated", "user_id", "users_information", "activation_date", "expiration_date")
# Only forwards: a code that somebody redeemed here meanwhile stays theirs.
ACTIVATE: Final = """
    UPDATE activation_activationcode
    SET activated = %s, user_id = %s, users_information = %s, activation_date = %s, expiration_date = %s
    WHERE activation_code = %s AND NOT activated
"""
GIVE_OWNER: Final = """
    UPDATE activation_activationcode SET user_id = %s, users_information = %s
    WHERE activation_code = %s AND activated AND user_id IS NULL
"""
EXISTING_CODES: Final = "SELECT activation_code FROM activation_activationcode WHERE activation_code IN"
WHAT_IS_COMPARED: Final = ("batch__group_id", "activated", "user_id", "activation_date", "expiration_date")


class StoredCode(NamedTuple):
    book: str
    activated: bool
    owner: uuid.UUID | None
    activation_date: datetime | None
    expiration_date: datetime | None
    owner_email: str = ""


def stored_codes(codes: Iterable[str]) -> dict[str, StoredCode]:
    stored = {}
    for part in in_parts(_existing(codes)):
        rows = ActivationCode.objects.filter(activation_code__in=part)
        for code, *facts in rows.values_list("activation_code", *WHAT_IS_COMPARED):
            stored[code] = StoredCode(*facts)
    return stored


def _existing(codes: Iterable[str]) -> Iterator[str]:
    """Read first, without the ORM, which inspects every value: in a first run, hardly any code exists."""
    with connection.cursor() as cursor:
        for part in in_parts(codes):
            places = ", ".join(["%s"] * len(part))
            cursor.execute(f"{EXISTING_CODES} ({places})", part)
            yield from (code for (code,) in cursor.fetchall())


class CodeStore(Protocol):
    def find(self, codes: list[str]) -> dict[str, StoredCode]: ...

    def add(self, codes: dict[str, StoredCode]) -> None: ...

    def activate(self, codes: dict[str, StoredCode]) -> None: ...

    def give_owner(self, codes: dict[str, StoredCode]) -> None: ...


class DatabaseCodes:
    def __init__(self, source: str) -> None:
        """`source` names the batches of new codes: the same ones again when the move is repeated."""
        self.name = f"Moved in: {source}"[:120]
        self.batches: dict[str, int] = {}

    def find(self, codes: list[str]) -> dict[str, StoredCode]:
        return stored_codes(codes)

    def add(self, codes: dict[str, StoredCode]) -> None:
        for book in sorted({facts.book for facts in codes.values()}):
            self._add(self._batch(book), {code: facts for code, facts in codes.items() if facts.book == book})

    def _add(self, batch: int, codes: dict[str, StoredCode]) -> None:
        rows = {code: _facts(facts) for code, facts in codes.items()}
        added = insert_codes(batch_id=batch, codes=rows, columns=COLUMNS)
        CodeBatch.objects.filter(pk=batch).update(made=F("made") + added, wanted=F("wanted") + added)
        count_again(batch)

    def activate(self, codes: dict[str, StoredCode]) -> None:
        change_rows(ACTIVATE, ((*_facts(facts), code) for code, facts in codes.items()))
        for part in in_parts(codes):
            for batch in CodeBatch.objects.filter(codes__activation_code__in=part).distinct().order_by("pk"):
                count_again(batch.pk)

    def give_owner(self, codes: dict[str, StoredCode]) -> None:
        change_rows(GIVE_OWNER, ((facts.owner, facts.owner_email, code) for code, facts in codes.items()))

    def _batch(self, book: str) -> int:
        if book not in self.batches:
            batch, _ = CodeBatch.objects.get_or_create(group_id=book, name=self.name, imported=True)
            self.batches[book] = batch.pk
        return self.batches[book]


class DryRun:
    """What would be written goes to a table on disk, so that a code that comes twice is noticed."""

    def __init__(self) -> None:
        self.database = scratch_table("code (code TEXT PRIMARY KEY, facts TEXT)")

    def find(self, codes: list[str]) -> dict[str, StoredCode]:
        codes_here = stored_codes(codes)
        for part in in_parts(codes):
            places = ", ".join("?" * len(part))
            rows = self.database.execute(f"SELECT code, facts FROM code WHERE code IN ({places})", part)  # noqa: S608
            codes_here |= {code: _read(facts) for code, facts in rows}
        return codes_here

    def add(self, codes: dict[str, StoredCode]) -> None:
        rows = ((code, _written(facts)) for code, facts in sorted(codes.items(), key=_by_code))
        self.database.execute("BEGIN")
        self.database.executemany("INSERT OR REPLACE INTO code VALUES (?, ?)", rows)
        self.database.execute("COMMIT")

    activate = give_owner = add


def _by_code(item: tuple[str, StoredCode]) -> str:
    return item[0]


def _facts(stored: StoredCode) -> tuple[Any, ...]:
    email = stored.owner_email if stored.owner else ""
    return stored.activated, stored.owner, email, stored.activation_date, stored.expiration_date


def _written(stored: StoredCode) -> str:
    dates = (date.isoformat() if date else "" for date in (stored.activation_date, stored.expiration_date))
    owner = stored.owner.hex if stored.owner else ""
    return "\t".join((stored.book, "1" if stored.activated else "", owner, *dates))


def _read(facts: str) -> StoredCode:
    book, activated, owner, *dates = facts.split("\t")
    activation, expiration = (datetime.fromisoformat(date) if date else None for date in dates)
    return StoredCode(book, bool(activated), uuid.UUID(owner) if owner else None, activation, expiration)
