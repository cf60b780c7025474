"""Remembers which codes left the library in a file, by number: what to print next, and what may still be removed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from django.db import transaction

from kaktus.activation.batches.batch_removals import is_being_removed
from kaktus.activation.batches.code_exports import BeingRemoved
from kaktus.activation.batches.code_ranges import Ranges, first_missing, merged
from kaktus.activation.models import CodeBatch, GivenOut, PreparedFile

Form = PreparedFile.Form
PRINTED: Final = (Form.PDF, Form.ZIP)
"""Labels and pictures are made for a printer; a table may be for anything."""


def note_given_out(batch: CodeBatch, *, form: PreparedFile.Form, ranges: Ranges, last: int) -> None:
    """`last` is the number of the last code in the file, which may have room for fewer than were chosen.

    Raises BeingRemoved: then the file must not leave the library.
    """
    rows = [GivenOut(batch=batch, form=form, first=one[0], last=min(one[1], last)) for one in ranges if one[0] <= last]
    with transaction.atomic():
        # Ordering a removal locks the same row, so the removal comes either before this or after it.
        locked = CodeBatch.objects.select_for_update(no_key=True, of=("self",)).select_related("job")
        if (locked_batch := locked.filter(pk=batch.pk).first()) is None or is_being_removed(locked_batch):
            raise BeingRemoved
        GivenOut.objects.bulk_create(rows, batch_size=500)


def printed_ranges(batch: int) -> Ranges:
    rows = GivenOut.objects.filter(batch=batch, form__in=PRINTED)
    return merged(rows.values_list("first", "last"))


def next_to_print(batch: CodeBatch) -> int | None:
    """The lowest number that is on no label yet; None if all are."""
    number = first_missing(printed_ranges(batch.pk))
    return number if number <= batch.made else None


def printed_among(batch: int, numbers: Iterable[int | None]) -> set[int]:
    ranges = printed_ranges(batch)
    return {number for number in numbers if number and any(first <= number <= last for first, last in ranges)}
