"""Removes a batch while nobody has any of its codes, or because it was cancelled while it was made; by a job."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from django.db import connection, transaction
from django.utils import timezone

from kaktus.activation.batches.batch_jobs import PAUSES, ROWS_PER_TRANSACTION
from kaktus.activation.models import ActivationCode, CodeBatch, GivenOut, PreparedFile, Revocation
from kaktus.common.database.bulk import ShortTransactions
from kaktus.jobs.flows import enqueue
from kaktus.jobs.kinds import GiveUp, JobKind, Lane
from kaktus.jobs.models import OPEN
from kaktus.jobs.running_job import RunningJob

DELETE_REASONS: Final = """
    DELETE FROM activation_revocation WHERE code_id IN (
        SELECT id FROM activation_activationcode WHERE batch_id = %s AND id <= %s AND NOT activated
    )
"""
DELETE_CODES: Final = "DELETE FROM activation_activationcode WHERE batch_id = %s AND id <= %s AND NOT activated"


class CannotRemove(Exception):
    """Something of the batch may be in somebody's hands; `reason` says what."""

    SENTENCES: Final = {
        "busy": "A job is at work on this batch: wait until it has ended, or cancel it.",
        "imported": "The codes of this batch were printed before they were imported: revoke it instead.",
        "given_out": "Codes of this batch were printed or exported: revoke it instead.",
        "redeemed": "A code of this batch has been redeemed: revoke it instead.",
        "replaced": "Another batch replaces this one, or a code of it replaces another: it stays for the record.",
    }

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(self.SENTENCES[reason])


def remove_batch(batch_id: int, *, reason: str, asked_by: str = "") -> CodeBatch:
    """From now on none of its codes is accepted, printed or exported; a job deletes them, and the batch.

    Raises CodeBatch.DoesNotExist or CannotRemove. If a code is redeemed in the same moment, the job deletes nothing,
    and the batch is as it was.
    """
    with transaction.atomic():
        batch = CodeBatch.objects.select_for_update(no_key=True).get(pk=batch_id)
        _check_removable(batch)
        batch.job = enqueue(REMOVE_BATCH, asked_by=asked_by, batch=batch.pk, was_revoked=batch.revoked_at is not None)
        batch.revoked_at = batch.revoked_at or timezone.now()
        batch.revoke_reason = batch.revoke_reason or reason
        batch.save(update_fields=["job", "revoked_at", "revoke_reason"])
    return batch


def removed_facts(batch: CodeBatch) -> dict[str, object]:
    """What the audit log keeps of it."""
    return {"book": batch.group_id, "name": batch.name, "note": batch.note, "count": batch.made}


def is_removable(batch: CodeBatch, *, activated: int) -> bool:
    """Whether to offer it: without the question that takes long, and that few batches answer with no."""
    return not activated and _obstacle(batch) is None


def _check_removable(batch: CodeBatch) -> None:
    reason = _obstacle(batch)
    if reason is None and batch.codes.filter(activation_date__isnull=False).exists():
        reason = "redeemed"
    if reason is None and Revocation.objects.filter(replacement__batch=batch).exists():
        reason = "replaced"
    if reason:
        raise CannotRemove(reason)


def _obstacle(batch: CodeBatch) -> str | None:
    if batch.job and batch.job.state in OPEN:
        return "busy"
    if batch.imported:
        return "imported"
    if (
        GivenOut.objects.filter(batch=batch.pk).exists()
        # A file that was prepared waits to be fetched, or to be discarded.
        or PreparedFile.objects.filter(batch=batch.pk).exists()
    ):
        return "given_out"
    return "replaced" if CodeBatch.objects.filter(replaces=batch.pk).exists() else None


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


REMOVE_BATCH: Final = JobKind(
    name="remove batch", lane=Lane.LONG, run=delete_batch, pauses=PAUSES, ended_badly=_when_not_removed
)
