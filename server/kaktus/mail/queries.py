"""What became of a mail, for the person who waits for it and for the operator."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Literal, cast
from uuid import UUID

from django.db.models import Count, Min, QuerySet
from django.utils import timezone

from kaktus.common.metrics.catalogue import MAIL_OLDEST_SECONDS, MAILS
from kaktus.mail.models import Kind, Mail, Problem

Trouble = Literal["none", "delayed", "refused", "given_up", "held_back"]
# By then another mail may be sent, so the limit is no longer worth mentioning.
HELD_BACK_FOR = timedelta(hours=1)


def trouble_with(*, kind: Kind, person: UUID) -> Trouble:
    """The trouble with the newest mail of this kind that has not gone out; none if all have."""
    mail = Mail.objects.filter(person=person, kind=kind).select_related("job").order_by("pk").last()
    if mail is None:
        return "none"
    if not mail.problem:
        return "delayed" if mail.job and mail.job.error else "none"
    if mail.problem == Problem.HELD_BACK and mail.created_at < timezone.now() - HELD_BACK_FOR:
        return "none"
    return cast("Trouble", mail.problem)


def has_mail(*, kind: Kind, person: UUID) -> bool:
    """Whether one waits or failed; mails that were sent are deleted."""
    return Mail.objects.filter(person=person, kind=kind).exists()


def waiting_mails() -> QuerySet[Mail]:
    return Mail.objects.filter(problem="").select_related("job").order_by("job__due_at", "pk")


def failed_mails() -> QuerySet[Mail]:
    return Mail.objects.exclude(problem="").order_by("failed_at", "pk")


@dataclass(frozen=True)
class MailTrouble:
    """Trouble that concerns all mails, not one person's."""

    waiting: int
    delayed: int
    """Those that wait because an attempt to deliver them has failed."""
    failed: int


def mail_trouble() -> MailTrouble:
    """Mails that were sent are not in the table, so there is little to count."""
    waiting = Mail.objects.filter(problem="")
    return MailTrouble(
        waiting=waiting.count(), delayed=waiting.exclude(job__error="").count(), failed=undeliverable_mails().count()
    )


def undeliverable_mails() -> QuerySet[Mail]:
    """Mails to people, newest first, except those that a limit held back."""
    to_people = failed_mails().filter(person__isnull=False)
    return to_people.exclude(problem=Problem.HELD_BACK).order_by("-failed_at", "-pk")


def gauge_mails() -> None:
    counts = dict(Mail.objects.values_list("problem").annotate(number=Count("pk")).order_by())
    for state in ("waiting", *Problem.values):
        MAILS.labels(state).set(counts.get("" if state == "waiting" else state, 0))
    oldest = Mail.objects.filter(problem="").aggregate(oldest=Min("created_at"))["oldest"]
    MAIL_OLDEST_SECONDS.set(max(0.0, (timezone.now() - oldest).total_seconds()) if oldest else 0.0)
