"""The memory of a served library: bounded at its start, and the same however many requests it has answered.

RELIABILITY=full sends 50,000 of them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.real_server import RealServer

pytestmark = pytest.mark.long

FULL = os.environ.get("RELIABILITY") == "full"
# Until all threads have been at work and all caches are filled.
FIRST, REST = 1000, 49_000 if FULL else 3000
# Without the desk's calls, which a worker loads when the first member of staff comes: 16 more.
MAX_MIB = 190
# What the allocators of Python and of the C library may still take; 4 KiB a request would be more.
MAX_GROWTH_MIB = 6


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RealServer]:
    server = RealServer(tmp_path / "data", settings={"KAKTUS_WORKERS": "1"})
    try:
        yield server
    finally:
        server.kill()


def processes_of(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        pytest.skip("needs the process table of Linux")
    return [pid, *(descendant for child in children.read_text().split() for descendant in processes_of(int(child)))]


def memory_mib(pid: int, kind: str) -> float:
    """Of all processes together; a memory page that several share counts once."""
    rollups = [Path(f"/proc/{process}/smaps_rollup").read_text() for process in processes_of(pid)]
    lines = [line for rollup in rollups for line in rollup.splitlines() if line.startswith(f"{kind}:")]
    return sum(int(line.split()[1]) for line in lines) / 1024


def send(server: RealServer, token: str, count: int) -> None:
    call = ("POST", "/api/verifyToken", json.dumps({"idToken": token}), {"Content-Type": "application/json"})
    with closing(server.connect()) as connection:
        for number in range(count):
            connection.request(*(call if number % 2 else ("GET", "/", None, {})))
            answer = connection.getresponse()
            assert answer.status == 200
            answer.read()


def test_it_stays_the_same_over_many_requests(server: RealServer) -> None:
    (token,) = server.prepare(people=1, codes=0)["people"].values()
    server.start()
    assert server.process
    send(server, token, FIRST)
    assert memory_mib(server.process.pid, "Pss") < MAX_MIB
    # Without shared libraries, whose cost is split with other programs and varies.
    before = memory_mib(server.process.pid, "Pss_Anon")
    send(server, token, REST)
    after = memory_mib(server.process.pid, "Pss_Anon")
    print(f"{before:.1f} MiB after {FIRST} requests, {after:.1f} MiB after {REST} more")
    assert after - before < MAX_GROWTH_MIB


def test_only_a_worker_loads_the_api(tmp_path: Path) -> None:
    """The job worker and the parent process have no use for it."""
    loaded = RealServer(tmp_path / "data").run(
        "-c",
        "import django, sys; django.setup(); from django.conf import settings;"
        "import kaktus.cli, kaktus.serve, kaktus.jobs.commands;"
        "from django.utils.module_loading import import_string; [*map(import_string, settings.DAILY_CHORES)];"
        "print(*{name.split('.')[0] for name in sys.modules})",
    )
    assert not {"ninja", "unittest"} & set(loaded.split())


def test_a_worker_is_ready_when_it_has_loaded_the_api(tmp_path: Path) -> None:
    """Otherwise the first class of the day waits for it."""
    loaded = RealServer(tmp_path / "data").run(
        "-c", "import sys, kaktus.rsgi; print(*('kaktus.' + name in sys.modules for name in ('api', 'desk.api')))"
    )
    assert loaded.split("\n")[-2:] == ["True False", ""]


def test_only_staff_make_a_worker_load_the_desk(tmp_path: Path) -> None:
    loaded = RealServer(tmp_path / "data").run(
        "-c",
        "import sys, kaktus.wsgi; from django.test import Client; client = Client();"
        "ask = lambda path: (client.get(path, HTTP_HOST='localhost').status_code, 'kaktus.desk.api' in sys.modules);"
        "print(ask('/api/site'), ask('/api/nothing'), ask('/api/desk/session'), ask('/api/desk/nothing'))",
    )
    assert loaded.split("\n")[-2:] == ["(200, False) (404, False) (401, True) (404, True)", ""]
