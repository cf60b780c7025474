"""Devices on which a member has logged in with password and second factor: strangers cannot lock them out.

The browser stores a signed random name; the server stores nothing. It opens nothing: wrong passwords are merely counted
for this device instead of its network.
"""

from __future__ import annotations

import secrets
from typing import Final

from django.core.signing import BadSignature, TimestampSigner

from kaktus.common import retention

LONGEST_PROOF: Final = 200


def new_device_proof(email: str) -> str:
    return _signer(email).sign(secrets.token_urlsafe(12))


def known_device(proof: str, *, email: str) -> str:
    """The device's name; empty if the proof is missing, too old, or of another member."""
    try:
        return _signer(email).unsign(proof, max_age=retention.STAFF_DEVICE)
    except BadSignature:
        return ""


def _signer(email: str) -> TimestampSigner:
    return TimestampSigner(salt=f"kaktus.desk.known-device {email}")
