"""A cache of each person's epoch, which says whether the links that they were given are still valid."""

from __future__ import annotations

import time
import uuid

from kaktus.accounts.models import User
from kaktus.common.database.connections import refresh_connection
from kaktus.library.links.access_links import Grant

# A link must stop working within ten seconds, and a proxy in front may cache the answer for another four.
CACHED_S = 4.0
MAX_PEOPLE = 20_000

_epochs: dict[uuid.UUID, tuple[int | None, float]] = {}


def still_holds(grant: Grant) -> bool:
    cached = _epochs.get(grant.user_id)
    now = time.monotonic()
    if cached is None or now - cached[1] >= CACHED_S:
        cached = (_epoch_of(grant.user_id), now)
        if len(_epochs) >= MAX_PEOPLE:
            _epochs.clear()
        _epochs[grant.user_id] = cached
    return cached[0] == grant.epoch


def _epoch_of(user_id: uuid.UUID) -> int | None:
    refresh_connection()
    return User.objects.filter(pk=user_id, is_active=True).values_list("epoch", flat=True).first()


def clear_epoch_cache() -> None:
    """Read the database at the next call."""
    _epochs.clear()
