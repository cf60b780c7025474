"""Signs of life that workers give to the process above them, in memory that they share."""

from __future__ import annotations

import mmap
import time

MOST_WORKERS = 128
# How long a worker may take to start, in which it gives none.
START_S = 120


class LifeSigns:
    """One moment for each worker, by its number: the last sign, or the moment by which the first one is due."""

    def __init__(self) -> None:
        self._moments = memoryview(mmap.mmap(-1, MOST_WORKERS * 8)).cast("d")

    def give(self, worker: int) -> None:
        self._moments[worker] = time.monotonic()

    def expect_anew(self, worker: int) -> None:
        self._moments[worker] = time.monotonic() + START_S

    def is_silent(self, worker: int, *, for_s: float) -> bool:
        return self._moments[worker] < time.monotonic() - for_s


LIFE_SIGNS = LifeSigns()
