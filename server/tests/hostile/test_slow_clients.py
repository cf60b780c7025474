"""Slow clients hold sockets and nothing else: other people get answers, and the server stops when told to.

RELIABILITY=full runs 2,000 clients instead of 500, for as long as they are allowed.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from tests.hostile.slow_clients import FORMS, slow_clients, timed
from tests.readers import write_lessons
from tests.real_server import RealServer, activate

pytestmark = pytest.mark.long

FULL = os.environ.get("RELIABILITY") == "full"
EACH = 500 if FULL else 125
LONG = 16 * 1024 * 1024
WITHIN_S = 2.0


class Library:
    """A served library with one person, who has a lesson with a long file."""

    def __init__(self, server: RealServer, folder: Path) -> None:
        self.server = server
        seed = server.prepare(people=1, codes=1)
        (self.token,) = seed["people"].values()
        lessons = write_lessons(folder)
        with (lessons / "kaktus-1" / "farben" / "lang.mp3").open("wb") as long:
            long.truncate(LONG)
        server.command("content", "import", str(lessons))
        server.start()
        with closing(server.connect()) as connection:
            assert activate(connection, self.token, seed["codes"][0])[0] == 200
        self.lesson = self.verify()["signedUrls"]["kaktus1"][0].partition(f":{server.port}")[2]
        self.long_file = self.lesson.replace("story.html", "lang.mp3")

    def call(self, method: str, path: str, body: str | None = None) -> bytes:
        headers = {"Host": f"localhost:{self.server.port}"} | ({"Content-Type": "application/json"} if body else {})
        with closing(self.server.connect(timeout=10)) as connection:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            read = answer.read()
            assert answer.status == 200, (path, answer.status, read)
            return read

    def verify(self) -> dict[str, dict[str, list[str]]]:
        response = json.loads(self.call("POST", "/api/verifyToken", json.dumps({"idToken": self.token})))
        message: dict[str, dict[str, list[str]]] = response["message"]
        return message

    def visit(self) -> float:
        """The slowest answer of a visit: the page, a call, the lesson and a probe."""
        paths = ("/", "/api/site", self.lesson, "/healthz", "/readyz")
        return max(timed(self.verify), *(timed(partial(self.call, "GET", path)) for path in paths))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    server = RealServer(tmp_path / "data")
    try:
        yield Library(server, tmp_path / "lessons")
    finally:
        server.kill()


def test_other_people_are_answered_and_the_server_stops_when_told(library: Library) -> None:
    with slow_clients(library.server.port, each=EACH, long_file=library.long_file) as clients:
        worst = max(library.visit() for _ in range(20 if FULL else 3))
        print(f"{len(clients)} slow clients: the slowest answer took {worst * 1000:.0f} ms")
        assert worst < WITHIN_S
        stopping = timed(library.server.stop)
        print(f"{len(clients)} slow clients: the server stopped after {stopping:.1f} s")
        assert stopping < 15


def test_an_answer_in_hand_is_finished_before_the_end(library: Library) -> None:
    with socket.create_connection(("127.0.0.1", library.server.port), timeout=30) as client:
        body = json.dumps({"idToken": library.token}).encode()
        head = f"POST /api/verifyToken HTTP/1.1\r\nHost: localhost:{library.server.port}\r\n"
        client.sendall(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        assert library.server.process
        library.server.process.send_signal(signal.SIGTERM)
        assert client.recv(65536).startswith(b"HTTP/1.1 200 OK")
        assert library.server.process.wait(30) == 0


@pytest.mark.skipif(not FULL, reason="waits for every deadline")
@pytest.mark.parametrize("form", FORMS)
def test_every_slow_client_is_cut_off_in_the_end(library: Library, form: str) -> None:
    port = library.server.port
    with slow_clients(port, each=20, long_file=library.long_file, forms=(form,)):
        start = time.monotonic()
        assert held_by_server(port) >= 20
        while held_by_server(port):
            assert time.monotonic() < start + 90, f"{form} was never cut off"
            time.sleep(0.2)
        print(f"{form}: the last was cut off after {time.monotonic() - start:.0f} s")


def held_by_server(port: int) -> int:
    """The server's connections; a client that reads nothing does not even notice that it was cut off."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    established = "01"
    return sum(row[1].endswith(f":{port:04X}") and row[3] == established for row in rows)
