"""Moves people in: a survey of the whole file first, then account by account, whole chunks at a time."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from allauth.account.models import EmailAddress
from allauth.socialaccount.models import SocialAccount
from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils import timezone

from kaktus.accounts.former_passwords import former_key, is_former, keep_former_key
from kaktus.accounts.models import User
from kaktus.accounts.queries import has_former_passwords
from kaktus.common.database.bulk import in_parts, insert_rows
from kaktus.common.former_key import FormerKey
from kaktus.move_in.exported_people import (
    ACCOUNTS,
    Newcomer,
    address_of,
    contact_of,
    former_id_of,
    is_redacted,
    newcomer_from,
    password_fits,
)
from kaktus.move_in.models import DepartedAccount
from kaktus.move_in.reading.export_files import read_records
from kaktus.move_in.reading.records import BadFile, Record
from kaktus.move_in.repeats import RepeatedValues, Repeats
from kaktus.move_in.report import Contact, MoveReport, RefusedRecord

# A transaction of this size is over in an instant, so people who log in meanwhile hardly wait.
PEOPLE_PER_TRANSACTION: Final = 2_000
TRIES: Final = 3
USER = ("id", "password", "email", "display_name", "is_active", "joined_at", "epoch")
ADDRESS = ("user_id", "email", "verified", "primary")
LINK = ("user_id", "provider", "uid", "last_login", "date_joined", "extra_data")
WITHOUT_HASHES: Final = (
    "has no password hashes: it says REDACTED instead. Export it again with an account that has the permission "
    "firebaseauth.configs.getHashConfig (an owner, or the role Firebase Authentication Admin). Nothing was written."
)

Watch = Callable[[int], None]


class KeyProblem(Exception):
    """The key is not, or may not be, that of this export; nothing was written."""


@dataclass
class Survey:
    people: int = 0
    addresses: RepeatedValues = field(default_factory=lambda: RepeatedValues(set()))


@dataclass(frozen=True)
class KnownAccount:
    """Somebody whose password the operator knows, to prove the key with."""

    email: str
    password: str


def survey(file: Path, key: FormerKey, account: KnownAccount | None, *, watch: Watch) -> Survey:
    """Reads the file to its end. Raises BadFile if it is not whole, KeyProblem if the known password does not fit."""
    result = Survey()
    fits: bool | None = None
    with Repeats() as addresses:
        for record in read_records(file, ACCOUNTS, progress=watch):
            result.people += 1
            if is_redacted(record):
                raise BadFile(f"{file.name} {WITHOUT_HASHES}")
            address = address_of(record)
            if address:
                addresses.add(address)
            if account and address == account.email:
                fits = fits or _fits(record, key, account)
        result.addresses = addresses.repeated()
    if account and fits is None:
        raise KeyProblem(f"{file.name} has no account {account.email} with a password. Nothing was written.")
    if account and not fits:
        raise KeyProblem(
            f"The password of {account.email} does not fit. Either it is mistyped, or the signer key, separator, "
            "rounds or memory cost are not those of this export. Nothing was written."
        )
    return result


def _fits(record: Record, key: FormerKey, account: KnownAccount) -> bool | None:
    try:
        return password_fits(record.value, key, account.password)
    except RefusedRecord:
        return False


def store_key(key: FormerKey, *, is_proved: bool) -> None:
    """Stores the key for log-ins. While passwords depend on a stored key, only a proved key may replace it."""
    stored = former_key()
    if stored == key:
        return
    if settings.ENVIRONMENT.former_key:
        raise KeyProblem("KAKTUS_FORMER_KEY holds another key than this one. Nothing was written.")
    if stored and not is_proved and has_former_passwords():
        raise KeyProblem(
            "People have moved in with another key, which is stored in the data folder (former-key). "
            "Prove this one with --known-account to replace it. Nothing was written."
        )
    keep_former_key(key)


def move_in_people(
    file: Path, key: FormerKey, addresses: RepeatedValues, report: MoveReport, *, dry_run: bool, watch: Watch
) -> None:
    """Records are independent. A second run finds everybody in place, and continues where a killed one stopped."""
    records = read_records(file, ACCOUNTS, progress=watch, leave_out=report.leave_out)
    for chunk in in_parts(_newcomers(records, key, addresses, report), PEOPLE_PER_TRANSACTION):
        _move_in(chunk, report, dry_run=dry_run)


def _newcomers(
    records: Iterable[Record], key: FormerKey, addresses: RepeatedValues, report: MoveReport
) -> Iterator[Newcomer]:
    for record in records:
        try:
            newcomer = newcomer_from(record, key)
            if newcomer.email in addresses:
                raise RefusedRecord(
                    f"more than one account of the file has the address {newcomer.email}, perhaps in another case. "
                    "Delete or change all but one of them."
                )
        except RefusedRecord as reason:
            report.refuse(record.number, former_id_of(record), reason, Contact(*contact_of(record)))
        else:
            yield newcomer


def _move_in(chunk: list[Newcomer], report: MoveReport, *, dry_run: bool) -> None:
    for tries_left in reversed(range(TRIES)):
        try:
            with transaction.atomic():
                newcomers = _sort_newcomers(chunk)
                if not dry_run:
                    _insert(newcomers.accepted)
            break
        except IntegrityError:
            # Somebody opened an account with one of these addresses at this moment; the next try sees it.
            if not tries_left:
                raise
    for newcomer, reason in newcomers.refused:
        report.refuse(newcomer.record, newcomer.former_id, reason, _contact(newcomer))
    for newcomer in newcomers.accepted:
        _count(newcomer, report)
    report.counts["were there already"] += len(newcomers.unchanged)
    report.done += len(newcomers.accepted) + len(newcomers.unchanged)
    _list_notes(newcomers.accepted + newcomers.unchanged, report)


def _list_notes(people: list[Newcomer], report: MoveReport) -> None:
    """Also of people who were there already: the list of a killed run is lost, and that of the next is complete."""
    for newcomer in sorted(people, key=_by_record):
        if newcomer.note:
            report.note(newcomer.record, newcomer.former_id, f"{newcomer.note}.", _contact(newcomer))


def _by_record(newcomer: Newcomer) -> int:
    return newcomer.record


def _contact(newcomer: Newcomer) -> Contact:
    return Contact(newcomer.email, newcomer.telephone)


def _count(newcomer: Newcomer, report: MoveReport) -> None:
    report.counts["moved in"] += 1
    report.counts["with a password"] += is_former(newcomer.password)
    report.counts["with Google"] += bool(newcomer.google_ids)
    report.counts["address not confirmed"] += not newcomer.is_verified
    report.counts["closed"] += not newcomer.is_active


@dataclass
class SortedNewcomers:
    accepted: list[Newcomer] = field(default_factory=list)
    refused: list[tuple[Newcomer, str]] = field(default_factory=list)
    unchanged: list[Newcomer] = field(default_factory=list)


def _sort_newcomers(chunk: list[Newcomer]) -> SortedNewcomers:
    issuer = settings.ENVIRONMENT.google_issuer
    ids = {newcomer.user_id for newcomer in chunk}
    here = set(_values(User.objects.all(), "pk", ids, "pk"))
    departed = set(_values(DepartedAccount.objects.all(), "pk", ids, "pk"))
    taken = set(_values(User.objects.all(), "email", {newcomer.email for newcomer in chunk}, "email"))
    # Also addresses that are confirmed for somebody, but not their current one.
    confirmed = EmailAddress.objects.filter(verified=True)
    taken |= set(_values(confirmed, "email", {newcomer.email for newcomer in chunk}, "email"))
    google_ids = {google_id for newcomer in chunk for google_id in newcomer.google_ids}
    linked = set(_values(SocialAccount.objects.filter(provider=issuer), "uid", google_ids, "uid"))
    result = SortedNewcomers()
    for newcomer in chunk:
        if newcomer.user_id in here:
            result.unchanged.append(newcomer)
        elif newcomer.user_id in departed:
            result.refused.append((newcomer, "the account moved in before and was deleted here since."))
        elif newcomer.email in taken:
            reason = f"an account with the address {newcomer.email} was opened here. Nothing was changed in it."
            result.refused.append((newcomer, reason))
        elif linked.intersection(newcomer.google_ids):
            result.refused.append((newcomer, "its Google account is linked to another account here."))
        else:
            here.add(newcomer.user_id)
            linked.update(newcomer.google_ids)
            result.accepted.append(newcomer)
    return result


def _values(rows: Any, field_name: str, values: Iterable[Any], column: str) -> Iterator[Any]:
    for part in in_parts(values):
        yield from rows.filter(**{f"{field_name}__in": part}).values_list(column, flat=True)


def _insert(accepted: list[Newcomer]) -> None:
    now, issuer = timezone.now(), settings.ENVIRONMENT.google_issuer
    insert_rows("accounts_user", USER, (_user_row(newcomer) for newcomer in accepted))
    addresses = ((one.user_id, one.email, one.is_verified, True) for one in accepted)
    insert_rows("account_emailaddress", ADDRESS, addresses)
    links = [(one.user_id, issuer, uid, now, now, "{}") for one in accepted for uid in one.google_ids]
    insert_rows("socialaccount_socialaccount", LINK, links)


def _user_row(newcomer: Newcomer) -> tuple[uuid.UUID, Any, Any, Any, Any, Any, int]:
    return (
        newcomer.user_id,
        newcomer.password,
        newcomer.email,
        newcomer.display_name,
        newcomer.is_active,
        newcomer.joined_at,
        0,
    )
