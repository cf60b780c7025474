"""The server: granian with our own socket and deadlines, its workers, and its restart when a source file changes."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import resource
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from granian._granian import SocketHolder
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels
from granian.server.mp import MPServer

from kaktus.common.command import CommandError
from kaktus.common.metrics.catalogue import WORKERS_REPLACED
from kaktus.common.request_log import log
from kaktus.serving.deadlines import END_S, HEAD_S, HURRIED_END_S, SILENT_S, WRITE_S
from kaktus.serving.gateway import Gateway
from kaktus.serving.life_signs import LIFE_SIGNS
from kaktus.serving.worker import hold_signals_while_forking, prepare_worker, run_worker

BACKLOG = 2048
# The limits for a request's head, and for an answer that waits for its client.
BUFFER_BYTES = 64 * 1024
MOST_OPEN_FILES = 65_536
# Some are for the program itself; of the rest each client takes two, for its connection and for the file it is sent.
OWN_FILES = 256


class LibraryServer(MPServer):
    """Serves on a socket that is bound already and shared by all workers: while one restarts, new clients just wait."""

    def __init__(self, bound: socket.socket, *, workers: int, drain_s: float = 0) -> None:
        """For `drain_s` after SIGTERM requests are still taken, but readiness says no."""
        super().__init__(
            "kaktus.rsgi",
            address=bound.getsockname()[0],
            port=bound.getsockname()[1],
            interface=Interfaces.RSGI,
            workers=workers,
            # HTTP/2 is for a proxy in front: here its streams would be one more way to ask for too much at once.
            http=HTTPModes.http1,
            http1_settings=HTTP1Settings(header_read_timeout=HEAD_S * 1000, max_buffer_size=BUFFER_BYTES),
            websockets=False,
            backlog=BACKLOG,
            backpressure=_most_connections(),
            log_access=False,
            log_level=LogLevels.warning,
            respawn_failed_workers=True,
            workers_kill_timeout=END_S,
        )
        self.bound = bound
        self.drain_s = drain_s
        self.sources_changed = False
        self.hurried = False
        """Somebody pressed Ctrl-C, and waits."""
        self._hung: set[int] = set()
        self._also_stop: Callable[[], None] = lambda: None

    def _init_shared_socket(self) -> None:
        holder: Any = SocketHolder
        self._sso = self.bound
        self._shd = holder(self.bound.fileno(), False, self.backlog)
        self._ssp = None

    def serve_from(self, make_gateway: Callable[[], Gateway], *, also_stop: Callable[[], None] = lambda: None) -> None:
        """`make_gateway` is called in each worker; `also_stop` once, before the workers are told to stop."""
        self._also_stop = also_stop

        def load() -> Any:
            prepare_worker()
            gateway = make_gateway()
            gateway.drain_s = self.drain_s
            _keep_for_good()
            return gateway

        hold_signals_while_forking()
        _keep_for_good()
        threading.Thread(target=self._watch_workers, name="worker-watch", daemon=True).start()
        self.serve(spawn_target=run_worker, target_loader=load, wrap_loader=False)

    def _spawn_worker(self, idx: int, *given: Any, **named: Any) -> Any:
        LIFE_SIGNS.expect_anew(idx + 1)
        granian: Any = super()
        return granian._spawn_worker(idx, *given, **named)

    def _respawn_workers(self, workers: Any, *given: Any, **named: Any) -> None:
        for idx in workers:
            WORKERS_REPLACED.count("hung" if idx in self._hung else "died")
            self._hung.discard(idx)
        granian: Any = super()
        granian._respawn_workers(workers, *given, **named)

    def _watch_workers(self) -> None:
        """One that hangs is killed; granian then starts another, as for any that dies."""
        while True:
            time.sleep(1)
            silent = [worker for worker in list(self.wrks) if LIFE_SIGNS.is_silent(worker.idx + 1, for_s=SILENT_S)]
            if silent:
                # All of us may have been asleep; whoever is only late gets another chance.
                time.sleep(1)
            for worker in silent:
                if LIFE_SIGNS.is_silent(worker.idx + 1, for_s=SILENT_S):
                    log("worker_hung", level=logging.ERROR)
                    LIFE_SIGNS.expect_anew(worker.idx + 1)
                    self._hung.add(worker.idx)
                    # Not by granian's own way, which would not replace it.
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(worker.inner.pid, signal.SIGKILL)

    def signal_handler_interrupt(self, *received: Any, **named: Any) -> None:
        self.hurried = self.hurried or signal.SIGINT in received
        granian: Any = super()
        granian.signal_handler_interrupt(*received, **named)

    def _stop_workers(self) -> None:
        """In place of granian's way, which on a busy machine takes a worker that has ended for one that refuses to."""
        self._also_stop()
        for worker in self.wrks:
            if self.hurried:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker.inner.pid, signal.SIGINT)
            worker.terminate()
        deadline = time.monotonic() + (HURRIED_END_S if self.hurried else self.drain_s + END_S)
        running = {worker.inner.sentinel: worker for worker in self.wrks}
        while running and (ended := wait(list(running), max(0, deadline - time.monotonic()))):
            for sentinel in ended:
                del running[sentinel]
        for worker in running.values():
            log("worker_killed", level=logging.WARNING)
            worker.kill()
        self.wrks.clear()

    def stop_on_changes(self, folder: Path) -> None:
        """For developers: stop serving, in good order, when a source file in the folder changes."""
        threading.Thread(target=self._watch, args=(folder,), name="source-watch", daemon=True).start()

    def _watch(self, folder: Path) -> None:
        known = _sources(folder)
        while _sources(folder) == known or not _all_compile(folder):
            time.sleep(0.5)
        self.sources_changed = True
        self.interrupt_signal = True
        self.main_loop_interrupt.set()


def _keep_for_good() -> None:
    """Hides from the garbage collector what is loaded by now: its marks would copy memory that processes share."""
    gc.collect()
    gc.freeze()


def bound_socket(host: str, port: int) -> socket.socket:
    """Bound but not yet listening; options set here apply to every connection that it will accept."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Linux only. On a developer's Mac, a stalled answer ends when the client gives up.
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, WRITE_S * 1000)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise CommandError(
            f"Port {port} on {host} cannot be used ({error.strerror}). Choose another: PORT=8001 make run"
        ) from None
    bound.set_inheritable(True)
    return bound


def _most_connections() -> int:
    """How many files this process may open; the limit is first raised as far as possible."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN_FILES)
    if soft == resource.RLIM_INFINITY or soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted - OWN_FILES, OWN_FILES) // 2


def _sources(folder: Path) -> dict[Path, Any]:
    found = {}
    for file in folder.rglob("*.py"):
        try:
            found[file] = file.stat().st_mtime_ns
        except FileNotFoundError:
            continue
    return found


def _all_compile(folder: Path) -> bool:
    """A file that is half written must not stop anything."""
    try:
        for file in _sources(folder):
            compile(file.read_bytes(), file, "exec")
    except (SyntaxError, FileNotFoundError):
        return False
    return True
