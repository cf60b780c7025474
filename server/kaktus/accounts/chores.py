"""What leaves the accounts' tables by itself, a day's chore each."""

from __future__ import annotations

from django.utils import timezone

from kaktus.accounts.models import Session


def remove_expired_sessions() -> int:
    """Sessions that have expired."""
    return Session.objects.filter(expire_date__lt=timezone.now()).delete()[0]
