"""Short signed texts for addresses: one key per purpose, so that a text signed for one proves nothing for another."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import math
from collections.abc import Mapping
from functools import lru_cache

KEY_ID_BYTES = 4
LONGEST = 400
# Links made within the same quarter of an hour are identical, so that caches can use what they have stored.
STEP_S = 15 * 60


@lru_cache(maxsize=8)
def _keys(purpose: bytes, secrets: tuple[str, ...]) -> Mapping[bytes, bytes]:
    """By key id, the newest first. All are derived from the secrets, so changing these needs no bookkeeping."""
    keys = [hmac.digest(secret.encode(), purpose, "sha256") for secret in secrets]
    return {hashlib.sha256(key).digest()[:KEY_ID_BYTES]: key for key in keys}


def _base64(data: bytes) -> bytes:
    return base64.urlsafe_b64encode(data).rstrip(b"=")


def end_of_link(life_s: int, *, now: float, at_most: float = math.inf) -> int:
    return int(min(int(now + life_s) // STEP_S * STEP_S, at_most))


def sign_data(data: bytes, *, purpose: bytes, secrets: tuple[str, ...]) -> str:
    key_id, key = next(iter(_keys(purpose, secrets).items()))
    payload = _base64(key_id + data)
    return (payload + b"." + _base64(hmac.digest(key, payload, "sha256"))).decode()


def read_data(text: str, *, purpose: bytes, secrets: tuple[str, ...]) -> bytes | None:
    """None for anything that `sign_data` did not produce with one of these secrets."""
    if len(text) > LONGEST or not text.isascii():
        return None
    payload, _, signature = text.encode().partition(b".")
    try:
        data = base64.urlsafe_b64decode(payload + b"=" * (-len(payload) % 4))
    except binascii.Error:
        return None
    key = _keys(purpose, secrets).get(data[:KEY_ID_BYTES])
    # The texts are compared, not what they decode to: base64 can spell the same bytes in several ways.
    if key is None or not hmac.compare_digest(signature, _base64(hmac.digest(key, payload, "sha256"))):
        return None
    return data[KEY_ID_BYTES:]
