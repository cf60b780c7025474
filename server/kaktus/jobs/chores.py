"""Removes jobs that ended long ago."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.db.models import Q
from django.utils import timezone

from kaktus.jobs.models import Job, State

DONE_KEPT: Final = timedelta(days=7)
OTHERS_KEPT: Final = timedelta(days=30)


def remove_old_jobs() -> int:
    """Jobs that were done 7 days ago, or failed or were cancelled 30 days ago."""
    now = timezone.now()
    done = Q(state=State.DONE, finished_at__lt=now - DONE_KEPT)
    others = Q(state__in=(State.FAILED, State.CANCELLED), finished_at__lt=now - OTHERS_KEPT)
    return Job.objects.filter(done | others).delete()[1].get(Job._meta.label, 0)
