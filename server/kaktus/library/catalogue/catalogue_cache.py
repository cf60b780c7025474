"""A cache of the catalogue and the lessons' file lists, which also serves while the database does not answer."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.db import Error

from kaktus.common.database.circuit_breaker import WAIT_S
from kaktus.common.database.connections import refresh_connection
from kaktus.common.database.trouble import is_trouble
from kaktus.library.models import Book, BookGroup, LessonPicture, Package, PackageFiles

FRESH_S = 5.0
# How much older it may get while another thread reloads it, which usually takes an instant.
RELOADING_S = 1.0
# Between the token of a link and the version that it opens. The sign occurs in no signed text.
VERSION_MARK = "~"
# Written by the build into every lesson that can be stored on a device: its files with their sizes and digests.
FILE_LIST = "files.json"
# What that list leaves out (`games/tools/products/file-list.ts`): for adults, for the library, or for its pages alone.
NOT_PLAYED = (FILE_LIST, "words.json", "thumb.svg", "outlines/", "browsers/gate.js", "watch-")


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
    take_along_bytes: int
    """What its lessons need on a device that stores them; 0 if one of them cannot be played from there."""


@dataclass(frozen=True)
class Story:
    path: str
    """What follows the token in the links."""
    one_origin: bool = False


@dataclass(frozen=True)
class CachedGroup:
    slug: str
    books: tuple[CachedBook, ...]
    titles: tuple[str, ...]
    """The titles of all its books, even of those without a lesson."""
    stories: tuple[Story, ...]
    """The picture book's lessons, then the interactive ones."""


@dataclass(frozen=True)
class CachedPackage:
    group: str
    folder: str
    """Where its files are stored; the last part is the version's digest."""
    thumb: str
    kind: str
    scorm: str
    start: str
    one_origin: bool
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

    def age_s(self) -> float:
        return time.monotonic() - self.loaded_at

    def is_fresh(self) -> bool:
        return self.age_s() < FRESH_S


class CatalogueCache:
    def __init__(self, load: Callable[[CachedCatalogue | None], CachedCatalogue]) -> None:
        """`load` reads the database, and gets the last catalogue so as to reuse its parts."""
        self.cached: CachedCatalogue | None = None
        self._load = load
        self._loading = threading.Lock()
        self._in_trouble = False
        self._times_cleared = 0

    def catalogue(self) -> CachedCatalogue:
        cached = self.cached
        if cached and cached.is_fresh():
            return cached
        if not self._loading.acquire(timeout=self._timeout_s(cached)) and cached:
            return cached
        try:
            return self._reloaded()
        finally:
            self._loading.release()

    def clear(self) -> None:
        self._times_cleared += 1
        self.cached = None

    def _timeout_s(self, cached: CachedCatalogue | None) -> float:
        """How long to wait for another thread that reloads, which can take as long as the database is in trouble."""
        if cached is None:
            return -1
        is_old = cached.age_s() > FRESH_S + RELOADING_S
        return WAIT_S if is_old and not self._in_trouble else 0

    def _reloaded(self) -> CachedCatalogue:
        last, times_cleared = self.cached, self._times_cleared
        if last and last.is_fresh():
            return last
        try:
            loaded = self._load(last)
        except Error as error:
            self._in_trouble = is_trouble(error)
            # Access is checked elsewhere, so the old list of books does no harm.
            if last is None or not self._in_trouble:
                raise
            return last
        self._in_trouble = False
        # It may lack what was changed while it was read, so the next call reads again.
        self.cached = loaded if times_cleared == self._times_cleared else None
        return loaded


def story_of(lesson: str, package: CachedPackage | None) -> Story:
    """With the version in its link, so that an open lesson keeps its files, and the page."""
    if package is None:
        return Story(f"/{lesson}/story.html")
    return Story(f"{VERSION_MARK}{package.digest}/{lesson}/{package.start}", package.one_origin)


def cached_package(package: PackageFiles, *, group: str) -> CachedPackage:
    return CachedPackage(
        group=group,
        folder=f"{package}/{package.digest}",
        thumb=package.thumb,
        kind=package.kind,
        scorm=package.scorm,
        start=package.start,
        one_origin=package.one_origin,
        files=package.files,
    )


def _load(last: CachedCatalogue | None) -> CachedCatalogue:
    loaded_at = time.monotonic()
    refresh_connection()
    book_groups = list(BookGroup.objects.prefetch_related("books__lessons"))
    group_of = {book.slug: group.slug for group in book_groups for book in group.books.all()}
    packages: dict[str, CachedPackage] = {}
    # The list of files is long, and read only if it is not cached.
    for package in Package.objects.filter(book__in=group_of).defer("files"):
        cached = last.packages.get(str(package)) if last else None
        group = group_of[package.book]
        is_same = cached and cached.folder == f"{package}/{package.digest}" and cached.group == group
        packages[str(package)] = cached if cached and is_same else cached_package(package, group=group)
    thumbs = _thumbs(packages, last)
    groups = tuple(_group(group, packages, thumbs) for group in book_groups)
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


def _group(group: BookGroup, packages: Mapping[str, CachedPackage], thumbs: Mapping[str, CachedThumb]) -> CachedGroup:
    all_books = [(book, _book(book, packages, thumbs)) for book in group.books.all()]
    books = tuple(cached for _, cached in all_books if cached.lessons)
    lessons = [f"{book.slug}/{lesson.slug}" for book in books for lesson in book.lessons]
    return CachedGroup(
        slug=group.slug,
        books=books,
        titles=tuple(book.title for book, _ in all_books),
        stories=tuple(story_of(lesson, packages.get(lesson)) for lesson in lessons),
    )


def _book(book: Book, packages: Mapping[str, CachedPackage], thumbs: Mapping[str, CachedThumb]) -> CachedBook:
    lessons = tuple(
        CachedLesson(slug=lesson.slug, title=lesson.title, thumb=thumb_address(f"{book.slug}/{lesson.slug}", thumbs))
        for lesson in book.lessons.all()
        if not lesson.draft
    )
    size = _take_along_bytes([packages.get(f"{book.slug}/{lesson.slug}") for lesson in lessons])
    return CachedBook(
        slug=book.slug, title=book.title, interactive=book.interactive, lessons=lessons, take_along_bytes=size
    )


def _take_along_bytes(packages: Sequence[CachedPackage | None]) -> int:
    """Files that several lessons have in common are stored once."""
    sizes: dict[str, int] = {}
    for package in packages:
        if package is None or FILE_LIST not in package.files:
            return 0
        sizes |= {
            entry["etag"]: entry["size"] for name, entry in package.files.items() if not name.startswith(NOT_PLAYED)
        }
    return sum(sizes.values())


def thumb_address(lesson: str, thumbs: Mapping[str, CachedThumb]) -> str:
    thumb = thumbs.get(lesson)
    return f"/thumbs/{lesson}.{thumb.ending}?v={thumb.digest}" if thumb else ""


_cache = CatalogueCache(_load)


def cached_catalogue() -> CachedCatalogue:
    return _cache.catalogue()


def clear_catalogue_cache() -> None:
    """Read the database at the next call, because something has just changed."""
    _cache.clear()


def titles_of_group(slug: str) -> list[str]:
    return [title for group in cached_catalogue().groups if group.slug == slug for title in group.titles]
