"""The name and the note of a batch, which staff may change afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from django.db import transaction

from kaktus.activation.models import CodeBatch


@dataclass(frozen=True, kw_only=True)
class Naming:
    name: str
    note: str


@dataclass(frozen=True)
class Renamed:
    before: Naming
    after: Naming


def rename_batch(batch_id: int, *, name: str | None = None, note: str | None = None) -> Renamed:
    """None leaves it as it is. Raises CodeBatch.DoesNotExist."""
    with transaction.atomic():
        batch = CodeBatch.objects.select_for_update(no_key=True).get(pk=batch_id)
        before = Naming(name=batch.name, note=batch.note)
        batch.name = before.name if name is None else name
        batch.note = before.note if note is None else note
        batch.save(update_fields=["name", "note"])
    return Renamed(before, Naming(name=batch.name, note=batch.note))
