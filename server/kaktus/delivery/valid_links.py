"""A cache of each person's epoch and each seat's lessons, which say whether links that were given are still valid."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from typing import TypeVar

from kaktus.accounts.models import User
from kaktus.common.database.connections import refresh_connection
from kaktus.library.links.access_links import Grant
from kaktus.library.links.seat_links import lessons_opened_by_seat

# A link must stop working within ten seconds, and a proxy in front may cache the answer for another four.
CACHED_S = 4.0
MAX_PEOPLE = 20_000

Key = TypeVar("Key")
Value = TypeVar("Value")
_epochs: dict[uuid.UUID, tuple[int | None, float]] = {}
_seats: dict[int, tuple[frozenset[str], float]] = {}


def still_holds(grant: Grant) -> bool:
    return _cached(_epochs, grant.user_id, _epoch_of) == grant.epoch


def lessons_of_seat(seat: int) -> frozenset[str]:
    """What it opens, as book/lesson; nothing once its room has ended."""
    return _cached(_seats, seat, _lessons_of)


def _cached(cache: dict[Key, tuple[Value, float]], key: Key, load: Callable[[Key], Value]) -> Value:
    cached = cache.get(key)
    now = time.monotonic()
    if cached is None or now - cached[1] >= CACHED_S:
        cached = (load(key), now)
        if len(cache) >= MAX_PEOPLE:
            cache.clear()
        cache[key] = cached
    return cached[0]


def _lessons_of(seat: int) -> frozenset[str]:
    refresh_connection()
    return lessons_opened_by_seat(seat)


def _epoch_of(user_id: uuid.UUID) -> int | None:
    refresh_connection()
    return User.objects.filter(pk=user_id, is_active=True).values_list("epoch", flat=True).first()


def forget_valid_links() -> None:
    """Read the database at the next call."""
    _epochs.clear()
    _seats.clear()
