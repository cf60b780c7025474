"""Finds the lessons that need an editor's attention, without reading the storage."""

from __future__ import annotations

from dataclasses import dataclass

from kaktus.library.models import Lesson
from kaktus.library.queries import live_versions
from kaktus.library.reading.package_notes import HARMLESS, SENTENCES
from kaktus.library.versions.package_reports import note_here
from kaktus.library.versions.start_problems import recent_start_problems

# Nearly every export has some, and plays.
LEFT_OUT = frozenset(what for what, (level, _) in SENTENCES.items() if level == HARMLESS)


@dataclass(frozen=True)
class LessonInTrouble:
    book: str
    book_title: str
    lesson: str
    title: str
    trouble: str
    """`no_files`: readers see the lesson, but nothing was published. `notes`: its check says what will not work.
    `not_started`: what is published did not start in somebody's browser lately."""


def lessons_in_trouble() -> list[LessonInTrouble]:
    """In the order of the shelf."""
    live = {
        (book, lesson): (digest, {note_here(note["what"]) for note in report.get("notes", ())} - LEFT_OUT)
        for book, lesson, digest, report in live_versions().values_list("book", "lesson", "digest", "report")
    }
    not_starting = recent_start_problems()

    def trouble_of(lesson: Lesson) -> str:
        digest, notes = live.get((lesson.book_id, lesson.slug), ("", set()))
        if not digest:
            return "no_files"
        if (lesson.book_id, lesson.slug, digest) in not_starting:
            return "not_started"
        return "notes" if notes else ""

    seen = Lesson.objects.filter(draft=False).select_related("book")
    return [
        LessonInTrouble(lesson.book_id, lesson.book.title, lesson.slug, lesson.title, trouble)
        for lesson in seen.order_by("book__group__position", "book__interactive", "position")
        if (trouble := trouble_of(lesson))
    ]
