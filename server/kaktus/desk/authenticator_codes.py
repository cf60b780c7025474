"""Time-based codes of authenticator apps (RFC 6238): a new one every half minute, each accepted once."""

from __future__ import annotations

import base64
import secrets
import time
from typing import Final

from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP
from django.conf import settings

STEP_S: Final = 30
DIGITS: Final = 6
# For clocks that are wrong, and for slow fingers.
STEPS_EITHER_WAY: Final = 1


def new_secret() -> str:
    """160 random bits in the letters that apps understand."""
    return base64.b32encode(secrets.token_bytes(20)).decode()


def step_of(secret: str, code: str, *, after: int = 0, now: float | None = None) -> int | None:
    """The half minute for which this is the code; None if there is none, or if it is not later than `after`."""
    current = int(time.time() if now is None else now) // STEP_S
    for step in range(current - STEPS_EITHER_WAY, current + STEPS_EITHER_WAY + 1):
        if step > after and secrets.compare_digest(code_at(secret, step).encode(), code.encode()):
            return step
    return None


def code_at(secret: str, step: int) -> str:
    return _totp(secret).generate(step * STEP_S).decode()


def address_for_app(secret: str, *, email: str) -> str:
    """What the QR code contains."""
    return _totp(secret).get_provisioning_uri(email, settings.BRAND)


def _totp(secret: str) -> TOTP:
    # SHA-1 is what every app understands; its weakness does not concern a keyed digest.
    return TOTP(base64.b32decode(secret), DIGITS, SHA1(), STEP_S, enforce_key_length=False)  # noqa: S303
