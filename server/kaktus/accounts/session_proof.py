"""Whether a stored session still belongs to the password its owner has now."""

from __future__ import annotations

from django.contrib.auth import HASH_SESSION_KEY
from django.utils.crypto import constant_time_compare, salted_hmac

from kaktus.accounts.session_store import SessionStore

# Django's own, of `AbstractBaseUser.get_session_auth_hash`; a test compares the two.
SALT = "django.contrib.auth.models.AbstractBaseUser.get_session_auth_hash"
_STORE = SessionStore()


def session_proves(session_data: str, *, password: str) -> bool:
    """As Django's `get_user` checks it, for callers that have read session and person themselves."""
    kept = _STORE.decode(session_data).get(HASH_SESSION_KEY, "")
    now = salted_hmac(SALT, password, algorithm="sha256").hexdigest()
    return constant_time_compare(kept, now)
