"""Whether a stored session still belongs to its owner's current password."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import zlib
from functools import lru_cache

from django.conf import settings
from django.contrib.auth import HASH_SESSION_KEY

# Django's own salt, from `AbstractBaseUser.get_session_auth_hash`; a test compares the two.
SALT = "django.contrib.auth.models.AbstractBaseUser.get_session_auth_hash"


def session_proves(session_data: str, *, password: str) -> bool:
    """The same check as in Django's `get_user`, for callers that have read the session and the person themselves."""
    return _proves(settings.SECRET_KEY, session_data, password)


@lru_cache(maxsize=1024)
def _proves(secret: str, session_data: str, password: str) -> bool:
    """A cache: each visit checks a session several times, and the answer follows from the arguments alone."""
    expected = hmac.digest(_key(secret), password.encode(), "sha256").hex()
    return hmac.compare_digest(_stored_hash(session_data).encode(), expected.encode())


def _stored_hash(session_data: str) -> str:
    """The hash that the session holds, '' if it is damaged. Its signature is not checked, which would take longer than
    all the rest: nobody can make this hash without the key that makes the signature.
    """
    packed, _, _ = session_data.partition(":")
    try:
        data = base64.urlsafe_b64decode(packed.lstrip(".") + "==")
        stored = json.loads(zlib.decompress(data) if packed.startswith(".") else data).get(HASH_SESSION_KEY, "")
    except (ValueError, AttributeError, zlib.error):
        return ""
    return str(stored)


@lru_cache(maxsize=2)
def _key(secret: str) -> bytes:
    return hashlib.sha256(f"{SALT}{secret}".encode()).digest()
