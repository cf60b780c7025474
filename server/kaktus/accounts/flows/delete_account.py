"""Deleting an account and everything that the library knows about the person."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from allauth.account.models import EmailAddress
from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.http import HttpRequest

from kaktus.accounts.flows.lock_person import lock_person
from kaktus.accounts.flows.prove_identity import prove_identity
from kaktus.accounts.models import User
from kaktus.accounts.password_guesses import forget_wrong_passwords
from kaktus.common import retention
from kaktus.mail.flows import forget_mails

_deletion_callbacks: list[Callable[[User], None]] = []
_reasons_to_keep: list[Q] = []


def on_account_deletion(forget: Callable[[User], None]) -> None:
    """A higher slice registers here, when it is loaded, a function that deletes what it stores about a person."""
    if forget not in _deletion_callbacks:
        _deletion_callbacks.append(forget)


def keep_unverified_if(reason: Q) -> None:
    """A higher slice registers here which accounts are kept although their address was never confirmed."""
    if reason not in _reasons_to_keep:
        _reasons_to_keep.append(reason)


def delete_own_account(request: HttpRequest, user: User, *, password: str) -> None:
    prove_identity(request, user, password=password, param="password")
    forget_person(user)


def forget_person(user: User) -> None:
    with transaction.atomic():
        # Anything else that starts for this person waits for the lock, and then finds no account.
        lock_person(user)
        for forget in _deletion_callbacks:
            forget(user)
        # This must come before the person and their address are deleted.
        forget_mails(person=user.pk, to=user.email)
        forget_wrong_passwords(email=user.email)
        user.delete()


def never_verified(*, before: datetime) -> QuerySet[User]:
    """Accounts opened before that moment whose address was never confirmed, and which own nothing."""
    proved = EmailAddress.objects.filter(user=OuterRef("pk"), verified=True)
    people = User.objects.filter(~Exists(proved), joined_at__lt=before, socialaccount=None)
    for reason in _reasons_to_keep:
        people = people.exclude(reason)
    return people


def ended_unverified(*, now: datetime) -> QuerySet[User]:
    """Unconfirmed accounts past their deadline whose owners were warned long enough ago."""
    warned_before = now - retention.UNVERIFIED_WARNING
    return never_verified(before=now - retention.UNVERIFIED_ACCOUNT).filter(warned_at__lt=warned_before)


def forget_unverified(user: User, *, now: datetime) -> bool:
    """Spare somebody who confirms the address at this moment: both lock its row, and the second one checks again."""
    with transaction.atomic():
        list(User.objects.select_for_update().filter(pk=user.pk))
        list(EmailAddress.objects.select_for_update().filter(user=user))
        if not ended_unverified(now=now).filter(pk=user.pk).exists():
            return False
        forget_person(user)
        return True
