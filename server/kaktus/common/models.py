"""When each daily chore is due next; with this, several workers agree on which of them does it."""

from __future__ import annotations

from django.db import models


class Chore(models.Model):
    name = models.CharField(max_length=200, primary_key=True)
    due_at = models.DateTimeField()

    def __str__(self) -> str:
        return self.name
