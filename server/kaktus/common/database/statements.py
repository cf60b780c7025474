"""Hand-written SQL for frequent calls: the ORM and Django's cursor would cost more than the statements themselves."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connections
from django.db.backends.base.base import BaseDatabaseWrapper

Row = tuple[Any, ...]
# For PostgreSQL: sent before a statement, it forms one transaction with it, whose commit does not wait for the disk.
UNSYNCED = "SELECT set_config('synchronous_commit', 'off', true);"


def read(statement: str, values: Sequence[Any]) -> list[Row]:
    """Placeholders are `%s`; trouble is reported as everywhere else."""
    database = _database()
    rows: list[Row] = database.run_sql(statement, [stored_value(value, database) for value in values])
    return rows


def write(statement: str, values: Sequence[Any]) -> list[Row]:
    """Run one atomic statement and return its rows; it is committed at once if no transaction is open."""
    database = _database()
    rows: list[Row] = database.write_sql(statement, [stored_value(value, database) for value in values])
    return rows


def write_unsynced(statement: str, values: Sequence[Any]) -> list[Row]:
    """Like `write`, but the commit does not wait for the disk: only for what may be lost in a power cut."""
    database = _database()
    rows: list[Row] = database.write_unsynced_sql(statement, [stored_value(value, database) for value in values])
    return rows


def as_uuid(value: uuid.UUID | str) -> uuid.UUID:
    # SQLite has no type for it.
    return value if isinstance(value, uuid.UUID) else uuid.UUID(hex=value)


def note_statement(database: BaseDatabaseWrapper, statement: str) -> None:
    """For tests that count statements."""
    if database.force_debug_cursor:
        database.queries_log.append({"sql": statement, "time": "0"})


def _database() -> Any:
    return connections[DEFAULT_DB_ALIAS]


def stored_value(value: Any, database: Any) -> Any:
    """As Django stores it."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, datetime):
        if value.tzinfo is UTC and database.vendor == "sqlite":
            # As Django stores it, which first looks for another time zone.
            return str(value.replace(tzinfo=None))
        return database.ops.adapt_datetimefield_value(value)
    if isinstance(value, date):
        return database.ops.adapt_datefield_value(value)
    if isinstance(value, uuid.UUID) and not database.features.has_native_uuid_field:
        return value.hex
    return value
