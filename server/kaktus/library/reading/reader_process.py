"""The program that reads lessons for `lesson_reader`: one after the other, with limits, without database or secrets.

Each line that it gets names a lesson, and it answers each with a line. Django is never loaded here.
"""

from __future__ import annotations

import base64
import json
import os
import resource
import signal
import sys
import traceback
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kaktus.library.packages.package_kinds import PackageKind
from kaktus.library.packages.package_notes import Note
from kaktus.library.reading.foreign_pages import Adaptation
from kaktus.library.reading.lesson_folders import LessonFolder, noting, opened, read_lesson
from kaktus.library.reading.plain_folders import PlainFolder

# Nobody reads more; a package can have ten thousand wrong names, each of them thousands of characters long.
MAX_PROBLEMS = 100
LONGEST_PROBLEM = 600
NICENESS = 5


def main() -> None:
    root = PlainFolder(int(sys.argv[1]), "")
    # The process that started this one decides when it ends.
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICENESS)
    with suppress(BrokenPipeError):
        for line in sys.stdin:
            print(json.dumps(_answer(root, json.loads(line))), flush=True)


def _answer(root: PlainFolder, order: dict[str, Any]) -> dict[str, Any]:
    _limit(order["processor_s"], order["memory"])
    lesson = LessonFolder(book=order["book"], lesson=order["lesson"], packed=order["packed"])
    problems: list[str] = []
    try:
        with noting(problems), root.folder(lesson.book) as book, opened(book, lesson) as source:
            read_lesson(source, lesson, problems)
    except MemoryError:
        return {"stopped": "memory"}
    except Exception as error:
        # Only its type and place: its text may quote what somebody wrote.
        place = traceback.extract_tb(error.__traceback__)[-1]
        return {"broke": f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}"}
    return {"problems": _shortened(problems), "lesson": None if problems else _described(lesson)}


def _limit(processor_s: int, memory: int) -> None:
    """Limits processor time from now on, and memory. Linux enforces both, macOS only the first."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _set_limit(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + 1 + processor_s)
    _set_limit(resource.RLIMIT_DATA, memory)
    # The system would write the whole memory of a stopped process to the disk.
    _set_limit(resource.RLIMIT_CORE, 0)


def _set_limit(kind: int, number: int) -> None:
    """Sets the soft limit; the system's hard limit stays."""
    _, hard_limit = resource.getrlimit(kind)
    resource.setrlimit(kind, (number if hard_limit == resource.RLIM_INFINITY else min(number, hard_limit), hard_limit))


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
    lesson.kind = PackageKind(**described["kind"])
    lesson.added = {name: base64.b64decode(content) for name, content in described["added"].items()}
    lesson.pages = {name: Adaptation(**page) for name, page in described["pages"].items()}
    lesson.notes = [Note(note["what"], tuple(note["names"]), note["more"]) for note in described["notes"]]
    lesson.thumb = described["thumb"]


if __name__ == "__main__":
    main()
