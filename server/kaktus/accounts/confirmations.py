"""Stores when the address of an account was confirmed, whichever way proved it."""

from __future__ import annotations

from uuid import UUID

from django.utils import timezone

from kaktus.accounts.models import User


def note_confirmation(user_id: UUID) -> None:
    """Call it in the transaction that marks the address as verified."""
    User.objects.filter(pk=user_id).update(confirmed_at=timezone.now())
