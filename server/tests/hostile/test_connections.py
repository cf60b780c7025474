"""Connections to PostgreSQL stay few however many people come."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from tests.real_server import NewDatabase, RealServer

CLIENTS = 40
ROUNDS = 3
CALLS = 5
# Two workers of the server with five threads each, and the job worker with three.
MAX_CONNECTIONS = 13

pytestmark = pytest.mark.skipif(not os.environ.get("KAKTUS_DATABASE_URL"), reason="SQLite has no connections to count")


@pytest.fixture
def server(tmp_path: Path, new_database: NewDatabase) -> Iterator[RealServer]:
    server = RealServer(tmp_path / "data", new_database("connections"))
    try:
        yield server
    finally:
        server.kill()


def connections(to: str) -> int:
    import psycopg

    with psycopg.connect(os.environ["KAKTUS_DATABASE_URL"], autocommit=True) as own:
        row = own.execute("SELECT count(*) FROM pg_stat_activity WHERE datname = %s", (to,)).fetchone()
    assert row
    return int(row[0])


def test_connections_are_bounded(server: RealServer) -> None:
    token = next(iter(server.prepare(people=1, codes=0)["people"].values()))
    server.start()
    headers = {"Content-Type": "application/json", "Host": f"localhost:{server.port}"}
    done = threading.Event()
    counted: list[int] = []

    def count() -> None:
        while not done.wait(0.05):
            counted.append(connections("connections"))

    def call(_number: int) -> None:
        with closing(server.connect()) as connection:
            for _ in range(CALLS):
                connection.request("POST", "/api/verifyToken", json.dumps({"idToken": token}), headers)
                answer = connection.getresponse()
                assert answer.status == 200, answer.read()
                answer.read()

    with ThreadPoolExecutor(CLIENTS + 1) as pool:
        counting = pool.submit(count)
        try:
            for _ in range(ROUNDS):
                list(pool.map(call, range(CLIENTS)))
        finally:
            done.set()
        counting.result()
    print(f"{CLIENTS} clients: up to {max(counted)} connections")
    assert 2 < max(counted) <= MAX_CONNECTIONS
