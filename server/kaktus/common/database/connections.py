"""Keeps database connections usable outside of requests; within them, Django does."""

from __future__ import annotations

from django.db import close_old_connections, connection


def refresh_connection() -> None:
    """Drop a connection that has died or is too old, unless it is in the middle of a transaction."""
    if not connection.in_atomic_block:
        close_old_connections()
