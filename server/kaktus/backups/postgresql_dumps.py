"""Copies a database of PostgreSQL by pg_dump while it is in use, and puts a copy back by pg_restore."""

from __future__ import annotations

import secrets
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

import psycopg
from psycopg import sql

from kaktus.backups.contents import Contents, read_contents
from kaktus.backups.problems import BackupProblem
from kaktus.backups.programs import running
from kaktus.backups.sealed_files import Seal

DUMP: Final = ("pg_dump", "--format=custom", "--no-owner", "--no-privileges", "--no-password")
# A role that may not comment on an extension may still have it.
RESTORE: Final = (
    *("pg_restore", "--no-owner", "--no-privileges", "--no-comments", "--no-password"),
    *("--exit-on-error", "--single-transaction"),
)
TABLES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
# In the environment, because anybody on the machine can read a command line.
VARIABLES: Final = {
    "host": "PGHOST",
    "port": "PGPORT",
    "user": "PGUSER",
    "password": "PGPASSWORD",
    "dbname": "PGDATABASE",
    "sslmode": "PGSSLMODE",
    "sslrootcert": "PGSSLROOTCERT",
    "sslcert": "PGSSLCERT",
    "sslkey": "PGSSLKEY",
}


@dataclass(frozen=True)
class PostgresDatabase:
    access: Mapping[str, Any]
    """As psycopg takes it."""
    kind: str = "postgresql"
    ending: str = ".dump"

    def copy(self, target: Path, *, seal: Seal) -> Contents:
        """The dump and what is noted about it show the same moment."""
        with self._connection() as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            with connection.transaction():
                (snapshot,) = _rows(connection, "SELECT pg_export_snapshot()")[0]
                self._dump(target, snapshot=str(snapshot), seal=seal)
                return _contents(connection)

    def _dump(self, target: Path, *, snapshot: str, seal: Seal) -> None:
        command = [*DUMP, f"--snapshot={snapshot}"]
        with (
            seal.writing(target) as stream,
            running(command, stdout=subprocess.PIPE, environ=self._environ()) as pg_dump,
        ):
            assert pg_dump.stdout
            shutil.copyfileobj(pg_dump.stdout, stream, 1024 * 1024)

    def check_empty(self) -> None:
        with self._connection() as connection:
            if tables := _rows(connection, TABLES):
                raise BackupProblem(
                    f"The database is not empty: it has {len(tables)} tables. Stop the library if it runs, create "
                    "an empty one, and name it in KAKTUS_DATABASE_URL."
                )

    def restore(self, stream: IO[bytes]) -> None:
        command = [*RESTORE, f"--dbname={self.access['dbname']}"]
        with running(command, stdin=stream, environ=self._environ()):
            pass
        with self._connection() as connection:
            connection.autocommit = True
            connection.execute("ANALYZE")

    def contents(self) -> Contents:
        with self._connection() as connection:
            return _contents(connection)

    @contextmanager
    def scratch(self) -> Iterator[PostgresDatabase]:
        name = f"kaktus_backup_{secrets.token_hex(4)}"
        try:
            self._at_server("CREATE DATABASE {} TEMPLATE template0", name)
        except psycopg.errors.InsufficientPrivilege:
            raise BackupProblem(
                "The database role may not create the scratch database: as its administrator, run "
                f'ALTER ROLE "{self.access.get("user", "")}" CREATEDB.'
            ) from None
        try:
            yield PostgresDatabase({**self.access, "dbname": name})
        finally:
            self._at_server("DROP DATABASE {} WITH (FORCE)", name)

    def _at_server(self, statement: Any, name: str) -> None:
        with self._connection() as connection:
            connection.autocommit = True
            connection.execute(sql.SQL(statement).format(sql.Identifier(name)))

    @contextmanager
    def _connection(self) -> Iterator[psycopg.Connection]:
        try:
            connection = psycopg.connect(**self.access)
        except psycopg.OperationalError:
            raise BackupProblem("The database server does not answer: check KAKTUS_DATABASE_URL.") from None
        with connection:
            yield connection

    def _environ(self) -> dict[str, str]:
        return {variable: str(self.access[name]) for name, variable in VARIABLES.items() if self.access.get(name)}


def _contents(connection: psycopg.Connection) -> Contents:
    tables = [name for (name,) in _rows(connection, TABLES)]
    return read_contents(tables, lambda statement: _rows(connection, statement))


def _rows(connection: psycopg.Connection, statement: str) -> list[tuple[Any, ...]]:
    return connection.execute(statement.encode()).fetchall()
