"""Writes many rows in one go, in the way that is quickest on each database."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, TypeVar

from django.db import DEFAULT_DB_ALIAS, connection, connections, transaction

from kaktus.common.database.statements import stored_value

Row = Sequence[Any]
Item = TypeVar("Item")
# Databases accept a limited number of values in one statement.
VALUES_PER_STATEMENT: Final = 900
CACHE_KIB: Final = 64 * 1024
SHORT_S: Final = 0.15
MIN_ROWS: Final = 500


def keep_memory_small() -> None:
    """The library maps its SQLite file into memory, to serve many visitors; a bulk job would map all of it."""
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA mmap_size = 0")
            cursor.execute(f"PRAGMA cache_size = -{CACHE_KIB}")


class ShortTransactions:
    """How many rows to write in one transaction, so that it stays short however busy the machine is.

    SQLite has one writer: everybody who logs in or redeems a code meanwhile waits until it is over.
    """

    def __init__(self, max_rows: int) -> None:
        self._min, self._max = min(max_rows, MIN_ROWS), max_rows
        self.rows = self._min

    @contextmanager
    def one(self) -> Iterator[None]:
        with transaction.atomic():
            start = time.monotonic()
            yield
        fitting = self.rows * SHORT_S / max(time.monotonic() - start, 0.001)
        self.rows = max(self._min, min(self._max, int(fitting)))


def insert_rows(table: str, columns: Sequence[str], rows: Iterable[Row], *, unless_exists: str = "") -> int:
    """How many rows were new; `unless_exists` is a unique column whose known values are skipped."""
    skip = f" ON CONFLICT ({unless_exists}) DO NOTHING" if unless_exists else ""
    if connection.vendor == "sqlite":
        return _insert_one_by_one(table, columns, rows, skip)
    return _copy(table, columns, rows, skip)


def change_rows(statement: str, rows: Iterable[Row]) -> None:
    with connection.cursor() as cursor:
        cursor.executemany(statement, _stored(rows))


def in_parts(items: Iterable[Item], size: int = VALUES_PER_STATEMENT) -> Iterator[list[Item]]:
    todo = iter(items)
    while part := list(islice(todo, size)):
        yield part


def _insert_one_by_one(table: str, columns: Sequence[str], rows: Iterable[Row], skip: str) -> int:
    places = ", ".join(["%s"] * len(columns))
    statement = f"INSERT INTO {table} ({_names(columns)}) VALUES ({places}){skip}"  # noqa: S608 - names of tables
    stored = _stored(rows)
    if not stored:
        return 0
    with connection.cursor() as cursor:
        cursor.executemany(statement, stored)
        return int(cursor.rowcount)


def _copy(table: str, columns: Sequence[str], rows: Iterable[Row], skip: str) -> int:
    """COPY cannot skip rows, so it fills a table of this connection first."""
    names, waiting = _names(columns), f"new_{table}"
    # Built first: building rows may query the database, which would wait for the end of the COPY.
    ready = list(rows)
    with connection.cursor() as cursor:
        cursor.execute(
            f"CREATE TEMPORARY TABLE IF NOT EXISTS {waiting} AS SELECT {names} FROM {table} WITH NO DATA"  # noqa: S608
        )
        with cursor.copy(f"COPY {waiting} ({names}) FROM STDIN") as copy:
            for row in ready:
                copy.write_row(row)
        cursor.execute(
            f"INSERT INTO {table} ({names}) SELECT {names} FROM {waiting}{skip}"  # noqa: S608 - names of tables
        )
        count = int(cursor.rowcount)
        cursor.execute(f"TRUNCATE {waiting}")
        return count


def _names(columns: Sequence[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def _stored(rows: Iterable[Row]) -> list[list[Any]]:
    # Once, because the proxy would look it up for every value.
    database = connections[DEFAULT_DB_ALIAS]
    return [[None if value is None else stored_value(value, database) for value in row] for row in rows]
