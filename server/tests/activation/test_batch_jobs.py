"""A batch made by a job: exactly the number that was asked for, whatever happens to the workers."""

from __future__ import annotations

import signal
import subprocess
import sys
from datetime import date

import pytest
from tests.due_jobs import do_due_jobs, make_due
from tests.real_server import MigratedLibrary

from kaktus.activation.batches import new_batches
from kaktus.activation.batches.code_numbers import insert_codes
from kaktus.activation.batches.new_batches import Terms, start_batch
from kaktus.activation.codes import is_well_formed
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.jobs.flows import cancel_job, retry_job
from kaktus.jobs.models import Job, State
from kaktus.library.models import BookGroup


@pytest.fixture
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_batches, "ROWS_PER_TRANSACTION", 40)


def start(count: int, **terms: object) -> CodeBatch:
    return start_batch(group=BookGroup.objects.get(slug="kaktus1"), count=count, terms=Terms(**terms))  # type: ignore[arg-type]


@pytest.mark.usefixtures("books", "small_steps")
def test_a_job_makes_the_batch_on_its_terms() -> None:
    batch = start(101, name="Auflage 3", note="für Bern", redeem_by=date(2027, 12, 31), access_months=6)
    assert (batch.made, batch.wanted) == (0, 101)
    do_due_jobs()
    batch.refresh_from_db()
    assert (batch.made, batch.codes.count(), batch.is_complete) == (101, 101, True)
    assert (batch.name, batch.note, batch.redeem_by, batch.access_months) == (
        *("Auflage 3", "für Bern"),
        *(date(2027, 12, 31), 6),
    )
    assert all(is_well_formed(code) for code in batch.codes.values_list("activation_code", flat=True))
    assert batch.job
    assert (batch.job.state, batch.job.steps_done, batch.job.steps_total) == (State.DONE, 101, 101)


@pytest.mark.usefixtures("books", "small_steps")
def test_codes_that_exist_are_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = ["AAAAAAAAAAAA", "BBBBBBBBBBBB", "AAAAAAAAAAAA", "CCCCCCCCCCCC"]
    monkeypatch.setattr(new_batches, "make_codes", lambda count: [drawn.pop(0) for _ in range(count)])
    monkeypatch.setattr(new_batches, "ROWS_PER_TRANSACTION", 1)
    batch = start(3)
    do_due_jobs()
    assert sorted(batch.codes.values_list("activation_code", flat=True)) == [
        *("AAAAAAAAAAAA", "BBBBBBBBBBBB", "CCCCCCCCCCCC")
    ]


@pytest.mark.usefixtures("books", "small_steps")
def test_a_batch_that_is_cancelled_goes_with_all_its_codes() -> None:
    waiting = start(10)
    assert waiting.job_id
    assert cancel_job(waiting.job_id) == State.CANCELLED
    half = start(100)
    insert_codes(batch_id=half.pk, codes={f"HALF{n:08}": new_batches.NOT_USED for n in range(40)})
    CodeBatch.objects.filter(pk=half.pk).update(made=40)
    assert half.job_id
    Job.objects.filter(pk=half.job_id).update(cancel_asked=True)
    do_due_jobs()
    do_due_jobs()
    assert not CodeBatch.objects.exists()
    assert not ActivationCode.objects.exists()
    retry_job(waiting.job_id)
    make_due()
    do_due_jobs()
    assert Job.objects.get(pk=waiting.job_id).error == "This batch was cancelled."
    assert not ActivationCode.objects.exists()


@pytest.mark.usefixtures("books")
def test_a_worker_that_was_silent_for_too_long_adds_nothing() -> None:
    """Another worker has taken the job over, and written more than the first one knows of."""
    batch = start(10)
    new_batches._add_chunk(batch.pk, 0, ["AAAAAAAAAAAA", "BBBBBBBBBBBB"])
    new_batches._add_chunk(batch.pk, 0, ["CCCCCCCCCCCC"])
    assert sorted(batch.codes.values_list("activation_code", flat=True)) == ["AAAAAAAAAAAA", "BBBBBBBBBBBB"]


SETUP = """
import os, signal, django
django.setup()
from django.utils import timezone
from kaktus.activation.batches import new_batches
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.jobs.kinds import known_kinds
from kaktus.jobs.models import Job
from kaktus.jobs.runner import Runner
new_batches.ROWS_PER_TRANSACTION = 25
"""
BEGIN = """
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.models import BookGroup
load_catalogue(folder=SHIPPED)
new_batches.start_batch(group=BookGroup.objects.get(slug="kaktus1"), count=1010, terms=new_batches.Terms(name="killed"))
insert, chunks = new_batches.insert_codes, []
def insert_and_die(**chunk):
    added = insert(**chunk)
    chunks.append(added)
    if len(chunks) == 4:
        # In the middle of a transaction.
        os.kill(os.getpid(), signal.SIGKILL)
    return added
new_batches.insert_codes = insert_and_die
Runner(known_kinds()).run_due_jobs()
"""
GO_ON = """
batch = CodeBatch.objects.get()
print(batch.made, ActivationCode.objects.count(), batch.job.state)
# As if its claim had ended.
Job.objects.filter(kind="make codes").update(due_at=timezone.now())
Runner(known_kinds()).run_due_jobs()
batch = CodeBatch.objects.get()
print(batch.made, ActivationCode.objects.count(), batch.job.state, batch.job.attempts)
"""


@pytest.mark.long
def test_a_killed_worker_leaves_neither_too_few_nor_too_many(migrated_library: MigratedLibrary) -> None:
    environ = migrated_library("killed_batch").environ

    def run(*program: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *program]
        return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=120, check=False)

    assert run("-c", SETUP + BEGIN).returncode == -signal.SIGKILL
    after = run("-c", SETUP + GO_ON)
    assert after.stdout.splitlines() == ["75 75 running", "1010 1010 done 2"], after.stderr
