"""A worker process: granian's side of the connections, the gateway behind it, and the end of both.

For every request, granian would make a task of its event loop and wait there for the answer. Here a request goes from
granian's thread straight to the gateway, with its body if it has one, and the thread that has worked out the answer
sends it. The event loop only waits for the end. So a call costs no more than in granian's WSGI mode, whose threads
wait for clients.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

from granian._granian import CallbackScheduler, RSGIWorker, WorkerSignal
from granian.server.common import WORKERS_METHODS
from granian.server.mp import WorkerProcess

from kaktus.common.metrics.request_times import count_notes
from kaktus.serving.bodies import AtOnce
from kaktus.serving.deadlines import FAREWELL_S, FINISH_S, HURRIED_FAREWELL_S, HURRIED_FINISH_S
from kaktus.serving.gateway import Gateway
from kaktus.serving.life_signs import LIFE_SIGNS

SIGNALS = (signal.SIGTERM, signal.SIGINT)
LOOK_S = 0.5


class Front(CallbackScheduler):
    """What granian calls with each request."""

    def __init__(self, _loop: AtOnce, gateway: Gateway, *_unused: None) -> None:
        super().__init__()
        self._schedule_fn = gateway.take


def hold_signals_while_forking() -> None:
    """Until a new process has its own handlers it has those of its parent, which would swallow the signal to stop."""
    os.register_at_fork(
        before=lambda: signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS),
        after_in_parent=lambda: signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS),
    )


def prepare_worker() -> None:
    """Comes first, because the rest of the start takes a second: this process ends if its parent is gone or says so.

    A terminal sends Ctrl-C to every process of the group. Only the parent acts on it, and then tells the workers.
    """
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    threading.Thread(target=_end_with_parent, name="parent-watch", daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    while parent and os.getppid() == parent.pid:
        time.sleep(LOOK_S)
    os._exit(1)


def _run_worker(
    worker_id: int, gateway: Gateway, sock: Any, ipc: Any, loop: asyncio.AbstractEventLoop, *settings: Any
) -> None:
    """Called by granian, with its own settings in its own order."""
    (mode, *runtime, _task, http, http1, http2, websockets, files, _log, tls, _scope, metrics) = settings
    make: Any = RSGIWorker
    worker = make(worker_id, sock, ipc, *runtime, http, http1, http2, websockets, files, *tls, metrics)
    stopped = WorkerSignal()
    asked, hurried, closed = asyncio.Event(), asyncio.Event(), asyncio.Event()
    stopped.add_cb(lambda: loop.call_soon_threadsafe(closed.set))

    def stop() -> None:
        stopped.set()
        asked.set()

    def drain() -> None:
        gateway.draining = True
        if hurried.is_set():
            stop()
        else:
            loop.call_later(gateway.drain_s, stop)

    loop.add_signal_handler(signal.SIGTERM, drain)
    loop.add_signal_handler(signal.SIGINT, hurried.set)
    serve = getattr(worker, WORKERS_METHODS[mode][False])
    at_once = AtOnce()
    serve(Front(at_once, gateway, None, None, None), at_once, stopped)
    LIFE_SIGNS.give(worker_id)
    moving = gateway.keep_moving(lives=partial(LIFE_SIGNS.give, worker_id))
    loop.run_until_complete(_until_the_end(gateway, moving, asked=asked, hurried=hurried, closed=closed))
    sys.stderr.flush()
    # Slow clients still hold connections, and with them granian's threads; those end with the process.
    os._exit(0)


run_worker = WorkerProcess.wrap_target(_run_worker)


async def _until_the_end(
    gateway: Gateway,
    keep_moving: Coroutine[Any, Any, None],
    *,
    asked: asyncio.Event,
    hurried: asyncio.Event,
    closed: asyncio.Event,
) -> None:
    """Requests under way are answered; then the answers get a moment to arrive, unless all connections are closed."""
    moving = asyncio.ensure_future(keep_moving)
    await asked.wait()
    since = time.monotonic()
    while not gateway.quiet() and time.monotonic() < since + (HURRIED_FINISH_S if hurried.is_set() else FINISH_S):
        await asyncio.sleep(0.02)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(closed.wait(), HURRIED_FAREWELL_S if hurried.is_set() else FAREWELL_S)
    moving.cancel()
    count_notes()
