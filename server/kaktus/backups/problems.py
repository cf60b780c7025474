"""Why a backup could not be made or used, in words for the operator."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kaktus.common.files.full_disk import is_disk_full


class BackupProblem(Exception):
    """A backup could not be made or used; the text says why, and what to do."""


@contextmanager
def problems_in_words(place: Path) -> Iterator[None]:
    """What the system says about a place becomes a sentence."""
    try:
        yield
    except OSError as error:
        if is_disk_full(error):
            raise _disk_is_full(place) from None
        raise BackupProblem(f"{error.filename or place} cannot be used ({error.strerror}).") from None
    except sqlite3.Error as error:
        if is_disk_full(error):
            raise _disk_is_full(place) from None
        raise BackupProblem(f"The database could not be copied; SQLite says: {error}.") from None


def _disk_is_full(place: Path) -> BackupProblem:
    return BackupProblem(f"There is no room left at {place}: free some, then start again.")
