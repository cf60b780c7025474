"""Which things that the audit log names still exist, and may be opened by whoever reads it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Final
from uuid import UUID

from kaktus.accounts.models import User
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.desk.models import AuditEntry, StaffMember
from kaktus.desk.permissions import Permission
from kaktus.library.models import Lesson

NAMED: Final = re.compile(r"(batch|code|lesson|person|staff) (\S{1,150})")
# Longer ones are numbers of nothing, and too long for a column.
NUMBER: Final = re.compile(r"[0-9]{1,18}")


def openable(entries: Iterable[AuditEntry], permissions: Collection[Permission]) -> list[str]:
    """In the words of the log: 'batch 12'. One query of each kind, however many entries there are."""
    named: dict[str, set[str]] = {}
    for entry in entries:
        for text in _things_in(entry):
            if match := NAMED.fullmatch(text):
                named.setdefault(match[1], set()).add(match[2])
    return sorted(
        f"{kind} {key}"
        for kind, keys in named.items()
        if _PERMISSIONS[kind] in permissions
        for key in _EXISTING[kind](keys)
    )


def _things_in(entry: AuditEntry) -> Iterator[str]:
    yield entry.target
    if entry.staff_id:
        yield f"staff {entry.staff_id}"
    for values in (entry.before, entry.after):
        yield from _things_among(values or {})


def _things_among(values: Mapping[str, Any]) -> Iterator[str]:
    for name, value in values.items():
        # These are numbers there; an 'owner' is written as in a target.
        yield f"{name} {value}" if name in ("batch", "staff") else str(value)


def _batches(keys: set[str]) -> set[str]:
    return _texts(CodeBatch.objects.filter(pk__in=_numbers(keys)).values_list("pk", flat=True))


def _codes(keys: set[str]) -> set[str]:
    return _texts(ActivationCode.objects.filter(pk__in=_numbers(keys)).values_list("pk", flat=True))


def _staff(keys: set[str]) -> set[str]:
    return _texts(StaffMember.objects.filter(pk__in=_numbers(keys)).values_list("pk", flat=True))


def _people(keys: set[str]) -> set[str]:
    return _texts(User.objects.filter(pk__in=[UUID(key) for key in keys if _is_uuid(key)]).values_list("pk", flat=True))


def _lessons(keys: set[str]) -> set[str]:
    slugs = {key.partition("/")[2] for key in keys}
    return keys & {str(lesson) for lesson in Lesson.objects.filter(slug__in=slugs)}


def _numbers(keys: set[str]) -> list[int]:
    return [int(key) for key in keys if NUMBER.fullmatch(key)]


def _is_uuid(key: str) -> bool:
    try:
        return str(UUID(key)) == key
    except ValueError:
        return False


def _texts(keys: Iterable[object]) -> set[str]:
    return {str(key) for key in keys}


_PERMISSIONS: Final = {
    "batch": Permission.CODES,
    "code": Permission.CODE,
    "lesson": Permission.LESSONS,
    "person": Permission.PEOPLE,
    "staff": Permission.STAFF,
}
_EXISTING: Final[dict[str, Callable[[set[str]], set[str]]]] = {
    "batch": _batches,
    "code": _codes,
    "lesson": _lessons,
    "person": _people,
    "staff": _staff,
}
