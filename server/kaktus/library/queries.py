"""The shelf and the versions of its lessons, as the publisher's staff see them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import datetime

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
    """How many versions, see `waiting_versions`."""
    off_shelf: bool
    """It is published, but readers do not find it."""


@dataclass(frozen=True)
class WaitingVersion:
    book: str
    book_title: str
    lesson: str
    title: str
    number: int
    made_at: datetime
    made_by: str
    """As in `LessonVersion`."""


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
    stored = LessonVersion.objects.filter(stored_at__isnull=False).values_list("book", "lesson")
    counts = Counter(f"{book}/{lesson}" for book, lesson in stored)
    waiting = Counter(f"{version.book}/{version.lesson}" for version in waiting_versions())
    thumbs = cached_catalogue().thumbs

    def shown(book: Book, lesson: Lesson) -> ShelfLesson:
        path = f"{book.slug}/{lesson.slug}"
        return ShelfLesson(
            lesson=lesson.slug,
            title=lesson.title,
            thumb=thumb_address(path, thumbs),
            live=live.get(path),
            versions=counts[path],
            waiting=waiting[path],
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


def waiting_versions() -> list[WaitingVersion]:
    """Versions that were checked and never published, and are newer than the published one; the oldest first."""
    live = _live_numbers()
    lessons = {(lesson.book_id, lesson.slug): lesson for lesson in Lesson.objects.select_related("book")}
    drafts = LessonVersion.objects.filter(stored_at__isnull=False, published_at__isnull=True).order_by("made_at", "pk")
    return [
        WaitingVersion(book, lesson.book.title, slug, lesson.title, number, made_at, made_by)
        for book, slug, number, made_at, made_by in drafts.values_list("book", "lesson", "number", "made_at", "made_by")
        if (lesson := lessons.get((book, slug))) and number > live.get(f"{book}/{slug}", 0)
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
