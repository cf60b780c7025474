"""What an exported account says, checked: somebody who can move in, or the reason why not."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from django.contrib.auth.hashers import make_password
from django.utils import timezone

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.accounts.former_passwords import former_hash, stored_password
from kaktus.common.former_key import FormerKey, from_base64
from kaktus.move_in.models import moved_in_id
from kaktus.move_in.moments import moment_from_milliseconds
from kaktus.move_in.reading.records import Record, Shape
from kaktus.move_in.report import RefusedRecord
from kaktus.move_in.sign_in_ways import describe_unmoved_parts, google_ids, refusal_without_address, telephone_of

LONGEST_ID: Final = 128
LONGEST_PASSWORD: Final = 128
LONGEST_NAME: Final = 150
# What the former system writes instead of a hash if the person who exports may not see it, in Base64 or as it is.
REDACTED: Final = ("UkVEQUNURUQ=", "UkVEQUNURUQ", "REDACTED")
# The places in a row of 'firebase auth:export --format=csv'; each provider has four, beginning with its id.
PLACES: Final = {
    **{name: place for place, name in enumerate(("localId", "email", "emailVerified", "passwordHash", "salt"))},
    **{"displayName": 5, "createdAt": 23, "phoneNumber": 25, "disabled": 26, "customAttributes": 27},
}
PROVIDERS: Final = {7: "google.com", 11: "facebook.com", 15: "twitter.com", 19: "github.com"}
FEWEST_PLACES: Final = 26


@dataclass(frozen=True, slots=True)
class Newcomer:
    record: int
    former_id: str
    user_id: uuid.UUID
    email: str
    telephone: str
    is_verified: bool
    password: str
    display_name: str
    is_active: bool
    joined_at: datetime
    google_ids: tuple[str, ...]
    note: str
    """What does not move, for the list; '' if everything does."""


def account_from_row(row: Sequence[str]) -> dict[str, Any]:
    """Raises ValueError if it is no row of an account export, whose quotation marks do not always match."""
    if len(row) < FEWEST_PLACES or row[2] not in ("true", "false") or any("\n" in cell for cell in row):
        raise ValueError("this is not a row of 'firebase auth:export --format=csv'")
    account: dict[str, Any] = {name: row[place] or None for name, place in PLACES.items() if place < len(row)}
    for name in ("emailVerified", "disabled"):
        account[name] = account.get(name) == "true"
    account["providerUserInfo"] = [
        {"providerId": provider, "rawId": row[place]} for place, provider in PROVIDERS.items() if row[place]
    ]
    return account


ACCOUNTS: Final = Shape(
    what="accounts",
    collection="users",
    fields=frozenset({"localId", "email", "emailVerified", "passwordHash", "salt", "displayName", "providerUserInfo"}),
    telling=frozenset({"localId", "passwordHash", "providerUserInfo"}),
    advice="Export them with 'firebase auth:export users.json --format=json'.",
    from_row=account_from_row,
)


def former_id_of(record: Record) -> str:
    """For the report; '' if there is none that could be shown."""
    former_id = record.value.get("localId") if isinstance(record.value, dict) else None
    return former_id if isinstance(former_id, str) else record.name


def contact_of(record: Record) -> tuple[str, str]:
    """Address and telephone number as they are in the file, for somebody who cannot move in."""
    address = record.value.get("email") if isinstance(record.value, dict) else None
    return address if isinstance(address, str) else "", telephone_of(record.value)


def address_of(record: Record) -> str | None:
    try:
        return _address(record.value) if isinstance(record.value, dict) else None
    except RefusedRecord:
        return None


def is_redacted(record: Record) -> bool:
    return isinstance(record.value, dict) and record.value.get("passwordHash") in REDACTED


def newcomer_from(record: Record, key: FormerKey) -> Newcomer:
    account, former_id = record.value, former_id_of(record)
    if not isinstance(account, dict):
        raise RefusedRecord("this is not an account.")
    if not (0 < len(former_id) <= LONGEST_ID and former_id.isascii() and former_id.isprintable()):
        raise RefusedRecord("the account has no localId.")
    email = _address(account)
    is_verified = account.get("emailVerified") is True
    password, at_google = _password(account, key), google_ids(account)
    return Newcomer(
        record=record.number,
        former_id=former_id,
        user_id=moved_in_id(former_id),
        email=email,
        telephone=telephone_of(account),
        is_verified=is_verified,
        password=password or make_password(None),
        display_name=_display_name(account.get("displayName")),
        is_active=account.get("disabled") is not True,
        # A person who never confirmed the address gets the same 30 days as a newcomer, from today.
        joined_at=_joined_at(account) if is_verified else timezone.now(),
        google_ids=at_google,
        note=describe_unmoved_parts(account, can_log_in=bool(password or at_google)),
    )


def password_fits(account: Any, key: FormerKey, password: str) -> bool | None:
    """None if the account has no password."""
    stored = _hash_and_salt(account, key)
    return None if stored is None else former_hash(key, password, stored[1]) == stored[0]


def _address(account: dict[str, Any]) -> str:
    address = account.get("email")
    if not address or not isinstance(address, str):
        raise refusal_without_address(account)
    try:
        return normalised_email(address)
    except BadAddress as problem:
        raise RefusedRecord(f"its e-mail address {address!r} cannot be used: {problem}") from None


def _password(account: dict[str, Any], key: FormerKey) -> str:
    hash_and_salt = _hash_and_salt(account, key)
    if hash_and_salt is None:
        return ""
    stored = stored_password(password_hash=hash_and_salt[0], salt=hash_and_salt[1])
    if len(stored) > LONGEST_PASSWORD:
        raise RefusedRecord("its salt is too long.")
    return stored


def _hash_and_salt(account: dict[str, Any], key: FormerKey) -> tuple[bytes, bytes] | None:
    if not account.get("passwordHash"):
        return None
    try:
        password_hash = from_base64(str(account["passwordHash"]))
        salt = from_base64(str(account.get("salt") or ""))
    except ValueError:
        raise RefusedRecord("its passwordHash or salt is not Base64.") from None
    if len(password_hash) != len(key.signer_key):
        raise RefusedRecord(
            f"its passwordHash has {len(password_hash)} bytes instead of {len(key.signer_key)}: "
            "it was made with another algorithm or key."
        )
    return password_hash, salt


def _display_name(name: Any) -> str:
    text = name if isinstance(name, str) else ""
    return "".join(character for character in text if character.isprintable())[:LONGEST_NAME]


def _joined_at(account: dict[str, Any]) -> datetime:
    if account.get("createdAt") is None:
        return timezone.now()
    try:
        return moment_from_milliseconds(account["createdAt"])
    except ValueError:
        raise RefusedRecord("its createdAt is not a moment.") from None
