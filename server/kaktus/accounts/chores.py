"""The daily chores that remove expired rows from the tables of accounts."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.utils import timezone

from kaktus.accounts.flows.delete_account import forget_unverified, never_verified
from kaktus.accounts.models import Session

# As promised on the privacy page and in the mail with the link.
UNVERIFIED_KEPT: Final = timedelta(days=30)


def remove_expired_sessions() -> int:
    """Sessions that have expired."""
    return Session.objects.filter(expire_date__lt=timezone.now()).delete()[0]


def remove_unverified_accounts() -> int:
    """Accounts whose address was not confirmed within 30 days."""
    before = timezone.now() - UNVERIFIED_KEPT
    return sum(forget_unverified(user, before=before) for user in list(never_verified(before=before)))
