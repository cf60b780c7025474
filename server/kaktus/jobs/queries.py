"""What is in the queue, for the operator."""

from __future__ import annotations

from django.db.models import Count, QuerySet

from kaktus.jobs.models import Job, State


def job_counts() -> dict[State, int]:
    counts = dict(Job.objects.values_list("state").annotate(number=Count("pk")))
    return {state: counts.get(state, 0) for state in State}


def jobs_in(state: State) -> QuerySet[Job]:
    """Open ones in the order of their turns, ended ones newest first."""
    order = "due_at" if state in (State.WAITING, State.RUNNING) else "-finished_at"
    return Job.objects.filter(state=state).order_by(order, "pk")
