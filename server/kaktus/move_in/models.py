"""Moved-in accounts that were deleted since, so that repeating the move does not bring them back."""

from __future__ import annotations

import uuid
from typing import Final

from django.db import models
from django.utils import timezone

# Ids of moved-in accounts follow from their ids in the former system, and show that somebody moved in.
NAMESPACE: Final = uuid.UUID("6b616b74-7573-5d69-8e7a-756767656e21")


def moved_in_id(former_id: str) -> uuid.UUID:
    # JSON can hold halves of characters, which have no bytes.
    return uuid.uuid5(NAMESPACE, former_id.encode(errors="backslashreplace").decode())


def has_moved_in(user_id: uuid.UUID) -> bool:
    """The ids of accounts that were opened here are random, which is another version."""
    return user_id.version == 5


class DepartedAccount(models.Model):
    """Only the id, which says nothing about the person; removed after a while."""

    id = models.UUIDField(primary_key=True)
    left_at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"departed account {self.pk}"
