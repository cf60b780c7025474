"""What a kind of job is: its function, how often it is tried, and what happens when it fails for good."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum
from typing import cast

from django.conf import settings
from django.utils.module_loading import import_string

from kaktus.jobs.running_job import RunningJob


class Lane(Enum):
    """A worker does the jobs of a lane one by one, but all lanes at the same time: no mail waits for a long job."""

    QUICK = "quick"
    """In the order in which they are due; in the others, kinds and members of the staff take turns."""
    LONG = "long"
    APART = "apart"
    """Jobs whose work is done by a process of their own: they wait for each other only."""


class GiveUp(Exception):
    """Raised by a job that would only fail again. Its text is shown to the operator, so it must not be personal."""


def _nothing(_job: int, _error: Exception | None) -> None:
    pass


@dataclass(frozen=True, kw_only=True)
class JobKind:
    name: str
    lane: Lane
    run: Callable[[RunningJob], Callable[[], None] | None]
    """Does the job; after a kill it runs again. What it returns is called in the transaction that notes the end."""
    pauses: tuple[timedelta, ...]
    """Between one try and the next. When they are used up, the job has failed."""
    deadline: timedelta | None = None
    """The age from which it is not tried again."""
    ended_badly: Callable[[int, Exception | None], None] = _nothing
    """Called in the transaction that notes a failure for good (with the error) or a cancellation (with None)."""
    most_open: int | None = None
    """How many of them one member of the staff may have open."""
    no_second_start: str = ""
    """Why a job that failed or was cancelled cannot be started again; empty if it can."""

    @property
    def max_attempts(self) -> int:
        return len(self.pauses) + 1

    def pause_after(self, attempts: int) -> timedelta | None:
        return self.pauses[attempts - 1] if attempts <= len(self.pauses) else None


def known_kinds() -> dict[str, JobKind]:
    kinds = [cast("JobKind", import_string(name)) for name in settings.JOB_KINDS]
    return {kind.name: kind for kind in kinds}


def kinds_of(lane: Lane) -> dict[str, JobKind]:
    return {name: kind for name, kind in known_kinds().items() if kind.lane is lane}
