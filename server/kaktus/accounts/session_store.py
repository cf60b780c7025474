"""Stores sessions: one row each, found by the digest of its token, with its owner, its device and its ends.

Only the person has the token itself. It has 165 random bits, so nobody can find it by trying tokens until one has
the digest. A plain SHA-256 is enough, where a password, which people choose, needs a slow hash with a salt.
"""

from __future__ import annotations

import hashlib
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
from kaktus.accounts.models import Session
from kaktus.common import retention
from kaktus.common.database.statements import as_uuid, write, write_unsynced

LONGEST_LIFE = retention.SESSION
MOST_DEVICES = 20
COLUMNS = (
    *("token_digest", "session_data", "user_id", "expire_date", "ends_at", "created_at", "last_used_on"),
    *("browser", "system"),
)
INSERT = f"""
    INSERT INTO accounts_session ({", ".join(COLUMNS)}) VALUES ({", ".join(["%s"] * len(COLUMNS))})
    RETURNING token_digest
"""  # noqa: S608 - made of the names above
DELETE_SURPLUS = f"""
    DELETE FROM accounts_session WHERE user_id = %s AND token_digest NOT IN (
        SELECT token_digest FROM accounts_session WHERE user_id = %s
        ORDER BY last_used_on DESC, created_at DESC LIMIT {MOST_DEVICES}
    ) RETURNING token_digest
"""  # noqa: S608 - made of a number


USED = "last_used_on = %s, expire_date = CASE WHEN ends_at < %s THEN ends_at ELSE %s END"
EXTEND = f"UPDATE accounts_session SET {USED} WHERE token_digest = %s RETURNING token_digest"  # noqa: S608
EXTEND_ON_DEVICE = EXTEND.replace(USED, f"{USED}, browser = %s, system = %s")


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

    def _get_session_from_db(self) -> Session | None:
        assert self.session_key
        try:
            self.row = Session.objects.get(token_digest=digest_of(self.session_key), expire_date__gt=timezone.now())
        except Session.DoesNotExist:
            self.row = self._session_key = None
        return self.row

    def exists(self, session_key: str) -> bool:
        return Session.objects.filter(token_digest=digest_of(session_key)).exists()

    def save(self, must_create: bool = False) -> None:
        if must_create:
            self.row = None
        super().save(must_create)

    def create_model_instance(self, data: dict[str, Any]) -> Session:  # type: ignore[override]
        now = timezone.now()
        row = self.row or Session(created_at=now, ends_at=now + LONGEST_LIFE)
        row.token_digest = digest_of(self._get_or_create_session_key())  # type: ignore[attr-defined]
        row.session_data = self.encode(data)
        row.user_id = as_uuid(data[SESSION_KEY]) if SESSION_KEY in data else None
        for name, value in self._use(row).items():
            setattr(row, name, value)
        self.row = row
        return row

    def keep_new(self) -> str:
        """For a new session: one statement, while `save` would first ask whether its key is free."""
        data = self._session  # type: ignore[attr-defined]
        self._session_key = get_random_string(32, VALID_KEY_CHARS)
        row = self.create_model_instance(data)
        write(INSERT, [getattr(row, name) for name in COLUMNS])
        return self._session_key

    def delete(self, session_key: str | None = None) -> None:
        key = session_key or self.session_key
        if key:
            Session.objects.filter(token_digest=digest_of(key)).delete()

    def used_today(self) -> bool:
        return self.row is not None and self.row.last_used_on == day_of(timezone.now())

    def _use(self, row: Session) -> dict[str, Any]:
        now = timezone.now()
        device = self.device if any(self.device) else Device(row.browser, row.system)
        return {
            "expire_date": min(now + timedelta(seconds=settings.SESSION_COOKIE_AGE), row.ends_at),
            "last_used_on": day_of(now),
            "browser": device.browser,
            "system": device.system,
        }


def extend_session(digest: str, device: Device) -> bool:
    """From this use on; false if the session was ended meanwhile.

    On a Monday morning this is nearly every first request. It does not wait for the disk: after a power cut, the next
    use extends the session.
    """
    now = timezone.now()
    until = now + timedelta(seconds=settings.SESSION_COOKIE_AGE)
    statement, on = (EXTEND_ON_DEVICE, device) if any(device) else (EXTEND, ())
    return bool(write_unsynced(statement, [day_of(now), until, until, *on, digest]))


def keep_newest_sessions(user_id: uuid.UUID) -> None:
    """End the sessions unused for longest, if there are more than this."""
    write(DELETE_SURPLUS, [user_id, user_id])
