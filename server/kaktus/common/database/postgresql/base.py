"""Connections to PostgreSQL that give up on a server that hangs, which no setting of that server could do."""

from __future__ import annotations

import select
import time
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cached_property
from types import SimpleNamespace
from typing import Any, Self, TypeVar

import psycopg
from django.db.backends.postgresql import base
from psycopg.abc import PQGen

from kaktus.common.database.circuit_breaker import BREAKER, STATEMENT_S
from kaktus.common.database.statements import UNSYNCED, note_statement
from kaktus.common.database.trouble import NotedErrors

Result = TypeVar("Result")
# The shortest that libpq accepts; by then, the request has been refused.
LATEST_S = 2


class Connection(psycopg.Connection[Any]):
    @classmethod
    def connect(cls, conninfo: str = "", **params: Any) -> Self:
        """With a deadline of our own, because libpq's connect_timeout takes only whole seconds, two at least.

        So a thread connects, and nobody waits for it any longer than that. Connections are kept, so threads are few.
        """
        limit = BREAKER.timeout_s()
        if limit is None:
            return super().connect(conninfo, **params)
        if not limit:
            raise _timed_out(limit)
        helper = ThreadPoolExecutor(max_workers=1, thread_name_prefix="connect")
        attempt = helper.submit(super().connect, conninfo, **params | {"connect_timeout": LATEST_S})
        helper.shutdown(wait=False)
        try:
            connection = attempt.result(timeout=limit)
        except TimeoutError:
            attempt.add_done_callback(_close_late)
            raise _timed_out(limit) from None
        BREAKER.answered()
        return connection

    def wait(self, gen: PQGen[Result], interval: float = 0.1, timeout: float | None = None) -> Result:
        limit = BREAKER.timeout_s()
        if limit is None or timeout is not None:
            return super().wait(gen, interval, timeout)
        if limit:
            deadline = time.monotonic() + limit
            try:
                result = super().wait(gen, interval, limit)
            except psycopg.OperationalError:
                # psycopg's own error for a timeout has no public name.
                if time.monotonic() < deadline:
                    raise
            else:
                BREAKER.answered()
                return result
        # Close the connection: a late answer would otherwise be taken for that of the next question.
        self.pgconn.finish()
        raise _timed_out(limit)


def _close_late(attempt: Future[Any]) -> None:
    if attempt.exception() is None:
        attempt.result().close()


def _timed_out(waited: float) -> psycopg.OperationalError:
    if waited:
        BREAKER.timed_out()
    return psycopg.OperationalError("PostgreSQL did not answer in time.")


class DatabaseWrapper(base.DatabaseWrapper):
    # Django takes the error classes and the connect function from here.
    Database = SimpleNamespace(**vars(psycopg) | {"connect": Connection.connect})  # type: ignore[assignment]

    @cached_property
    def wrap_database_errors(self) -> NotedErrors:
        return NotedErrors(self)

    def run_sql(self, statement: str, values: list[Any], *, before: str = "") -> list[Any]:
        """For `kaktus.common.database.statements`: what Django's cursor does, for one statement."""
        self.close_if_health_check_failed()
        self.ensure_connection()
        self.validate_no_broken_transaction()
        with self.wrap_database_errors:
            note_statement(self, statement)
            if not before:
                return psycopg.Cursor(self.connection).execute(statement, values).fetchall()
            # Two statements at once: values are put in here, because the server would take them for one only.
            cursor = self.connection.execute(before + statement, values)
            cursor.nextset()
            rows: list[Any] = cursor.fetchall()
            return rows

    def write_sql(self, statement: str, values: list[Any]) -> list[Any]:
        return self.run_sql(statement, values)

    def write_unsynced_sql(self, statement: str, values: list[Any]) -> list[Any]:
        return self.run_sql(statement, values, before="" if self.in_atomic_block else UNSYNCED)

    def is_usable(self) -> bool:
        """A server announces that it ends a connection, so one that is silent can be used without a query."""
        return (not self.errors_occurred and self._is_silent()) or super().is_usable()

    def _is_silent(self) -> bool:
        if self.connection is None or self.connection.closed:
            return False
        waiting = select.poll()
        waiting.register(self.connection.fileno(), select.POLLIN)
        return not waiting.poll(0)

    def get_connection_params(self) -> dict[str, Any]:
        params: dict[str, Any] = super().get_connection_params()
        if BREAKER.is_armed:
            options = params.get("options", "")
            params["options"] = f"{options} -c statement_timeout={int(STATEMENT_S * 1000)}".strip()
        return params
