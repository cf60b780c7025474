"""Prints what each layer of verifyToken takes, as JSON; run with a library's settings and a file of its tokens.

All in one thread and without a server, measured where it happens: a part that is repeated by itself finds everything in
the processor's caches and seems two or three times as quick.
"""

from __future__ import annotations

import io
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import project  # noqa: F401

from kaktus import wsgi
from kaktus.accounts import token_sessions
from kaktus.activation import api
from kaktus.common.logs import request_log
from kaktus.serving.environ import CONSTANT

CALLS = 1000
PARTS = ("log", "reader", "links")
taken: dict[str, list[int]] = {}


def watch(place: Any, name: str, label: str) -> None:
    """Note the processor time of every call of a function, including what it calls."""
    function: Callable[..., Any] = getattr(place, name)

    def watched(*values: Any, **named: Any) -> Any:
        start = time.thread_time_ns()
        try:
            return function(*values, **named)
        finally:
            taken.setdefault(label, []).append(time.thread_time_ns() - start)

    setattr(place, name, watched)


def environ(token: str) -> dict[str, Any]:
    body = json.dumps({"idToken": token}).encode()
    return CONSTANT | {
        "SERVER_PROTOCOL": "HTTP/1.1",
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "8000",
        "REMOTE_ADDR": "127.0.0.1",
        "REQUEST_METHOD": "POST",
        "PATH_INFO": "/api/verifyToken",
        "QUERY_STRING": "",
        "wsgi.url_scheme": "http",
        "wsgi.input": io.BytesIO(body),
        "HTTP_HOST": "localhost:8000",
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(body)),
    }


def call(token: str) -> None:
    wsgi.application(environ(token), lambda status, *_: _expect(status))


def _expect(status: str) -> None:
    if status != "200 OK":
        raise SystemExit(f"bench: verifyToken answered {status}")


def main(tokens: list[str]) -> None:
    watch(wsgi, "application", "all")
    watch(request_log, "log_request", "log")
    watch(api, "reader_of_token", "reader")
    watch(token_sessions, "read", "statement")
    watch(token_sessions, "session_proves", "proof")
    watch(api, "library_of", "links")
    for number in range(CALLS + 100):
        if number == 100:
            taken.clear()
        call(tokens[number % len(tokens)])
    of = {label: median(times) / 1000 for label, times in taken.items()}
    table = {
        "Django, its middleware and the API": of["all"] - sum(of[part] for part in PARTS),
        "log line": of["log"],
        "the statement": of["statement"],
        "proof of the session": of["proof"],
        "the rest of who it is": of["reader"] - of["statement"] - of["proof"],
        "links": of["links"],
    }
    print(json.dumps(table))


main(Path(sys.argv[1]).read_text().split())
