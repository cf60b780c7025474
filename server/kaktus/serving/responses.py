"""Responses: what a WSGI application answers, or the server itself, as the connection sends it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus
from typing import Any

from kaktus.common.api.api_errors import default_error
from kaktus.common.files.file_part import FilePart, sent_from
from kaktus.common.logs.request_log import LOG, log, new_request_id
from kaktus.common.metrics.request_times import count_waits
from kaktus.common.pages.hosts import Application
from kaktus.common.pages.protective_headers import page_headers

Headers = list[tuple[str, str]]
CLOSE = ("Connection", "close")
BUSY_RETRY_AFTER_S = 5
TEXTS = {
    HTTPStatus.REQUEST_TIMEOUT: "The request took too long to arrive. Please try again.\n",
    HTTPStatus.SERVICE_UNAVAILABLE: "The library is very busy. Please try again in a moment.\n",
}


@dataclass(slots=True)
class Response:
    status: int
    headers: Headers
    body: bytes | FilePart

    def send(self, protocol: Any) -> None:
        if isinstance(self.body, FilePart):
            end = self.body.start + self.body.length
            protocol.response_file_range(self.status, self.headers, self.body.path, self.body.start, end)
        else:
            protocol.response_bytes(self.status, self.headers, self.body)


@dataclass
class OpenFile:
    """What `wsgi.file_wrapper` makes of an open file."""

    file: Any
    block_size: int = 0


def response_of(application: Application, environ: dict[str, Any]) -> Response:
    """Calls the application: in a thread, or in the event loop if the call is quick."""
    response = Response(500, [], b"")

    def start_response(status: str, headers: Headers, exc_info: Any = None) -> None:
        response.status = int(status[:3])
        response.headers = headers

    body: Any = None
    try:
        body = application(environ, start_response)
        response.body = _whole(body, response.headers)
    except Exception as error:
        LOG.error("exception", exc_info=error)
        return Response(500, [("Cache-Control", "no-store")], b"")
    finally:
        # This ends Django's request, which takes care of the database connection.
        close = getattr(body, "close", None)
        if close:
            close()
        count_waits()
    return response


def _whole(body: Any, headers: Headers) -> bytes | FilePart:
    if isinstance(body, OpenFile):
        length = next(int(value) for name, value in headers if name == "Content-Length")
        body = sent_from(body.file, length)
    return body if isinstance(body, FilePart) else b"".join(body)


@lru_cache(maxsize=1)
def _own_headers() -> Headers:
    return [*page_headers().items(), ("Cache-Control", "no-store")]


def alive() -> Response:
    return Response(200, [("Content-Type", "application/json"), *_own_headers()], b'{"status": "ok"}')


def stopping() -> Response:
    body = {"status": "unavailable", "problems": ["The library is stopping here."]}
    return Response(503, [("Content-Type", "application/json"), CLOSE, *_own_headers()], json.dumps(body).encode())


def refusal(status: HTTPStatus, path: str) -> Response:
    """For a request that never reached the application; the connection ends with it."""
    request_id = new_request_id()
    log("refused", request_id=request_id, status=status.value)
    if path.startswith("/api/"):
        kind = "application/json"
        body = json.dumps({"status": status.value, "errors": [default_error(status)], "request_id": request_id})
    else:
        kind, body = "text/plain; charset=utf-8", TEXTS[status]
    headers = [("Content-Type", kind), ("X-Request-ID", request_id), CLOSE, *_own_headers()]
    if status == HTTPStatus.SERVICE_UNAVAILABLE:
        headers.append(("Retry-After", str(BUSY_RETRY_AFTER_S)))
    return Response(status.value, headers, body.encode())
