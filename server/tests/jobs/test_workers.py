"""Real workers on one queue: each job is done once, whatever happens to the processes and the database."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.db import connection, transaction
from tests.jobs.tasks import LINE, STEPS, WAIT

from kaktus.jobs.flows import cancel_job, enqueue
from kaktus.jobs.models import Job, State
from testing.waiting import wait_until


def state_of(job: Job) -> State:
    job.refresh_from_db()
    return State(job.state)


def test_of_many_workers_one_does_each_job(workshop: Any) -> None:
    workshop.start(3)
    with transaction.atomic():
        jobs = [enqueue(LINE) for _ in range(60)]
    wait_until(lambda: Job.objects.filter(state=State.DONE).count() == 60)
    assert sorted(job for job, _ in workshop.done) == [job.pk for job in jobs]
    assert len({pid for _, pid in workshop.done}) > 1
    assert set(Job.objects.values_list("attempts", flat=True)) == {1}


def test_the_job_of_a_killed_worker_is_taken_up_by_another(workshop: Any) -> None:
    job = enqueue(STEPS)
    [first] = workshop.start()
    wait_until(lambda: state_of(job) == State.RUNNING and job.steps_done)
    claimed_until = job.due_at
    [second] = workshop.start()
    # The first one is alive and renews its claim: the second one leaves the job alone.
    wait_until(lambda: state_of(job) == State.RUNNING and job.due_at != claimed_until)
    assert job.attempts == 1
    first.kill()
    wait_until(lambda: state_of(job) == State.RUNNING and job.attempts == 2)
    workshop.say_go()
    wait_until(lambda: state_of(job) == State.DONE)
    assert workshop.done == [(job.pk, second.pid)]


def test_a_long_job_holds_up_no_quick_one_and_ends_when_it_is_cancelled(workshop: Any) -> None:
    long = enqueue(STEPS)
    workshop.start()
    wait_until(lambda: state_of(long) == State.RUNNING and long.steps_done)
    assert long.steps_total == 1_000_000
    quick = enqueue(LINE)
    wait_until(lambda: state_of(quick) == State.DONE)
    assert state_of(long) == State.RUNNING
    assert cancel_job(long.pk) == State.RUNNING
    wait_until(lambda: state_of(long) == State.CANCELLED)
    assert [job for job, _ in workshop.done] == [quick.pk]


def test_a_worker_that_is_asked_to_stop_gives_a_long_job_back(workshop: Any) -> None:
    job = enqueue(STEPS)
    [worker] = workshop.start()
    wait_until(lambda: state_of(job) == State.RUNNING and job.steps_done)
    worker.send_signal(signal.SIGTERM)
    assert worker.wait(30) == 0
    assert (state_of(job), job.attempts) == (State.WAITING, 0)


def test_a_locked_database_makes_nobody_do_a_job_twice(workshop: Any) -> None:
    job = enqueue(WAIT)
    [worker] = workshop.start()
    wait_until((workshop.folder / "waits").exists)
    with locked_database():
        workshop.say_go()
        wait_until(lambda: "job_not_noted" in workshop.log)
    wait_until(lambda: state_of(job) == State.DONE)
    assert (workshop.done, job.attempts) == ([(job.pk, worker.pid)], 1)


@contextmanager
def locked_database() -> Iterator[None]:
    """On SQLite every transaction of ours locks out all other writers."""
    with transaction.atomic(), connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("LOCK TABLE jobs_job IN EXCLUSIVE MODE")
        yield
