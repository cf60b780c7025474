"""Copies a database of SQLite while it is in use, and puts a copy back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from kaktus.backups.contents import Contents, read_contents
from kaktus.backups.problems import BackupProblem
from kaktus.backups.sealed_files import Seal, write_through
from kaktus.common.files.private_files import new_private_file

SCRATCH: Final = "kaktus-backup-"
# What a killed command left in a scratch folder is removed once it is this old.
LEFTOVER_AGE_S: Final = 24 * 60 * 60
COMPANIONS: Final = ("-wal", "-shm", "-journal")
TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"


@dataclass(frozen=True)
class SqliteFile:
    file: Path
    kind: str = "sqlite"
    ending: str = ".sqlite3"

    def copy(self, target: Path, *, seal: Seal) -> Contents:
        """A plain copy is made on the disk of the database itself, never where only encrypted files are to be."""
        folder = self.file.parent if seal.recipients else target.parent
        _remove_leftovers(self.file.parent)
        with tempfile.TemporaryDirectory(prefix=SCRATCH, dir=folder) as scratch:
            plain = Path(scratch) / "copy.sqlite3"
            contents = copy_sqlite(self.file, plain)
            with plain.open("rb") as source, seal.writing(target) as stream:
                shutil.copyfileobj(source, stream, 1024 * 1024)
        return contents

    def check_empty(self) -> None:
        if self.file.is_file() and self.file.stat().st_size:
            raise BackupProblem(
                f"There is a database already: {self.file}. Stop the library if it runs, then move "
                "the database away, with its -wal and -shm."
            )
        for end in COMPANIONS:
            if (companion := self.file.with_name(self.file.name + end)).exists():
                raise BackupProblem(
                    f"{companion} belongs to another database, and would damage this one: stop the library if it runs, "
                    "then move it away."
                )

    def restore(self, stream: IO[bytes]) -> None:
        part = self.file.with_name(f"{self.file.name}.part")
        part.unlink(missing_ok=True)
        try:
            with os.fdopen(new_private_file(part), "wb") as target:
                shutil.copyfileobj(stream, target, 1024 * 1024)
                target.flush()
                os.fsync(target.fileno())
            _check_sound(part)
            part.replace(self.file)
            write_through(self.file.parent)
        finally:
            part.unlink(missing_ok=True)

    def contents(self) -> Contents:
        return _contents(self.file)

    @contextmanager
    def scratch(self) -> Iterator[SqliteFile]:
        with tempfile.TemporaryDirectory(prefix=SCRATCH, dir=self.file.parent) as folder:
            yield SqliteFile(Path(folder) / "restored.sqlite3")


def copy_sqlite(database: Path, target: Path) -> Contents:
    """With SQLite's backup call: a copy of the file alone lacks what is in its write-ahead log."""
    os.close(new_private_file(target))
    with (
        # rw, not ro: it creates no database where there is none, and leaves no log next to one that is not in use.
        closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True, timeout=20)) as source,
        closing(sqlite3.connect(target)) as copy,
    ):
        # In one step, so that writers are not held up and the copy shows one moment.
        source.backup(copy)
        # A single file that needs nothing next to it; the server turns the write-ahead log on again.
        copy.execute("PRAGMA journal_mode = DELETE")
    _check_sound(target)
    return _contents(target)


def _remove_leftovers(folder: Path) -> None:
    for leftover in folder.glob(f"{SCRATCH}*"):
        if leftover.stat().st_mtime < time.time() - LEFTOVER_AGE_S:
            shutil.rmtree(leftover)


def _check_sound(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        try:
            (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        except sqlite3.DatabaseError as error:
            verdict = str(error)
    if verdict != "ok":
        raise BackupProblem(f"The copy of the database is not sound, so it is not used. SQLite says: {verdict}")


def _contents(database: Path) -> Contents:
    with closing(sqlite3.connect(database)) as connection:
        tables = [name for (name,) in connection.execute(TABLES)]
        return read_contents(tables, connection.execute)
