"""A job: something that a worker does later, how far it is, and what became of it."""

from __future__ import annotations

from django.db import models
from django.db.models import Q
from django.utils import timezone


class State(models.TextChoices):
    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


OPEN = (State.WAITING, State.RUNNING)


class Job(models.Model):
    """Contains nothing personal: what a job is about is in the tables of the slice that asked for it."""

    kind = models.CharField(max_length=40)
    args = models.JSONField(default=dict)
    asked_by = models.CharField(max_length=40, blank=True, default="", db_default="")
    """The number of the member of the staff whose turn it uses; empty for what nobody asked for at the desk."""
    state = models.CharField(max_length=10, choices=State.choices, default=State.WAITING)
    created_at = models.DateTimeField(default=timezone.now)
    due_at = models.DateTimeField(null=True)
    """When a worker may take it. While it runs: when its claim ends, unless the worker renews it."""
    started_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(null=True)
    attempts = models.PositiveIntegerField(default=0)
    claim = models.CharField(max_length=120, blank=True)
    """Who runs it: the machine, the process, and a random part that is new with every claim."""
    error = models.CharField(max_length=200, blank=True)
    """Why it failed last: type and place of the error, never its text, which can quote what a person typed."""
    steps_done = models.PositiveBigIntegerField(default=0)
    steps_total = models.PositiveBigIntegerField(null=True)
    cancel_asked = models.BooleanField(default=False)

    class Meta:
        indexes = [models.Index(fields=["kind", "due_at"], condition=Q(due_at__isnull=False), name="jobs_due")]
        constraints = [
            models.CheckConstraint(
                condition=Q(state__in=OPEN, due_at__isnull=False, finished_at__isnull=True)
                | (~Q(state__in=OPEN) & Q(due_at__isnull=True, finished_at__isnull=False)),
                name="job_is_due_or_has_ended",
            ),
            models.CheckConstraint(
                condition=(Q(state=State.RUNNING) & ~Q(claim="")) | (~Q(state=State.RUNNING) & Q(claim="")),
                name="job_runs_while_claimed",
            ),
        ]

    def __str__(self) -> str:
        return f"job {self.pk} ({self.kind}, {self.state})"
