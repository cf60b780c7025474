"""Makes codes in bulk."""

from __future__ import annotations

from django.db import transaction

from kaktus.activation.codes import make_code
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.library.models import BookGroup

ROWS_A_STATEMENT = 5000
DEMO_BATCH = "Demo"


@transaction.atomic
def create_batch(*, group: BookGroup, count: int, name: str) -> CodeBatch:
    batch = CodeBatch.objects.create(group=group, name=name)
    add_codes(batch=batch, count=count)
    return batch


def add_codes(*, batch: CodeBatch, count: int) -> None:
    """A code that exists already is skipped by the database and made up for in the next round."""
    while missing := count - batch.codes.count():
        ActivationCode.objects.bulk_create(
            (ActivationCode(activation_code=make_code(), batch=batch) for _ in range(missing)),
            batch_size=ROWS_A_STATEMENT,
            ignore_conflicts=True,
        )


def demo_codes(*, each: int) -> dict[str, list[str]]:
    """Unused codes for every book group, made up to the number wanted."""
    codes: dict[str, list[str]] = {}
    for group in BookGroup.objects.all():
        batch, _ = CodeBatch.objects.get_or_create(group=group, name=DEMO_BATCH)
        unused = batch.codes.filter(activated=False, revoked_at=None)
        add_codes(batch=batch, count=batch.codes.count() + max(0, each - unused.count()))
        codes[group.slug] = list(unused.values_list("activation_code", flat=True)[:each])
    return codes
