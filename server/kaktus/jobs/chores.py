"""Removes jobs that ended long ago."""

from __future__ import annotations

from django.db.models import Q
from django.utils import timezone

from kaktus.common import retention
from kaktus.jobs.models import Job, State


def remove_old_jobs() -> int:
    """Jobs that ended long ago."""
    now = timezone.now()
    done = Q(state=State.DONE, finished_at__lt=now - retention.DONE_JOB)
    others = Q(state__in=(State.FAILED, State.CANCELLED), finished_at__lt=now - retention.FAILED_JOB)
    return Job.objects.filter(done | others).delete()[1].get(Job._meta.label, 0)
