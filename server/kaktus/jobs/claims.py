"""Which worker runs a job: one claims it, for as long as it shows that it is alive."""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Collection
from datetime import timedelta
from typing import Final

from django.db.models import F, QuerySet
from django.utils import timezone

from kaktus.jobs.models import Job, State
from kaktus.jobs.running_job import RunningJob

# A worker renews its claim four times in this time. When it dies, another one takes the job over after it.
CLAIM: Final = timedelta(minutes=1)
AT_A_LOOK: Final = 20


def due_jobs(kinds: Collection[str]) -> QuerySet[Job]:
    """Jobs that wait and are due, and those whose worker has died."""
    return Job.objects.filter(kind__in=kinds, due_at__lte=timezone.now())


def claim_next(kinds: Collection[str]) -> Job | None:
    """Only one of several workers can change the row; for the others it is no longer due."""
    due = due_jobs(kinds)
    claim = f"{socket.gethostname()[:60]}:{os.getpid()}:{secrets.token_hex(8)}"
    # Only by this: the index gives the order, and a long queue needs no sorting.
    for key in due.order_by("due_at").values_list("pk", flat=True)[:AT_A_LOOK]:
        now = timezone.now()
        if due.filter(pk=key).update(
            state=State.RUNNING, due_at=now + CLAIM, started_at=now, attempts=F("attempts") + 1, claim=claim
        ):
            return Job.objects.filter(pk=key, claim=claim).first()
    return None


def renew(hand: RunningJob) -> None:
    if not hand.row().update(due_at=timezone.now() + CLAIM):
        hand.lost = True
