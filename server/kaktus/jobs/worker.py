"""The job worker: the process that does jobs and daily chores, by itself or next to the server."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Final

from django.db import Error, close_old_connections, connection

from kaktus.common.housekeeping import POLL_INTERVAL_S, Housekeeper
from kaktus.common.logs.request_log import log
from kaktus.jobs.claims import CLAIM, due_jobs
from kaktus.jobs.gauges import Gauges
from kaktus.jobs.kinds import Lane, kinds_of
from kaktus.jobs.runner import Runner

PAUSE_S: Final = 1.0
RENEW_EVERY_S: Final = CLAIM.total_seconds() / 4
STOP_WITHIN_S: Final = 30.0


class LaneThread(threading.Thread):
    """The thread of a lane. While it sleeps, it holds no connection to the database."""

    def __init__(self, lane: Lane, *, stopping: Callable[[], bool]) -> None:
        super().__init__(name=f"jobs-{lane.value}")
        self.kinds = kinds_of(lane)
        self.runner = Runner(self.kinds, stopping=stopping)
        self.wake = threading.Event()
        self.broken = False
        self._stopping = stopping
        # Chores can take long.
        self._housekeeper = Housekeeper() if lane is Lane.LONG else None

    def run(self) -> None:
        try:
            while not self._stopping():
                self._work()
                self.wake.wait(POLL_INTERVAL_S if self._housekeeper else None)
                self.wake.clear()
        except Exception as error:
            # A fault in our code: the process ends, and is started again.
            log("worker_broken", level=logging.ERROR, error=type(error).__name__)
            self.broken = True

    def _work(self) -> None:
        try:
            self.runner.run_due_jobs()
        except Error as error:
            _log_unreadable(error)
        if self._housekeeper:
            self._housekeeper.poll_due_chores(stopping=self._stopping)
        connection.close()


class Worker:
    def __init__(self, *, parent: int | None = None) -> None:
        self._stop = threading.Event()
        self._parent = parent
        self._threads = [LaneThread(lane, stopping=self._stop.is_set) for lane in Lane]
        self._renew_at = time.monotonic() + RENEW_EVERY_S
        self._gauges = Gauges()

    def run(self) -> int:
        """Work until SIGTERM or Ctrl-C, or until the process `parent` is gone; a running job may end first."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._ask_to_stop)
        for thread in self._threads:
            thread.start()
        while not self._stop.wait(PAUSE_S):
            self._check()
        for thread in self._threads:
            thread.wake.set()
        while any(thread.is_alive() for thread in self._threads):
            self._renew()
            time.sleep(0.05)
        return 1 if any(thread.broken for thread in self._threads) else 0

    def _ask_to_stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stop.set()

    def _check(self) -> None:
        orphaned = self._parent is not None and os.getppid() != self._parent
        if orphaned or any(thread.broken for thread in self._threads):
            self._stop.set()
            return
        try:
            for thread in self._threads:
                if not thread.wake.is_set() and due_jobs(thread.kinds).exists():
                    thread.wake.set()
        except Error as error:
            _log_unreadable(error)
        self._gauges.set_if_due()
        self._renew()
        close_old_connections()

    def _renew(self) -> None:
        if time.monotonic() < self._renew_at:
            return
        self._renew_at = time.monotonic() + RENEW_EVERY_S
        try:
            for thread in self._threads:
                thread.runner.renew_claim()
        except Error as error:
            _log_unreadable(error)


class WorkerProcess:
    """A worker in a process of its own, which is started again if it ends by itself."""

    def __init__(self) -> None:
        self._process = _start()
        self._done = threading.Event()
        self._end_at = 0.0
        self._keeper = threading.Thread(target=self._keep_running, name="worker-keeper", daemon=True)
        self._keeper.start()

    def ask_to_stop(self, *, within: float = STOP_WITHIN_S) -> None:
        """Returns at once. A job that is still running after `within` seconds is left to another worker."""
        if self._done.is_set():
            return
        self._end_at = time.monotonic() + within
        self._done.set()
        self._keeper.join()
        self._process.terminate()

    def stop(self) -> None:
        self.ask_to_stop()
        try:
            self._process.wait(max(0, self._end_at - time.monotonic()))
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _keep_running(self) -> None:
        while not self._done.wait(PAUSE_S):
            if self._process.poll() is not None:
                log("worker_restarted", level=logging.WARNING, code=self._process.returncode)
                self._process = _start()


@contextlib.contextmanager
def running_worker_process() -> Iterator[WorkerProcess]:
    """Keep a worker running while the block runs."""
    worker = WorkerProcess()
    try:
        yield worker
    finally:
        worker.stop()


def _start() -> subprocess.Popen[bytes]:
    # In a session of its own: Ctrl-C reaches only the server, which then stops the worker.
    command = [sys.executable, "-m", "kaktus.cli", "jobs", "work", "--parent", str(os.getpid())]
    # Otherwise glibc reserves memory for each of its threads, of which only one does the work.
    environ = os.environ | {"MALLOC_ARENA_MAX": "1"}
    return subprocess.Popen(command, env=environ, stdin=subprocess.DEVNULL, start_new_session=True)


def _log_unreadable(error: Error) -> None:
    log("jobs_unreadable", level=logging.ERROR, error=type(error).__name__)
