"""Encrypts secrets in the database and its backups, with a key derived from the secret key."""

from __future__ import annotations

import base64
import hmac

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from django.conf import settings


class Unreadable(Exception):
    """It was encrypted with a secret key that this installation no longer has."""


def seal(text: str) -> str:
    return _keys().encrypt(text.encode()).decode()


def unseal(sealed: str) -> str:
    """Also with the previous secret key, while there is one."""
    try:
        return _keys().decrypt(sealed.encode()).decode()
    except InvalidToken:
        raise Unreadable from None


def _keys() -> MultiFernet:
    digests = (hmac.digest(secret.encode(), b"second factors of staff", "sha256") for secret in settings.LINK_SECRETS)
    return MultiFernet([Fernet(base64.urlsafe_b64encode(digest)) for digest in digests])
