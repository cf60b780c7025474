"""Whether a stored session still belongs to its owner's current password."""

from __future__ import annotations

import hmac
from functools import lru_cache

from django.conf import settings
from django.contrib.auth import HASH_SESSION_KEY

from kaktus.accounts.models import User
from kaktus.accounts.session_store import SessionStore


def session_proves(session_data: str, *, password: str) -> bool:
    """The same check as in Django's `get_user`, for callers that have read the session and the person themselves."""
    return _proves(session_data, password, settings.SECRET_KEY)


@lru_cache(maxsize=4096)
def _proves(session_data: str, password: str, _secret: str) -> bool:
    """A cache: each visit checks a session several times, and the answer follows from the arguments alone."""
    stored = str(SessionStore().decode(session_data).get(HASH_SESSION_KEY, ""))
    return hmac.compare_digest(stored.encode(), User(password=password).get_session_auth_hash().encode())
