"""Showing people the devices on which they are signed in, and signing out on one of them or on all."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import date, datetime

from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone

from kaktus.accounts.models import Session, User
from kaktus.accounts.session_store import digest_of
from kaktus.accounts.token_sessions import end_all_sessions


@dataclass(frozen=True)
class SignedInDevice:
    id: str
    browser: str
    system: str
    signed_in_at: datetime
    last_used_on: date
    is_this_one: bool


def devices_of(request: HttpRequest, user: User) -> list[SignedInDevice]:
    """This device first, then the others by their last use."""
    this = digest_of(str(request.session.session_key))
    return sorted(
        (
            SignedInDevice(
                id=_public_id(session),
                browser=session.browser,
                system=session.system,
                signed_in_at=session.created_at,
                last_used_on=session.last_used_on,
                is_this_one=session.token_digest == this,
            )
            for session in _live(user).order_by("-last_used_on", "-created_at")
        ),
        key=lambda device: not device.is_this_one,
    )


def sign_out_device(user: User, *, device_id: str) -> None:
    """The device's links to lessons are left to expire: ending them now would end those of every other device too."""
    doomed = [session.pk for session in _live(user) if _public_id(session) == device_id]
    Session.objects.filter(pk__in=doomed).delete()


def log_out_everywhere(user: User) -> None:
    with transaction.atomic():
        end_all_sessions(user)


def _live(user: User) -> QuerySet[Session]:
    return Session.objects.filter(user=user, expire_date__gt=timezone.now()).defer("session_data")


def _public_id(session: Session) -> str:
    """Identifies the device to its owner; neither the token nor its stored digest can be derived from it."""
    return hashlib.sha256(f"device {session.token_digest}".encode()).hexdigest()[:32]
