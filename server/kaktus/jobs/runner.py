"""Runs jobs that are due, one by one."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from django.db import Error, close_old_connections

from kaktus.common.database.trouble import is_trouble
from kaktus.common.logs.request_log import log
from kaktus.jobs.claims import Turns, claim_next, renew
from kaktus.jobs.job_outcomes import give_back, note_cancelled, note_done, note_error
from kaktus.jobs.kinds import GiveUp, JobKind, Lane
from kaktus.jobs.models import Job
from kaktus.jobs.running_job import Interrupted, RunningJob, StopReason

WRITE_RETRY_PAUSE_S: Final = 0.5
# Shorter than what a worker gets before it is killed.
RETRY_WHILE_STOPPING_S: Final = 20.0


class Runner:
    def __init__(self, kinds: Mapping[str, JobKind], *, stopping: Callable[[], bool] = lambda: False) -> None:
        self._kinds = kinds
        # A queue of quick jobs can be long, and working out whose turn it is would read all of it.
        self._turns = None if all(kind.lane is Lane.QUICK for kind in kinds.values()) else Turns()
        self._stopping = stopping
        self._running: RunningJob | None = None

    def run_due_jobs(self) -> int:
        """Runs jobs until none is due; returns how many were done."""
        done = 0
        while not self._stopping():
            job = claim_next(self._kinds, turns=self._turns)
            if job is None:
                break
            done += self._do(job)
        return done

    def renew_claim(self) -> None:
        """Called now and then from another thread, because a job can take long."""
        if running := self._running:
            renew(running)

    def _do(self, job: Job) -> bool:
        kind = self._kinds[job.kind]
        running = self._running = RunningJob(job, stopping=self._stopping)
        try:
            write = self._outcome(running, kind, cancelled=job.cancel_asked)
            try:
                return self._write_with_retries(write)
            except Exception as error:
                # The database cannot be reached and this process must stop: another worker takes the job over.
                if is_trouble(error):
                    raise
                return self._write_with_retries(partial(note_error, running, kind, error))
        finally:
            self._running = None

    def _outcome(self, running: RunningJob, kind: JobKind, *, cancelled: bool) -> Callable[[], bool]:
        """Try the job, and return the function that notes how that ended."""
        try:
            if cancelled:
                raise Interrupted(StopReason.CANCELLED)
            if running.attempts > kind.max_attempts:
                raise GiveUp("Its worker died at every try.")
            return partial(note_done, running, kind.run(running))
        except Interrupted as interruption:
            if interruption.reason is StopReason.CANCELLED:
                return partial(note_cancelled, running, kind)
            # If another worker has the job by now, this changes nothing.
            return partial(give_back, running)
        except Exception as error:
            return partial(note_error, running, kind, error)

    def _write_with_retries(self, write: Callable[[], bool]) -> bool:
        """Repeats a failed write of the outcome: otherwise a job that is done would be run again."""
        give_up_at = math.inf
        while True:
            try:
                return write()
            except Error as error:
                if self._stopping():
                    give_up_at = min(give_up_at, time.monotonic() + RETRY_WHILE_STOPPING_S)
                if not is_trouble(error) or time.monotonic() >= give_up_at:
                    raise
                log("job_not_noted", level=logging.ERROR, error=type(error.__cause__ or error).__name__)
                close_old_connections()
                time.sleep(WRITE_RETRY_PAUSE_S)
