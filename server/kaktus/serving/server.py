"""The server: granian with our limits, an orderly shutdown, and a restart when a source file changes."""

from __future__ import annotations

import gc
import importlib
import os
import resource
import signal
import socket
import threading
from collections.abc import Callable
from typing import Any

from granian import Granian
from granian.constants import HTTPModes, Interfaces, Loops
from granian.http import HTTP1Settings
from granian.log import LogLevels

from kaktus.common.command import CommandError
from kaktus.serving.deadlines import CTRL_C_SHUTDOWN_TIMEOUT_S, HEAD_S, SHUTDOWN_TIMEOUT_S
from kaktus.serving.draining import start_draining

BACKLOG = 2048
# The limits for a request's head, and for an answer that waits for its client.
BUFFER_BYTES = 64 * 1024
MAX_OPEN_FILES = 65_536
# Some are for the program itself; of the rest each client takes two, for its connection and for the file it is sent.
OWN_FILES = 256


class LibraryServer:
    def __init__(self, target: str, *, host: str, port: int, workers: int, drain_s: float = 0) -> None:
        """`target` is an RSGI application as 'module:name'. For `drain_s` after SIGTERM requests are still taken."""
        self.hurried = False
        """Somebody pressed Ctrl-C, and waits."""
        self.drain_s = drain_s
        self._before_stop: Callable[[], None] = lambda: None
        self._process_id = os.getpid()
        self._granian = Granian(
            target,
            address=host,
            port=port,
            interface=Interfaces.RSGI,
            loop=Loops.uvloop,
            workers=workers,
            # HTTP/2 is for a proxy in front: here its streams would be one more way to ask for too much at once.
            http=HTTPModes.http1,
            http1_settings=HTTP1Settings(header_read_timeout=HEAD_S * 1000, max_buffer_size=BUFFER_BYTES),
            websockets=False,
            backlog=BACKLOG,
            backpressure=_max_connections(),
            log_access=False,
            log_level=LogLevels.warning,
            respawn_failed_workers=True,
            workers_kill_timeout=SHUTDOWN_TIMEOUT_S,
        )

    def serve(self, *, before_stop: Callable[[], None] = lambda: None) -> None:
        """Until a signal; `before_stop` is called once, before the workers are told to stop."""
        self._before_stop = before_stop
        self._granian.on_startup(self._handle_signals)
        # Loaded once, for all workers: they share its memory, unless the garbage collector's marks copy it.
        importlib.import_module(self._granian.target.partition(":")[0])
        gc.freeze()
        self._granian.serve()

    def stop(self) -> None:
        """From any thread, as Ctrl-C does."""
        os.kill(self._process_id, signal.SIGINT)

    def _handle_signals(self) -> None:
        stop_workers: Any = signal.getsignal(signal.SIGTERM)

        def finish() -> None:
            self._before_stop()
            stop_workers()

        def interrupt(number: int, _frame: object) -> None:
            if os.getpid() != self._process_id:
                # A new worker that has no handlers of its own yet.
                os._exit(0)
            if number == signal.SIGINT:
                self.hurried = True
                self._granian.workers_kill_timeout = CTRL_C_SHUTDOWN_TIMEOUT_S
                finish()
            else:
                start_draining()
                threading.Timer(self.drain_s, finish).start()

        signal.signal(signal.SIGTERM, interrupt)
        signal.signal(signal.SIGINT, interrupt)


def check_port(host: str, port: int) -> None:
    """In one sentence, before anything is started: granian's own error is a traceback."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CommandError(
                f"Port {port} on {host} cannot be used ({error.strerror}). Choose another: PORT=8001 make run"
            ) from None


def _max_connections() -> int:
    """As many as this process may open files for; that limit is first raised as far as possible."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    target = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_OPEN_FILES)
    if soft == resource.RLIM_INFINITY or soft < target:
        resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))
    return max(target - OWN_FILES, OWN_FILES) // 2
