"""Whether a stored session still belongs to its owner's current password."""

from __future__ import annotations

from django.contrib.auth import HASH_SESSION_KEY
from django.utils.crypto import constant_time_compare, salted_hmac

from kaktus.accounts.session_store import SessionStore

# Django's own salt, from `AbstractBaseUser.get_session_auth_hash`; a test compares the two.
SALT = "django.contrib.auth.models.AbstractBaseUser.get_session_auth_hash"
_STORE = SessionStore()


def session_proves(session_data: str, *, password: str) -> bool:
    """The same check as in Django's `get_user`, for callers that have read the session and the person themselves."""
    kept = _STORE.decode(session_data).get(HASH_SESSION_KEY, "")
    now = salted_hmac(SALT, password, algorithm="sha256").hexdigest()
    return constant_time_compare(kept, now)
