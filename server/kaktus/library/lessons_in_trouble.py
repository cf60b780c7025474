"""Finds the lessons that need an editor's hand, without a look into the storage."""

from __future__ import annotations

from dataclasses import dataclass

from kaktus.library.models import Lesson
from kaktus.library.queries import live_versions

# Nearly every export names other hosts, without which it plays as well; a thumbnail is drawn then.
HARMLESS = frozenset({"hosts", "thumb"})


@dataclass(frozen=True)
class LessonInTrouble:
    book: str
    book_title: str
    lesson: str
    title: str
    trouble: str
    """`no_files`: readers see the lesson, but nothing was published. `notes`: its check says what will not work."""


def lessons_in_trouble() -> list[LessonInTrouble]:
    """In the order of the shelf."""
    reports = live_versions().values_list("book", "lesson", "report")
    notes = {
        (book, lesson): {note["what"] for note in report.get("notes", ())} - HARMLESS
        for book, lesson, report in reports
    }
    seen = Lesson.objects.filter(draft=False).select_related("book")
    return [
        LessonInTrouble(
            lesson.book_id, lesson.book.title, lesson.slug, lesson.title, "no_files" if found is None else "notes"
        )
        for lesson in seen.order_by("book__group__position", "book__interactive", "position")
        if (found := notes.get((lesson.book_id, lesson.slug))) is None or found
    ]
