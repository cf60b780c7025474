"""A cache of versions that readers still have open after another was published, and of those that staff preview."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from datetime import timedelta
from typing import Any, TypeVar

from django.db.models import Q, QuerySet
from django.utils import timezone

from kaktus.common.database.connections import refresh_connection
from kaktus.library.catalogue.catalogue_cache import VERSION_MARK, CachedPackage, cached_package
from kaktus.library.links.access_links import ACCESS_LIFE_S
from kaktus.library.links.preview_links import may_preview
from kaktus.library.models import LessonVersion

# Files never change; only whether they may be read does.
CACHED_S = 60.0
# As long as a person's links are believed, see delivery/valid_links.py.
STAFF_CACHED_S = 4.0
MAX_VERSIONS = 500
PLACE = re.compile(rf"(.+){VERSION_MARK}([0-9a-f]{{16}})")

Value = TypeVar("Value")
_cached: dict[Any, tuple[Any, float]] = {}


def token_and_digest(place: str) -> tuple[str, str]:
    """The two parts of a link's first folder; the second is empty if the link is incomplete."""
    match = PLACE.fullmatch(place)
    return (match[1], match[2]) if match else (place, "")


def former_package(lesson: str, digest: str, *, group: str) -> CachedPackage | None:
    """A version that was published while links that are still valid were made."""
    book, _, slug = lesson.partition("/")
    lately = Q(withdrawn_at__isnull=True) | Q(withdrawn_at__gt=timezone.now() - timedelta(seconds=ACCESS_LIFE_S))
    rows = LessonVersion.objects.filter(lately, book=book, lesson=slug, digest=digest, published_at__isnull=False)
    return _get_or_load((lesson, digest, group), lambda: _package(rows, group=group), CACHED_S)


def previewed_package(version: int) -> CachedPackage | None:
    rows = LessonVersion.objects.filter(pk=version, stored_at__isnull=False)
    return _get_or_load(version, lambda: _package(rows, group=""), CACHED_S)


def staff_may_preview(staff: str) -> bool:
    return _get_or_load(("staff", staff), lambda: may_preview(staff), STAFF_CACHED_S)


def clear_version_cache() -> None:
    _cached.clear()


def _get_or_load(key: Any, load: Callable[[], Value], seconds: float) -> Value:
    cached = _cached.get(key)
    now = time.monotonic()
    # A version that is missing now may appear at any moment.
    if cached is None or now - cached[1] >= (seconds if cached[0] else min(seconds, STAFF_CACHED_S)):
        refresh_connection()
        cached = (load(), now)
        if len(_cached) >= MAX_VERSIONS:
            _cached.clear()
        _cached[key] = cached
    value: Value = cached[0]
    return value


def _package(rows: QuerySet[LessonVersion], *, group: str) -> CachedPackage | None:
    version = rows.first()
    return cached_package(version, group=group) if version else None
