"""Tries of a job: with growing pauses, each ended only by its own worker, and reported without the error's text."""

from __future__ import annotations

import json
import logging
from datetime import timedelta
from typing import Any

import pytest
from django.core.serializers import serialize
from django.db import IntegrityError, transaction
from django.utils import timezone
from prometheus_client import REGISTRY
from tests.due_jobs import do_due_jobs, make_due
from tests.jobs.tasks import HOPELESS, LINE, PAUSES, STUMBLE

from kaktus.common.logs.request_log import FIELDS
from kaktus.jobs.chores import remove_old_jobs
from kaktus.jobs.claims import claim_next, renew
from kaktus.jobs.flows import enqueue
from kaktus.jobs.job_outcomes import give_back, note_cancelled, note_done, note_error
from kaktus.jobs.kinds import GiveUp
from kaktus.jobs.models import Job, State
from kaktus.jobs.running_job import Interrupted, RunningJob, StopReason

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("own_kinds")]


def taken() -> RunningJob:
    job = claim_next(["line"])
    assert job
    return RunningJob(job, stopping=lambda: False)


def test_a_job_that_raises_waits_longer_and_longer_and_then_has_failed(caplog: pytest.LogCaptureFixture) -> None:
    enqueue(STUMBLE)
    caplog.set_level(logging.INFO)
    for number, pause in enumerate(PAUSES, start=1):
        before = timezone.now()
        assert do_due_jobs() == 0
        job = Job.objects.get()
        assert job.due_at
        assert (job.state, job.attempts) == (State.WAITING, number)
        assert pause <= job.due_at - before < pause + timedelta(seconds=5)
        assert do_due_jobs() == 0
        make_due()
    do_due_jobs()
    job = Job.objects.get()
    assert (job.state, job.attempts, job.due_at) == (State.FAILED, 4, None)
    assert job.error.startswith("ValueError at tasks.py:")
    logged = json.dumps([vars(record).get(FIELDS) for record in caplog.records])
    assert "job_failed" in caplog.text
    assert "anna" not in logged + caplog.text + serialize("json", [job])


def test_one_without_hope_fails_at_once_and_says_why() -> None:
    enqueue(HOPELESS)
    do_due_jobs()
    job = Job.objects.get()
    assert (job.state, job.attempts, job.error) == (State.FAILED, 1, "The file has no column 'code'.")


def test_a_job_that_kills_its_worker_at_every_try_has_failed() -> None:
    enqueue(LINE)
    for _ in range(4):
        taken()
        make_due()
    assert do_due_jobs() == 0
    assert Job.objects.get().state == State.FAILED
    assert Job.objects.get().error == "Its worker died at every try."


def test_no_job_without_the_change_that_asked_for_it() -> None:
    with transaction.atomic():
        enqueue(LINE)
        transaction.set_rollback(True)
    assert do_due_jobs() == 0
    assert not Job.objects.exists()


def test_a_worker_that_was_silent_for_too_long_loses_the_job_and_changes_nothing() -> None:
    enqueue(LINE)
    slow = taken()
    make_due()
    quick = taken()
    written: list[str] = []
    renew(slow)
    assert slow.lost
    with pytest.raises(Interrupted) as interruption:
        slow.progress(1)
    assert interruption.value.reason is StopReason.LOST
    assert not note_done(slow, lambda: written.append("slow"))
    give_back(slow)
    assert Job.objects.get().claim == quick.claim
    assert note_done(quick, lambda: written.append("quick"))
    assert written == ["quick"]


@pytest.mark.parametrize("outcome", ["failed", "cancelled"])
def test_an_end_that_another_worker_may_write_is_counted_as_lost(
    outcome: str, caplog: pytest.LogCaptureFixture
) -> None:
    enqueue(LINE)
    slow = taken()
    make_due()
    taken()
    caplog.set_level(logging.INFO)
    before = ends_of("line", outcome), ends_of("line", "lost")
    if outcome == "failed":
        note_error(slow, LINE, GiveUp("no hope"))
    else:
        note_cancelled(slow, LINE)
    assert (ends_of("line", outcome), ends_of("line", "lost")) == (before[0], before[1] + 1)
    assert [record.getMessage() for record in caplog.records] == ["job_lost"]
    assert Job.objects.get().state == State.RUNNING


def ends_of(kind: str, outcome: str) -> float:
    return REGISTRY.get_sample_value("kaktus_job_ends_total", {"kind": kind, "outcome": outcome}) or 0


def test_what_belongs_to_the_end_is_written_with_it_or_not_at_all() -> None:
    enqueue(LINE)
    job = taken()

    def break_a_constraint() -> None:
        Job.objects.create(kind="line")

    with pytest.raises(IntegrityError):
        note_done(job, break_a_constraint)
    assert Job.objects.get().state == State.RUNNING


def test_a_cancelled_job_whose_worker_died_is_not_started_again() -> None:
    enqueue(LINE)
    taken()
    Job.objects.update(cancel_asked=True)
    make_due()
    assert do_due_jobs() == 0
    assert Job.objects.get().state == State.CANCELLED


@pytest.mark.parametrize(("state", "days"), [(State.DONE, 7), (State.FAILED, 30), (State.CANCELLED, 30)])
def test_ended_jobs_leave_in_time_and_open_ones_never(state: State, days: int) -> None:
    long_ago = timezone.now() - timedelta(days=400)
    Job.objects.create(kind="line", created_at=long_ago, due_at=long_ago)
    ended: Any = {"kind": "line", "state": state}
    Job.objects.create(**ended, finished_at=timezone.now() - timedelta(days=days, seconds=1))
    young = Job.objects.create(**ended, finished_at=timezone.now() - timedelta(days=days - 1))
    assert remove_old_jobs() == 1
    assert set(Job.objects.values_list("state", flat=True)) == {State.WAITING, state}
    assert Job.objects.filter(pk=young.pk).exists()
