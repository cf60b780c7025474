"""Writes the audit log. Codes, addresses and secrets are shortened here, so that no caller can forget it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from kaktus.desk.models import LONGEST_REASON, AuditEntry, StaffMember

LONGEST_TARGET: Final = 200
# Twelve characters in a row or in groups of four, as codes are printed. Some people's numbers contain such groups.
CODE: Final = re.compile(
    r"(?P<person>\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b)"
    r"|\b[A-Z0-9]{4}(?P<gap>[- ]?)[A-Z0-9]{4}(?P=gap)[A-Z0-9]{4}\b"
)
ADDRESS: Final = re.compile(r"([^\s@,;<>()\"']{1,64})@([^\s@,;<>()\"']+\.[^\s@,;<>()\"']+)")
# Codes of other systems may look like anything: what is called a code is shortened in any case.
CODE_NAMES: Final = re.compile(r"(^|_)codes?$", re.IGNORECASE)
SECRET_NAMES: Final = re.compile(r"password|secret|token|digest", re.IGNORECASE)


def record(
    *,
    staff: StaffMember | None,
    action: str,
    target: str = "",
    before: Mapping[str, Any] | None = None,
    after: Mapping[str, Any] | None = None,
    reason: str = "",
) -> AuditEntry:
    """Call it in the transaction that makes the change. `staff` is None for a command of the operator.

    `target` names a thing by its kind and number ('batch 12', 'person 34'), never by an address.
    """
    return AuditEntry.objects.create(
        staff=staff,
        action=action,
        target=shortened_text(target)[:LONGEST_TARGET],
        before=None if before is None else _shortened(dict(before)),
        after=None if after is None else _shortened(dict(after)),
        reason=shortened_text(reason.strip())[:LONGEST_REASON],
    )


def shortened_code(code: str) -> str:
    """Enough to find it again for somebody who has it: 'KQ7M…4T'."""
    plain = re.sub(r"[\s-]", "", code)
    return f"{plain[:4]}…{plain[-2:]}" if len(plain) > 8 else "…"


def _shortened(value: Any, *, name: str = "") -> Any:
    if isinstance(value, Mapping):
        return {str(key): _shortened(inner, name=str(key)) for key, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_shortened(inner, name=name) for inner in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    if SECRET_NAMES.search(name):
        return "…"
    if CODE_NAMES.search(name):
        return shortened_code(str(value))
    return shortened_text(str(value))


def shortened_text(text: str) -> str:
    without_codes = CODE.sub(lambda match: match["person"] or shortened_code(match[0]), text)
    return ADDRESS.sub(lambda match: f"{match[1][0]}…@{match[2]}", without_codes)
