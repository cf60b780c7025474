"""SIGTERM: requests that are being answered are finished; new ones are sent to another host at once."""

from __future__ import annotations

import http.client
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from kaktus.common.environment import ROOT
from testing.ports import free_port
from testing.programs import answers_anything, kill_program, spawn_program, wait_until_ready
from testing.waiting import wait_until

SMALL = Path(__file__).with_name("small_application.py")
Started = Callable[[float], tuple[int, subprocess.Popen[bytes]]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Started]:
    processes = []

    def started(drain_s: float) -> tuple[int, subprocess.Popen[bytes]]:
        port = free_port()
        environ = os.environ | {"PYTHONPATH": str(ROOT / "server"), "DJANGO_SETTINGS_MODULE": "kaktus.settings"}
        command = [sys.executable, str(SMALL), str(port), str(tmp_path), str(drain_s)]
        process = spawn_program(command, environ=environ, log=tmp_path / "log")
        processes.append(process)
        wait_until_ready(process, lambda: answers_anything(f"http://127.0.0.1:{port}/healthz"), log=tmp_path / "log")
        return port, process

    yield started
    for process in processes:
        kill_program(process)


def ask(port: int, path: str) -> tuple[int, str]:
    """The status, and what becomes of the connection."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=20)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        return answer.status, answer.getheader("Connection", "")


def refuses(port: int) -> bool:
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) != 0


def test_new_clients_are_refused_at_once_while_a_request_is_finished(start: Started, tmp_path: Path) -> None:
    port, process = start(0)
    with ThreadPoolExecutor(1) as client:
        waiting = client.submit(ask, port, "/wait")
        wait_until(lambda: any(tmp_path.glob("waits-*")))
        process.terminate()
        wait_until(lambda: refuses(port))
        assert not waiting.done()
        (tmp_path / "go-on").touch()
        assert waiting.result()[0] == 200
    assert process.wait(20) == 0


def test_first_it_is_not_ready_then_it_listens_no_more(start: Started, tmp_path: Path) -> None:
    port, process = start(2)
    assert ask(port, "/readyz")[0] == 200
    process.terminate()
    wait_until(lambda: ask(port, "/readyz") == (503, "close"), within=1.5)
    assert ask(port, "/anything") == (200, "close")
    assert ask(port, "/healthz")[0] == 200
    wait_until(lambda: refuses(port))
    assert process.wait(20) == 0
    assert "exception" not in (tmp_path / "log").read_text()
