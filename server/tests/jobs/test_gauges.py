"""The gauges of mails, jobs and chores that the job worker sets, on both databases."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone
from prometheus_client import REGISTRY

from kaktus.common.models import Chore
from kaktus.jobs.flows import enqueue
from kaktus.jobs.gauges import set_gauges
from kaktus.jobs.models import Job
from kaktus.mail.models import Kind, Mail
from kaktus.mail.sending import SEND_MAIL

pytestmark = pytest.mark.django_db


def value(name: str, **labels: str) -> float:
    number = REGISTRY.get_sample_value(name, labels)
    assert number is not None, name
    return number


def test_counts_and_ages() -> None:
    now = timezone.now()
    an_hour_ago = now - timedelta(hours=1)
    job = enqueue(SEND_MAIL)
    Job.objects.filter(pk=job.pk).update(due_at=now - timedelta(minutes=10))
    Mail.objects.create(job=job, kind=Kind.REMINDER, to="anna@example.org", created_at=an_hour_ago)
    Mail.objects.create(kind=Kind.REMINDER, to="ben@example.org", problem="refused", failed_at=now)
    Job.objects.create(kind="make codes", state="failed", finished_at=now)
    Chore.objects.create(name="kaktus.limits.clear_expired", due_at=an_hour_ago)
    set_gauges()
    assert value("kaktus_mails", state="waiting") == value("kaktus_mails", state="refused") == 1
    assert value("kaktus_mails", state="given_up") == 0
    assert value("kaktus_jobs", kind="mail", state="waiting") == 1
    assert value("kaktus_jobs", kind="make codes", state="failed") == 1
    assert 3600 <= value("kaktus_mail_oldest_seconds") < 3660
    assert 600 <= value("kaktus_job_late_seconds", kind="mail") < 660
    assert 3600 <= value("kaktus_chore_late_seconds") < 3660
    Mail.objects.all().delete()
    Job.objects.all().delete()
    set_gauges()
    assert value("kaktus_mails", state="waiting") == value("kaktus_mail_oldest_seconds") == 0
    assert value("kaktus_job_late_seconds", kind="mail") == 0
    assert value("kaktus_jobs", kind="mail", state="waiting") == 0
    assert value("kaktus_jobs", kind="make codes", state="failed") == 0
