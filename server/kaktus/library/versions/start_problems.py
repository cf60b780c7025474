"""Counts the lessons that did not start, by version, reason and browser engine, for the desk."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from typing import Final

from django.db import transaction
from django.db.models import F, QuerySet
from django.utils import timezone

from kaktus.common import retention
from kaktus.common.metrics.catalogue import LESSONS_NOT_STARTED
from kaktus.library.models import BrowserEngine, LessonVersion, StartProblem, StartReason

# How long the desk's start page shows a problem.
RECENT_PERIOD: Final = timedelta(days=14)
MAX_LISTED: Final = 20


def count_start_problem(*, book: str, lesson: str, digest: str, reason: StartReason, engine: BrowserEngine) -> None:
    today = timezone.localdate()
    with transaction.atomic():
        row, _ = StartProblem.objects.get_or_create(
            book=book, lesson=lesson, digest=digest, reason=reason, engine=engine, defaults={"last_on": today}
        )
        StartProblem.objects.filter(pk=row.pk).update(count=F("count") + 1, last_on=today)
    LESSONS_NOT_STARTED.labels(reason.value, engine.value).inc()


def start_problems_of(versions: Iterable[LessonVersion]) -> QuerySet[StartProblem]:
    """The problems of one lesson's versions, the most frequent first."""
    listed = list(versions)
    if not listed:
        return StartProblem.objects.none()
    book, lesson = listed[0].book, listed[0].lesson
    rows = StartProblem.objects.filter(book=book, lesson=lesson, digest__in=[one.digest for one in listed])
    return rows.order_by("-count", "reason", "engine")[:MAX_LISTED]


def recent_start_problems() -> set[tuple[str, str, str]]:
    """The versions that did not start recently, as (book, lesson, digest)."""
    recent = StartProblem.objects.filter(last_on__gte=timezone.localdate() - RECENT_PERIOD)
    return set(recent.values_list("book", "lesson", "digest"))


def remove_old_start_problems() -> int:
    """Counts of lessons that have started ever since."""
    old = StartProblem.objects.filter(last_on__lt=timezone.localdate() - retention.START_PROBLEM)
    return old.delete()[0]
