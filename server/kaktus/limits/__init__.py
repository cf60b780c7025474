"""Rate limits: tries are counted at once and never forgotten early, in the same way on every store.

    if wait := take(Limit("forgot-password", 5, timedelta(minutes=10)), address): …

A try is counted before it is checked, so that parallel guesses gain nothing over guesses in a row. A try that proves
right is given back. A count stays even if the transaction around it is rolled back.
"""

from __future__ import annotations

import hmac
import time
from functools import lru_cache
from pathlib import Path

from django.conf import settings
from django.db import connection

from kaktus.common.metrics.catalogue import LIMITS_HIT
from kaktus.limits.counting import SqlStore
from kaktus.limits.file_store import NAME, FileStore
from kaktus.limits.rules import GROWING_PAUSES, Counted, Limit, Tally
from kaktus.limits.table_store import TableStore

__all__ = [
    "GROWING_PAUSES",
    "Counted",
    "Limit",
    "Tally",
    "clear_expired",
    "count_of",
    "forget",
    "give_back",
    "look",
    "note",
    "store",
    "take",
]


def take(limit: Limit, key: str) -> int:
    """Count one try by the person or network that `key` names; a try that has to wait is not counted.

    Returns the seconds until the next try is free; 0 if this one was.
    """
    wait = store().take(limit, _fingerprint(limit, key), now=time.time())
    if wait:
        LIMITS_HIT.labels(limit.name).inc()
    return wait


def look(limit: Limit, key: str) -> int:
    """The seconds until the next try is free, without counting one; 0 if it is free now."""
    return store().look(limit, _fingerprint(limit, key), now=time.time())


def note(tally: Tally, key: str) -> None:
    """Count something that is not limited."""
    store().note(tally, _fingerprint(tally, key), now=time.time())


def count_of(counter: Limit | Tally, key: str) -> Counted:
    return store().count_of(_fingerprint(counter, key), now=time.time())


def give_back(limit: Limit, key: str) -> None:
    """Uncounts a try that the limit is not meant for, such as a right password."""
    store().give_back(limit, _fingerprint(limit, key), now=time.time())


def forget(counter: Limit | Tally, key: str) -> None:
    store().forget(_fingerprint(counter, key))


def clear_expired() -> int:
    """Counts of tries whose time is over."""
    return store().clear_expired(now=time.time())


def store() -> SqlStore:
    return _store(connection.vendor, settings.ENVIRONMENT.data_dir)


@lru_cache(maxsize=4)
def _store(vendor: str, folder: Path) -> SqlStore:
    return TableStore() if vendor == "postgresql" else FileStore(folder / NAME)


def _fingerprint(counter: Limit | Tally, key: str) -> str:
    """No store ever contains an address, neither of a mailbox nor of a network."""
    digest = hmac.digest(settings.SECRET_KEY.encode(), f"{counter.name}:{key}".encode(), "sha256").hex()
    return f"{counter.name}:{digest[:32]}"
