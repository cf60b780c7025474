"""The job that checks an uploaded package. Its imports wait until a package arrives, so a job worker stays small."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from django.utils import timezone

from kaktus.jobs.kinds import JobKind, Lane
from kaktus.jobs.running_job import RunningJob
from kaktus.library.models import Upload

AGAIN = (timedelta(seconds=5), timedelta(minutes=1), timedelta(minutes=5))
MAX_OPEN_CHECKS = 10
BROKEN = "The check broke off on our side. Please send the file again; if it stays, tell the operator."


def _check(job: RunningJob) -> Callable[[], None] | None:
    # Everything that reads packages: a worker needs it only when one comes.
    from kaktus.library.packages.uploaded_packages import check_upload

    return check_upload(job)


def _ended_badly(job_id: int, _error: Exception | None) -> None:
    Upload.objects.filter(job=job_id).update(problems=[BROKEN], ended_at=timezone.now())


CHECK_PACKAGE: Final = JobKind(
    name="check-package",
    lane=Lane.APART,
    run=_check,
    pauses=AGAIN,
    ended_badly=_ended_badly,
    most_open=MAX_OPEN_CHECKS,
    no_second_start="Upload the package again.",
)
