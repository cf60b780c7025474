"""Statements written out, for calls made at every visit: the ORM and Django's cursor would cost more than they do."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connections
from django.db.backends.base.base import BaseDatabaseWrapper

Row = tuple[Any, ...]


def read(statement: str, values: Sequence[Any]) -> list[Row]:
    """Places are written `%s`; trouble is told as everywhere else."""
    rows: list[Row] = _database().run_written(statement, list(map(_stored, values)))
    return rows


def write(statement: str, values: Sequence[Any]) -> list[Row]:
    """One statement that does its whole work, with what it returns; kept at once where no transaction is open."""
    rows: list[Row] = _database().run_written_in_turn(statement, list(map(_stored, values)))
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


def _stored(value: Any) -> Any:
    if isinstance(value, datetime):
        return _database().ops.adapt_datetimefield_value(value)
    if isinstance(value, date):
        return _database().ops.adapt_datefield_value(value)
    if isinstance(value, uuid.UUID) and not _database().features.has_native_uuid_field:
        return value.hex
    return value
