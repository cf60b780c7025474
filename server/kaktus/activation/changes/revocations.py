"""Makes codes worthless, one or a whole batch, and puts others in their place; each with a reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Final
from uuid import UUID

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from kaktus.accounts.models import User
from kaktus.activation.batches.batch_jobs import PAUSES, ROWS_PER_TRANSACTION
from kaktus.activation.batches.new_batches import Terms, add_codes, start_batch
from kaktus.activation.changes.code_locks import locked_code
from kaktus.activation.models import ActivationCode, CodeBatch, Revocation
from kaktus.activation.months import is_over
from kaktus.common.database.bulk import ShortTransactions, in_parts
from kaktus.common.database.statements import write
from kaktus.jobs.flows import enqueue
from kaktus.jobs.kinds import JobKind, Lane
from kaktus.jobs.running_job import RunningJob

REVOKE: Final = """
    UPDATE activation_activationcode SET revoked_at = %s
    WHERE batch_id = %s AND id > %s AND id <= %s AND revoked_at IS NULL AND (%s OR NOT activated)
    RETURNING user_id
"""


class CannotRevoke(Exception):
    """The code or the batch does not allow it; `reason` says why."""

    SENTENCES: Final = {
        "revoked": "It has been revoked already.",
        "used": "This code is in use.",
        "unfinished": "This batch is still being made: cancel it instead.",
    }

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(self.SENTENCES[reason])


@dataclass(frozen=True)
class Replaced:
    old: ActivationCode
    new: ActivationCode


def revoke_code(code: ActivationCode, *, reason: str = "", used: bool = False) -> ActivationCode:
    """A redeemed code stays redeemed, but no longer opens anything, nor do the links made with it.

    The row is locked, as it is while somebody redeems the code: one of the two comes first. `used`: even if
    somebody has redeemed it.
    """
    with locked_code(code.pk) as locked:
        if locked.revoked_at:
            raise CannotRevoke("revoked")
        if locked.activated and not used:
            raise CannotRevoke("used")
        locked.revoked_at = timezone.now()
        locked.save(update_fields=["revoked_at"])
        Revocation.objects.create(code=locked, reason=reason)
        if locked.user_id:
            User.objects.filter(pk=locked.user_id).update(epoch=F("epoch") + 1)
    return locked


@transaction.atomic
def replace_code(code: ActivationCode, *, reason: str = "", used: bool = False) -> Replaced:
    """A new code on the same terms, in place of one that is revoked; a last day that has passed is dropped."""
    old = revoke_code(code, reason=reason, used=used)
    # Locked, so that the new code is ours.
    batch = CodeBatch.objects.select_for_update(no_key=True).get(pk=old.batch_id)
    if not batch.is_complete:
        raise CannotRevoke("unfinished")
    if batch.revoked_at:
        raise CannotRevoke("revoked")
    if is_over(batch.redeem_by, timezone.now()):
        batch = _successor(batch)
    last = batch.codes.order_by("-pk").values_list("pk", flat=True).first() or 0
    add_codes(batch=batch, count=1)
    new = batch.codes.get(pk__gt=last)
    Revocation.objects.filter(code=old).update(replacement=new)
    return Replaced(old, new)


def _successor(batch: CodeBatch) -> CodeBatch:
    """For codes that came too late: the one batch, without a last day, of all their replacements."""
    replacement = CodeBatch.objects.filter(replaces=batch, redeem_by=None, revoked_at=None, made=F("wanted")).first()
    return replacement or CodeBatch.objects.create(group=batch.group, replaces=batch, **asdict(terms_now(batch)))


def terms_now(batch: CodeBatch) -> Terms:
    last_day = None if is_over(batch.redeem_by, timezone.now()) else batch.redeem_by
    return Terms(
        name=batch.name,
        note=batch.note,
        redeem_by=last_day,
        access_months=batch.access_months,
        seats_per_code=batch.seats_per_code,
    )


def revoke_batch(batch: CodeBatch, *, reason: str = "", used: bool = False, asked_by: str = "") -> CodeBatch:
    """From now on none of its codes can be redeemed. A job marks them; with `used`, access with them ends too."""
    with transaction.atomic():
        locked = CodeBatch.objects.select_for_update(no_key=True).get(pk=batch.pk)
        if locked.revoked_at:
            raise CannotRevoke("revoked")
        if not locked.is_complete:
            raise CannotRevoke("unfinished")
        locked.revoked_at = timezone.now()
        locked.revoke_reason = reason
        locked.job = enqueue(REVOKE_CODES, asked_by=asked_by, batch=batch.pk, used=used)
        locked.save(update_fields=["revoked_at", "revoke_reason", "job"])
    return locked


def replace_batch(batch: CodeBatch, *, count: int, reason: str = "", asked_by: str = "") -> CodeBatch:
    """A new batch on the same terms, in place of one whose unused codes are revoked; a passed last day is dropped."""
    with transaction.atomic():
        old = revoke_batch(batch, reason=reason, asked_by=asked_by)
        return start_batch(group=old.group, count=count, terms=terms_now(old), replaces=old, asked_by=asked_by)


def revoke_codes_of_batch(job: RunningJob) -> None:
    """Step by step in the order of their keys, and again from the start after a kill: nothing is revoked twice."""
    batch_id, used = job.args["batch"], bool(job.args["used"])
    total = CodeBatch.objects.values_list("made", flat=True).get(pk=batch_id)
    last = done = 0
    short = ShortTransactions(ROWS_PER_TRANSACTION)
    while True:
        codes = ActivationCode.objects.filter(batch=batch_id, pk__gt=last).order_by("pk")
        keys = codes.values_list("pk", flat=True)[: short.rows]
        if not (chunk := list(keys)):
            return
        with short.one():
            _revoke_between(batch_id, last, chunk[-1], used=used)
        last = chunk[-1]
        done += len(chunk)
        job.progress(done, max(done, total))


def _revoke_between(batch_id: int, after: int, last: int, *, used: bool) -> None:
    rows = write(REVOKE, [timezone.now(), batch_id, after, last, used])
    note_access_ended(owner for (owner,) in rows if owner)


def note_access_ended(people: Iterable[UUID]) -> None:
    """Links to lessons that were made with their codes stop working."""
    for owners in in_parts(set(people)):
        User.objects.filter(pk__in=owners).update(epoch=F("epoch") + 1)


REVOKE_CODES: Final = JobKind(name="revoke codes", lane=Lane.LONG, run=revoke_codes_of_batch, pauses=PAUSES)
