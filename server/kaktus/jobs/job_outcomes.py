"""Notes how a try ended: in one transaction, and only if the worker still has the job.

Each function says whether the job is done.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from pathlib import Path

from django.db import transaction
from django.utils import timezone

from kaktus.common.logs.request_log import log
from kaktus.common.metrics.catalogue import JOB_ENDS
from kaktus.jobs.kinds import GiveUp, JobKind
from kaktus.jobs.models import State
from kaktus.jobs.running_job import RunningJob

LONGEST_ERROR = 200


def note_done(job: RunningJob, at_the_end: Callable[[], None] | None) -> bool:
    with transaction.atomic():
        ours = _end(job, State.DONE, error="")
        if ours and at_the_end:
            at_the_end()
    JOB_ENDS.labels(job.kind, "done" if ours else "lost").inc()
    log("job_done" if ours else "job_lost", job=job.id, kind=job.kind, attempts=job.attempts)
    return bool(ours)


def note_error(job: RunningJob, kind: JobKind, error: Exception) -> bool:
    """Put off, or failed for good."""
    now = timezone.now()
    fields = {"job": job.id, "kind": job.kind, "attempts": job.attempts, "error": error_kind(error)}
    pause = None if isinstance(error, GiveUp) else kind.pause_after(job.attempts)
    too_old = pause is not None and kind.deadline is not None and now + pause > job.created_at + kind.deadline
    if pause is None or too_old:
        with transaction.atomic():
            ours = _end(job, State.FAILED, error=error_text(error))
            if ours:
                kind.ended_badly(job.id, error)
        JOB_ENDS.labels(job.kind, "failed" if ours else "lost").inc()
        log("job_failed" if ours else "job_lost", level=logging.ERROR if ours else logging.WARNING, **fields)
        return False
    ours = job.row().update(state=State.WAITING, due_at=now + pause, claim="", error=error_text(error))
    event = "job_put_off" if ours else "job_lost"
    JOB_ENDS.labels(job.kind, "put_off" if ours else "lost").inc()
    log(event, level=logging.WARNING, wait_s=int(pause.total_seconds()), **fields)
    return False


def note_cancelled(job: RunningJob, kind: JobKind) -> bool:
    with transaction.atomic():
        ours = _end(job, State.CANCELLED)
        if ours:
            kind.ended_badly(job.id, None)
    JOB_ENDS.labels(job.kind, "cancelled" if ours else "lost").inc()
    log("job_cancelled" if ours else "job_lost", job=job.id, kind=job.kind)
    return False


def give_back(job: RunningJob) -> bool:
    """The worker stops, which is not the job's fault: the try does not count."""
    ours = job.row().update(state=State.WAITING, due_at=timezone.now(), claim="", attempts=job.attempts - 1)
    log("job_given_back" if ours else "job_lost", job=job.id, kind=job.kind)
    return False


def error_kind(error: Exception) -> str:
    return type(error.__cause__ or error).__name__


def error_text(error: Exception) -> str:
    if isinstance(error, GiveUp):
        return str(error)[:LONGEST_ERROR]
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{error_kind(error)}{place}"[:LONGEST_ERROR]


def _end(job: RunningJob, state: State, **fields: str) -> int:
    return job.row().update(state=state, due_at=None, finished_at=timezone.now(), claim="", **fields)
