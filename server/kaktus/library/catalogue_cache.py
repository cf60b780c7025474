"""A cache of the catalogue and the lessons' file lists, which also serves while the database does not answer."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.db import Error

from kaktus.common.connections import refresh_connection
from kaktus.common.database.trouble import is_trouble
from kaktus.library.models import Book, BookGroup, Package

FRESH_S = 5.0


@dataclass(frozen=True)
class CachedLesson:
    slug: str
    title: str
    thumb: str


@dataclass(frozen=True)
class CachedBook:
    slug: str
    title: str
    interactive: bool
    lessons: tuple[CachedLesson, ...]


@dataclass(frozen=True)
class CachedGroup:
    slug: str
    books: tuple[CachedBook, ...]
    stories: tuple[str, ...]
    """The paths of the first pages: the picture book's lessons, then the interactive ones."""


@dataclass(frozen=True)
class CachedPackage:
    group: str
    folder: str
    thumb: str
    kind: str
    scorm: str
    start: str
    files: Mapping[str, Mapping[str, Any]]
    made: dict[Any, Any] = field(default_factory=dict, compare=False)
    """What the delivery has prepared for a file, cached together with the package."""


@dataclass(frozen=True)
class CachedCatalogue:
    groups: tuple[CachedGroup, ...]
    packages: Mapping[str, CachedPackage]
    loaded_at: float


_cached: CachedCatalogue | None = None
_loading = threading.Lock()


def cached_catalogue() -> CachedCatalogue:
    cached = _cached
    if cached and time.monotonic() - cached.loaded_at < FRESH_S:
        return cached
    # While one thread reloads, the others use what is cached: a reload can take as long as the database is in trouble.
    if not _loading.acquire(blocking=cached is None) and cached:
        return cached
    try:
        return _reloaded()
    finally:
        _loading.release()


def titles_of_group(slug: str) -> list[str]:
    return [book.title for group in cached_catalogue().groups if group.slug == slug for book in group.books]


def _reloaded() -> CachedCatalogue:
    global _cached
    if _cached is None or time.monotonic() - _cached.loaded_at >= FRESH_S:
        try:
            refresh_connection()
            _cached = _load(_cached)
        except Error as error:
            # Access is checked elsewhere, so the old list of books does no harm.
            if _cached is None or not is_trouble(error):
                raise
    return _cached


def clear_catalogue_cache() -> None:
    """Read the database at the next call, because something has just changed."""
    global _cached
    _cached = None


@dataclass(frozen=True)
class _Summary:
    """What is known of a package without its list of files."""

    digest: str = ""
    thumb: str = ""
    kind: str = ""
    scorm: str = ""
    start: str = "story.html"


def _load(last: CachedCatalogue | None) -> CachedCatalogue:
    loaded_at = time.monotonic()
    rows = Package.objects.values_list("book", "lesson", "digest", "thumb", "kind", "scorm", "start")
    summaries = {f"{book}/{lesson}": _Summary(*rest) for book, lesson, *rest in rows}
    groups = tuple(_group(group, summaries) for group in BookGroup.objects.prefetch_related("books__lessons"))
    group_of = {book.slug: group.slug for group in groups for book in group.books}
    packages: dict[str, CachedPackage] = {}
    for path, summary in summaries.items():
        book, lesson = path.split("/")
        if book not in group_of:
            continue
        known = last.packages.get(path) if last else None
        folder = f"{path}/{summary.digest}"
        if known and known.folder == folder and known.group == group_of[book]:
            packages[path] = known
        else:
            files = Package.objects.values_list("files", flat=True).get(book=book, lesson=lesson)
            packages[path] = CachedPackage(
                group=group_of[book],
                folder=folder,
                thumb=summary.thumb,
                kind=summary.kind,
                scorm=summary.scorm,
                start=summary.start,
                files=files,
            )
    return CachedCatalogue(groups=groups, packages=packages, loaded_at=loaded_at)


def _group(group: BookGroup, summaries: Mapping[str, _Summary]) -> CachedGroup:
    books = tuple(_book(book, summaries) for book in group.books.all())
    names = (f"{book.slug}/{lesson.slug}" for book in books for lesson in book.lessons)
    stories = tuple(f"{name}/{summaries.get(name, _Summary()).start}" for name in names)
    return CachedGroup(slug=group.slug, books=books, stories=stories)


def _book(book: Book, summaries: Mapping[str, _Summary]) -> CachedBook:
    lessons = []
    for lesson in book.lessons.all():
        summary = summaries.get(f"{book.slug}/{lesson.slug}", _Summary())
        ending = summary.thumb.rpartition(".")[2]
        address = f"/thumbs/{book.slug}/{lesson.slug}.{ending}?v={summary.digest}" if summary.thumb else ""
        lessons.append(CachedLesson(slug=lesson.slug, title=lesson.title, thumb=address))
    return CachedBook(slug=book.slug, title=book.title, interactive=book.interactive, lessons=tuple(lessons))
