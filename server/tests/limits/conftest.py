"""The store of counts that belongs to the database of this run."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.db import connection

from kaktus.limits.counting import SqlStore
from kaktus.limits.file_store import FileStore
from kaktus.limits.table_store import TableStore


@pytest.fixture
def counts(tmp_path: Path, db: None) -> SqlStore:
    return TableStore() if connection.vendor == "postgresql" else FileStore(tmp_path / "limits.sqlite3")
