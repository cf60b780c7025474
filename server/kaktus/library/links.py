"""The signed prefix of a lesson's address: who may open which book group, and until when."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import struct
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from django.conf import settings

LIFE_S = 4 * 60 * 60
# Links made within the same quarter of an hour are identical, so that a browser can use its cached files.
STEP_S = 15 * 60
PURPOSE = b"kaktus: links to lessons"
# key id, person, epoch, end; then the group's name
FIXED = struct.Struct(">4s16sIQ")
LONGEST = 400


@dataclass(frozen=True)
class Grant:
    user_id: uuid.UUID
    epoch: int
    group: str
    expires_at: int


@lru_cache(maxsize=4)
def _keys(secrets: tuple[str, ...]) -> Mapping[bytes, bytes]:
    """By key id, the newest first. Both are derived from the secret, so changing it needs no bookkeeping."""
    keys = [hmac.digest(secret.encode(), PURPOSE, "sha256") for secret in secrets]
    return {hashlib.sha256(key).digest()[:4]: key for key in keys}


def _live_keys() -> Mapping[bytes, bytes]:
    return _keys(tuple(settings.LINK_SECRETS))


def _base64(data: bytes) -> bytes:
    return base64.urlsafe_b64encode(data).rstrip(b"=")


def link_end(*, now: float, access_ends_at: float) -> int:
    return min(int(now + LIFE_S) // STEP_S * STEP_S, int(access_ends_at))


def sign(grant: Grant) -> str:
    return _signed(tuple(settings.LINK_SECRETS), grant.user_id, grant.epoch, grant.group, grant.expires_at)


@lru_cache(maxsize=1024)
def _signed(secrets: tuple[str, ...], user_id: uuid.UUID, epoch: int, group: str, expires_at: int) -> str:
    """A cache: whoever comes back within the same quarter of an hour gets the same links."""
    key_id, key = next(iter(_keys(secrets).items()))
    payload = _base64(FIXED.pack(key_id, user_id.bytes, epoch, expires_at) + group.encode())
    return (payload + b"." + _base64(hmac.digest(key, payload, "sha256"))).decode()


def read(token: str, *, now: float) -> Grant | None:
    """None for anything that `sign` did not make exactly so, or that has expired."""
    if len(token) > LONGEST or not token.isascii():
        return None
    payload, _, signature = token.encode().partition(b".")
    try:
        data = base64.urlsafe_b64decode(payload + b"=" * (-len(payload) % 4))
    except binascii.Error:
        return None
    if len(data) <= FIXED.size:
        return None
    key_id, person, epoch, expires_at = FIXED.unpack_from(data)
    key = _live_keys().get(key_id)
    # The texts are compared, not what they decode to: base64 can spell the same bytes in several ways.
    if key is None or not hmac.compare_digest(signature, _base64(hmac.digest(key, payload, "sha256"))):
        return None
    if now >= expires_at:
        return None
    return Grant(uuid.UUID(bytes=person), epoch, data[FIXED.size :].decode(), expires_at)
