"""The library that is backed up or restored: its database, its storage, and what else it needs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO, Any, Final, Protocol

from django.conf import settings

from kaktus.backups.contents import Contents
from kaktus.backups.problems import BackupProblem
from kaktus.backups.sealed_files import Seal
from kaktus.backups.sqlite_files import SqliteFile
from kaktus.common.environment import PREFIX
from kaktus.common.files.storage import Storage, storage_at

# Options of Django that psycopg does not know.
NOT_FOR_PSYCOPG: Final = {"pool", "assume_role", "isolation_level", "server_side_binding"}


class Database(Protocol):
    @property
    def kind(self) -> str: ...

    @property
    def ending(self) -> str: ...

    def copy(self, target: Path, *, seal: Seal) -> Contents:
        """A consistent copy, while others continue to write."""

    def check_empty(self) -> None: ...

    def restore(self, stream: IO[bytes]) -> None:
        """All of it or nothing."""

    def contents(self) -> Contents: ...

    def scratch(self) -> AbstractContextManager[Database]:
        """An empty database of the same kind, which is removed afterwards."""


def own_database() -> Database:
    return SqliteFile(settings.DATA_FOLDER.database) if settings.DATA_FOLDER.database else _postgresql()


def _postgresql() -> Database:
    # Imported here, because a library on SQLite does not need psycopg's memory.
    from kaktus.backups.postgresql_dumps import PostgresDatabase

    database: dict[str, Any] = settings.DATABASES["default"]
    named = {"dbname": "NAME", "user": "USER", "password": "PASSWORD", "host": "HOST", "port": "PORT"}
    options = {name: value for name, value in database["OPTIONS"].items() if name not in NOT_FOR_PSYCOPG}
    return PostgresDatabase(
        options | {ours: database[theirs] for ours, theirs in named.items() if database.get(theirs)}
    )


def database_of_kind(kind: str) -> Database:
    own = own_database()
    if own.kind != kind:
        raise BackupProblem(
            f"The backup holds a database of {kind}, but the settings name one of {own.kind}: set KAKTUS_DATABASE_URL."
        )
    return own


def own_storage() -> Storage:
    return storage_at(settings.STORAGE_URL)


def needed_besides(seal: Seal) -> list[str]:
    return list(_needed(seal))


def _needed(seal: Seal) -> Iterator[str]:
    folder: Path = settings.DATA_DIR
    if os.environ.get("KAKTUS_SECRET_KEY"):
        yield "the secret key: KAKTUS_SECRET_KEY among your settings"
    else:
        yield f"the secret key: {folder / 'secret-key'}"
    if (folder / "former-key").exists():
        yield f"the key of the former system: {folder / 'former-key'}"
    names = sorted(name for name in os.environ if name.startswith(PREFIX))
    if names:
        yield f"your settings: {', '.join(names)}"
    if seal.recipients:
        yield "the private key that opens this backup, kept somewhere else"
