"""Starts a program that reads strangers' files, asks it, and stops it when it takes too long.

The program is `limited_program`'s other half: it knows neither the database nor a secret.
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
from typing import Any, Final

from kaktus.common.logs.request_log import log

# The folder that this program itself is in.
PACKAGES: Final = Path(__file__).parents[3]
LONGEST_ANSWER: Final = 64 * 1024 * 1024
# How the system ends a process that used up its processor time, or its stack.
ENDINGS: Final = {-signal.SIGXCPU: "time", -signal.SIGSEGV: "memory", -signal.SIGBUS: "memory"}


class ReaderCrashed(Exception):
    """A fault of ours, or of the machine: the same file may be read well the next time."""


class LimitedProcess:
    def __init__(self, module: str, *descriptors: int, watch: Callable[[], None] = lambda: None) -> None:
        """The program gets the numbers of these open files. `watch` is called at every tick; what it raises ends the
        reading at once."""
        self._module = module
        self._descriptors = descriptors
        self._watch = watch
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, order: dict[str, Any], *, wall_s: float, tick_s: float) -> dict[str, Any]:
        """The program's answer, or {"stopped": "time" or "memory"}; the next order then starts a new process."""
        answer = self._answer(order, wall_s, tick_s)
        if "broke" in answer:
            log("reader_broke", level=logging.ERROR, program=self._module, error=answer["broke"])
            raise ReaderCrashed(answer["broke"])
        if "stopped" in answer:
            self.stop()
        return answer

    def stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _answer(self, order: dict[str, Any], wall_s: float, tick_s: float) -> dict[str, Any]:
        process = self._process = self._process or self._start()
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(order).encode() + b"\n")
        process.stdin.flush()
        line = bytearray()
        end_at = time.monotonic() + wall_s
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while not line.endswith(b"\n"):
                self._watch()
                if time.monotonic() >= end_at or len(line) > LONGEST_ANSWER:
                    return {"stopped": "time"}
                if selector.select(tick_s):
                    block = os.read(process.stdout.fileno(), 1 << 20)
                    if not block:
                        return _ending(process)
                    line += block
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _start(self) -> subprocess.Popen[bytes]:
        # No settings, so no secrets; and one reservation of memory, as it has one thread.
        environ = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
        return subprocess.Popen(
            [sys.executable, "-P", "-m", self._module, *map(str, self._descriptors)],
            env=environ | {"MALLOC_ARENA_MAX": "1", "PYTHONPATH": str(PACKAGES)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=self._descriptors,
        )


def _ending(process: subprocess.Popen[bytes]) -> dict[str, Any]:
    """What the exit of a process without an answer means."""
    code = process.wait()
    return {"stopped": ENDINGS[code]} if code in ENDINGS else {"broke": f"ended with {code}"}
