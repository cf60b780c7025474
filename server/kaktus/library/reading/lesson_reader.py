"""Reads lessons in a process of its own, and stops it when a lesson takes more time or memory than any lesson needs.

What strangers have written is read there and nowhere else: it can hold up neither mails nor other jobs, and the process
that reads it knows neither the database nor a secret.
"""

from __future__ import annotations

import json
import logging
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from kaktus.common.logs.request_log import log
from kaktus.library.reading.lesson_folders import LessonFolder
from kaktus.library.reading.plain_folders import PlainFolder
from kaktus.library.reading.reader_process import fill_in

# The folder that this program itself is in.
PACKAGES: Final = Path(__file__).parents[3]
# A lesson of 1 GB takes about six seconds of processor time and 60 MB; this leaves room for slow machines.
PROCESSOR_S: Final = 180
WALL_S: Final = 900.0
MEMORY: Final = 512 * 1024 * 1024
LONGEST_ANSWER: Final = 64 * 1024 * 1024
TICK_S: Final = 0.1
TOO_LONG: Final = "the check took too long and was stopped; make the lesson smaller, or export it again."
TOO_MUCH: Final = "the check took too much memory and was stopped; make the lesson smaller, or export it again."
SENTENCES: Final = {"time": TOO_LONG, "memory": TOO_MUCH}
# How the system ends a process that used up its processor time, or its stack.
ENDINGS: Final = {-signal.SIGXCPU: "time", -signal.SIGSEGV: "memory", -signal.SIGBUS: "memory"}


class ReaderBroke(Exception):
    """A fault of ours, or of the machine: the same lesson may be read well the next time."""


class LessonReader:
    """One process for all lessons of a folder; a new one after a lesson that had to be stopped."""

    def __init__(self, root: PlainFolder, *, watch: Callable[[], None] = lambda: None) -> None:
        """`watch` is called several times a second; what it raises ends the reading at once."""
        self._root = root
        self._watch = watch
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> LessonReader:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stop()

    def read(self, lesson: LessonFolder, problems: list[str]) -> None:
        order = {"book": lesson.book, "lesson": lesson.lesson, "packed": lesson.packed}
        answer = self._ask(order | {"processor_s": PROCESSOR_S, "memory": MEMORY})
        if "broke" in answer:
            log("package_check_broke", level=logging.ERROR, error=answer["broke"])
            raise ReaderBroke(answer["broke"])
        if "stopped" in answer:
            self._stop()
            problems.append(f"{lesson.book}/{lesson.packed or lesson.lesson}: {SENTENCES[answer['stopped']]}")
            return
        problems += answer["problems"]
        if answer["lesson"]:
            fill_in(lesson, answer["lesson"])

    def _ask(self, order: dict[str, Any]) -> dict[str, Any]:
        process = self._process = self._process or self._start()
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(order).encode() + b"\n")
        process.stdin.flush()
        line = bytearray()
        end_at = time.monotonic() + WALL_S
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while not line.endswith(b"\n"):
                self._watch()
                if time.monotonic() >= end_at or len(line) > LONGEST_ANSWER:
                    return {"stopped": "time"}
                if selector.select(TICK_S):
                    block = os.read(process.stdout.fileno(), 1 << 20)
                    if not block:
                        return _ending(process)
                    line += block
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _start(self) -> subprocess.Popen[bytes]:
        # No settings, so no secrets; and one reservation of memory, as it has one thread.
        environ = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
        root = self._root.descriptor
        return subprocess.Popen(
            [sys.executable, "-P", "-m", "kaktus.library.reading.reader_process", str(root)],
            env=environ | {"MALLOC_ARENA_MAX": "1", "PYTHONPATH": str(PACKAGES)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=(root,),
        )

    def _stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.communicate()
            self._process = None


def _ending(process: subprocess.Popen[bytes]) -> dict[str, Any]:
    """What the exit of a process without an answer means."""
    code = process.wait()
    return {"stopped": ENDINGS[code]} if code in ENDINGS else {"broke": f"ended with {code}"}
