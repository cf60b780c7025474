"""What the check of a package found, as the desk and `--json` show it: facts and codes, no sentences."""

from __future__ import annotations

from typing import Any

from django.conf import settings

from kaktus.common.command import printable
from kaktus.library.reading.lesson_folders import LessonFolder
from kaktus.library.reading.package_notes import ONE_ORIGIN, OWN_ORIGIN, Note


def report_of(lesson: LessonFolder) -> dict[str, Any]:
    return {
        "first": lesson.kind.first,
        "files": len(lesson.files),
        "size": sum(entry["size"] for entry in lesson.files.values()),
        "notes": [{"what": note.what, "names": _names(note), "more": note.more} for note in lesson.notes],
    }


def note_here(what: str) -> str:
    """What a finding means in this library, which may give lessons origins of their own."""
    return OWN_ORIGIN if what == ONE_ORIGIN and settings.LESSON_ORIGINS else what


def _names(note: Note) -> list[str]:
    """A thumbnail that cannot be shown is noted with the reason, which begins after its name."""
    return [printable(name.partition(" is ")[0] if note.what == "thumb" else name) for name in note.names]
