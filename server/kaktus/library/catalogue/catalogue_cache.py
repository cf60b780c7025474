"""A cache of the catalogue and the lessons' file lists, which also serves while the database does not answer."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.db import Error

from kaktus.common.database.circuit_breaker import WAIT_S
from kaktus.common.database.connections import refresh_connection
from kaktus.common.database.trouble import is_trouble
from kaktus.library.models import Book, BookGroup, LessonPicture, Package

FRESH_S = 5.0
# How much older it may get while another thread reloads it, which usually takes an instant.
RELOADING_S = 1.0
# Between the token of a link and the version that it opens. The sign occurs in no signed text.
VERSION_MARK = "~"


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
    titles: tuple[str, ...]
    """The titles of all its books, even of those without a lesson."""
    stories: tuple[str, ...]
    """What follows the token in the links: the picture book's lessons, then the interactive ones."""


@dataclass(frozen=True)
class CachedPackage:
    group: str
    folder: str
    """Where its files are stored; the last part is the version's digest."""
    thumb: str
    kind: str
    scorm: str
    start: str
    files: Mapping[str, Mapping[str, Any]]
    responders: dict[Any, Any] = field(default_factory=dict, compare=False)
    """What the delivery has prepared for a file, cached together with the package."""

    @property
    def digest(self) -> str:
        return self.folder.rpartition("/")[2]


@dataclass(frozen=True)
class CachedThumb:
    file: str
    """Its name in the storage."""
    digest: str
    entry: Mapping[str, Any]
    responders: dict[Any, Any] = field(default_factory=dict, compare=False)
    """What the delivery has prepared, as for a package."""

    @property
    def ending(self) -> str:
        return self.file.rpartition(".")[2]


@dataclass(frozen=True)
class CachedCatalogue:
    groups: tuple[CachedGroup, ...]
    packages: Mapping[str, CachedPackage]
    thumbs: Mapping[str, CachedThumb]
    loaded_at: float


_cached: CachedCatalogue | None = None
_changes = 0
"""How often the cache was cleared."""
_loading = threading.Lock()
_in_trouble = False


def cached_catalogue() -> CachedCatalogue:
    cached = _cached
    if cached and time.monotonic() - cached.loaded_at < FRESH_S:
        return cached
    timeout_s = _timeout_s(cached)
    if not _loading.acquire(timeout=timeout_s) and cached:
        return cached
    try:
        return _reloaded()
    finally:
        _loading.release()


def _timeout_s(cached: CachedCatalogue | None) -> float:
    """How long to wait for another thread that reloads, which can take as long as the database is in trouble."""
    if cached is None:
        return -1
    is_old = time.monotonic() - cached.loaded_at > FRESH_S + RELOADING_S
    return WAIT_S if is_old and not _in_trouble else 0


def titles_of_group(slug: str) -> list[str]:
    return [title for group in cached_catalogue().groups if group.slug == slug for title in group.titles]


def _reloaded() -> CachedCatalogue:
    global _cached, _in_trouble
    last, changes = _cached, _changes
    if last and time.monotonic() - last.loaded_at < FRESH_S:
        return last
    try:
        refresh_connection()
        loaded = _load(last)
    except Error as error:
        _in_trouble = is_trouble(error)
        # Access is checked elsewhere, so the old list of books does no harm.
        if last is None or not _in_trouble:
            raise
        return last
    _in_trouble = False
    # It may lack what was changed while it was read, so the next call reads again.
    _cached = loaded if changes == _changes else None
    return loaded


def clear_catalogue_cache() -> None:
    """Read the database at the next call, because something has just changed."""
    global _cached, _changes
    _changes += 1
    _cached = None


def story_path(lesson: str, *, digest: str, start: str) -> str:
    """What follows the token in a lesson's link: the version, so that an open lesson keeps its files, and the page."""
    return f"{VERSION_MARK}{digest}/{lesson}/{start}" if digest else f"/{lesson}/{start}"


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
    book_groups = list(BookGroup.objects.prefetch_related("books__lessons"))
    group_of = {book.slug: group.slug for group in book_groups for book in group.books.all()}
    packages: dict[str, CachedPackage] = {}
    for path, summary in summaries.items():
        book, lesson = path.split("/")
        if book not in group_of:
            continue
        cached = last.packages.get(path) if last else None
        folder = f"{path}/{summary.digest}"
        if cached and cached.folder == folder and cached.group == group_of[book]:
            packages[path] = cached
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
    thumbs = _thumbs(packages, last)
    groups = tuple(_group(group, summaries, thumbs) for group in book_groups)
    return CachedCatalogue(groups=groups, packages=packages, thumbs=thumbs, loaded_at=loaded_at)


def _thumbs(packages: Mapping[str, CachedPackage], last: CachedCatalogue | None) -> dict[str, CachedThumb]:
    """The packages' own, and the pictures that take their place."""
    thumbs = {
        path: CachedThumb(f"{package.folder}/{package.thumb}", package.digest, package.files[package.thumb])
        for path, package in packages.items()
        if package.thumb
    }
    for picture in LessonPicture.objects.all():
        file = f"{picture.book}/{picture.lesson}/{picture_folder(picture.digest)}/{picture.name}"
        thumbs[str(picture)] = CachedThumb(file, picture.digest, picture.entry)
    cached = last.thumbs if last else {}
    return {path: cached[path] if cached.get(path) == thumb else thumb for path, thumb in thumbs.items()}


def picture_folder(digest: str) -> str:
    """Beside the folders of the versions, none of which has such a name."""
    return f"picture-{digest}"


def _group(group: BookGroup, summaries: Mapping[str, _Summary], thumbs: Mapping[str, CachedThumb]) -> CachedGroup:
    all_books = [(book, _book(book, thumbs)) for book in group.books.all()]
    books = tuple(cached for _, cached in all_books if cached.lessons)
    names = [f"{book.slug}/{lesson.slug}" for book in books for lesson in book.lessons]
    summed = [(name, summaries.get(name, _Summary())) for name in names]
    return CachedGroup(
        slug=group.slug,
        books=books,
        titles=tuple(book.title for book, _ in all_books),
        stories=tuple(story_path(name, digest=summary.digest, start=summary.start) for name, summary in summed),
    )


def _book(book: Book, thumbs: Mapping[str, CachedThumb]) -> CachedBook:
    lessons = tuple(
        CachedLesson(slug=lesson.slug, title=lesson.title, thumb=thumb_address(f"{book.slug}/{lesson.slug}", thumbs))
        for lesson in book.lessons.all()
        if not lesson.draft
    )
    return CachedBook(slug=book.slug, title=book.title, interactive=book.interactive, lessons=lessons)


def thumb_address(lesson: str, thumbs: Mapping[str, CachedThumb]) -> str:
    thumb = thumbs.get(lesson)
    return f"/thumbs/{lesson}.{thumb.ending}?v={thumb.digest}" if thumb else ""
