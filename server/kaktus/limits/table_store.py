"""Counts for rate limits in a table of PostgreSQL; they stay even if the transaction around them is rolled back."""

from __future__ import annotations

import copy
import threading
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connections
from django.db.backends.base.base import BaseDatabaseWrapper

from kaktus.common.database.statements import UNSYNCED
from kaktus.limits.counting import Row, SqlStore

_second = threading.local()


class TableStore(SqlStore):
    def execute(self, statement: str, values: dict[str, Any]) -> tuple[Row | None, int]:
        with _connection().cursor() as cursor:
            # A count does not wait for the disk: a crash of PostgreSQL may lose those of the last second.
            cursor.execute(UNSYNCED + statement, values)
            cursor.nextset()
            return cursor.fetchone() if cursor.description else None, cursor.rowcount


def _connection() -> BaseDatabaseWrapper:
    """The request's own connection, or, inside a transaction, a second one for the rest of the request."""
    first = connections[DEFAULT_DB_ALIAS]
    if not first.in_atomic_block:
        return first
    second: BaseDatabaseWrapper | None = getattr(_second, "connection", None)
    if second is None:
        settings = copy.deepcopy(first.settings_dict)
        # Not from a pool: all connections in it may be waiting for a second one like this.
        settings["OPTIONS"].pop("pool", None)
        second = _second.connection = type(first)(settings, DEFAULT_DB_ALIAS)
    return second


def close_second_connection(**_signal: object) -> None:
    second: BaseDatabaseWrapper | None = _second.__dict__.pop("connection", None)
    if second is not None:
        second.close()
