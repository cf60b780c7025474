"""The table in which PostgreSQL stores the counts of rate limits; with SQLite they are in a file of their own."""

from __future__ import annotations

from django.db import models


class Count(models.Model):
    key = models.CharField(max_length=80, primary_key=True)
    """The limit's name, and a fingerprint of whose tries these are."""
    tries = models.PositiveIntegerField()
    ends_at = models.FloatField()
    rounds = models.PositiveIntegerField()
    forget_at = models.FloatField(db_index=True)

    def __str__(self) -> str:
        return f"{self.tries} tries"
