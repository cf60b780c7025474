"""The addresses of lessons, and the origins of those whose pages call each other.

Such a lesson gets an origin for each link. It can store something there, but no other lesson, version or account has
that origin, nor has the next link: what is stored is found by nobody else, and is soon lost.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from functools import lru_cache

from django.conf import settings

from kaktus.common.pages.hosts import lesson_origin
from kaktus.library.catalogue.catalogue_cache import Story

PURPOSE = b"kaktus: origins of lessons"


def lesson_url(token: str, story: Story) -> str:
    """The address of the lesson's first page."""
    link = f"{token}{story.path}"
    origin = settings.CONTENT_URL
    if story.one_origin and settings.LESSON_ORIGINS:
        origin = lesson_origin(next(_labels(link.rpartition("/")[0])))
    return f"{origin}/content/{link}"


def is_label_of(label: str, folder: str) -> bool:
    """Whether a host name belongs to the folder of this link; `folder` is its address after /content/."""
    return any(hmac.compare_digest(label, own) for own in _labels(folder))


def _labels(folder: str) -> Iterator[str]:
    """The one that new links get, then the one of the former secret."""
    return (_label(secret, folder) for secret in settings.LINK_SECRETS)


@lru_cache(maxsize=1024)
def _label(secret: str, folder: str) -> str:
    key = hmac.digest(secret.encode(), PURPOSE, "sha256")
    return f"lesson-{hmac.digest(key, folder.encode(), 'sha256').hex()[:32]}"
