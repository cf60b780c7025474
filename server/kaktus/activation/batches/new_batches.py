"""Batches of new codes: made at once for an operator, or by a job that can be watched, killed and cancelled.

Another job deletes a batch that was cancelled, or removed while nobody had any of its codes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from datetime import date, timedelta
from typing import Final

from django.db import connection, transaction
from django.db.models import F
from django.utils import timezone

from kaktus.activation.batches.code_numbers import insert_codes
from kaktus.activation.codes import make_codes
from kaktus.activation.models import ActivationCode, CodeBatch, GivenOut
from kaktus.activation.months import ACCESS_MONTHS
from kaktus.common.database.bulk import ShortTransactions, keep_memory_small
from kaktus.jobs.flows import enqueue
from kaktus.jobs.kinds import GiveUp, JobKind, Lane
from kaktus.jobs.models import OPEN
from kaktus.jobs.running_job import RunningJob
from kaktus.library.models import BookGroup

# At most; fewer on a busy machine.
ROWS_PER_TRANSACTION: Final = 10_000
DEMO_BATCH: Final = "Demo"
MAX_OPEN: Final = 10
NOT_USED: Final = (False, "")
PAUSES: Final = (timedelta(seconds=10), timedelta(minutes=1), timedelta(minutes=10))
CANCELLED: Final = "cancelled while it was made"
DELETE_REASONS: Final = """
    DELETE FROM activation_revocation WHERE code_id IN (
        SELECT id FROM activation_activationcode WHERE batch_id = %s AND id <= %s AND NOT activated
    )
"""
DELETE_CODES: Final = "DELETE FROM activation_activationcode WHERE batch_id = %s AND id <= %s AND NOT activated"


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


def delete_batch(job: RunningJob) -> Callable[[], None] | None:
    batch_id = job.args["batch"]
    batch = CodeBatch.objects.filter(pk=batch_id).first()
    if batch is None:
        return None
    if batch.revoked_at is None or GivenOut.objects.filter(batch=batch_id).exists():
        raise GiveUp("This batch is no longer to be removed.")
    if connection.features.has_select_for_update:
        # PostgreSQL: a statement that began before the batch was revoked may redeem a code even now. All codes are
        # deleted, or none.
        with transaction.atomic():
            CodeBatch.objects.select_for_update().get(pk=batch_id)
            _delete_codes(batch_id, lambda _done: None)
            _refuse_if_redeemed(batch_id)
    else:
        # SQLite has one writer: whoever revoked the batch knew that none of its codes was redeemed.
        _refuse_if_redeemed(batch_id)
        _delete_codes(batch_id, lambda done: job.progress(done, max(batch.made, done)))
    return lambda: _remove_row(batch_id)


def _delete_codes(batch_id: int, progress: Callable[[int], None]) -> None:
    deleted = 0
    short = ShortTransactions(ROWS_PER_TRANSACTION)
    while keys := _first_keys(batch_id, short.rows):
        # Without the ORM, which would look for rows that refer to each code: none but the reason for revoking it.
        with short.one(), connection.cursor() as cursor:
            for statement in (DELETE_REASONS, DELETE_CODES):
                cursor.execute(statement, [batch_id, keys[-1]])
        deleted += len(keys)
        progress(deleted)


def _first_keys(batch_id: int, count: int) -> list[int]:
    codes = ActivationCode.objects.filter(batch=batch_id, activated=False).order_by("pk")
    return list(codes.values_list("pk", flat=True)[:count])


def _refuse_if_redeemed(batch_id: int) -> None:
    if ActivationCode.objects.filter(batch=batch_id, activation_date__isnull=False).exists():
        raise GiveUp("A code of this batch has been redeemed: it is not removed.")


def _remove_row(batch_id: int) -> None:
    CodeBatch.objects.filter(pk=batch_id).delete()


def _when_not_removed(job_id: int, _error: Exception | None) -> None:
    """A batch that has all its codes is again as it was before somebody wanted to remove it."""
    batch = CodeBatch.objects.select_related("job").filter(job=job_id, codes__number=1).first()
    if batch and batch.job and batch.job.args.get("was_revoked") is False:
        CodeBatch.objects.filter(pk=batch.pk).update(revoked_at=None, revoke_reason="")


def is_being_removed(batch: CodeBatch) -> bool:
    return bool(batch.revoked_at and batch.job and batch.job.kind == REMOVE_BATCH.name and batch.job.state in OPEN)


MAKE_CODES: Final = JobKind(
    name="make codes",
    lane=Lane.LONG,
    run=make_codes_of_batch,
    pauses=PAUSES,
    ended_badly=_when_cancelled,
    most_open=MAX_OPEN,
)
REMOVE_BATCH: Final = JobKind(
    name="remove batch", lane=Lane.LONG, run=delete_batch, pauses=PAUSES, ended_badly=_when_not_removed
)
