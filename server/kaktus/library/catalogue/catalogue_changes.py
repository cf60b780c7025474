"""What an editor changes on the shelf: adds and removes groups, books and lessons, and changes titles and order."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import F, Max, ProtectedError

from kaktus.common.files.storage import storage_at
from kaktus.common.shown_text import has_unseen
from kaktus.jobs.models import OPEN
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.models import Book, BookGroup, Lesson, LessonPicture, LessonVersion, Package, Upload
from kaktus.library.reading.package_entries import SLUG

LONGEST_TITLE = 120
MAX_LESSONS = 200
# Larger than any position. Rows are moved here first, so that no two share a position while the order changes.
TEMPORARY_OFFSET = 10_000


class CatalogueProblem(Exception):
    """The change is refused; the text says why and what to do."""

    def __init__(self, code: str, text: str, *, param: str | None = None) -> None:
        self.code = code
        self.param = param
        super().__init__(text)


def add_group(*, slug: str) -> BookGroup:
    _check_slug(slug, longest=40)
    with _refusing_duplicates("slug_taken", "There is a group of this name already.", param="slug"):
        last = BookGroup.objects.aggregate(last=Max("position"))["last"] or 0
        return BookGroup.objects.create(slug=slug, position=last + 1)


def add_book(*, slug: str, title: str, group: str, interactive: bool) -> Book:
    """A code unlocks its group, so it stays there for good."""
    _check_slug(slug, longest=60)
    title = _checked_title(title)
    _check_book_title(title, but="")
    if not BookGroup.objects.filter(slug=group).exists():
        raise CatalogueProblem("no_such_group", "There is no such group.", param="group")
    if Book.objects.filter(group=group, interactive=interactive).exists():
        raise CatalogueProblem("edition_taken", "The group has this edition already.", param="interactive")
    with _refusing_duplicates("slug_taken", "There is a book of this name already.", param="slug"):
        return Book.objects.create(slug=slug, title=title, group_id=group, interactive=interactive)


def rename_book(book: str, *, title: str) -> str:
    """Returns the former title."""
    title = _checked_title(title)
    _check_book_title(title, but=book)
    with _refusing_duplicates("title_taken", "Another book has this title.", param="title"):
        row = _book(book)
        former, row.title = row.title, title
        row.save(update_fields=["title"])
    return former


def add_lesson(*, book: str, slug: str, title: str) -> Lesson:
    """Readers see it once its first version is published."""
    _check_slug(slug, longest=60)
    title = _checked_title(title)
    with _refusing_duplicates("slug_taken", "The book has a lesson of this name already.", param="slug"):
        lessons = _book(book).lessons
        if lessons.count() >= MAX_LESSONS:
            raise CatalogueProblem("too_many", f"A book has {MAX_LESSONS} lessons at most.")
        last = lessons.aggregate(last=Max("position"))["last"]
        position = 0 if last is None else last + 1
        return Lesson.objects.create(book_id=book, slug=slug, title=title, position=position, draft=True)


def rename_lesson(book: str, lesson: str, *, title: str) -> str:
    """Returns the former title."""
    title = _checked_title(title)
    with _refusing_duplicates("changed_meanwhile", "Somebody else has changed the lesson; look again."):
        row = Lesson.objects.filter(book=book, slug=lesson).first()
        if row is None:
            raise CatalogueProblem("not_there", "There is no such lesson.")
        former, row.title = row.title, title
        row.save(update_fields=["title"])
    return former


def remove_group(slug: str) -> None:
    """Only an empty one for which no codes were made."""
    with _refusing_duplicates("changed_meanwhile", "Somebody else has changed the shelf; look again."):
        group = BookGroup.objects.select_for_update().filter(slug=slug).first()
        if group is None:
            raise CatalogueProblem("not_there", "There is no such group.")
        if group.books.exists():
            raise CatalogueProblem("not_empty", "Remove its books first.")
        try:
            group.delete()
        except ProtectedError:
            raise CatalogueProblem("has_codes", "There are codes for this group, so it stays.") from None


def remove_book(slug: str) -> str:
    """Returns its title. Only an empty one can be removed."""
    with _refusing_duplicates("changed_meanwhile", "Somebody else has changed the book; look again."):
        book = _book(slug)
        if book.lessons.exists():
            raise CatalogueProblem("not_empty", "Remove its lessons first.")
        book.delete()
    return book.title


def set_on_shelf(book: str, lesson: str, *, on: bool) -> None:
    """Takes a published lesson off the shelf, or puts it back. Its versions stay, and a child who plays it goes on."""
    with transaction.atomic():
        row = Lesson.lock(book, lesson)
        if row is None:
            raise CatalogueProblem("not_there", "There is no such lesson.")
        if not Package.objects.filter(book=book, lesson=lesson).exists():
            raise CatalogueProblem("never_published", "Publish a version of it first.")
        if row.draft is on:
            row.draft = not on
            row.save(update_fields=["draft"])
    clear_catalogue_cache()


def remove_lesson(book: str, lesson: str) -> str:
    """Returns its title. Only one that readers have never seen can be removed, with its drafts."""
    with _refusing_duplicates("changed_meanwhile", "Somebody else has changed the lesson; look again."):
        row = Lesson.lock(book, lesson)
        if row is None:
            raise CatalogueProblem("not_there", "There is no such lesson.")
        if not row.draft or Package.objects.filter(book=book, lesson=lesson).exists():
            raise CatalogueProblem("was_published", "Readers have had this lesson, so it stays.")
        if Upload.objects.filter(book=book, lesson=lesson, job__state__in=OPEN).exists():
            raise CatalogueProblem("being_checked", "A file for it is being checked; wait a moment.")
        for model in (Upload, LessonVersion, LessonPicture):
            model.objects.filter(book=book, lesson=lesson).delete()
        row.delete()
        # If the storage does not answer, the daily chore removes them.
        transaction.on_commit(lambda: storage_at(settings.STORAGE_URL).remove(f"{book}/{lesson}"), robust=True)
    return row.title


def order_groups(slugs: Sequence[str]) -> list[str]:
    """Returns the former order."""
    with _refusing_duplicates("changed_meanwhile", "Somebody else has changed the shelf; look again."):
        return _order(list(BookGroup.objects.select_for_update()), slugs, first=1)


def order_lessons(book: str, slugs: Sequence[str]) -> list[str]:
    """Returns the former order."""
    with _refusing_duplicates("changed_meanwhile", "Somebody else has changed the book; look again."):
        return _order(list(_book(book).lessons.select_for_update()), slugs, first=0)


Placed = TypeVar("Placed", BookGroup, Lesson)


def _order(rows: list[Placed], slugs: Sequence[str], *, first: int) -> list[str]:
    former = [row.slug for row in rows]
    if sorted(former) != sorted(slugs):
        raise CatalogueProblem("changed_meanwhile", "Something was added or removed meanwhile; look again.")
    if not rows:
        return former
    by_slug = {row.slug: row for row in rows}
    type(rows[0])._default_manager.filter(pk__in=[row.pk for row in rows]).update(
        position=F("position") + TEMPORARY_OFFSET
    )
    for position, slug in enumerate(slugs, start=first):
        by_slug[slug].position = position
        by_slug[slug].save(update_fields=["position"])
    return former


@contextmanager
def _refusing_duplicates(code: str, text: str, *, param: str | None = None) -> Iterator[None]:
    """One transaction; if two want the same name or place at once, the second is refused with a reason."""
    try:
        with transaction.atomic():
            yield
    except IntegrityError:
        raise CatalogueProblem(code, text, param=param) from None
    clear_catalogue_cache()


def _book(slug: str) -> Book:
    book = Book.objects.select_for_update().filter(slug=slug).first()
    if book is None:
        raise CatalogueProblem("not_there", "There is no such book.")
    return book


def _check_slug(slug: str, *, longest: int) -> None:
    if len(slug) > longest or not re.fullmatch(SLUG, slug):
        advice = f"Use small letters, digits and single hyphens, at most {longest}, such as kaktus-3."
        raise CatalogueProblem("bad_slug", advice, param="slug")


def _checked_title(title: str) -> str:
    title = title.strip()
    if not title or len(title) > LONGEST_TITLE or has_unseen(title):
        raise CatalogueProblem("bad_title", f"A title has 1 to {LONGEST_TITLE} visible characters.", param="title")
    return title


def _check_book_title(title: str, *, but: str) -> None:
    if Book.objects.filter(title=title).exclude(slug=but).exists():
        raise CatalogueProblem("title_taken", "Another book has this title.", param="title")
