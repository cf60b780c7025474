"""The program that reads lessons for `lesson_reader`: one after the other, without database or secrets."""

from __future__ import annotations

import base64
import sys
from dataclasses import asdict
from functools import partial
from typing import Any

from kaktus.common.files.limited_program import answer_orders
from kaktus.library.reading.foreign_pages import Adaptation
from kaktus.library.reading.lesson_folders import LessonFolder, noting, opened, read_lesson
from kaktus.library.reading.package_kinds import PackageKind
from kaktus.library.reading.package_notes import Note
from kaktus.library.reading.plain_folders import PlainFolder

# Nobody reads more; a package can have ten thousand wrong names, each of them thousands of characters long.
MAX_PROBLEMS = 100
LONGEST_PROBLEM = 600


def main() -> None:
    answer_orders(partial(_read, PlainFolder(int(sys.argv[1]), "")))


def _read(root: PlainFolder, order: dict[str, Any]) -> dict[str, Any]:
    lesson = LessonFolder(book=order["book"], lesson=order["lesson"], packed=order["packed"])
    problems: list[str] = []
    with noting(problems), root.folder(lesson.book) as book, opened(book, lesson) as source:
        read_lesson(source, lesson, problems)
    return {"problems": _shortened(problems), "lesson": None if problems else _described(lesson)}


def _shortened(problems: list[str]) -> list[str]:
    lines = [
        line if len(line) <= LONGEST_PROBLEM else f"{line[: LONGEST_PROBLEM // 2]}…{line[-LONGEST_PROBLEM // 2 :]}"
        for line in problems[:MAX_PROBLEMS]
    ]
    more = len(problems) - len(lines)
    return [*lines, f"There are {more} more problems."] if more else lines


def _described(lesson: LessonFolder) -> dict[str, Any]:
    return {
        "files": lesson.files,
        "digests": lesson.digests,
        "kind": asdict(lesson.kind),
        "added": {name: base64.b64encode(content).decode() for name, content in lesson.added.items()},
        "pages": {name: asdict(page) for name, page in lesson.pages.items()},
        "notes": [asdict(note) for note in lesson.notes],
        "thumb": lesson.thumb,
    }


def fill_in(lesson: LessonFolder, described: dict[str, Any]) -> None:
    """Takes over what the process has read."""
    lesson.files, lesson.digests = described["files"], described["digests"]
    lesson.kind = PackageKind(**described["kind"] | {"items_left_out": tuple(described["kind"]["items_left_out"])})
    lesson.added = {name: base64.b64decode(content) for name, content in described["added"].items()}
    lesson.pages = {name: Adaptation(**page) for name, page in described["pages"].items()}
    lesson.notes = [Note(note["what"], tuple(note["names"]), note["more"]) for note in described["notes"]]
    lesson.thumb = described["thumb"]


if __name__ == "__main__":
    main()
