"""How long threads were ready to run and got no processor: what a busy machine adds to every measured duration."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable
from pathlib import Path

NANOSECOND = 1e-9
# A request passes through the event loop of a server process and one of its threads.
THREADS_PER_REQUEST = 2


def processor_waits(pids: Iterable[int]) -> dict[int, float]:
    """By thread, in seconds since it began; the kernel counts them."""
    waits = {}
    for pid in pids:
        for task in Path(f"/proc/{pid}/task").glob("*/schedstat"):
            try:
                waits[int(task.parent.name)] = int(task.read_text().split()[1]) * NANOSECOND
            except (FileNotFoundError, ProcessLookupError):
                continue  # The thread has ended in the meantime.
    return waits


class ProcessorWait:
    """For one request: what its own thread and the two most delayed threads of the server had to wait."""

    def __init__(self, pids: Iterable[int]) -> None:
        self._pids = (*pids,)
        self._own = threading.get_native_id()
        self._before = self._waits()

    def seconds(self) -> float:
        delays = {thread: wait - self._before.get(thread, 0.0) for thread, wait in self._waits().items()}
        own = delays.pop(self._own, 0.0)
        return own + sum(sorted(delays.values())[-THREADS_PER_REQUEST:])

    def _waits(self) -> dict[int, float]:
        own = processor_waits([os.getpid()])
        return processor_waits(self._pids) | {self._own: own[self._own]}
