"""Killed and hung processes: when the parent dies, all others end; a worker that hangs is replaced."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.real_server import RealServer

from kaktus.serving import deadlines
from testing.programs import answers_ok, spawn_program, wait_until_ready
from testing.waiting import wait_until

pytestmark = pytest.mark.long

WITHIN_S = 5.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RealServer]:
    server = RealServer(tmp_path / "data")
    server.prepare(people=0, codes=0)
    try:
        yield server
    finally:
        server.kill()


def children(pid: int) -> set[int]:
    return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def workers_among(pids: set[int]) -> list[int]:
    """The job worker is the process that leads a session of its own."""
    return [pid for pid in pids if os.getsid(pid) != pid]


def kill_parent(process: subprocess.Popen[bytes]) -> None:
    """Only the parent is killed, and everything it had started ends soon after."""
    others = children(process.pid)
    workers = workers_among(others)
    assert len(workers) == 2
    try:
        process.kill()
        process.wait()
        wait_until(lambda: not any(map(lives, workers)), within=WITHIN_S)
        # The job worker may be sending a mail, or still be starting on a busy machine.
        wait_until(lambda: not any(map(lives, others)), within=60)
    finally:
        for pid in filter(lives, others):
            os.kill(pid, signal.SIGKILL)


def test_a_killed_parent_takes_the_others_along(server: RealServer) -> None:
    server.start()
    assert server.process
    assert len(children(server.process.pid)) == 3
    kill_parent(server.process)


def test_also_while_they_start(server: RealServer) -> None:
    server.spawn()
    assert server.process
    parent = server.process.pid
    wait_until(lambda: len(children(parent)) == 3, within=60)
    kill_parent(server.process)


def test_a_killed_worker_is_replaced(server: RealServer) -> None:
    server.start()
    assert server.process
    parent = server.process.pid
    before = children(parent)
    os.kill(workers_among(before)[0], signal.SIGKILL)
    wait_until(lambda: len(children(parent) - before) == 1, within=30)
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/readyz", timeout=30) as answer:
        assert answer.status == 200


# Shorter than shipped, unless RELIABILITY=full asks for the time as it is.
SILENT_S = deadlines.SILENT_S if os.environ.get("RELIABILITY") == "full" else 2
IMPATIENT = f"""
from kaktus.serving import watchdog
watchdog.SILENT_S = {SILENT_S}
from kaktus import wsgi
library = wsgi.application
def with_a_trap(environ, start_response):
    if environ["PATH_INFO"] == "/hang":
        import re
        re.match("(a+)+$", "a" * 60 + "b")
    return library(environ, start_response)
wsgi.application = with_a_trap
from kaktus.cli import main
main(["serve"])
"""


def test_a_worker_that_hangs_is_replaced_and_others_serve_meanwhile(server: RealServer) -> None:
    """It hangs as badly as it can: one thread never lets go of the interpreter."""
    server.process = spawn_program([sys.executable, "-c", IMPATIENT], environ=server.environ, log=server.log)
    ready = f"http://127.0.0.1:{server.port}/readyz"
    wait_until_ready(server.process, lambda: answers_ok(ready), log=server.log)
    parent = server.process.pid
    wait_until(lambda: len(children(parent)) == 3, within=60)
    before = children(parent)
    start = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port)) as client:
        client.sendall(f"GET /hang HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode())
        answered = 0
        while not children(parent) - before:
            assert time.monotonic() < start + 90, "it was not replaced"
            answered += quick_answer(server.port)
    took = time.monotonic() - start
    print(f"replaced after {took:.1f} s with SILENT_S = {SILENT_S}; {answered} answers by others meanwhile")
    assert answered > 0
    assert "Timeout" in server.log.read_text()


def quick_answer(port: int) -> bool:
    """A connection that the hung worker took is given up after a moment, as a browser or proxy would."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=0.3) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
