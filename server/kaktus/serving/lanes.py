"""Lanes: a few threads each, for requests of one kind, and a queue in which nobody waits for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from kaktus.serving.deadlines import STUCK_S, WAIT_S

MAX_WAITING = 500
Result = TypeVar("Result")


class LaneBusy(Exception):
    """No thread was free in time."""


class ThreadLane:
    """The threads live as long as the process, which limits what they hold: a database connection each."""

    def __init__(self, name: str, *, threads: int) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = asyncio.Semaphore(threads)
        self._threads = threads
        self._waiting = 0
        self._started_at: dict[asyncio.Future[Any], float] = {}

    async def run(self, work: Callable[[], Result]) -> Result:
        """LaneBusy if all threads stay busy, or too many wait already."""
        if self._free.locked():
            await self._wait()
        else:
            await self._free.acquire()
        running = asyncio.get_running_loop().run_in_executor(self._executor, work)
        self._started_at[running] = time.monotonic()
        running.add_done_callback(self._end)
        # Shielded, because nothing stops a thread: if nobody waits for it any more, its place is still taken.
        return await asyncio.shield(running)

    def _end(self, running: asyncio.Future[Any]) -> None:
        del self._started_at[running]
        self._free.release()

    async def _wait(self) -> None:
        if self._waiting >= MAX_WAITING:
            raise LaneBusy
        self._waiting += 1
        try:
            async with asyncio.timeout(WAIT_S):
                await self._free.acquire()
        except TimeoutError:
            raise LaneBusy from None
        finally:
            self._waiting -= 1

    def is_stuck(self) -> bool:
        """Whether no thread has come back for so long that none ever will."""
        late = time.monotonic() - STUCK_S
        return len(self._started_at) == self._threads and all(since < late for since in self._started_at.values())
