"""The operator's commands for jobs."""

from __future__ import annotations

from datetime import timedelta
from pkgutil import resolve_name
from typing import Any

import pytest
from django.utils import timezone
from tests.due_jobs import do_due_jobs
from tests.jobs.tasks import HOPELESS, LINE, STEPS, STUMBLE

from kaktus.cli import parser
from kaktus.common.command import CommandError
from kaktus.jobs.claims import claim_next
from kaktus.jobs.flows import enqueue
from kaktus.jobs.models import Job, State

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("own_kinds")]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: str) -> str:
        options = parser().parse_args(["jobs", *arguments])
        resolve_name(options.run)(options)
        return capsys.readouterr().out

    return run


def test_list_shows_what_runs_waits_and_failed_with_progress_and_reason(run: Any) -> None:
    assert run("list") == "0 waiting, 0 running, 0 done, 0 failed, 0 cancelled.\n"
    enqueue(LINE)
    enqueue(STUMBLE)
    hopeless = enqueue(HOPELESS)
    do_due_jobs()
    running = enqueue(STEPS)
    claim_next(["steps"])
    Job.objects.filter(pk=running.pk).update(steps_done=120, steps_total=1000)
    listed = run("list")
    assert listed.startswith("1 waiting, 1 running, 1 done, 1 failed, 0 cancelled.\n")
    lines = [line.split("  ") for line in listed.splitlines()[1:]]
    assert [line[2:4] for line in lines] == [["steps", "running"], ["stumble", "waiting"], ["hopeless", "failed"]]
    assert lines[0][5] == "120 of 1000 steps"
    assert lines[1][4].startswith("tried once, next 20")
    assert lines[2][5] == "The file has no column 'code'."
    assert lines[2][1] == str(hopeless.pk)


def test_a_long_list_is_cut(run: Any) -> None:
    for _ in range(53):
        enqueue(LINE)
    assert run("list").endswith("… and 3 more that are waiting.\n")


def test_show_tells_everything_about_one(run: Any) -> None:
    job = enqueue(STUMBLE, batch=17)
    do_due_jobs()
    shown = {line[:12].strip(): line[12:] for line in run("show", str(job.pk)).splitlines()}
    assert (shown["kind"], shown["about"], shown["state"], shown["tried"]) == ("stumble", "batch 17", "waiting", "once")
    assert shown["last error"].startswith("ValueError at tasks.py:")
    with pytest.raises(CommandError, match=r"^There is no job 0\. To see all, run: \./kaktus jobs list$"):
        run("show", "0")


def test_retry_makes_a_waiting_or_failed_job_due_now(run: Any) -> None:
    waiting, failed, done = enqueue(STUMBLE), enqueue(HOPELESS), enqueue(LINE)
    do_due_jobs()
    for job in (waiting, failed):
        assert run("retry", str(job.pk)) == f"✓ Job {job.pk} is tried again now.\n"
        job.refresh_from_db()
        assert job.state == State.WAITING
        assert job.due_at
        assert job.due_at <= timezone.now()
    assert (failed.attempts, failed.finished_at) == (0, None)
    with pytest.raises(CommandError, match=f"Job {done.pk} cannot be started again: it is done."):
        run("retry", str(done.pk))


def test_retry_of_a_kind_once_its_trouble_is_mended(run: Any) -> None:
    stumbled = [enqueue(STUMBLE), enqueue(STUMBLE)]
    do_due_jobs()
    Job.objects.filter(pk=stumbled[0].pk).update(due_at=timezone.now() + timedelta(hours=2))
    assert run("retry", "--kind", "stumble") == "✓ Jobs that are tried again now: 2.\n"
    assert not Job.objects.filter(due_at__gt=timezone.now()).exists()
    with pytest.raises(CommandError, match="There are no jobs of the kind 'male', only: hopeless, line, steps"):
        run("retry", "--kind", "male")


def test_cancel_takes_out_what_waits_and_stops_what_runs(run: Any) -> None:
    job = enqueue(STEPS)
    assert run("cancel", str(job.pk)) == f"✓ Job {job.pk} is cancelled.\n"
    assert do_due_jobs() == 0
    with pytest.raises(CommandError, match=f"Job {job.pk} cannot be cancelled: it is cancelled already."):
        run("cancel", str(job.pk))
    running = enqueue(STEPS)
    claim_next(["steps"])
    assert run("cancel", str(running.pk)).startswith(f"✓ Job {running.pk} runs; it stops at its next step.")
    assert "running, to be cancelled" in run("show", str(running.pk))
