"""What an exported code says, checked: the same facts as a code has here, or the reason why not."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final, NamedTuple

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.activation.codes import LENGTH, is_code, normalised
from kaktus.common.command import printable
from kaktus.move_in.book_rules import BookOf
from kaktus.move_in.moments import moment_from
from kaktus.move_in.reading.records import Record, Shape
from kaktus.move_in.report import RefusedRecord

OTHER_COLLECTION: Final = "If they are in another collection of the file, name it with --collection."
CODES: Final = Shape(
    what="codes",
    collection="activationCodes",
    fields=frozenset({"activation_code", "activated", "users_information", "activation_date", "expiration_date"}),
    telling=frozenset({"activation_code"}),
    advice=OTHER_COLLECTION,
)
NOTHING: Final = (None, "")
# As text in CSV files; German spreadsheets write the last two.
TRUTHS: Final = {"true": True, "false": False, "wahr": True, "falsch": False}


class ExportedCode(NamedTuple):
    record: int
    name: str
    code: str
    book: str
    activated: bool
    owner: str
    """The owner's address, '' if nobody is recorded, or one that cannot be an address."""
    activation_date: datetime | None
    expiration_date: datetime | None


def exported_code_from(record: Record, book_of: BookOf) -> ExportedCode:
    document = record.value
    if not isinstance(document, dict):
        raise RefusedRecord("this is not a code.")
    code = code_from(document.get("activation_code"))
    activated = document.get("activated")
    if isinstance(activated, str):
        activated = TRUTHS.get(activated.strip().lower())
    if not isinstance(activated, bool):
        raise RefusedRecord("its field activated is neither true nor false.")
    owner = _owner(document.get("users_information"))
    activation, expiration = _date(document, "activation_date"), _date(document, "expiration_date")
    if activated:
        _check_dates(activation, expiration)
    elif owner or activation or expiration:
        raise RefusedRecord("it is not activated, but has an owner or dates.")
    return ExportedCode(
        record.number, record.name, code, book_of(document, code), activated, owner, activation, expiration
    )


def code_from(value: Any) -> str:
    if value in NOTHING:
        raise RefusedRecord("it has no activation_code.")
    code = normalised(value) if isinstance(value, str) else None
    if code is not None and code.isprintable() and len(code) != LENGTH:
        raise RefusedRecord(f"the code {code} has {len(code)} characters instead of {LENGTH}.")
    if code is None or not is_code(code):
        raise RefusedRecord(f"the code {value!r} has signs that no code has.")
    return code


def _owner(value: Any) -> str:
    if value in NOTHING:
        return ""
    if not isinstance(value, str):
        raise RefusedRecord("its users_information is not an e-mail address.")
    try:
        return normalised_email(value)
    except BadAddress:
        # It is nobody's address here either, which the report says.
        return printable(value)


def _date(document: dict[str, Any], name: str) -> datetime | None:
    if document.get(name) in NOTHING:
        return None
    try:
        return moment_from(document[name])
    except ValueError:
        raise RefusedRecord(f"its {name} is not a moment.") from None


def _check_dates(activation: datetime | None, expiration: datetime | None) -> None:
    if activation is None or expiration is None:
        missing = "activation_date" if activation is None else "expiration_date"
        raise RefusedRecord(f"it is activated, but has no {missing}.")
    if expiration <= activation:
        raise RefusedRecord(
            f"it expires on {expiration:%Y-%m-%d %H:%M} UTC, before its activation on {activation:%Y-%m-%d %H:%M}."
        )
