"""Connections to PostgreSQL that give up on a server that hangs, which no setting of the server can bring about."""

from __future__ import annotations

import time
from functools import cached_property
from types import SimpleNamespace
from typing import Any, TypeVar

import psycopg
from django.db.backends.postgresql import base
from psycopg.abc import PQGen, PQGenConn

from kaktus.common.database.patience import PATIENCE, STATEMENT_S
from kaktus.common.database.trouble import NotedErrors

Result = TypeVar("Result")


class Connection(psycopg.Connection[Any]):
    @classmethod
    def _connect_gen(cls, conninfo: str = "") -> PQGenConn[Any]:
        """Bound here: libpq's own connect_timeout knows whole seconds from two upwards."""
        left = PATIENCE.left()
        steps = super()._connect_gen(conninfo)
        if left is None:
            return (yield from steps)
        deadline = time.monotonic() + left
        ready: Any = None
        while True:
            if time.monotonic() >= deadline:
                raise _in_vain(left)
            try:
                wanted = steps.send(ready)
            except StopIteration as done:
                PATIENCE.worked()
                return done.value
            ready = yield wanted

    def wait(self, gen: PQGen[Result], interval: float = 0.1, timeout: float | None = None) -> Result:
        left = PATIENCE.left()
        if left is None or timeout is not None:
            return super().wait(gen, interval, timeout)
        if left:
            try:
                result = super().wait(gen, interval, left)
            except psycopg.errors._WaitTimeout:
                pass
            else:
                PATIENCE.worked()
                return result
        # What the server would answer later belongs to a question that nobody waits for any more.
        self.pgconn.finish()
        raise _in_vain(left)


def _in_vain(waited: float) -> psycopg.OperationalError:
    if waited:
        PATIENCE.ran_out()
    return psycopg.OperationalError("PostgreSQL did not answer in time.")


class DatabaseWrapper(base.DatabaseWrapper):
    # Where Django takes the errors from, and how to connect.
    Database = SimpleNamespace(**vars(psycopg) | {"connect": Connection.connect})  # type: ignore[assignment]

    @cached_property
    def wrap_database_errors(self) -> NotedErrors:
        return NotedErrors(self)

    def get_connection_params(self) -> dict[str, Any]:
        params: dict[str, Any] = super().get_connection_params()
        if PATIENCE.bounded:
            given = params.get("options", "")
            params["options"] = f"{given} -c statement_timeout={int(STATEMENT_S * 1000)}".strip()
        return params
