"""Whether a person's links still hold: their account exists and nothing has ended what was handed out before."""

from __future__ import annotations

import time
import uuid

from kaktus.accounts.models import User
from kaktus.common.connections import refresh_connection
from kaktus.library.links import Grant

# Links must end within ten seconds; a proxy in front may remember the answer for another four.
REMEMBERED_S = 4.0
MOST_PEOPLE = 20_000

_epochs: dict[uuid.UUID, tuple[int | None, float]] = {}


def still_holds(grant: Grant) -> bool:
    known = _epochs.get(grant.user_id)
    now = time.monotonic()
    if known is None or now - known[1] >= REMEMBERED_S:
        known = (_epoch_of(grant.user_id), now)
        if len(_epochs) >= MOST_PEOPLE:
            _epochs.clear()
        _epochs[grant.user_id] = known
    return known[0] == grant.epoch


def _epoch_of(user_id: uuid.UUID) -> int | None:
    refresh_connection()
    return User.objects.filter(pk=user_id, is_active=True).values_list("epoch", flat=True).first()


def forget_people() -> None:
    """The next look goes to the database."""
    _epochs.clear()
