"""The signed prefix of a lesson's address: who may open which book group, and until when."""

from __future__ import annotations

import struct
import uuid
from dataclasses import dataclass
from functools import lru_cache

from django.conf import settings

from kaktus.library.links.signed_texts import LONGEST, read_data, sign_data

ACCESS_LIFE_S = 4 * 60 * 60
PURPOSE = b"kaktus: links to lessons"
# person, epoch, end; then the group's name
FIXED = struct.Struct(">16sIQ")


@dataclass(frozen=True)
class Grant:
    user_id: uuid.UUID
    epoch: int
    group: str
    expires_at: int


def access_link(grant: Grant) -> str:
    return _signed(tuple(settings.LINK_SECRETS), grant.user_id, grant.epoch, grant.group, grant.expires_at)


@lru_cache(maxsize=1024)
def _signed(secrets: tuple[str, ...], user_id: uuid.UUID, epoch: int, group: str, expires_at: int) -> str:
    """A cache: a person who comes back within the same quarter of an hour gets the same links."""
    data = FIXED.pack(user_id.bytes, epoch, expires_at) + group.encode()
    return sign_data(data, purpose=PURPOSE, secrets=secrets)


def read_access_link(token: str, *, now: float) -> Grant | None:
    """None for anything that `access_link` did not produce, or that has expired."""
    # The cache must not be filled with long ones.
    grant = _decoded(tuple(settings.LINK_SECRETS), token) if len(token) <= LONGEST else None
    return grant if grant and now < grant.expires_at else None


@lru_cache(maxsize=1024)
def _decoded(secrets: tuple[str, ...], token: str) -> Grant | None:
    """A cache: a lesson has dozens of files, all with the same token."""
    data = read_data(token, purpose=PURPOSE, secrets=secrets)
    if data is None or len(data) <= FIXED.size:
        return None
    person, epoch, expires_at = FIXED.unpack_from(data)
    return Grant(uuid.UUID(bytes=person), epoch, data[FIXED.size :].decode(), expires_at)
