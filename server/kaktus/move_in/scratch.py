"""A table on disk for what would not fit into memory, gone with the process that made it."""

from __future__ import annotations

import sqlite3


def scratch_table(definition: str) -> sqlite3.Connection:
    # '' is SQLite's name for a temporary file: it is deleted before anything is in it, so a kill leaves nothing behind.
    database = sqlite3.connect("", isolation_level=None)
    database.execute("PRAGMA journal_mode = OFF")
    database.execute(f"CREATE TABLE {definition} WITHOUT ROWID")
    return database
