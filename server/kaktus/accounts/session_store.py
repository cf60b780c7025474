"""Stores sessions: one row each, found by the digest of its token, with its owner, its device and its ends.

Only the person has the token itself. It has 165 random bits, so nobody can find it by trying tokens until one has
the digest. A plain SHA-256 is enough, where a password, which people choose, needs a slow hash with a salt.
"""

from __future__ import annotations

import hashlib
import time
import uuid
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.base import VALID_KEY_CHARS
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.utils import timezone
from django.utils.crypto import get_random_string

from kaktus.accounts.devices import Device
from kaktus.accounts.models import Session, SurplusSession
from kaktus.common import retention
from kaktus.common.database.statements import as_uuid, write_unsynced

LONGEST_LIFE = retention.SESSION
MAX_DEVICES = 20
SIGN_IN = "sign_in"
# `browser` and `system` stay as they are where the device is not known.
EXTEND = """
    UPDATE accounts_session SET
        last_used_on = %s, expire_date = CASE WHEN ends_at < %s THEN ends_at ELSE %s END,
        browser = COALESCE(%s, browser), system = COALESCE(%s, system)
    WHERE token_digest = %s RETURNING token_digest
"""


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def day_of(moment: datetime) -> date:
    """Like Django's `localdate`, which first looks for another time zone and takes ten times as long."""
    return _day(int(moment.timestamp()) // 60)


@lru_cache(maxsize=4)
def _day(minute: int) -> date:
    return datetime.fromtimestamp(minute * 60, timezone.get_default_timezone()).date()


class SessionStore(DatabaseStore):
    row: Session | None = None
    device = Device()

    @classmethod
    def get_model_class(cls) -> type[Session]:  # type: ignore[override]
        return Session

    def load(self) -> dict[str, Any]:
        live = Session.objects.filter(expire_date__gt=timezone.now())
        self.row = live.filter(token_digest=digest_of(str(self.session_key))).first()
        return self.decode(self.row.session_data) if self.row else {}

    def exists(self, session_key: str) -> bool:
        return Session.objects.filter(token_digest=digest_of(session_key)).exists()

    def save(self, must_create: bool = False) -> None:
        if must_create:
            self.row = None
        super().save(must_create)

    def create_model_instance(self, data: dict[str, Any]) -> Session:  # type: ignore[override]
        assert self.session_key
        self.row = filled_row(self.row, token=self.session_key, data=data, device=self.device)
        return self.row

    def delete(self, session_key: str | None = None) -> None:
        key = session_key or self.session_key
        if key:
            Session.objects.filter(token_digest=digest_of(key)).delete()


def filled_row(row: Session | None, *, token: str, data: dict[str, Any], device: Device) -> Session:
    now = timezone.now()
    row = row or Session(created_at=now, ends_at=now + LONGEST_LIFE)
    row.token_digest = digest_of(token)
    row.session_data = SessionStore().encode(data)
    row.user_id = as_uuid(data[SESSION_KEY]) if SESSION_KEY in data else None
    row.expire_date = min(now + timedelta(seconds=settings.SESSION_COOKIE_AGE), row.ends_at)
    row.last_used_on = day_of(now)
    if any(device):
        row.browser, row.system = device
    return row


def insert_session(data: dict[str, Any], device: Device) -> str:
    """A new session, in one statement, while `SessionStore.create` would first ask whether its key is free."""
    token = get_random_string(32, VALID_KEY_CHARS)
    filled_row(None, token=token, data=data, device=device).save(force_insert=True)
    return token


def sign_in_now(method: str) -> dict[str, Any]:
    """What a session holds under SIGN_IN: how and when the person last proved who they are."""
    return {"method": method, "at": time.time()}


def extend_session(digest: str, device: Device) -> bool:
    """From this use on; false if the session was ended meanwhile.

    On a Monday morning this is nearly every first request. It does not wait for the disk: after a power cut, the next
    use extends the session.
    """
    now = timezone.now()
    until = now + timedelta(seconds=settings.SESSION_COOKIE_AGE)
    names = device if any(device) else (None, None)
    return bool(write_unsynced(EXTEND, [day_of(now), until, until, *names, digest]))


def end_surplus_sessions(user_id: uuid.UUID) -> None:
    """Those unused for longest, if there are more than MAX_DEVICES."""
    sessions = Session.objects.filter(user=user_id)
    newest = sessions.order_by("-last_used_on", "-created_at").values("pk")[:MAX_DEVICES]
    surplus = list(sessions.exclude(pk__in=newest).values_list("pk", flat=True))
    if surplus:
        SurplusSession.objects.bulk_create([SurplusSession(token_digest=digest) for digest in surplus])
        sessions.filter(pk__in=surplus).delete()


def is_surplus(token: str) -> bool:
    """Whether the token's session ended because its owner signed in on too many devices."""
    return SurplusSession.objects.filter(token_digest=digest_of(token)).exists()
