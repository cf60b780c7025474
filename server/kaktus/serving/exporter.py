"""Tells metrics at a port of their own, in the process from which the workers start."""

from __future__ import annotations

import os
import shutil
import sys
import threading
from collections.abc import Iterable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from kaktus import __version__
from kaktus.common.command import CommandError
from kaktus.common.metrics.board import Board
from kaktus.common.metrics.catalogue import DISK_BYTES, DISK_FREE_BYTES, INFO, MEMORY_BYTES, PROCESSES
from kaktus.common.metrics.text_format import CONTENT_TYPE, as_text
from kaktus.common.request_log import LOG

PATIENCE_S = 5


class Exporter(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, place: str, board: Board, data: Path) -> None:
        host, _, port = place.rpartition(":")
        self.board = board
        self.data = data
        try:
            super().__init__((host, int(port)), Scrape)
        except OSError as error:
            raise CommandError(f"KAKTUS_METRICS: {place} cannot be used ({error.strerror}); choose another.") from None

    def start(self) -> None:
        threading.Thread(target=self.serve_forever, name="metrics", daemon=True).start()

    def text(self) -> str:
        return as_text(self.board.series() | _of_this_machine(self.data))

    def handle_error(self, request: Any, client_address: Any) -> None:
        error = sys.exception()
        # Whoever asks may hang up.
        if not isinstance(error, ConnectionError | TimeoutError):
            LOG.error("exception", exc_info=error)


class Scrape(BaseHTTPRequestHandler):
    server: Exporter
    timeout = PATIENCE_S

    def do_GET(self) -> None:
        body = self.server.text().encode() if self.path == "/metrics" else b"The metrics are at /metrics.\n"
        self.send_response(200 if self.path == "/metrics" else 404)
        self.send_header("Content-Type", CONTENT_TYPE)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_line: Any) -> None:
        """Nobody needs to know who asked."""


def _of_this_machine(data: Path) -> dict[str, list[float]]:
    processes = list(_processes(os.getpid()))
    disk = shutil.disk_usage(data)
    return {
        INFO.series(__version__): [1.0],
        PROCESSES.series(): [float(len(processes))],
        MEMORY_BYTES.series(): [float(sum(map(_memory_bytes, processes)))],
        DISK_FREE_BYTES.series(): [float(disk.free)],
        DISK_BYTES.series(): [float(disk.total)],
    }


def _processes(pid: int) -> Iterable[int]:
    yield pid
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        # It has just ended, or this is not Linux.
        return
    for child in children:
        yield from _processes(int(child))


def _memory_bytes(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
