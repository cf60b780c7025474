"""Finds codes for staff, page by page and by index, however many there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Any, Final, Generic, TypeVar

from django.db.models import Q, QuerySet
from django.utils import timezone

from kaktus.activation.codes import LENGTH, normalised
from kaktus.activation.models import ActivationCode
from kaktus.activation.months import is_over
from kaktus.common.database.text_parts import starting_with

Item = TypeVar("Item")
A_PAGE: Final = 50
SEPARATOR: Final = "~"
# With fewer characters, a search among a million codes would find tens of thousands.
SHORTEST: Final = 3


class State(Enum):
    """The state of a code. The first one that applies counts, in this order."""

    REVOKED = "revoked"
    EXPIRED = "expired"
    ACTIVATED = "activated"
    TOO_LATE = "too_late"
    """Not activated by the last day of its batch."""
    UNUSED = "unused"


class Show(Enum):
    """Which codes of a batch are listed: in the order they were made, or the latest event first."""

    ALL = "all"
    ACTIVATED = "activated"
    EXPIRED = "expired"
    REVOKED = "revoked"


MOMENTS: Final = {
    Show.ACTIVATED: "activation_date",
    Show.EXPIRED: "expiration_date",
    Show.REVOKED: "revoked_at",
}


@dataclass(frozen=True)
class Page(Generic[Item]):
    items: list[Item]
    next: str
    """Where the next page begins; empty on the last one."""


def state_of(code: ActivationCode, *, now: datetime | None = None) -> State:
    now = now or timezone.now()
    if code.revoked_at or (code.batch.revoked_at and not code.activated):
        return State.REVOKED
    if code.expiration_date:
        return State.EXPIRED if code.expiration_date <= now else State.ACTIVATED
    late = is_over(code.batch.redeem_by, now)
    return State.TOO_LATE if late else State.UNUSED


def find_code(typed: str) -> ActivationCode | None:
    codes = ActivationCode.objects.select_related("batch", "revocation__replacement", "replacement_of__code")
    return codes.filter(activation_code=normalised(typed) or "").first()


def page_of_codes(*, batch: int, show: Show = Show.ALL, first: int = 1, after: str = "") -> Page[ActivationCode]:
    """`first` is the number to begin with, where all are listed."""
    codes = ActivationCode.objects.filter(batch=batch).select_related("batch", "revocation")
    moment = MOMENTS.get(show)
    if moment is None:
        codes = codes.filter(number__gte=max(first, int(after or 0) + 1)).order_by("number")
        return page_of(codes, lambda code: str(code.number))
    latest = timezone.now()
    codes = codes.filter(**{f"{moment}__lte": latest}).order_by(f"-{moment}", "-pk")
    if after:
        written, _, key = after.partition(SEPARATOR)
        at = datetime.fromisoformat(written)
        # The first condition is for the index.
        codes = codes.filter(**{f"{moment}__lte": at})
        codes = codes.filter(Q(**{f"{moment}__lt": at}) | Q(**{moment: at, "pk__lt": int(key)}))
    return page_of(codes, lambda code: f"{getattr(code, moment).isoformat()}{SEPARATOR}{code.pk}")


def page_of_beginnings(*, typed: str, batch: int | None = None, after: str = "") -> Page[ActivationCode]:
    """Codes that begin with what was typed, in the order of the alphabet; none if too little was typed."""
    start = (normalised(typed) or "")[:LENGTH]
    if len(start) < SHORTEST:
        return Page([], "")
    codes = ActivationCode.objects.select_related("batch", "revocation").filter(starting_with("activation_code", start))
    if batch is not None:
        codes = codes.filter(batch=batch)
    if after:
        codes = codes.filter(activation_code__gt=after)
    return page_of(codes.order_by("activation_code"), lambda code: code.activation_code)


def page_of(items: QuerySet[Any], key: Callable[[Any], str]) -> Page[Any]:
    rows = list(items[: A_PAGE + 1])
    return Page(rows[:A_PAGE], key(rows[A_PAGE - 1]) if len(rows) > A_PAGE else "")
