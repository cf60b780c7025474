"""Connections to SQLite that wait for its one writer, but not one request after the other."""

from __future__ import annotations

import sqlite3
from functools import cached_property
from typing import Any

from django.db.backends.sqlite3 import base

from kaktus.common.database.patience import PATIENCE, WAIT_S
from kaktus.common.database.trouble import NotedErrors


class Errors(NotedErrors):
    wrapper: DatabaseWrapper

    def __exit__(self, kind: Any, error: Any, traceback: Any) -> None:
        busy = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
        if busy and PATIENCE.bounded and self.wrapper.waits_s:
            PATIENCE.ran_out()
        super().__exit__(kind, error, traceback)


class DatabaseWrapper(base.DatabaseWrapper):
    waits_s: float

    @cached_property
    def wrap_database_errors(self) -> Errors:
        return Errors(self)

    def get_connection_params(self) -> dict[str, Any]:
        params: dict[str, Any] = super().get_connection_params()
        if PATIENCE.bounded:
            params["timeout"] = _bound()
        self.waits_s = params["timeout"]
        return params

    def create_cursor(self, name: str | None = None) -> Any:
        if PATIENCE.bounded and self.waits_s != _bound():
            self.waits_s = _bound()
            self.connection.execute(f"PRAGMA busy_timeout = {int(self.waits_s * 1000)}")
        return super().create_cursor(name)

    def _start_transaction_under_autocommit(self) -> None:
        super()._start_transaction_under_autocommit()  # type: ignore[misc]
        # It was our turn to write: nobody holds the database for good.
        PATIENCE.worked()


def _bound() -> float:
    """Trying costs nothing here, so nobody has to be chosen to find out; and who only reads is never locked out."""
    return 0.0 if PATIENCE.strained else WAIT_S
