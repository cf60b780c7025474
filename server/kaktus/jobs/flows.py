"""Puts jobs into the queue, and does what an operator asks: cancel one, or try it again."""

from __future__ import annotations

from collections.abc import Collection

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from kaktus.jobs.kinds import JobKind, known_kinds
from kaktus.jobs.models import Job, State


class JobProblem(Exception):
    """The job does not allow what was asked; the text says why."""


class TooManyOpen(JobProblem):
    """A member of the staff has asked for as many jobs of this kind as one may have open."""


def enqueue(kind: JobKind, *, asked_by: str = "", **args: str | int | bool | None) -> Job:
    """In the caller's transaction: if that fails, there is no job. `args` are shown, so they must not be personal.

    `asked_by` is the number of a member of the staff. Raises TooManyOpen if that member has too many already;
    requests at the same moment can get one each.
    """
    if kind.most_open is not None:
        mine = Job.objects.filter(due_at__isnull=False, kind=kind.name, asked_by=asked_by)
        if mine.count() >= kind.most_open:
            raise TooManyOpen(
                f"{kind.most_open} jobs of this kind ('{kind.name}') wait or run already, as many as one person may"
                " have. Please wait until one of them has ended, or cancel one."
            )
    return Job.objects.create(kind=kind.name, asked_by=asked_by, args=args, due_at=timezone.now())


def cancel_job(job_id: int) -> State:
    """A waiting job is cancelled at once, a running one by its worker at the next step."""
    with transaction.atomic():
        if _end_waiting(Job.objects.filter(pk=job_id)):
            if kind := _kind_of(job_id):
                kind.ended_badly(job_id, None)
            return State.CANCELLED
    if Job.objects.filter(pk=job_id, state=State.RUNNING).update(cancel_asked=True):
        return State.RUNNING
    raise JobProblem(f"Job {job_id} cannot be cancelled: it is {_existing(job_id).state} already.")


def cancel_jobs(job_ids: Collection[int]) -> None:
    """For jobs whose subject is gone; a running one notices by itself."""
    _end_waiting(Job.objects.filter(pk__in=job_ids))


def retry_job(job_id: int) -> None:
    """Make it due now, whether it waits for another try or has ended."""
    now = timezone.now()
    if Job.objects.filter(pk=job_id, state=State.WAITING).update(due_at=now):
        return
    job = _existing(job_id)
    if job.state not in (State.FAILED, State.CANCELLED):
        raise JobProblem(f"Job {job_id} cannot be started again: it is {job.state}.")
    if (kind := _kind_of(job_id)) and kind.no_second_start:
        raise JobProblem(f"Job {job_id} cannot be started again. {kind.no_second_start}")
    Job.objects.filter(pk=job_id, state=job.state).update(
        state=State.WAITING,
        due_at=now,
        finished_at=None,
        attempts=0,
        cancel_asked=False,
        steps_done=0,
        steps_total=None,
    )


def retry_waiting(kind: str) -> int:
    """Make all jobs of a kind that wait for another try due now, because what made them fail is repaired."""
    if kind not in known_kinds():
        raise JobProblem(f"There are no jobs of the kind '{kind}', only: {', '.join(sorted(known_kinds()))}.")
    return Job.objects.filter(kind=kind, state=State.WAITING, attempts__gt=0).update(due_at=timezone.now())


def _end_waiting(jobs: QuerySet[Job]) -> int:
    return jobs.filter(state=State.WAITING).update(
        state=State.CANCELLED, due_at=None, finished_at=timezone.now(), cancel_asked=True
    )


def _existing(job_id: int) -> Job:
    job = Job.objects.filter(pk=job_id).first()
    if job is None:
        raise JobProblem(f"There is no job {job_id}. To see all, run: ./kaktus jobs list")
    return job


def _kind_of(job_id: int) -> JobKind | None:
    """None for a kind that this version no longer has."""
    return known_kinds().get(_existing(job_id).kind)
