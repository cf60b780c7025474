"""Does what a worker would do now."""

from __future__ import annotations

from django.utils import timezone

from kaktus.jobs.kinds import known_kinds
from kaktus.jobs.models import Job, State
from kaktus.jobs.runner import Runner


def do_due_jobs() -> int:
    """Returns how many were done."""
    return Runner(known_kinds()).run_due_jobs()


def make_due() -> None:
    Job.objects.filter(state__in=(State.WAITING, State.RUNNING)).update(due_at=timezone.now())
