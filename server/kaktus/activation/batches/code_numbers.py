"""The lasting number of each code in its batch: 1, 2, 3 … in the order in which they were added, without gaps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from django.db import transaction
from django.db.models import Max

from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.common.database.bulk import in_parts, insert_rows
from kaktus.common.database.statements import write

ROWS_PER_STATEMENT: Final = 10_000
UNUSED: Final = ("activated", "users_information")
NUMBER_THE_NEXT: Final = """
    UPDATE activation_activationcode SET number = numbered.number FROM (
        SELECT id, %s + row_number() OVER (ORDER BY id) AS number FROM activation_activationcode
        WHERE batch_id = %s AND number IS NULL ORDER BY id LIMIT %s
    ) AS numbered
    WHERE activation_activationcode.id = numbered.id RETURNING activation_activationcode.number
"""


def insert_codes(*, batch_id: int, codes: Mapping[str, Sequence[Any]], columns: Sequence[str] = UNUSED) -> int:
    """Within a transaction: adds codes, with the values of these columns, and returns how many were new.

    Sorted, so that the index grows in fewer places.
    """
    _lock(batch_id)
    count = number_codes(batch_id)
    new = sorted(codes)
    while new:
        rows = [(code, batch_id, number, *codes[code]) for number, code in enumerate(new, start=count + 1)]
        with transaction.atomic():
            names = ("activation_code", "batch_id", "number", *columns)
            if insert_rows("activation_activationcode", names, rows, unless_exists="activation_code") == len(new):
                break
            # Some exist already, and their numbers would be missing: once more, without them.
            transaction.set_rollback(True)
        new = _unknown(new)
    return len(new)


def number_codes(batch_id: int) -> int:
    """How many codes the batch has, all of them numbered: a host with the former release adds some without."""
    count: int = CodeBatch.objects.values_list("made", flat=True).get(pk=batch_id)
    while (last := _last_number(batch_id)) < count:
        with transaction.atomic():
            _lock(batch_id)
            if not write(NUMBER_THE_NEXT, [_last_number(batch_id), batch_id, ROWS_PER_STATEMENT]):
                break
    return max(count, last)


def _lock(batch_id: int) -> None:
    list(CodeBatch.objects.select_for_update(no_key=True).filter(pk=batch_id).values_list("pk"))


def _last_number(batch_id: int) -> int:
    numbered = ActivationCode.objects.filter(batch=batch_id, number__gt=0)
    return numbered.aggregate(last=Max("number"))["last"] or 0


def _unknown(codes: Sequence[str]) -> list[str]:
    existing_codes: set[str] = set()
    for part in in_parts(codes):
        rows = ActivationCode.objects.filter(activation_code__in=part)
        existing_codes.update(rows.values_list("activation_code", flat=True))
    return [code for code in codes if code not in existing_codes]
