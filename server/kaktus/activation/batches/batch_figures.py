"""How many codes of a batch or a book were made, activated, expired, revoked, and when.

Whatever happened before a day is counted once, by a daily chore. Only what came since is counted at a visit, from
indexes that leave out the codes in the warehouse: no page becomes slower with the number of codes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Final

from django.db import transaction
from django.db.models import Min, Sum
from django.utils import timezone

from kaktus.activation.models import ActivationCode, ActivationDay, BatchCount, CodeBatch
from kaktus.activation.months import day_in_berlin, start_of_day
from kaktus.common.database.bulk import in_parts
from kaktus.common.database.statements import read

# An activation is written a moment after its time is taken.
SURELY_NOTED: Final = timedelta(hours=1)
LONG_AGO: Final = date(1970, 1, 1)
SINCE: Final = """
    SELECT
        (SELECT count(*) FROM activation_activationcode WHERE batch_id = %s AND activation_date >= %s),
        (SELECT count(*) FROM activation_activationcode
            WHERE batch_id = %s AND expiration_date >= %s AND expiration_date < %s),
        (SELECT count(*) FROM activation_activationcode WHERE batch_id = %s AND revoked_at >= %s)
"""


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

    def __add__(self, other: Figures) -> Figures:
        return Figures(
            self.made + other.made,
            self.activated + other.activated,
            self.expired + other.expired,
            self.revoked + other.revoked,
        )


def figures_of(batches: Iterable[CodeBatch]) -> dict[int, Figures]:
    batches = list(batches)
    counts = {
        count.batch_id: count
        for part in in_parts(batch.pk for batch in batches)
        for count in BatchCount.objects.filter(batch__in=part)
    }
    now = timezone.now()
    return {batch.pk: _figures(batch, counts.get(batch.pk), now) for batch in batches}


def figures_of_book(group: str) -> Figures:
    return sum(figures_of(CodeBatch.objects.filter(group=group)).values(), Figures())


def _figures(batch: CodeBatch, count: BatchCount | None, now: datetime) -> Figures:
    before = count or BatchCount(counted_to=LONG_AGO)
    since = start_of_day(before.counted_to)
    ((activated, expired, revoked),) = read(SINCE, [batch.pk, since, batch.pk, since, now, batch.pk, since])
    return Figures(batch.made, before.activated + activated, before.expired + expired, before.revoked + revoked)


def activations(*, batches: Collection[int], first: date, last: date, step: Step) -> dict[date, int]:
    """From the first day to the last, for each day, week (by its Monday) or month (by its first day); zeros too."""
    found: Counter[date] = Counter()
    counted_to = _all_counted_to(batches)
    for part in in_parts(batches):
        days = ActivationDay.objects.filter(batch__in=part, day__gte=first, day__lte=min(last, counted_to - A_DAY))
        for day, number in days.values_list("day").annotate(number=Sum("activated")):
            found[day] += number
        for day in _days(max(first, counted_to), last):
            found[day] += _on_day(part, day)
    steps: Counter[date] = Counter()
    for day in _days(first, last):
        steps[start_of_step(day, step)] += found[day]
    return dict(steps)


def start_of_step(day: date, step: Step) -> date:
    if step is Step.WEEK:
        return day - timedelta(days=day.weekday())
    return day.replace(day=1) if step is Step.MONTH else day


A_DAY: Final = timedelta(days=1)


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


def _first_activation(batch: int, since: datetime | None = None) -> datetime | None:
    codes = ActivationCode.objects.filter(batch=batch, activation_date__gte=since or start_of_day(LONG_AGO))
    first: datetime | None = codes.aggregate(first=Min("activation_date"))["first"]
    return first


def count_all_batches() -> int:
    """Batches of codes whose figures of past days were added up."""
    to = day_in_berlin(timezone.now() - SURELY_NOTED)
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
