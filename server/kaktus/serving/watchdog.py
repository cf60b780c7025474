"""Ends a worker process that hangs, or whose parent is gone; the server then starts another in its place."""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import threading
import time

from kaktus.serving.deadlines import SILENT_S

POLL_INTERVAL_S = 0.5


def restart_watchdog() -> None:
    """A process that does not call this again within SILENT_S is ended, after printing where each thread is.

    The watchdog needs no interpreter, so it also ends a worker in which one thread never lets go of it.
    """
    faulthandler.dump_traceback_later(SILENT_S, exit=True)


def end_with_parent() -> None:
    threading.Thread(target=_wait_for_parent, name="parent-watch", daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    while parent and os.getppid() == parent.pid:
        time.sleep(POLL_INTERVAL_S)
    os._exit(1)
