"""A complete copy of the database, made while people go on using the library."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from kaktus.common.private_files import new_private_file


class BackupProblem(Exception):
    """No copy was made; the text says why."""


def back_up_sqlite(database: Path, *, to: Path) -> None:
    """With SQLite's backup call: a copy of the file alone lacks what is in its write-ahead log. All or nothing."""
    part = to.with_name(f".{to.name}.{os.getpid()}.part")
    try:
        os.close(new_private_file(part))
    except OSError as error:
        raise BackupProblem(f"{to} cannot be written ({error.strerror}).") from None
    try:
        _copy(database, part)
        # Linked, not renamed, because a link never replaces a file that exists.
        os.link(part, to)
        _write_through(to.parent)
    except FileExistsError:
        raise BackupProblem(f"{to} exists already; give another name, so that no backup is lost.") from None
    except (OSError, sqlite3.Error) as error:
        raise BackupProblem(f"The database could not be copied ({error}).") from None
    finally:
        part.unlink()


def _copy(database: Path, part: Path) -> None:
    with (
        # rw, not ro: it creates no database where there is none, and leaves no log next to one that is not in use.
        closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True, timeout=20)) as source,
        closing(sqlite3.connect(part)) as target,
    ):
        # In one step, so that writers are not held up and the copy shows one moment.
        source.backup(target)
        # A single file that needs nothing next to it; the server turns the write-ahead log on again.
        target.execute("PRAGMA journal_mode = DELETE")
        (verdict,) = target.execute("PRAGMA quick_check").fetchone()
    if verdict != "ok":
        raise BackupProblem(f"The copy is not sound, so none was kept. SQLite says: {verdict}")
    _write_through(part)


def _write_through(place: Path) -> None:
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
