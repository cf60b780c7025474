"""The catalogue and the lessons' file lists as this process last saw them, when the database last answered."""

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
class ShelfLesson:
    slug: str
    title: str
    thumb: str


@dataclass(frozen=True)
class ShelfBook:
    slug: str
    title: str
    interactive: bool
    lessons: tuple[ShelfLesson, ...]


@dataclass(frozen=True)
class ShelfGroup:
    slug: str
    books: tuple[ShelfBook, ...]
    stories: tuple[str, ...]
    """The paths of the first pages: the picture book's lessons, then the interactive ones."""


@dataclass(frozen=True)
class ShelfPackage:
    group: str
    folder: str
    thumb: str
    files: Mapping[str, Mapping[str, Any]]
    made: dict[Any, Any] = field(default_factory=dict, compare=False)
    """What the delivery has prepared for a file, kept as long as the package is."""


@dataclass(frozen=True)
class Shelf:
    groups: tuple[ShelfGroup, ...]
    packages: Mapping[str, ShelfPackage]
    loaded_at: float


_shelf: Shelf | None = None
_loading = threading.Lock()


def current_shelf() -> Shelf:
    shelf = _shelf
    if shelf and time.monotonic() - shelf.loaded_at < FRESH_S:
        return shelf
    # While one looks, the others go on with what is known: the look may take as long as the database is in trouble.
    if not _loading.acquire(blocking=shelf is None) and shelf:
        return shelf
    try:
        return _looked_anew()
    finally:
        _loading.release()


def _looked_anew() -> Shelf:
    global _shelf
    if _shelf is None or time.monotonic() - _shelf.loaded_at >= FRESH_S:
        try:
            refresh_connection()
            _shelf = _load(_shelf)
        except Error as error:
            # Who may open what is asked elsewhere; what the books are is still right.
            if _shelf is None or not is_trouble(error):
                raise
    return _shelf


def forget_shelf() -> None:
    """The next look goes to the database: something was just changed."""
    global _shelf
    _shelf = None


def _load(last: Shelf | None) -> Shelf:
    loaded_at = time.monotonic()
    digests = {f"{book}/{lesson}": (digest, thumb) for book, lesson, digest, thumb in _digests()}
    groups = tuple(_group(group, digests) for group in BookGroup.objects.prefetch_related("books__lessons"))
    group_of = {book.slug: group.slug for group in groups for book in group.books}
    packages: dict[str, ShelfPackage] = {}
    for path, (digest, thumb) in digests.items():
        book, lesson = path.split("/")
        if book not in group_of:
            continue
        known = last.packages.get(path) if last else None
        if known and known.folder == f"{path}/{digest}" and known.group == group_of[book]:
            packages[path] = known
        else:
            files = Package.objects.values_list("files", flat=True).get(book=book, lesson=lesson)
            packages[path] = ShelfPackage(group=group_of[book], folder=f"{path}/{digest}", thumb=thumb, files=files)
    return Shelf(groups=groups, packages=packages, loaded_at=loaded_at)


def _digests() -> list[tuple[str, str, str, str]]:
    return list(Package.objects.values_list("book", "lesson", "digest", "thumb"))


def _group(group: BookGroup, digests: Mapping[str, tuple[str, str]]) -> ShelfGroup:
    books = tuple(_book(book, digests) for book in group.books.all())
    stories = tuple(f"{book.slug}/{lesson.slug}/story.html" for book in books for lesson in book.lessons)
    return ShelfGroup(slug=group.slug, books=books, stories=stories)


def _book(book: Book, digests: Mapping[str, tuple[str, str]]) -> ShelfBook:
    lessons = []
    for lesson in book.lessons.all():
        digest, thumb = digests.get(f"{book.slug}/{lesson.slug}", ("", ""))
        ending = thumb.rpartition(".")[2]
        address = f"/thumbs/{book.slug}/{lesson.slug}.{ending}?v={digest}" if thumb else ""
        lessons.append(ShelfLesson(slug=lesson.slug, title=lesson.title, thumb=address))
    return ShelfBook(slug=book.slug, title=book.title, interactive=book.interactive, lessons=tuple(lessons))
