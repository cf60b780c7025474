"""The signed prefix of the one lesson that visitors may try: the same for all, and valid for an hour at most."""

from __future__ import annotations

import struct
from functools import lru_cache

from django.conf import settings

from kaktus.library.links.signed_texts import end_of_link, read_data, sign_data

VISITOR_LIFE_S = 60 * 60
PURPOSE = b"kaktus: a visitor's link to one lesson"
# Visible, so that a web server in front can tell it from a person's link. The sign occurs in no signed text.
MARK = "visitor~"
# end; then the lesson, as book/lesson
FIXED = struct.Struct(">Q")


def visitor_link(lesson: str, *, now: float) -> str:
    return _signed(tuple(settings.LINK_SECRETS), lesson, end_of_link(VISITOR_LIFE_S, now=now))


@lru_cache(maxsize=8)
def _signed(secrets: tuple[str, ...], lesson: str, expires_at: int) -> str:
    return MARK + sign_data(FIXED.pack(expires_at) + lesson.encode(), purpose=PURPOSE, secrets=secrets)


def is_visitor_link(token: str) -> bool:
    return token.startswith(MARK)


def opens_for_visitors(token: str, lesson: str, *, now: float) -> bool:
    """Whether the token was made for this lesson, which visitors may still try, and has not expired."""
    if lesson != settings.TRIAL_LESSON or not is_visitor_link(token):
        return False
    data = read_data(token.removeprefix(MARK), purpose=PURPOSE, secrets=tuple(settings.LINK_SECRETS))
    if data is None or len(data) <= FIXED.size:
        return False
    (expires_at,) = FIXED.unpack_from(data)
    return now < expires_at and data[FIXED.size :] == lesson.encode()
