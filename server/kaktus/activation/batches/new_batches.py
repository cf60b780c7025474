"""Batches of new codes: made at once for an operator, or by a job that can be watched, killed and cancelled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from datetime import date
from typing import Final

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from kaktus.activation.batches.batch_jobs import MAX_OPEN, PAUSES, ROWS_PER_TRANSACTION
from kaktus.activation.batches.batch_removals import REMOVE_BATCH
from kaktus.activation.batches.code_numbers import insert_codes
from kaktus.activation.codes import make_codes
from kaktus.activation.models import CodeBatch
from kaktus.activation.months import ACCESS_MONTHS
from kaktus.common.database.bulk import ShortTransactions, keep_memory_small
from kaktus.jobs.flows import enqueue
from kaktus.jobs.kinds import GiveUp, JobKind, Lane
from kaktus.jobs.running_job import RunningJob
from kaktus.library.models import BookGroup

DEMO_BATCH: Final = "Demo"
NOT_USED: Final = (False, "")
CANCELLED: Final = "cancelled while it was made"


@dataclass(frozen=True, kw_only=True)
class Terms:
    """What is the same for all codes of a batch; the names are those of its fields."""

    name: str = ""
    note: str = ""
    redeem_by: date | None = None
    access_months: int = ACCESS_MONTHS
    seats_per_code: int = 0


def start_batch(
    *, group: BookGroup, count: int, terms: Terms, replaces: CodeBatch | None = None, asked_by: str = ""
) -> CodeBatch:
    """The batch, and the job that fills it."""
    with transaction.atomic():
        batch = CodeBatch.objects.create(group=group, wanted=count, replaces=replaces, **asdict(terms))
        batch.job = enqueue(MAKE_CODES, asked_by=asked_by, batch=batch.pk)
        batch.save(update_fields=["job"])
    return batch


def create_batch(*, group: BookGroup, count: int, name: str = "", terms: Terms | None = None) -> CodeBatch:
    """Creates all of it before it returns."""
    batch = CodeBatch.objects.create(group=group, **asdict(terms or Terms(name=name)))
    try:
        add_codes(batch=batch, count=count)
    except BaseException:
        # Half a batch is of no use to anybody, and none of its codes has been given out.
        batch.codes.all().delete()
        batch.delete()
        raise
    return batch


def add_codes(*, batch: CodeBatch, count: int) -> None:
    CodeBatch.objects.filter(pk=batch.pk).update(wanted=F("wanted") + count)
    _fill(batch.pk)
    batch.refresh_from_db()


def make_codes_of_batch(job: RunningJob) -> None:
    keep_memory_small()
    batch = CodeBatch.objects.filter(pk=job.args["batch"], revoked_at=None).first()
    if batch is None:
        raise GiveUp("This batch was cancelled.")
    job.progress(batch.made, batch.wanted)
    _fill(batch.pk, progress=job.progress)


def _fill(batch_id: int, *, progress: Callable[[int, int], None] | None = None) -> None:
    """The number of codes is written together with them: after a kill, the next worker adds what is missing."""
    short = ShortTransactions(ROWS_PER_TRANSACTION)
    while True:
        count, target = CodeBatch.objects.values_list("made", "wanted").get(pk=batch_id)
        if progress:
            progress(count, target)
        if count == target:
            return
        # Codes that exist already are skipped; the next round makes up for them.
        codes = list(make_codes(min(target - count, short.rows)))
        with short.one():
            _add_chunk(batch_id, count, codes)


def _add_chunk(batch_id: int, count: int, codes: Iterable[str]) -> None:
    """Adds nothing if another worker has added codes since `count` was read: then that worker has the job."""
    # The row is locked first: of two workers, the second one sees what the first one wrote.
    locked = CodeBatch.objects.select_for_update(no_key=True)
    if locked.values_list("made", flat=True).get(pk=batch_id) == count:
        added = insert_codes(batch_id=batch_id, codes=dict.fromkeys(codes, NOT_USED))
        CodeBatch.objects.filter(pk=batch_id).update(made=F("made") + added)


def codes_of(batch: CodeBatch) -> Iterator[str]:
    return batch.codes.order_by("pk").values_list("activation_code", flat=True).iterator(ROWS_PER_TRANSACTION)


def demo_codes(*, each: int) -> dict[str, list[str]]:
    """Unused codes for every book group, with new ones added up to the number wanted."""
    codes: dict[str, list[str]] = {}
    for group in BookGroup.objects.all():
        batch, _ = CodeBatch.objects.get_or_create(group=group, name=DEMO_BATCH)
        unused = batch.codes.filter(activated=False, revoked_at=None)
        add_codes(batch=batch, count=max(0, each - unused.count()))
        codes[group.slug] = list(unused.values_list("activation_code", flat=True)[:each])
    return codes


def _when_cancelled(job_id: int, error: Exception | None) -> None:
    """A batch that failed stays as it is: its job can be started again. A cancelled one is removed with its codes."""
    if error is None:
        batch = CodeBatch.objects.filter(job=job_id).first()
        if batch:
            removal = enqueue(REMOVE_BATCH, asked_by=batch.job.asked_by if batch.job else "", batch=batch.pk)
            CodeBatch.objects.filter(pk=batch.pk).update(
                revoked_at=timezone.now(), revoke_reason=CANCELLED, job=removal
            )


MAKE_CODES: Final = JobKind(
    name="make codes",
    lane=Lane.LONG,
    run=make_codes_of_batch,
    pauses=PAUSES,
    ended_badly=_when_cancelled,
    most_open=MAX_OPEN,
)
