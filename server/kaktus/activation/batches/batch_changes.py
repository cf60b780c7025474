"""What staff change about a whole batch afterwards: its name and note, or that it exists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.db import transaction
from django.utils import timezone

from kaktus.activation.batches.new_batches import REMOVE_BATCH
from kaktus.activation.models import CodeBatch, GivenOut, PreparedFile, Revocation
from kaktus.jobs.flows import enqueue
from kaktus.jobs.models import OPEN


@dataclass(frozen=True, kw_only=True)
class Naming:
    name: str
    note: str


@dataclass(frozen=True)
class Renamed:
    before: Naming
    after: Naming


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


def rename_batch(batch_id: int, *, name: str | None = None, note: str | None = None) -> Renamed:
    """None leaves it as it is. Raises CodeBatch.DoesNotExist."""
    with transaction.atomic():
        batch = CodeBatch.objects.select_for_update(no_key=True).get(pk=batch_id)
        before = Naming(name=batch.name, note=batch.note)
        batch.name = before.name if name is None else name
        batch.note = before.note if note is None else note
        batch.save(update_fields=["name", "note"])
    return Renamed(before, Naming(name=batch.name, note=batch.note))


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
