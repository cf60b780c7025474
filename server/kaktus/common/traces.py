"""Traces of requests for an OpenTelemetry collector, as OTLP in JSON over HTTP; loaded only where one is set up.

A span for the request and one for each wait within it. They hold routes, times and statuses: no address, no code, and
nothing that a person typed.
"""

from __future__ import annotations

import json
import logging
import random
import re
import secrets
import threading
import time
import urllib.request
from collections import deque
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit, urlunsplit

from django.conf import settings

from kaktus import __version__
from kaktus.common.metrics.catalogue import TRACES
from kaktus.common.metrics.request_times import WATCH
from kaktus.common.request_log import log

SEND_EVERY_S: Final = 2.0
PATIENCE_S: Final = 5.0
MOST_WAITING: Final = 2000
AT_ONCE: Final = 500
SERVER, CLIENT = 2, 3
FAILED: Final = 2
PARENT: Final = re.compile(r"00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}")
Span = dict[str, Any]


class Traces:
    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.share = float(parse_qs(parts.query).get("share", ["1"])[0])
        """How many of the requests are told, from 0 to 1."""
        self.url = urlunsplit(parts._replace(path=f"{parts.path.rstrip('/')}/v1/traces", query=""))
        self.waiting: deque[list[Span]] = deque()
        self._takes = True

    def tell(
        self,
        environ: dict[str, Any],
        *,
        route: str,
        status: int,
        since: float,
        until: float,
        parts: list[tuple[str, float, float]],
    ) -> None:
        """Called at the end of a request; must not wait. Moments are those of time.perf_counter()."""
        if random.random() >= self.share:  # noqa: S311
            return
        if len(self.waiting) >= MOST_WAITING:
            TRACES.count("dropped")
            return
        trace, above = _parent(environ)
        method = environ["REQUEST_METHOD"]
        own = _span(f"{method} {route}", SERVER, trace, above, since, until)
        own["attributes"] = [
            _attribute("http.request.method", method),
            _attribute("http.route", route),
            {"key": "http.response.status_code", "value": {"intValue": str(status)}},
        ]
        if status >= 500:
            own["status"] = {"code": FAILED}
        waits = [_span(name, CLIENT, trace, own["spanId"], start, end) for name, start, end in parts]
        self.waiting.append([own, *waits])

    def send_for_ever(self) -> None:
        while True:
            time.sleep(SEND_EVERY_S)
            while self.waiting:
                self.send([self.waiting.popleft() for _ in range(min(AT_ONCE, len(self.waiting)))])

    def send(self, traces: list[list[Span]]) -> None:
        request = urllib.request.Request(self.url, _message(traces), {"Content-Type": "application/json"})  # noqa: S310
        try:
            urllib.request.urlopen(request, timeout=PATIENCE_S).close()  # noqa: S310
        except OSError as error:
            # They are not worth keeping: nobody waits for them, and the collector may be away for hours.
            TRACES.count("dropped", amount=len(traces))
            if self._takes:
                log("traces_not_taken", level=logging.WARNING, error=type(error).__name__)
            self._takes = False
        else:
            TRACES.count("sent", amount=len(traces))
            self._takes = True


def send_traces(url: str) -> Traces:
    traces = Traces(url)
    WATCH.tell_trace = traces.tell
    threading.Thread(target=traces.send_for_ever, name="traces", daemon=True).start()
    return traces


def _parent(environ: dict[str, Any]) -> tuple[str, str]:
    """The trace that a proxy in front has begun; what visitors themselves send is left aside."""
    given = PARENT.fullmatch(environ.get("HTTP_TRACEPARENT", "")) if settings.ENVIRONMENT.proxy_count else None
    return (given[1], given[2]) if given else (secrets.token_hex(16), "")


def _span(name: str, kind: int, trace: str, above: str, start: float, end: float) -> Span:
    # From the clock that measures to the clock on the wall.
    offset = time.time() - time.perf_counter()
    return {
        "traceId": trace,
        "spanId": secrets.token_hex(8),
        "parentSpanId": above,
        "name": name,
        "kind": kind,
        "startTimeUnixNano": str(int((start + offset) * 1e9)),
        "endTimeUnixNano": str(int((end + offset) * 1e9)),
    }


def _attribute(key: str, value: str) -> dict[str, Any]:
    return {"key": key, "value": {"stringValue": value}}


def _message(traces: list[list[Span]]) -> bytes:
    resource = [_attribute("service.name", "kaktus"), _attribute("service.version", __version__)]
    scope = {"scope": {"name": "kaktus"}, "spans": [span for trace in traces for span in trace]}
    return json.dumps({"resourceSpans": [{"resource": {"attributes": resource}, "scopeSpans": [scope]}]}).encode()
