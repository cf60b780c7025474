"""Some codes of a batch: as a clerk names them, by numbers or by pasting codes, and revoked or replaced together."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from django.db import transaction
from django.db.models import Count, Q
from django.utils import timezone

from kaktus.activation.batches.batch_jobs import PAUSES, ROWS_PER_TRANSACTION
from kaktus.activation.batches.code_exports import chosen_ranges
from kaktus.activation.batches.code_ranges import BadNumbers, Ranges, merged, ranges_in, written
from kaktus.activation.batches.new_batches import start_batch
from kaktus.activation.changes.revocations import CannotRevoke, note_access_ended, terms_now
from kaktus.activation.codes import is_code, normalised
from kaktus.activation.models import CodeBatch, RangeRevocation, Revocation
from kaktus.common.database.bulk import ShortTransactions, in_parts
from kaktus.common.database.statements import write
from kaktus.jobs.flows import enqueue
from kaktus.jobs.kinds import JobKind, Lane
from kaktus.jobs.running_job import RunningJob

MAX_UNKNOWN: Final = 20
REVOKE: Final = """
    UPDATE activation_activationcode SET revoked_at = %s
    WHERE batch_id = %s AND number >= %s AND number <= %s AND revoked_at IS NULL AND (%s OR NOT activated)
    RETURNING id, user_id
"""


@dataclass(frozen=True)
class Selection:
    ranges: Ranges
    count: int = 0
    unused: int = 0
    activated: int = 0
    revoked: int = 0
    unknown: tuple[str, ...] = ()
    """What was written, and is no code of this batch: the first of them."""


def select_codes(batch: CodeBatch, text: str) -> Selection:
    """From numbers, ranges and codes in any order, one on a line or separated by commas."""
    whole = chosen_ranges(batch, "")
    ranges: list[tuple[int, int]] = []
    codes, unknown = {}, []
    for piece in filter(None, (piece.strip() for piece in re.split(r"[,;\n\t]", text))):
        code = normalised(piece) or ""
        if is_code(code):
            codes[code] = piece
        else:
            try:
                ranges += ranges_in(piece, count=whole[0][1])
            except BadNumbers:
                unknown.append(piece[:40])
    for part in in_parts(codes):
        rows = batch.codes.filter(activation_code__in=part).values_list("activation_code", "number")
        for code, number in rows:
            ranges.append((number or 0, number or 0))
            del codes[code]
    return _counted(batch, merged(ranges), (*unknown, *codes.values())[:MAX_UNKNOWN])


def _counted(batch: CodeBatch, ranges: Ranges, unknown: tuple[str, ...]) -> Selection:
    counts = dict.fromkeys(("count", "unused", "activated", "revoked"), 0)
    for one in ranges:
        in_range = batch.codes.filter(number__range=one).aggregate(
            count=Count("pk"),
            unused=Count("pk", filter=Q(activated=False, revoked_at=None)),
            activated=Count("pk", filter=Q(activated=True, revoked_at=None)),
            revoked=Count("pk", filter=Q(revoked_at__isnull=False)),
        )
        counts = {name: number + in_range[name] for name, number in counts.items()}
    return Selection(ranges, unknown=unknown, **counts)


def revoke_selection(
    batch: CodeBatch, *, numbers: str, reason: str = "", used: bool = False, asked_by: str = ""
) -> CodeBatch:
    """A job marks the codes; with `used`, access with them ends too."""
    ranges = chosen_ranges(batch, numbers)
    with transaction.atomic():
        locked = CodeBatch.objects.select_for_update(no_key=True).get(pk=batch.pk)
        if locked.revoked_at:
            raise CannotRevoke("revoked")
        order = RangeRevocation.objects.create(batch=locked, numbers=written(ranges), reason=reason, used=used)
        locked.job = enqueue(REVOKE_SELECTION, asked_by=asked_by, batch=locked.pk, order=order.pk)
        locked.save(update_fields=["job"])
    return locked


def replace_selection(batch: CodeBatch, *, numbers: str, count: int, reason: str = "", asked_by: str = "") -> CodeBatch:
    """A new batch on the same terms, in place of the unused ones of these codes."""
    with transaction.atomic():
        old = revoke_selection(batch, numbers=numbers, reason=reason, asked_by=asked_by)
        return start_batch(group=old.group, count=count, terms=terms_now(old), replaces=old, asked_by=asked_by)


def revoke_selected_codes(job: RunningJob) -> None:
    """In the order of their numbers, and again from the start after a kill: nothing is revoked twice."""
    order = RangeRevocation.objects.select_related("batch").get(pk=job.args["order"])
    ranges = ranges_in(order.numbers, count=order.batch.made)
    total = sum(last - first + 1 for first, last in ranges)
    short, done = ShortTransactions(ROWS_PER_TRANSACTION), 0
    for first, last in ranges:
        while first <= last:
            end = min(last, first + short.rows - 1)
            with short.one():
                _revoke_between(order, first, end)
            done += end - first + 1
            first = end + 1
            job.progress(done, total)


def _revoke_between(order: RangeRevocation, first: int, last: int) -> None:
    rows = write(REVOKE, [timezone.now(), order.batch_id, first, last, order.used])
    Revocation.objects.bulk_create((Revocation(code_id=key, reason=order.reason) for key, _ in rows), batch_size=300)
    note_access_ended(owner for _, owner in rows if owner)


REVOKE_SELECTION: Final = JobKind(name="revoke selection", lane=Lane.LONG, run=revoke_selected_codes, pauses=PAUSES)
