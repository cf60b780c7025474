"""Where sessions are kept: a row each, with its owner and the time of its end."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.utils import timezone

from kaktus.accounts.models import Session

RENEW_EVERY = timedelta(days=1)


class SessionStore(DatabaseStore):
    expires_at: datetime | None = None

    @classmethod
    def get_model_class(cls) -> type[Session]:
        return Session

    def create_model_instance(self, data: dict[str, Any]) -> Session:
        row = super().create_model_instance(data)
        assert isinstance(row, Session)
        row.user_id = data.get(SESSION_KEY)
        return row

    def _get_session_from_db(self) -> Any:
        row = super()._get_session_from_db()  # type: ignore[misc]
        self.expires_at = row.expire_date if row else None
        return row

    def renew(self) -> None:
        """Count the session's life from this use on; at most one write a day."""
        age = timedelta(seconds=self.get_session_cookie_age())
        if self.expires_at and self.expires_at < timezone.now() + age - RENEW_EVERY:
            self.save()
