"""What the programs that `limited_process` starts have in common: one order after the other, each with limits.

Each line that a program gets is an order, and it answers each with a line. Django is never loaded here.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

NICENESS = 5


def answer_orders(read: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    # The process that started this one decides when it ends.
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICENESS)
    with suppress(BrokenPipeError):
        for line in sys.stdin:
            print(json.dumps(_answer(read, json.loads(line))), flush=True)


def _answer(read: Callable[[dict[str, Any]], dict[str, Any]], order: dict[str, Any]) -> dict[str, Any]:
    _limit(order["processor_s"], order["memory"])
    try:
        return read(order)
    except MemoryError:
        return {"stopped": "memory"}
    except Exception as error:
        # Only its type and place: its text may quote what somebody wrote.
        place = traceback.extract_tb(error.__traceback__)[-1]
        return {"broke": f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}"}


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
