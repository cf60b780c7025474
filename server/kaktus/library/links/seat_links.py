"""The signed prefix with which one tablet of a class opens the lessons of its room, until the room ends."""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import lru_cache

from django.conf import settings

from kaktus.library.links.signed_texts import end_of_link, read_data, sign_data

PURPOSE = b"kaktus: a seat's links to lessons"
# Visible, so that it is never taken for a person's link, whose first part is longer. A web server in front treats both
# alike: nobody else gets what they open.
MARK = "seat."
# seat, end
FIXED = struct.Struct(">QQ")
SEAT_LIFE_S = 4 * 60 * 60


def seat_link(seat: int, *, now: float, room_ends_at: float) -> str:
    return _signed(tuple(settings.LINK_SECRETS), seat, end_of_link(SEAT_LIFE_S, now=now, at_most=room_ends_at))


@lru_cache(maxsize=1024)
def _signed(secrets: tuple[str, ...], seat: int, expires_at: int) -> str:
    return MARK + sign_data(FIXED.pack(seat, expires_at), purpose=PURPOSE, secrets=secrets)


def is_seat_link(token: str) -> bool:
    return token.startswith(MARK)


def read_seat_link(token: str, *, now: float) -> int | None:
    """The seat; None for anything that `seat_link` did not produce, or that has expired."""
    if not is_seat_link(token):
        return None
    data = read_data(token.removeprefix(MARK), purpose=PURPOSE, secrets=tuple(settings.LINK_SECRETS))
    if data is None or len(data) != FIXED.size:
        return None
    seat, expires_at = FIXED.unpack(data)
    return int(seat) if now < expires_at else None


def _nothing(_seat: int) -> frozenset[str]:
    return frozenset()


_opened_by: Callable[[int], frozenset[str]] = _nothing


def register_seat_lessons(lessons: Callable[[int], frozenset[str]]) -> None:
    """A higher slice registers its check here: which lessons, as book/lesson, a seat opens now."""
    global _opened_by
    _opened_by = lessons


def lessons_opened_by_seat(seat: int) -> frozenset[str]:
    return _opened_by(seat)
