"""Tells a full disk from other trouble, whoever noticed it: the system, SQLite or PostgreSQL."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

# No room left, the user's quota is used up, or a file may not get larger.
FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
# The second is what SQLite says if there is not even room for the index of its log.
FULL_FOR_SQLITE: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
POSTGRESQL_DISK_FULL: Final = "53100"


def is_disk_full(error: BaseException | None) -> bool:
    """Also if another error hides it, as Django's errors hide those of the database."""
    while error is not None:
        if isinstance(error, OSError) and error.errno in FULL:
            return True
        if getattr(error, "sqlite_errorcode", None) in FULL_FOR_SQLITE:
            return True
        if getattr(error, "sqlstate", None) == POSTGRESQL_DISK_FULL:
            return True
        error = error.__cause__ or error.__context__
    return False
