"""Counts for rate limits in an SQLite file of their own, so that they never wait for the database's one writer."""

from __future__ import annotations

import os
import re
import sqlite3
import threading
import time
from functools import lru_cache
from pathlib import Path
from typing import Any

from django.db import OperationalError

from kaktus.limits.counting import Row, SqlStore

NAME = "limits.sqlite3"
TIMEOUT_S = 1.0
# NORMAL with WAL: a count costs no sync. A power cut may lose the last counts, never the file.
SETUP = f"""
    PRAGMA busy_timeout = {int(TIMEOUT_S * 1000)};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS limits_count (
        key TEXT PRIMARY KEY, tries INTEGER NOT NULL, ends_at REAL NOT NULL,
        rounds INTEGER NOT NULL, forget_at REAL NOT NULL
    ) WITHOUT ROWID;
"""
PLACE = re.compile(r"%\((\w+)\)s")


@lru_cache(maxsize=64)
def _with_names(statement: str) -> str:
    return PLACE.sub(r":\1", statement)


class FileStore(SqlStore):
    def __init__(self, file: Path) -> None:
        self.file = file
        self._of_thread = threading.local()

    def execute(self, statement: str, values: dict[str, Any]) -> tuple[Row | None, int]:
        try:
            cursor = self._connection().execute(_with_names(statement), values)
            row = cursor.fetchone()
            # Fetched to the end, which commits the statement.
            cursor.fetchall()
            return row, cursor.rowcount
        except sqlite3.Error as error:
            self.close()
            raise OperationalError(f"The file of limits cannot be used: {error}") from error

    def close(self) -> None:
        connection = self._of_thread.__dict__.pop("connection", None)
        if connection:
            connection.close()

    def _connection(self) -> sqlite3.Connection:
        own = self._of_thread.__dict__
        # A forked process must not use its parent's connection.
        if own.get("process") != os.getpid() or "connection" not in own:
            own["connection"] = self._open()
            own["process"] = os.getpid()
        connection: sqlite3.Connection = own["connection"]
        return connection

    def _open(self) -> sqlite3.Connection:
        # Created before SQLite does, so that nobody else can read it; its companion files get the same mode.
        os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))
        deadline = time.monotonic() + TIMEOUT_S
        while True:
            connection = sqlite3.connect(self.file, timeout=TIMEOUT_S, isolation_level=None)
            try:
                connection.executescript(SETUP)
                return connection
            except sqlite3.OperationalError:
                # Two processes may open a new file at the same moment: SQLite does not wait for the change to WAL.
                connection.close()
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.01)
