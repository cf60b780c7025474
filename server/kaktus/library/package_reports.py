"""What the check of a package found, as the desk and `--json` show it: facts and codes, no sentences."""

from __future__ import annotations

from typing import Any

from kaktus.common.command import printable
from kaktus.library.lesson_folders import LessonFolder


def report_of(lesson: LessonFolder) -> dict[str, Any]:
    return {
        "first": lesson.kind.first,
        "files": len(lesson.files),
        "size": sum(entry["size"] for entry in lesson.files.values()),
        "notes": [
            {"what": note.what, "names": list(map(printable, note.names)), "more": note.more} for note in lesson.notes
        ],
    }
