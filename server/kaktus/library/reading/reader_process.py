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
MOST_PROBLEMS = 100
LONGEST_PROBLEM = 600
NICENESS = 5


def main() -> None:
    root = PlainFolder(int(sys.argv[1]), "")
    # Whoever started it decides when it ends.
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
    """Of processor time from now on, and of memory. Linux enforces both, macOS the first only."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _set_limit(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + 1 + processor_s)
    _set_limit(resource.RLIMIT_DATA, memory)
    # The system would write the whole memory of a stopped process to the disk.
    _set_limit(resource.RLIMIT_CORE, 0)


def _set_limit(kind: int, number: int) -> None:
    """Without touching what the system allows at most."""
    _, most = resource.getrlimit(kind)
    resource.setrlimit(kind, (number if most == resource.RLIM_INFINITY else min(number, most), most))


def _shortened(problems: list[str]) -> list[str]:
    lines = [
        line if len(line) <= LONGEST_PROBLEM else f"{line[: LONGEST_PROBLEM // 2]}…{line[-LONGEST_PROBLEM // 2 :]}"
        for line in problems[:MOST_PROBLEMS]
    ]
    more = len(problems) - len(lines)
    return [*lines, f"There are {more} more problems."] if more else lines


def _described(lesson: LessonFolder) -> dict[str, Any]:
    return {
        "files": lesson.files,
        "digests": lesson.digests,
        "kind": asdict(lesson.kind),
        "made": {name: base64.b64encode(made).decode() for name, made in lesson.made.items()},
        "pages": {name: asdict(page) for name, page in lesson.pages.items()},
        "notes": [asdict(note) for note in lesson.notes],
        "thumb": lesson.thumb,
    }


def fill_in(lesson: LessonFolder, described: dict[str, Any]) -> None:
    """What the process has read, for the one that asked."""
    lesson.files, lesson.digests = described["files"], described["digests"]
    lesson.kind = PackageKind(**described["kind"])
    lesson.made = {name: base64.b64decode(made) for name, made in described["made"].items()}
    lesson.pages = {name: Adaptation(**page) for name, page in described["pages"].items()}
    lesson.notes = [Note(note["what"], tuple(note["names"]), note["more"]) for note in described["notes"]]
    lesson.thumb = described["thumb"]


if __name__ == "__main__":
    main()
