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
from typing import Any

from granian._granian import CallbackScheduler, RSGIWorker, WorkerSignal
from granian.server.common import WORKERS_METHODS
from granian.server.mp import WorkerProcess

from kaktus.serving.bodies import AtOnce
from kaktus.serving.deadlines import FAREWELL_S, FINISH_S
from kaktus.serving.gateway import Gateway

SIGNALS = (signal.SIGTERM, signal.SIGINT)
LOOK_S = 0.5


class Front(CallbackScheduler):
    """What granian calls with each request."""

    def __init__(self, _loop: AtOnce, gateway: Gateway, *_unused: None) -> None:
        super().__init__()
        self._schedule_fn = gateway.take


def prepare_worker() -> None:
    """Comes first, because the rest of the start takes a second: this process ends if its parent is gone or says so."""
    for name in SIGNALS:
        signal.signal(name, signal.SIG_DFL)
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
    asked, closed = asyncio.Event(), asyncio.Event()
    stopped.add_cb(lambda: loop.call_soon_threadsafe(closed.set))

    def stop() -> None:
        stopped.set()
        asked.set()

    for name in SIGNALS:
        loop.add_signal_handler(name, stop)
    serve = getattr(worker, WORKERS_METHODS[mode][False])
    at_once = AtOnce()
    serve(Front(at_once, gateway, None, None, None), at_once, stopped)
    loop.run_until_complete(_until_the_end(gateway, asked, closed))
    sys.stderr.flush()
    # Slow clients still hold connections, and with them granian's threads; those end with the process.
    os._exit(0)


run_worker = WorkerProcess.wrap_target(_run_worker)


async def _until_the_end(gateway: Gateway, asked: asyncio.Event, closed: asyncio.Event) -> None:
    """Requests under way are answered; then the answers get a moment to arrive, unless all connections are closed."""
    moving = asyncio.ensure_future(gateway.keep_moving())
    await asked.wait()
    deadline = time.monotonic() + FINISH_S
    while not gateway.quiet() and time.monotonic() < deadline:
        await asyncio.sleep(0.02)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(closed.wait(), FAREWELL_S)
    moving.cancel()
