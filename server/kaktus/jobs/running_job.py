"""A job that a worker is running: what its function gets, and how it reports progress."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final

from django.db import Error
from django.db.models import QuerySet

from kaktus.common.database.trouble import is_trouble
from kaktus.jobs.models import Job, State

NOTE_EVERY_S: Final = 1.0


class StopReason(Enum):
    STOPPING = auto()
    CANCELLED = auto()
    LOST = auto()
    """The worker was silent for so long that another one has taken the job over."""


class Interrupted(Exception):
    """The job has to end here, and must be able to start again."""

    def __init__(self, reason: StopReason) -> None:
        self.reason = reason
        super().__init__(reason.name)


class RunningJob:
    def __init__(self, job: Job, *, stopping: Callable[[], bool]) -> None:
        self.id = job.pk
        self.kind = job.kind
        self.args: dict[str, Any] = job.args
        self.attempts = job.attempts
        self.created_at = job.created_at
        self.claim = job.claim
        self.lost = False
        self._stopping = stopping
        self._note_at = 0.0

    def row(self) -> QuerySet[Job]:
        """The job's row while it is ours: a worker that has lost the job changes nothing."""
        return Job.objects.filter(pk=self.id, claim=self.claim, state=State.RUNNING)

    def progress(self, done: int, total: int | None = None) -> None:
        """Call it between steps, outside of transactions. Raises Interrupted. Writes at most once a second."""
        if self._stopping():
            raise Interrupted(StopReason.STOPPING)
        if self.lost:
            raise Interrupted(StopReason.LOST)
        if time.monotonic() < self._note_at and done != total:
            return
        self._note_at = time.monotonic() + NOTE_EVERY_S
        try:
            self._note(done, total)
        except Error as error:
            # Progress can just as well be noted a second later.
            if not is_trouble(error):
                raise

    def _note(self, done: int, total: int | None) -> None:
        if not self.row().update(steps_done=done, steps_total=total):
            raise Interrupted(StopReason.LOST)
        if self.row().filter(cancel_asked=True).exists():
            raise Interrupted(StopReason.CANCELLED)
