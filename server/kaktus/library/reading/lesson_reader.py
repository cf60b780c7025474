"""Reads lessons in a process of its own, and stops it when a lesson takes more time or memory than any lesson needs.

What strangers have written is read there and nowhere else: it can hold up neither mails nor other jobs, and the process
that reads it knows neither the database nor a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Final

from kaktus.common.files.limited_process import LimitedProcess
from kaktus.library.reading.lesson_folders import LessonFolder
from kaktus.library.reading.plain_folders import PlainFolder
from kaktus.library.reading.reader_process import fill_in

PROGRAM: Final = "kaktus.library.reading.reader_process"
# A lesson of 1 GB takes about six seconds of processor time and 60 MB; this leaves room for slow machines.
PROCESSOR_S: Final = 180
WALL_S: Final = 900.0
MEMORY: Final = 512 * 1024 * 1024
TICK_S: Final = 0.1
TOO_LONG: Final = "the check took too long and was stopped; make the lesson smaller, or export it again."
TOO_MUCH: Final = "the check took too much memory and was stopped; make the lesson smaller, or export it again."
SENTENCES: Final = {"time": TOO_LONG, "memory": TOO_MUCH}


class LessonReader:
    """One process for all lessons of a folder; a new one after a lesson that had to be stopped."""

    def __init__(self, root: PlainFolder, *, watch: Callable[[], None] = lambda: None) -> None:
        """`watch` is called several times a second; what it raises ends the reading at once."""
        self._process = LimitedProcess(PROGRAM, root.descriptor, watch=watch)

    def __enter__(self) -> LessonReader:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.stop()

    def read(self, lesson: LessonFolder, problems: list[str]) -> None:
        order = {"book": lesson.book, "lesson": lesson.lesson, "packed": lesson.packed}
        limits = {"processor_s": PROCESSOR_S, "memory": MEMORY}
        answer = self._process.ask(order | limits, wall_s=WALL_S, tick_s=TICK_S)
        if "stopped" in answer:
            problems.append(f"{lesson.book}/{lesson.packed or lesson.lesson}: {SENTENCES[answer['stopped']]}")
            return
        problems += answer["problems"]
        if answer["lesson"]:
            fill_in(lesson, answer["lesson"])
