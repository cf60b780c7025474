"""Finds books and lessons by their titles, in the order of the shelf, including what readers do not see yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaktus.common.text_search import contains
from kaktus.library.models import Book, Lesson

MAX_READ: Final = 5000


@dataclass(frozen=True)
class FoundTitles:
    books: list[Book]
    has_more_books: bool
    lessons: list[Lesson]
    """Each with its book."""
    has_more_lessons: bool


def find_titles(typed: str, *, most: int) -> FoundTitles:
    text = typed.strip()
    books = [book for book in Book.objects.all()[:MAX_READ] if contains(text, book.title)]
    shelf = Lesson.objects.order_by("book__group__position", "book__interactive", "position")
    lessons = [lesson for lesson in shelf.select_related("book")[:MAX_READ] if contains(text, lesson.title)]
    return FoundTitles(books[:most], len(books) > most, lessons[:most], len(lessons) > most)
