"""Ctrl-C on a busy machine: the terminal signals the whole group, and the server ends within three seconds."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.real_server import RealServer

from testing.new_data import make_new_data

pytestmark = pytest.mark.long

WITHIN_S = 3.0
BUSY_LOOP = "import time\nend = time.monotonic() + 60\nwhile time.monotonic() < end: pass"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RealServer]:
    server = RealServer(tmp_path / "data")
    make_new_data(server)
    try:
        yield server
    finally:
        server.kill()


@contextlib.contextmanager
def busy_machine() -> Iterator[None]:
    loops = [subprocess.Popen([sys.executable, "-c", BUSY_LOOP]) for _ in range(2 * (os.cpu_count() or 1))]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def test_it_ends_in_time_with_requests_that_never_become_whole(server: RealServer) -> None:
    server.start()
    assert server.process
    half_a_head = b"GET / HTTP/1.1\r\nHost:"
    half_a_body = b"POST /api/account/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    with contextlib.ExitStack() as clients, busy_machine():
        for start in (half_a_head, half_a_body) * 5:
            client = clients.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
            client.sendall(start)
        pressed_at = time.monotonic()
        os.killpg(server.process.pid, signal.SIGINT)
        assert server.process.wait(30) == 0
        assert time.monotonic() - pressed_at < WITHIN_S
    assert "Unexpected exit" not in server.log.read_text()
