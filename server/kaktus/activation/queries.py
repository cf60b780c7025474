"""What a person has unlocked."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from datetime import UTC, datetime

from django.db.models import Max, QuerySet
from django.http import HttpRequest
from django.utils import timezone

from kaktus.accounts.models import User
from kaktus.accounts.personal_data import Facts, iso_moment
from kaktus.accounts.token_sessions import owner_of_token, owner_statement
from kaktus.activation.models import ActivationCode
from kaktus.common.database.statements import Row, read

READER = owner_statement(
    "person.epoch, batch.group_id, code.expiration_date, batch.seats_per_code",
    joins="""
        LEFT JOIN activation_activationcode AS code ON code.user_id = person.id AND code.revoked_at IS NULL
        LEFT JOIN activation_codebatch AS batch ON batch.id = code.batch_id
    """,
)
# Asked whenever somebody opens or reloads a page.
LIBRARY = "SELECT activation_code FROM activation_activationcode WHERE user_id = %s ORDER BY activation_date, id"


@dataclass(frozen=True)
class Reader:
    user_id: uuid.UUID
    epoch: int
    verified: bool
    access: dict[str, datetime]
    """For each book group: when access ends, or ended."""
    seats: int
    """For tablets of classes, of all codes that have not ended."""


def reader_of_token(request: HttpRequest, token: str) -> Reader | None:
    """The owner of a valid token, and what they have unlocked; None for any other token."""
    owner = owner_of_token(request, token, READER)
    if owner is None:
        return None
    epoch, *_ = owner.rows[0]
    return Reader(
        user_id=owner.user_id,
        epoch=epoch,
        verified=owner.verified,
        access=_access(owner.rows),
        seats=_seats(owner.rows),
    )


def _access(rows: list[Row]) -> dict[str, datetime]:
    """Of several codes for the same group, the one that lasts longest."""
    access: dict[str, datetime] = {}
    for _, group, ends_at, _ in rows:
        if group:
            moment = _moment(ends_at)
            access[group] = max(access.get(group, moment), moment)
    return access


def _seats(rows: list[Row]) -> int:
    now = timezone.now()
    return sum(seats for _, _, ends_at, seats in rows if seats and _moment(ends_at) > now)


def access_end(*, user: User, group: str) -> datetime | None:
    """When the person's access to a group ends, or ended."""
    codes = ActivationCode.objects.filter(user=user, batch__group=group, revoked_at=None)
    ends_at: datetime | None = codes.aggregate(last=Max("expiration_date"))["last"]
    return ends_at


def user_library(user_id: uuid.UUID) -> list[str]:
    """Every code that the person has activated, including ended ones, in the order of activation."""
    return [code for (code,) in read(LIBRARY, [user_id])]


def owned_codes(user: User) -> QuerySet[ActivationCode]:
    return ActivationCode.objects.filter(user=user).select_related("batch").order_by("activation_date", "pk")


def codes_of_person(user: User) -> list[Facts]:
    """For the person who asks; the names are those of the specification."""
    return [
        {
            "activation_code": code.activation_code,
            "book": code.batch.group_id,
            "users_information": code.users_information or None,
            "activation_date": iso_moment(code.activation_date),
            "expiration_date": iso_moment(code.expiration_date),
            "revoked_at": iso_moment(code.revoked_at),
        }
        for code in owned_codes(user)
    ]


def _moment(value: datetime | str) -> datetime:
    # SQLite has no time zones, and stores moments as text.
    moment = datetime.fromisoformat(value) if isinstance(value, str) else value
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
