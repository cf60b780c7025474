"""Conditions on the beginning of a text that the index of its column answers, on SQLite as on PostgreSQL."""

from __future__ import annotations

from typing import Final

from django.db import connection
from django.db.models import Q

# Sorts after every character that a text can continue with.
LAST: Final = "\U0010ffff"


def starting_with(column: str, text: str) -> Q:
    """As `startswith`, for which SQLite would read the whole table: its LIKE ignores case and thereby the index."""
    if connection.vendor == "sqlite":
        return Q(**{f"{column}__gte": text, f"{column}__lt": text + LAST})
    return Q(**{f"{column}__startswith": text})
