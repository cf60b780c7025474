"""Clears the counts of rate limits, which are stored outside a test's transaction."""

from __future__ import annotations

import os
from pathlib import Path

from kaktus.limits.file_store import NAME, FileStore
from kaktus.limits.table_store import TableStore


def on_postgresql() -> bool:
    return os.environ.get("TEST_DATABASE") == "postgresql"


def forget_all_limits() -> None:
    file = Path(os.environ["KAKTUS_DATA_DIR"]) / NAME
    if on_postgresql():
        TableStore().execute("DELETE FROM limits_count", {})
    elif file.exists():
        FileStore(file).execute("DELETE FROM limits_count", {})
