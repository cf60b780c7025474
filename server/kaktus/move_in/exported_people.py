"""What an exported account says, checked: somebody who can move in, or the reason why not."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from allauth.socialaccount import app_settings
from django.contrib.auth.hashers import make_password
from django.utils import timezone

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.accounts.former_passwords import former_hash, stored_password
from kaktus.common.former_key import FormerKey, from_base64
from kaktus.move_in.json_records import Record, Shape
from kaktus.move_in.models import moved_in_id
from kaktus.move_in.moments import moment_from_milliseconds
from kaktus.move_in.report import RefusedRecord

ACCOUNTS: Final = Shape(
    fields=frozenset({"localId", "email", "emailVerified", "passwordHash", "salt", "displayName", "providerUserInfo"}),
    wrappers=frozenset({"users"}),
)
GOOGLE: Final = "google.com"
WITH_PASSWORD: Final = "password"  # noqa: S105 - the name of a way to sign in
LONGEST_ID: Final = 128
LONGEST_PASSWORD: Final = 128
LONGEST_NAME: Final = 150


@dataclass(frozen=True, slots=True)
class Newcomer:
    record: int
    former_id: str
    user_id: uuid.UUID
    email: str
    is_verified: bool
    password: str
    display_name: str
    is_active: bool
    joined_at: datetime
    google_ids: tuple[str, ...]
    other_ways: tuple[str, ...]
    """How they signed in there and cannot here, if they have neither a password nor Google."""


def former_id_of(record: Record) -> str:
    """For the report; '' if there is none that could be shown."""
    former_id = record.value.get("localId") if isinstance(record.value, dict) else None
    return former_id if isinstance(former_id, str) else record.name


def address_of(record: Record) -> str | None:
    try:
        return _address(record.value)
    except RefusedRecord:
        return None


def newcomer_from(record: Record, key: FormerKey) -> Newcomer:
    account, former_id = record.value, former_id_of(record)
    if not isinstance(account, dict):
        raise RefusedRecord("this is not an account.")
    if not (0 < len(former_id) <= LONGEST_ID and former_id.isascii() and former_id.isprintable()):
        raise RefusedRecord("the account has no localId.")
    email = _address(account)
    is_verified = account.get("emailVerified") is True
    password = _password(account, key)
    google_ids, others = _other_ways(account)
    return Newcomer(
        record=record.number,
        former_id=former_id,
        user_id=moved_in_id(former_id),
        email=email,
        is_verified=is_verified,
        password=password or make_password(None),
        display_name=_display_name(account.get("displayName")),
        is_active=account.get("disabled") is not True,
        # A person who never confirmed the address gets the same 30 days as a newcomer, from today.
        joined_at=_joined_at(account) if is_verified else timezone.now(),
        google_ids=google_ids,
        other_ways=others if not password and not google_ids else (),
    )


def password_fits(account: Any, key: FormerKey, password: str) -> bool | None:
    """None if the account has no password."""
    stored = _hash_and_salt(account, key)
    return None if stored is None else former_hash(key, password, stored[1]) == stored[0]


def _address(account: Any) -> str:
    address = account.get("email") if isinstance(account, dict) else None
    if not address or not isinstance(address, str):
        raise RefusedRecord("the account has no e-mail address, without which nobody can log in here.")
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


def _other_ways(account: dict[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The account's numbers at Google, and other ways to sign in."""
    google_ids, others = [], []
    providers = account.get("providerUserInfo")
    for entry in providers if isinstance(providers, list) else ():
        way = entry.get("providerId") if isinstance(entry, dict) else None
        if way == GOOGLE:
            google_ids.append(_google_id(entry))
        elif isinstance(way, str) and way != WITH_PASSWORD:
            others.append(way)
    return tuple(dict.fromkeys(google_ids)), tuple(dict.fromkeys(others))


def _google_id(entry: dict[str, Any]) -> str:
    google_id = entry.get("rawId")
    if (
        not isinstance(google_id, str)
        or not 0 < len(google_id) <= app_settings.UID_MAX_LENGTH
        or not google_id.isprintable()
    ):
        raise RefusedRecord("its Google account has no rawId.")
    return google_id


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
