"""Connections to SQLite that wait for its one writer, but do not all run into the timeout one after the other."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from django.db.backends.sqlite3 import base

from kaktus.common.database.circuit_breaker import BREAKER, WAIT_S
from kaktus.common.database.statements import note_statement
from kaktus.common.database.trouble import NotedErrors

# How long to stay in a queue of writers that moves; the last wait may run beyond it.
QUEUE_S = 3.0
Result = TypeVar("Result")


class Errors(NotedErrors):
    wrapper: DatabaseWrapper

    def __exit__(self, kind: Any, error: Any, traceback: Any) -> None:
        waited = self.wrapper.waits_s if _is_busy(error) and BREAKER.is_armed else 0
        if waited and not BREAKER.answered_since(time.monotonic() - waited):
            BREAKER.timed_out()
        super().__exit__(kind, error, traceback)


class Cursor(base.SQLiteCursorWrapper):
    """Waits in the queue of writers where a transaction begins; its settings let it begin with the lock."""

    def __init__(self, connection: sqlite3.Connection, wrapper: DatabaseWrapper) -> None:
        super().__init__(connection)
        self._wrapper = wrapper

    def execute(self, query: str, params: Any = None) -> Any:
        if query.startswith("BEGIN"):
            return self._wrapper.in_turn(lambda: super(Cursor, self).execute(query, params))
        return super().execute(query, params)


class DatabaseWrapper(base.DatabaseWrapper):
    waits_s: float

    @cached_property
    def wrap_database_errors(self) -> Errors:
        return Errors(self)

    def get_connection_params(self) -> dict[str, Any]:
        params: dict[str, Any] = super().get_connection_params()
        if BREAKER.is_armed:
            params["timeout"] = _bound()
        self.waits_s = params["timeout"]
        return params

    def create_cursor(self, name: str | None = None) -> Any:
        self.set_timeout()
        return self.connection.cursor(factory=lambda connection: Cursor(connection, self))

    def run_sql(self, statement: str, values: list[Any]) -> list[Any]:
        """For `kaktus.common.database.statements`: what Django's cursor does, for one statement."""
        if self.connection is None:
            self.ensure_connection()
        self.validate_no_broken_transaction()
        with self.wrap_database_errors:
            self.set_timeout()
            note_statement(self, statement)
            return self._rows(statement, values)

    def _rows(self, statement: str, values: list[Any]) -> list[Any]:
        rows: list[Any] = self.connection.execute(_with_marks(statement), values).fetchall()
        return rows

    def write_sql(self, statement: str, values: list[Any]) -> list[Any]:
        if self.in_atomic_block:
            return self.run_sql(statement, values)
        self.ensure_connection()
        self.validate_no_broken_transaction()
        with self.wrap_database_errors:
            note_statement(self, statement)
            return self.in_turn(lambda: self._rows(statement, values))

    def write_unsynced_sql(self, statement: str, values: list[Any]) -> list[Any]:
        if self.in_atomic_block:
            return self.run_sql(statement, values)
        self.ensure_connection()
        # Of this connection only; with a WAL, what was written stays whole, and goes to the disk with the next commit.
        self.connection.execute("PRAGMA synchronous = NORMAL")
        try:
            return self.write_sql(statement, values)
        finally:
            self.connection.execute("PRAGMA synchronous = FULL")

    def in_turn(self, write: Callable[[], Result]) -> Result:
        """Keep waiting, up to a limit, while other writers get their turn: the queue is long, but nothing is wrong."""
        give_up_at = time.monotonic() + QUEUE_S
        while True:
            self.set_timeout()
            before = self._others_wrote()
            try:
                result = write()
            except sqlite3.OperationalError as error:
                queue_moves = _is_busy(error) and self._others_wrote() != before
                if not queue_moves or time.monotonic() > give_up_at:
                    raise
                BREAKER.answered()
            else:
                BREAKER.answered()
                return result

    def set_timeout(self) -> None:
        if BREAKER.is_armed and self.waits_s != _bound():
            self.waits_s = _bound()
            self.connection.execute(f"PRAGMA busy_timeout = {int(self.waits_s * 1000)}")

    def _others_wrote(self) -> Any:
        """A number that changes whenever another connection writes, in this process or another."""
        return self.connection.execute("PRAGMA data_version").fetchone() if BREAKER.is_armed else None


@lru_cache(maxsize=64)
def _with_marks(statement: str) -> str:
    return statement.replace("%s", "?")


def _is_busy(error: Any) -> bool:
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY


def _bound() -> float:
    """An attempt costs nothing here, so every request may make one; those that only read are never locked out."""
    return 0.0 if BREAKER.is_open else WAIT_S
