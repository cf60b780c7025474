"""Sessions of staff: an opaque bearer token, of which only the digest is stored. They never become a cookie."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from django.db.models import Q
from django.http import HttpRequest
from django.utils import timezone

from kaktus.accounts.devices import device_of
from kaktus.accounts.session_store import digest_of
from kaktus.common import retention
from kaktus.desk.models import StaffMember, StaffSession, Stage

# It looks unlike a learner's token, so that neither is ever looked up as the other.
PREFIX: Final = "desk-"
TOKEN: Final = re.compile(PREFIX + r"[A-Za-z0-9_-]{43}")
IDLE: Final = timedelta(minutes=30)
LONGEST: Final = retention.STAFF_SESSION
# How long before its end a session warns: long enough to come back from the next room.
WARNING_PERIOD: Final = timedelta(minutes=3)
# Time between the password and the second factor: to type a code, or to set up an authenticator app.
SIGN_IN_TIMEOUT: Final = timedelta(minutes=15)
# How precisely the last use is known; a write at every call would cost more than it is worth.
NOTE_INTERVAL: Final = timedelta(seconds=30)
# Sent by a page that polls while nobody touches it: this does not count as use.
UNATTENDED: Final = "X-Unattended"


def open_session(request: HttpRequest, member: StaffMember, *, stage: Stage) -> str:
    """Called in the transaction that has checked who it is; returns the token."""
    token = PREFIX + secrets.token_urlsafe(32)
    now = timezone.now()
    device = device_of(request.headers.get("User-Agent", ""))
    StaffSession.objects.create(
        token_digest=digest_of(token),
        member=member,
        stage=stage,
        created_at=now,
        last_used_at=now,
        ends_at=now + (LONGEST if stage == Stage.IN else SIGN_IN_TIMEOUT),
        browser=device.browser,
        system=device.system,
    )
    return token


def session_of_token(token: str) -> StaffSession | None:
    """The live session of a member who is not disabled."""
    if not TOKEN.fullmatch(token):
        return None
    now = timezone.now()
    return (
        StaffSession.objects.select_related("member")
        .filter(token_digest=digest_of(token), ends_at__gt=now, last_used_at__gt=now - IDLE)
        .filter(member__disabled_at__isnull=True)
        .first()
    )


def note_use(request: HttpRequest, session: StaffSession) -> None:
    now = timezone.now()
    if request.headers.get(UNATTENDED) or now - session.last_used_at < NOTE_INTERVAL:
        return
    # An update, never a save: a session that was ended meanwhile must not come back.
    StaffSession.objects.filter(pk=session.pk, ends_at__gt=now).update(last_used_at=now)
    session.last_used_at = now


@dataclass(frozen=True)
class SessionEnd:
    seconds: int
    can_go_on: bool
    """By using it; False at the end of the longest time."""


def near_end(session: StaffSession) -> SessionEnd | None:
    """None until WARNING_PERIOD before its end."""
    unused_until = session.last_used_at + IDLE
    end = min(unused_until, session.ends_at)
    left = end - timezone.now()
    if left > WARNING_PERIOD:
        return None
    return SessionEnd(seconds=max(0, round(left.total_seconds())), can_go_on=end < session.ends_at)


def end_sessions(member: StaffMember, *, but: str = "") -> int:
    """`but` is the digest of a session that stays."""
    return member.sessions.exclude(pk=but).delete()[0]


def remove_ended_sessions() -> int:
    """Sessions of staff that are over."""
    now = timezone.now()
    return StaffSession.objects.filter(Q(ends_at__lt=now) | Q(last_used_at__lt=now - IDLE)).delete()[0]
