"""The sender: the process that empties the mail queue and does the daily chores, alone or beside the server."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from types import FrameType

from django.db import Error, close_old_connections

from kaktus.common.housekeeping import Housekeeper
from kaktus.common.request_log import log
from kaktus.mail.queue import deliver_due

PAUSE_S = 1.0
STOP_WITHIN_S = 30.0


def send_forever(*, parent: int | None = None) -> None:
    """Until SIGTERM or Ctrl-C, which let the mail in hand go out first, or until the process `parent` is gone."""
    stop = threading.Event()

    def ask_to_stop(_signal: int, _frame: FrameType | None) -> None:
        stop.set()

    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, ask_to_stop)

    def stopping() -> bool:
        return stop.is_set() or (parent is not None and os.getppid() != parent)

    housekeeper = Housekeeper()
    while not stopping():
        try:
            deliver_due(stopping=stopping)
        except Error as error:
            log("mail_queue_unreadable", level=logging.ERROR, error=type(error).__name__)
        housekeeper.look(stopping=stopping)
        close_old_connections()
        stop.wait(PAUSE_S)


@contextlib.contextmanager
def sender_beside() -> Iterator[None]:
    """Keep a sender running in a process of its own for as long as the block runs."""
    done = threading.Event()
    process = _start()

    def keep_running() -> None:
        nonlocal process
        while not done.wait(PAUSE_S):
            if process.poll() is not None:
                log("mail_sender_restarted", level=logging.WARNING, code=process.returncode)
                process = _start()

    keeper = threading.Thread(target=keep_running, name="mail-sender-keeper", daemon=True)
    keeper.start()
    try:
        yield
    finally:
        done.set()
        keeper.join()
        process.terminate()
        try:
            process.wait(STOP_WITHIN_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _start() -> subprocess.Popen[bytes]:
    # A session of its own: Ctrl-C reaches the server only, which then stops the sender in order.
    return subprocess.Popen(
        [sys.executable, "-m", "kaktus.cli", "mail", "send", "--forever", "--parent", str(os.getpid())],
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )
