"""Lanes: thread pools that answer whole requests, each with a queue in which nobody waits for long; and one without."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue

from kaktus.common.waits import WITHOUT_WAITING, MustWait
from kaktus.serving.deadlines import AT_ONCE_S, PAUSE_S, REST_S, STUCK_S, WAIT_S

MOST_WAITING = 500


@dataclass(slots=True)
class Job:
    answer: Callable[[], None]
    refuse: Callable[[], None]
    since: float = field(default_factory=time.monotonic)


class Lane:
    """The threads live as long as the process, which also limits what each holds (a database connection)."""

    def __init__(self, name: str, *, threads: int, rest: Callable[[], None]) -> None:
        """`rest` is called in a thread that has had nothing to do for a while."""
        self.rest = rest
        self.jobs: deque[Job] = deque()
        self.bell: SimpleQueue[None] = SimpleQueue()
        # Since when each thread has been at work; 0 while it has nothing to do.
        self.busy = [0.0] * threads
        for number in range(threads):
            threading.Thread(target=self._work, args=(number,), name=f"{name}-{number}", daemon=True).start()

    def put(self, job: Job) -> None:
        if len(self.jobs) >= MOST_WAITING:
            job.refuse()
            return
        self.jobs.append(job)
        self.bell.put(None)

    def quiet(self) -> bool:
        return not self.jobs and not any(self.busy)

    def stuck(self) -> bool:
        """Whether no thread has come back for so long that none ever will."""
        late = time.monotonic() - STUCK_S
        return all(0 < since < late for since in self.busy)

    def send_away(self) -> None:
        """Refuse those who have waited too long. Called from outside, because all the threads may be held up."""
        late = time.monotonic() - WAIT_S
        try:
            while self.jobs[0].since < late:
                job = self.jobs.popleft()
                if job.since >= late:
                    # A thread was quicker and took the job.
                    self.jobs.appendleft(job)
                    return
                job.refuse()
        except IndexError:
            return

    def _work(self, number: int) -> None:
        while True:
            self._wait()
            self.busy[number] = time.monotonic()
            try:
                job = self.jobs.popleft()
            except IndexError:
                # The job was refused meanwhile.
                pass
            else:
                job.answer()
                del job
            self.busy[number] = 0.0

    def _wait(self) -> None:
        try:
            self.bell.get(timeout=REST_S)
        except Empty:
            self.rest()
            self.bell.get()


class QuickLane:
    """The thread that takes in all requests: it answers by itself what takes no longer than to hand it over."""

    def __init__(self) -> None:
        self._busy = 0.0
        """Since when it has been at work; 0 while it has nothing to do."""
        self._closed_until = 0.0

    def does(self, work: Callable[[], None]) -> bool:
        """False for what has to wait: it has changed and sent nothing. After a slow answer, others work for a while."""
        start = time.monotonic()
        if start < self._closed_until:
            return False
        self._busy = start
        try:
            with WITHOUT_WAITING:
                work()
        except MustWait:
            return False
        finally:
            self._busy = 0.0
            if time.monotonic() - start > AT_ONCE_S:
                self._closed_until = time.monotonic() + PAUSE_S
        return True

    def quiet(self) -> bool:
        return not self._busy

    def stuck(self) -> bool:
        return 0 < self._busy < time.monotonic() - STUCK_S
