"""One structured log line per request, which cannot hold an address, a code, a token or a full IP address."""

from __future__ import annotations

import logging
import random
import re
import time
import traceback
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from django.http import HttpRequest, HttpResponseBase
from pydantic_core import to_json

from kaktus.common.metrics.request_times import METHODS, ROUTE
from kaktus.common.visitor import visitor_network_for_log

LOG = logging.getLogger("kaktus.requests")
REQUEST_ID = re.compile(r"[A-Za-z0-9-]{8,64}")
FIELDS = "kaktus_fields"
# A line names neither the thread nor the process.
logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False


class JsonFormatter(logging.Formatter):
    """Only the type and the place of an exception are logged: its text may quote what a person typed."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": f"{_second(int(record.created))}.{int(record.msecs):03}+00:00",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, FIELDS, {})
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["where"] = [
                f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return to_json(line).decode()


def request_id(request: HttpRequest) -> str:
    return str(getattr(request, "kaktus_id", ""))


def request_id_in(environ: Mapping[str, Any]) -> str:
    """The caller's own id if it is well-formed, otherwise a new one."""
    # Not `request.headers`, which reads all of them first, here and wherever every call passes.
    sent_id: str = environ.get("HTTP_X_REQUEST_ID", "")
    return sent_id if REQUEST_ID.fullmatch(sent_id) else new_request_id()


def new_request_id() -> str:
    """To find a line in the log. It is no secret, so it need not cost a call of the system."""
    return f"{random.getrandbits(64):016x}"


def log(event: str, *, level: int = logging.INFO, **fields: object) -> None:
    if LOG.isEnabledFor(level):
        # Not `LOG.log`, which would look up the place in the source, which a line does not name.
        LOG.handle(LOG.makeRecord(LOG.name, level, "", 0, event, (), None, extra={FIELDS: fields}))


@lru_cache(maxsize=4)
def _second(moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def log_request(request: HttpRequest, *, request_id: str, route: str, status: int, start: float) -> None:
    """`start` is a moment of time.perf_counter()."""
    request.META[ROUTE] = route
    log(
        "request",
        request_id=request_id,
        method=request.method if request.method in METHODS else "other",
        route=route,
        status=status,
        ms=round((time.perf_counter() - start) * 1000, 1),
        ip=visitor_network_for_log(request),
    )


class RequestLogMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        request.kaktus_id = request_id_in(request.META)  # type: ignore[attr-defined]
        start = time.perf_counter()
        response = self.get_response(request)
        response.headers["X-Request-ID"] = request_id(request)
        match = request.resolver_match
        # The pattern that matched, never the path: a path may contain anything a person typed.
        route = "/" + match.route if match else ""
        log_request(request, request_id=request_id(request), route=route, status=response.status_code, start=start)
        return response
