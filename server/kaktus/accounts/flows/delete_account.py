"""Deleting an account and everything the library knows about the person."""

from __future__ import annotations

from collections.abc import Callable

from django.db import transaction
from django.http import HttpRequest

from kaktus.accounts.flows.prove_identity import prove_identity
from kaktus.accounts.models import User
from kaktus.mail.queue import forget_mails

_forgetters: list[Callable[[User], None]] = []


def when_deleted(forget: Callable[[User], None]) -> None:
    """A slice above registers here, when it starts, how it forgets a person."""
    if forget not in _forgetters:
        _forgetters.append(forget)


def delete_own_account(request: HttpRequest, user: User, *, password: str) -> None:
    prove_identity(request, user, password=password, param="password")
    forget_person(user)


def forget_person(user: User) -> None:
    with transaction.atomic():
        for forget in _forgetters:
            forget(user)
        user.delete()
        forget_mails(to=user.email)
