"""Killed processes: with the parent all others end, a worker is replaced."""

from __future__ import annotations

import os
import signal
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.real_server import RealServer

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


def wait_for(condition: Callable[[], object], *, within: float) -> None:
    deadline = time.monotonic() + within
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


def kill_parent(process: subprocess.Popen[bytes]) -> None:
    """Only the parent is killed, and everything it had started ends soon after."""
    others = children(process.pid)
    workers = workers_among(others)
    assert len(workers) == 2
    try:
        process.kill()
        process.wait()
        wait_for(lambda: not any(map(lives, workers)), within=WITHIN_S)
        # The job worker may be sending a mail, or still be starting on a busy machine.
        wait_for(lambda: not any(map(lives, others)), within=60)
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
    wait_for(lambda: len(children(parent)) == 3, within=60)
    kill_parent(server.process)


def test_a_killed_worker_is_replaced(server: RealServer) -> None:
    server.start()
    assert server.process
    parent = server.process.pid
    before = children(parent)
    os.kill(workers_among(before)[0], signal.SIGKILL)
    wait_for(lambda: len(children(parent) - before) == 1, within=30)
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/readyz", timeout=30) as answer:
        assert answer.status == 200
