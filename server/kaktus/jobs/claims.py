"""Which worker runs a job: one claims it, for as long as it shows that it is alive."""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Collection, Iterator
from datetime import timedelta
from itertools import count
from typing import Final

from django.db.models import F, Min, QuerySet
from django.utils import timezone

from kaktus.jobs.models import Job, State
from kaktus.jobs.running_job import RunningJob

# A worker renews its claim four times in this period; after one without a renewal, another takes the job over.
CLAIM: Final = timedelta(minutes=1)
MAX_TRIED_JOBS: Final = 20


def due_jobs(kinds: Collection[str]) -> QuerySet[Job]:
    """Jobs that wait and are due, and those whose worker has died."""
    return Job.objects.filter(kind__in=kinds, due_at__lte=timezone.now())


class Turns:
    """Takes jobs from the staff members in turn, and from each member's kinds of jobs in turn.

    So a member with one job waits for one job of each other member, never for a whole queue. Each worker remembers in
    memory whom it served, so that a claim needs no second table.
    """

    def __init__(self) -> None:
        self._number = count(1)
        self._last: dict[tuple[str, ...], int] = {}

    def queues(self, due: QuerySet[Job]) -> Iterator[QuerySet[Job]]:
        """The due jobs of each member and kind, starting with the one that was served longest ago."""
        groups = due.values_list("asked_by", "kind").annotate(first=Min("due_at")).order_by()
        for member, kind, _ in sorted(groups, key=lambda row: (self._turn(row[0]), self._turn(row[0], row[1]), row[2])):
            yield due.filter(asked_by=member, kind=kind)

    def note(self, job: Job) -> None:
        self._last[(job.asked_by,)] = self._last[(job.asked_by, job.kind)] = next(self._number)

    def _turn(self, *of: str) -> int:
        return self._last.get(of, 0)


def claim_next(kinds: Collection[str], *, turns: Turns | None = None) -> Job | None:
    """Claims the next job: by turns, or without them in the order in which jobs are due."""
    due = due_jobs(kinds)
    for queue in turns.queues(due) if turns else [due]:
        if job := _claim_first(queue):
            if turns:
                turns.note(job)
            return job
    return None


def _claim_first(due: QuerySet[Job]) -> Job | None:
    """Only one of several workers can change the row; for the others it is no longer due."""
    claim = f"{socket.gethostname()[:60]}:{os.getpid()}:{secrets.token_hex(8)}"
    # By this column alone: the index gives the order, so that a long queue needs no sorting.
    for key in due.order_by("due_at").values_list("pk", flat=True)[:MAX_TRIED_JOBS]:
        now = timezone.now()
        if due.filter(pk=key).update(
            state=State.RUNNING, due_at=now + CLAIM, started_at=now, attempts=F("attempts") + 1, claim=claim
        ):
            return Job.objects.filter(pk=key, claim=claim).first()
    return None


def renew(job: RunningJob) -> None:
    if not job.row().update(due_at=timezone.now() + CLAIM):
        job.lost = True
