"""The daily chores about accounts: removing what has expired, and warning people before it happens."""

from __future__ import annotations

from django.utils import timezone

from kaktus.accounts.flows.delete_account import ended_unverified, forget_unverified
from kaktus.accounts.flows.warn_unverified import unwarned, warn_unverified
from kaktus.accounts.models import Session, SurplusSession
from kaktus.common import retention


def remove_expired_sessions() -> int:
    """Sessions that have expired."""
    return Session.objects.filter(expire_date__lt=timezone.now()).delete()[0]


def remove_surplus_sessions() -> int:
    """Notes that a device was signed out because there were too many."""
    return SurplusSession.objects.filter(ended_at__lt=timezone.now() - retention.SURPLUS_SESSION).delete()[0]


def warn_unverified_accounts() -> int:
    """People told that their account is about to be deleted, because its address is not confirmed."""
    now = timezone.now()
    return sum(warn_unverified(user, now=now) for user in list(unwarned(now=now)))


def remove_unverified_accounts() -> int:
    """Accounts whose address was not confirmed in time."""
    now = timezone.now()
    return sum(forget_unverified(user, now=now) for user in list(ended_unverified(now=now)))
