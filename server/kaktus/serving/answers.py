"""Passes a WSGI application's answer to the connection, either complete or as the place of a file."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus
from typing import Any

from kaktus.common.errors import default_error
from kaktus.common.file_part import FilePart, sent_from
from kaktus.common.headers import page_headers
from kaktus.common.metrics.request_times import WATCH, forget_spent, note_refused, request_ends
from kaktus.common.request_log import LOG, log, new_request_id
from kaktus.common.waits import MustWait

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
Headers = list[tuple[str, str]]
BUSY_RETRY_AFTER_S = 5
TEXTS = {
    HTTPStatus.REQUEST_TIMEOUT: "The request took too long to arrive. Please try again.\n",
    HTTPStatus.SERVICE_UNAVAILABLE: "The library is very busy. Please try again in a moment.\n",
}


@dataclass
class OpenFile:
    """What `wsgi.file_wrapper` makes of an open file."""

    file: Any
    block_size: int = 0


class Started:
    """WSGI's start_response."""

    status: int = 500
    headers: Headers

    def __call__(self, status: str, headers: Headers, exc_info: Any = None) -> None:
        self.status = int(status[:3])
        self.headers = headers


def answer(application: Application, environ: dict[str, Any], protocol: Any, *, last: bool, since: float) -> None:
    """`last` means that the connection ends with this answer; `since` is when the request had arrived."""
    started = Started()
    body: Any = None
    try:
        body = application(environ, started)
        if last:
            started.headers = [*started.headers, ("Connection", "close")]
        _send(protocol, started, body)
    except MustWait:
        # Another thread answers it, and counts it.
        forget_spent()
        raise
    except Exception as error:
        LOG.error("exception", exc_info=error)
        protocol.response_empty(500, [("Cache-Control", "no-store")])
    finally:
        # This ends Django's request, which takes care of the database connection, even if the client has gone away.
        close = getattr(body, "close", None)
        if close:
            close()
    if WATCH.is_on:
        request_ends(environ, status=started.status, since=since)


def _send(protocol: Any, started: Started, body: Any) -> None:
    if isinstance(body, OpenFile):
        lengths = [value for name, value in started.headers if name == "Content-Length"]
        body = sent_from(body.file, int(lengths[0]))
    if isinstance(body, FilePart):
        end = body.start + body.length
        protocol.response_file_range(started.status, started.headers, body.path, body.start, end)
    else:
        protocol.response_bytes(started.status, started.headers, b"".join(body))


@lru_cache(maxsize=1)
def _own_headers() -> Headers:
    return [*page_headers().items(), ("Cache-Control", "no-store")]


def alive(protocol: Any) -> None:
    protocol.response_bytes(200, [("Content-Type", "application/json"), *_own_headers()], b'{"status": "ok"}')


def stopping(protocol: Any) -> None:
    told = {"status": "unavailable", "problems": ["The library is stopping here."]}
    headers = [("Content-Type", "application/json"), ("Connection", "close"), *_own_headers()]
    protocol.response_bytes(503, headers, json.dumps(told).encode())


def refuse(protocol: Any, status: HTTPStatus, scope: Any, since: float) -> None:
    """Needs no thread of the application; the connection ends with it."""
    path = scope.path
    note_refused(path, scope.method, status=status.value, seconds=time.perf_counter() - since)
    request_id = new_request_id()
    log("refused", request_id=request_id, status=status.value)
    if path.startswith("/api/"):
        kind = "application/json"
        told = {"status": status.value, "errors": [default_error(status)], "request_id": request_id}
        body = json.dumps(told)
    else:
        kind, body = "text/plain; charset=utf-8", TEXTS[status]
    headers = [("Content-Type", kind), ("X-Request-ID", request_id), ("Connection", "close"), *_own_headers()]
    if status == HTTPStatus.SERVICE_UNAVAILABLE:
        headers.append(("Retry-After", str(BUSY_RETRY_AFTER_S)))
    protocol.response_bytes(status.value, headers, body.encode())
