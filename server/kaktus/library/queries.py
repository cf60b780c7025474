"""The shelf and the versions of its lessons, as the publisher's staff see them."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Exists, OuterRef, QuerySet

from kaktus.library.catalogue.catalogue_cache import cached_catalogue, thumb_address
from kaktus.library.models import Book, BookGroup, Lesson, LessonVersion, Package


@dataclass(frozen=True)
class ShelfLesson:
    lesson: str
    title: str
    thumb: str
    live: int | None
    """The number of the version that readers get."""
    versions: int
    waiting: int
    """Versions that were never published and are newer than the published one."""
    off_shelf: bool
    """It is published, but readers do not find it."""


@dataclass(frozen=True)
class ShelfBook:
    book: str
    title: str
    interactive: bool
    lessons: list[ShelfLesson]


@dataclass(frozen=True)
class ShelfGroup:
    group: str
    books: list[ShelfBook]


def staff_shelf() -> list[ShelfGroup]:
    """The whole shelf, including what readers do not see yet."""
    live = _live_numbers()
    counts: dict[str, int] = {}
    waiting: dict[str, int] = {}
    stored = LessonVersion.objects.filter(stored_at__isnull=False)
    for book, lesson, number, published_at in stored.values_list("book", "lesson", "number", "published_at"):
        path = f"{book}/{lesson}"
        counts[path] = counts.get(path, 0) + 1
        if published_at is None and number > live.get(path, 0):
            waiting[path] = waiting.get(path, 0) + 1
    thumbs = cached_catalogue().thumbs

    def shown(book: Book, lesson: Lesson) -> ShelfLesson:
        path = f"{book.slug}/{lesson.slug}"
        return ShelfLesson(
            lesson=lesson.slug,
            title=lesson.title,
            thumb=thumb_address(path, thumbs),
            live=live.get(path),
            versions=counts.get(path, 0),
            waiting=waiting.get(path, 0),
            off_shelf=lesson.draft and path in live,
        )

    return [
        ShelfGroup(
            group.slug,
            [
                ShelfBook(book.slug, book.title, book.interactive, [shown(book, one) for one in book.lessons.all()])
                for book in group.books.all()
            ],
        )
        for group in BookGroup.objects.prefetch_related("books__lessons")
    ]


def _live_numbers() -> dict[str, int]:
    rows = live_versions().values_list("book", "lesson", "number")
    return {f"{book}/{lesson}": number for book, lesson, number in rows}


def live_versions() -> QuerySet[LessonVersion]:
    same = Package.objects.filter(book=OuterRef("book"), lesson=OuterRef("lesson"), digest=OuterRef("digest"))
    return LessonVersion.objects.filter(Exists(same))


def versions_of(book: str, lesson: str) -> QuerySet[LessonVersion]:
    """Those whose files are complete, newest first."""
    return LessonVersion.objects.filter(book=book, lesson=lesson, stored_at__isnull=False).defer("files")
