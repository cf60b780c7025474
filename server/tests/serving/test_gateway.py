"""What the application gets from the real server, and what people get while its threads are held up."""

from __future__ import annotations

import http.client
import json
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kaktus.common.environment import ROOT
from kaktus.serving.gateway import PIECES_AT_ONCE
from testing.ports import free_port
from testing.programs import answers_anything, spawn_program, stop_program, wait_until_ready

SMALL = Path(__file__).with_name("small_application.py")
LONG = bytes(range(256)) * 4096


@dataclass
class Small:
    port: int
    folder: Path
    log: Path

    def connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)

    def ask(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, dict[str, str], bytes]:
        with closing(self.connect()) as connection:
            connection.request(method, path, body, **options)
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()

    def environ(self, raw: bytes) -> dict[str, str]:
        """What the application gets from a request that no decent client would send."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=30) as client:
            client.sendall(raw)
            answer = http.client.HTTPResponse(client)
            answer.begin()
            assert answer.status == 200
            environ: dict[str, str] = json.loads(answer.read())
            return environ


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Small]:
    folder = tmp_path_factory.mktemp("small")
    small = Small(free_port(), folder, folder / "log")
    environ = os.environ | {"PYTHONPATH": str(ROOT / "server"), "DJANGO_SETTINGS_MODULE": "kaktus.settings"}
    command = [sys.executable, str(SMALL), str(small.port), str(folder), "0"]
    process = spawn_program(command, environ=environ, log=small.log)
    wait_until_ready(process, lambda: answers_anything(f"http://127.0.0.1:{small.port}/healthz"), log=small.log)
    yield small
    stop_program(process)


def test_a_head_becomes_an_environ(small: Small) -> None:
    status, _, body = small.ask("GET", "/a%20b/K%C3%A4se?x=%20y", headers={"X-Thing": "1", "User-Agent": "test"})
    environ = json.loads(body)
    assert status == 200
    assert environ["PATH_INFO"].encode("latin-1").decode() == "/a b/Käse"
    assert environ["QUERY_STRING"] == "x=%20y"
    assert (environ["REQUEST_METHOD"], environ["REMOTE_ADDR"], environ["wsgi.url_scheme"]) == (
        "GET",
        "127.0.0.1",
        "http",
    )
    assert environ["HTTP_HOST"] == f"127.0.0.1:{small.port}"
    assert environ["HTTP_X_THING"] == "1"
    # Nothing of the server's own environment, where secrets are.
    assert "PYTHONPATH" not in environ


def test_names_with_underscores_are_nobody_elses(small: Small) -> None:
    environ = small.environ(
        b"GET / HTTP/1.1\r\nHost: a\r\nX_Forwarded_For: 1.1.1.1\r\nX-Forwarded-For: 2.2.2.2\r\n\r\n"
    )
    assert environ["HTTP_X_FORWARDED_FOR"] == "2.2.2.2"
    environ = small.environ(b"GET / HTTP/1.1\r\nHost: a\r\nX_Forwarded_For: 1.1.1.1\r\n\r\n")
    assert "HTTP_X_FORWARDED_FOR" not in environ


def test_a_header_that_is_no_text_is_there_and_says_nothing(small: Small) -> None:
    environ = small.environ(b"GET / HTTP/1.1\r\nHost: a\xff\r\nX-Forwarded-For: \xff\r\n\r\n")
    assert (environ["HTTP_HOST"], environ["HTTP_X_FORWARDED_FOR"]) == ("", "")


def test_headers_that_come_twice_are_joined(small: Small) -> None:
    environ = small.environ(b"GET / HTTP/1.1\r\nHost: a\r\nX-A: 1\r\nX-A: 2\r\nCookie: b=1\r\nCookie: c=2\r\n\r\n")
    assert (environ["HTTP_X_A"], environ["HTTP_COOKIE"]) == ("1,2", "b=1;c=2")


def test_bodies_come_whole(small: Small) -> None:
    for body in (b"", b"abc", b"x" * 1000):
        environ = json.loads(small.ask("POST", "/", body)[2])
        assert (environ["body"], environ["CONTENT_LENGTH"]) == (body.decode(), str(len(body)))
    chunked = json.loads(small.ask("POST", "/", iter([b"ab", b"cd"]), encode_chunked=True)[2])
    assert (chunked["body"], chunked["CONTENT_LENGTH"]) == ("abcd", "4")
    assert "HTTP_TRANSFER_ENCODING" not in chunked


def test_only_the_length_of_a_body_that_is_too_large_is_passed_on(small: Small) -> None:
    head = b"POST / HTTP/1.1\r\nHost: a\r\n"
    environ = small.environ(head + b"Content-Length: 5000000000\r\n\r\nxxx")
    assert (environ["body"], environ["CONTENT_LENGTH"]) == ("", "5000000000")
    environ = small.environ(head + b"Transfer-Encoding: chunked\r\n\r\n7d0\r\n" + b"x" * 2000 + b"\r\n")
    assert environ["body"] == ""
    assert int(environ["CONTENT_LENGTH"]) > 1000


def test_a_piece_of_an_upload_may_be_larger_if_the_application_wants_it(small: Small) -> None:
    status, _, body = small.ask("PUT", "/pieces/1", b"x" * 50_000)
    environ = json.loads(body)
    assert (status, len(environ["body"]), environ["REQUEST_METHOD"]) == (200, 50_000, "PUT")
    assert json.loads(small.ask("POST", "/pieces/1", b"x" * 50_000)[2])["body"] == ""
    assert json.loads(small.ask("PUT", "/pieces/1", b"x" * 100_001)[2])["body"] == ""


@pytest.mark.parametrize("sent", [b"", b"x" * 90_000])
def test_a_piece_that_the_application_refuses_is_not_kept(small: Small, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", small.port), timeout=30) as client:
        client.sendall(b"PUT /pieces/refused HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n" + sent)
        answer = http.client.HTTPResponse(client)
        answer.begin()
        assert (answer.status, answer.headers["Connection"]) == (401, "close")


def test_only_a_few_pieces_are_in_memory_at_the_same_time(small: Small) -> None:
    head = b"PUT /pieces/1 HTTP/1.1\r\nHost: a\r\nContent-Length: 50000\r\n\r\nx"
    with ExitStack() as stack:
        for _ in range(PIECES_AT_ONCE):
            stack.enter_context(socket.create_connection(("127.0.0.1", small.port), timeout=30)).sendall(head)
        late = stack.enter_context(closing(small.connect()))
        late.request("PUT", "/pieces/1", b"x" * 50_000)
        answer = late.getresponse()
        assert (answer.status, answer.headers["Retry-After"]) == (503, "5")
        assert small.ask("POST", "/", b"others")[0] == 200


def test_a_body_that_stops_is_refused_and_its_connection_closed(small: Small) -> None:
    head = b"POST / HTTP/1.1\r\nHost: a\r\n"
    bodies = [b"Content-Length: 40\r\n\r\nx", b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"]
    with ExitStack() as stack:
        clients = [socket.create_connection(("127.0.0.1", small.port), timeout=30) for _ in bodies]
        for client, body in zip(clients, bodies, strict=True):
            stack.enter_context(client).sendall(head + body)
        for client in clients:
            until_closed = iter(partial(client.recv, 4096), b"")
            answer = b"".join(until_closed)
            assert answer.startswith(b"HTTP/1.1 408 Request Timeout")


def test_head_has_the_length_and_no_body(small: Small) -> None:
    status, headers, body = small.ask("HEAD", "/")
    assert (status, body) == (200, b"")
    assert int(headers["content-length"]) > 0


def test_long_files_arrive_whole(small: Small) -> None:
    (small.folder / "long").write_bytes(LONG)
    (small.folder / "short").write_bytes(LONG[:100])
    assert small.ask("GET", "/assets/long")[2] == LONG
    assert small.ask("GET", "/assets/short")[2] == LONG[:100]


def test_only_the_type_of_a_fault_is_told(small: Small) -> None:
    assert small.ask("GET", "/fails")[0] == 500
    assert '"error":"ValueError"' in small.log.read_text()
    assert "a person typed" not in small.log.read_text()


def test_requests_that_wait_too_long_for_a_thread_are_told_to_come_again(small: Small) -> None:
    (small.folder / "short").write_bytes(b"short")
    with ExitStack() as stack:
        held = [stack.enter_context(closing(small.connect())) for _ in range(2)]
        for connection in held:
            connection.request("GET", "/wait")
        while len(list(small.folder.glob("waits-*"))) < 2:
            time.sleep(0.01)
        late = stack.enter_context(closing(small.connect()))
        late.request("GET", "/api/late")
        # Files and the probe do not wait for pages.
        assert small.ask("GET", "/healthz")[0] == 200
        assert small.ask("GET", "/assets/short")[0] == 200
        # Nor do calls about accounts, whose hashes take long; pages do not wait for those either.
        assert small.ask("POST", "/api/account/login", b"{}")[0] == 200
        answer = late.getresponse()
        assert (answer.status, answer.headers["Retry-After"]) == (503, "5")
        assert json.loads(answer.read())["errors"][0]["code"] == "unavailable"
        (small.folder / "go-on").touch()
        assert [connection.getresponse().status for connection in held] == [200, 200]
    assert small.ask("GET", "/")[0] == 200
