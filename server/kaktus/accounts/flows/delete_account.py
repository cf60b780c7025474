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

_forgetters: list[Callable[[User], None]] = []
_reasons_to_stay: list[Q] = []


def when_deleted(forget: Callable[[User], None]) -> None:
    """A higher slice registers here, at its start, how it forgets a person."""
    if forget not in _forgetters:
        _forgetters.append(forget)


def stays_when(reason: Q) -> None:
    """A higher slice registers here which accounts are kept although their address was never confirmed."""
    if reason not in _reasons_to_stay:
        _reasons_to_stay.append(reason)


def delete_own_account(request: HttpRequest, user: User, *, password: str) -> None:
    prove_identity(request, user, password=password, param="password")
    forget_person(user)


def forget_person(user: User) -> None:
    with transaction.atomic():
        # From here on, whatever else is started for the person waits for the lock and then finds nobody.
        lock_person(user)
        for forget in _forgetters:
            forget(user)
        # This must come before the person and their address are deleted.
        forget_mails(person=user.pk, to=user.email)
        forget_wrong_passwords(email=user.email)
        user.delete()


def never_verified(*, before: datetime) -> QuerySet[User]:
    """Accounts opened before that moment whose address was never confirmed, and which own nothing."""
    proved = EmailAddress.objects.filter(user=OuterRef("pk"), verified=True)
    people = User.objects.filter(~Exists(proved), joined_at__lt=before, socialaccount=None)
    for reason in _reasons_to_stay:
        people = people.exclude(reason)
    return people


def ended_unverified(*, now: datetime) -> QuerySet[User]:
    """Those whose time is up, and who were warned long enough ago."""
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
