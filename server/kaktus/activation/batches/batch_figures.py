"""How many codes of a batch or a book were made, activated, expired, revoked, are unused, and when.

Whatever happened before a day is counted once, by a daily chore. Only what came since is counted at a visit, from
indexes that leave out the codes in the warehouse: no page becomes slower with the number of codes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Any, Final

from django.db import transaction
from django.db.models import (
    Case,
    Count,
    DateTimeField,
    F,
    IntegerField,
    Min,
    OuterRef,
    Q,
    QuerySet,
    Subquery,
    Sum,
    Value,
    When,
)
from django.db.models.functions import Coalesce, Greatest
from django.utils import timezone

from kaktus.activation.models import ActivationCode, ActivationDay, BatchCount, CodeBatch
from kaktus.activation.months import day_in_berlin, start_of_day
from kaktus.common.database.bulk import in_parts

# An activation is committed a moment after its timestamp, so days are counted only after this delay.
WRITE_DELAY: Final = timedelta(hours=1)
LONG_AGO: Final = date(1970, 1, 1)
A_DAY: Final = timedelta(days=1)
NAMES: Final = ("made", "activated", "expired", "revoked", "unused", "seats")


class Step(Enum):
    DAY = "day"
    WEEK = "week"
    MONTH = "month"


@dataclass(frozen=True)
class Figures:
    made: int = 0
    activated: int = 0
    """Ever, also those whose access has ended."""
    expired: int = 0
    """Activated, and the time of access is over."""
    revoked: int = 0
    unused: int = 0
    """Accepted if somebody redeems them today: neither activated nor revoked, and their last day is not over."""
    seats: int = 0
    """For tablets of classes, which the activated codes brought."""

    def __add__(self, other: Figures) -> Figures:
        return Figures(
            self.made + other.made,
            self.activated + other.activated,
            self.expired + other.expired,
            self.revoked + other.revoked,
            self.unused + other.unused,
            self.seats + other.seats,
        )


def figures_of(batches: Iterable[CodeBatch]) -> dict[int, Figures]:
    """Zeros for a batch that was removed after it was read."""
    keys = [batch.pk for batch in batches]
    return dict.fromkeys(keys, Figures()) | {
        key: Figures(*numbers)
        for part in in_parts(keys)
        for key, *numbers in with_figures(CodeBatch.objects.filter(pk__in=part)).values_list("pk", *NAMES)
    }


def figures_of_book(group: str) -> Figures:
    return sum(figures_of(CodeBatch.objects.filter(group=group)).values(), Figures())


def with_figures(batches: QuerySet[CodeBatch]) -> QuerySet[CodeBatch]:
    """Adds `activated`, `expired`, `revoked`, `unused` and `seats` to each, for the database to sort by."""
    now = timezone.now()
    over = Q(revoked_at__isnull=False) | Q(redeem_by__lt=day_in_berlin(now))
    # Few: of codes that were revoked while they were in use, most belong to batches that were revoked as a whole.
    revoked_in_use = _codes_with(activated=True, revoked_at__isnull=False)
    left = F("made") - F("activated") - F("revoked") + revoked_in_use
    return (
        batches.annotate(since=_counted_until(now))
        .annotate(
            activated=_before("activated") + _codes_with(activation_date__gte=OuterRef("since")),
            expired=_before("expired")
            + _codes_with(expiration_date__gte=OuterRef("since"), expiration_date__lt=Value(now)),
            revoked=_before("revoked") + _codes_with(revoked_at__gte=OuterRef("since")),
        )
        .annotate(
            unused=Case(When(over, then=Value(0)), default=Greatest(left, Value(0))),
            seats=F("activated") * F("seats_per_code"),
        )
    )


def _counted_until(now: datetime) -> Case:
    """The moment up to which a batch is counted. The databases have no function in common for 0:00 in Berlin."""
    today = day_in_berlin(now)
    # A chore may count up to one of these days after the others were read.
    days = {today, today - A_DAY, *BatchCount.objects.values_list("counted_to", flat=True).distinct()}
    return Case(
        *(When(count__counted_to=day, then=Value(start_of_day(day))) for day in sorted(days)),
        default=Value(start_of_day(LONG_AGO)),
        output_field=DateTimeField(),
    )


def _before(name: str) -> Coalesce:
    return Coalesce(F(f"count__{name}"), Value(0), output_field=IntegerField())


def _codes_with(**conditions: Any) -> Coalesce:
    codes = ActivationCode.objects.filter(batch=OuterRef("pk"), **conditions).order_by()
    return Coalesce(Subquery(codes.values("batch").annotate(number=Count("*")).values("number")), Value(0))


def activations(*, batches: Collection[int], first: date, last: date, step: Step) -> dict[date, int]:
    """From the first day to the last, for each day, week (by its Monday) or month (by its first day); zeros too."""
    per_day: Counter[date] = Counter()
    counted_to = _all_counted_to(batches)
    for part in in_parts(batches):
        days = ActivationDay.objects.filter(batch__in=part, day__gte=first, day__lte=min(last, counted_to - A_DAY))
        for day, number in days.values_list("day").annotate(number=Sum("activated")):
            per_day[day] += number
        for day in _days(max(first, counted_to), last):
            per_day[day] += _on_day(part, day)
    steps: Counter[date] = Counter()
    for day in _days(first, last):
        steps[start_of_step(day, step)] += per_day[day]
    return dict(steps)


def start_of_step(day: date, step: Step) -> date:
    if step is Step.WEEK:
        return day - timedelta(days=day.weekday())
    return day.replace(day=1) if step is Step.MONTH else day


def _days(first: date, last: date) -> Iterable[date]:
    return (first + timedelta(days=number) for number in range((last - first).days + 1))


def _on_day(batches: Collection[int], day: date) -> int:
    moments = {"activation_date__gte": start_of_day(day), "activation_date__lt": start_of_day(day + A_DAY)}
    return ActivationCode.objects.filter(batch__in=batches, **moments).count()


def _all_counted_to(batches: Collection[int]) -> date:
    """The day before which all of these batches are counted; for a new one, the day of its first activation."""
    days = [day_in_berlin(timezone.now())]
    for part in in_parts(batches):
        days += BatchCount.objects.filter(batch__in=part).values_list("counted_to", flat=True)
        uncounted = CodeBatch.objects.filter(pk__in=part, count=None).values_list("pk", flat=True)
        days += [day_in_berlin(start) for batch in uncounted if (start := _first_activation(batch))]
    return min(days)


def first_activation_day(batches: Collection[int]) -> date | None:
    codes = ActivationCode.objects.filter(batch=OuterRef("pk"), activation_date__gte=start_of_day(LONG_AGO))
    first = Subquery(codes.order_by("activation_date").values("activation_date")[:1])
    moments = [
        CodeBatch.objects.filter(pk__in=part).annotate(first=first).aggregate(least=Min("first"))["least"]
        for part in in_parts(batches)
    ]
    return min((day_in_berlin(moment) for moment in moments if moment), default=None)


def _first_activation(batch: int, since: datetime | None = None) -> datetime | None:
    codes = ActivationCode.objects.filter(batch=batch, activation_date__gte=since or start_of_day(LONG_AGO))
    first: datetime | None = codes.aggregate(first=Min("activation_date"))["first"]
    return first


def count_all_batches() -> int:
    """Batches of codes whose figures of past days were added up."""
    to = day_in_berlin(timezone.now() - WRITE_DELAY)
    counted = BatchCount.objects.filter(counted_to__gte=to).values("batch")
    keys = list(CodeBatch.objects.exclude(pk__in=counted).values_list("pk", flat=True))
    return sum(_count_batch(key, to) for key in keys)


@transaction.atomic
def count_again(batch: int) -> None:
    """Call this after changing dates in the past, in the same transaction."""
    _lock(batch)
    BatchCount.objects.filter(batch=batch).delete()
    ActivationDay.objects.filter(batch=batch).delete()


@transaction.atomic
def _count_batch(batch: int, to: date) -> int:
    if not _lock(batch):
        return 0
    count = BatchCount.objects.filter(batch=batch).first() or BatchCount(batch_id=batch, counted_to=LONG_AGO)
    if count.counted_to >= to:
        return 0
    since, until = start_of_day(count.counted_to), start_of_day(to)
    codes = ActivationCode.objects.filter(batch=batch)
    for day in _days_with_activations(batch, since, until):
        number = _on_day([batch], day)
        ActivationDay.objects.update_or_create(batch_id=batch, day=day, defaults={"activated": number})
        count.activated += number
    count.expired += codes.filter(expiration_date__gte=since, expiration_date__lt=until).count()
    count.revoked += codes.filter(revoked_at__gte=since, revoked_at__lt=until).count()
    count.counted_to = to
    count.save()
    return 1


def _lock(batch: int) -> bool:
    """Guards against two workers that do the chore at once, and against dates that change while it counts them."""
    return bool(CodeBatch.objects.select_for_update(no_key=True).filter(pk=batch).values_list("pk"))


def _days_with_activations(batch: int, since: datetime, until: datetime) -> Iterable[date]:
    """Each found from the end of the one before: years without an activation cost nothing."""
    while (first := _first_activation(batch, since)) and first < until:
        day = day_in_berlin(first)
        yield day
        since = start_of_day(day + A_DAY)
