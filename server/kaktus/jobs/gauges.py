"""The gauges that the job worker sets from the database, now and then."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from typing import Final, cast

from django.conf import settings
from django.db import Error
from django.db.models import Count, Min, QuerySet
from django.utils import timezone
from django.utils.module_loading import import_string

from kaktus.common.logs.request_log import log
from kaktus.common.metrics.catalogue import JOB_LATE_SECONDS, JOBS, LOOKED_AT
from kaktus.jobs.kinds import known_kinds
from kaktus.jobs.models import OPEN, Job, State

POLL_INTERVAL_S: Final = 15.0


class Gauges:
    """Sets the gauges now and then, from a loop that runs more often."""

    def __init__(self) -> None:
        self._next_at = 0.0

    def set_if_due(self) -> None:
        if not settings.ENVIRONMENT.metrics or time.monotonic() < self._next_at:
            return
        self._next_at = time.monotonic() + POLL_INTERVAL_S
        try:
            set_gauges()
        except Error as error:
            log("gauges_unreadable", level=logging.ERROR, error=type(error).__name__)


def set_gauges() -> None:
    for name in settings.GAUGES:
        cast("Callable[[], None]", import_string(name))()
    LOOKED_AT.set(time.time())


def gauge_jobs() -> None:
    now = timezone.now()
    # The jobs that have ended by far outnumber the others: those that are open are found by their index.
    open_jobs = Job.objects.filter(due_at__isnull=False, state__in=OPEN)
    counts = dict(_by_kind_and_state(open_jobs)) | dict(_by_kind_and_state(Job.objects.filter(state=State.FAILED)))
    first_due = open_jobs.filter(due_at__lte=now).values_list("kind").annotate(first=Min("due_at")).order_by()
    late = {kind: (now - due_at).total_seconds() for kind, due_at in first_due}
    for kind in known_kinds():
        JOB_LATE_SECONDS.labels(kind).set(late.get(kind, 0.0))
        for state in (State.WAITING, State.RUNNING, State.FAILED):
            JOBS.labels(kind, state.value).set(counts.get((kind, state.value), 0))


def _by_kind_and_state(jobs: QuerySet[Job]) -> Iterator[tuple[tuple[str, str], int]]:
    for kind, state, number in jobs.values_list("kind", "state").annotate(number=Count("pk")).order_by():
        yield (kind, state), number
