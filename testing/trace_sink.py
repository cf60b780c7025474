"""A real OTLP/HTTP collector for tests: it takes traces in JSON, checks their form, and stores their spans."""

from __future__ import annotations

import json
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

HEX_16 = re.compile(r"[0-9a-f]{16}")
HEX_32 = re.compile(r"[0-9a-f]{32}")
Span = dict[str, Any]


class TraceSink(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taken)
        self.spans: list[Span] = []
        self.refused: list[str] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def wait_for(self, name: str, *, seconds: float = 30) -> list[Span]:
        """All spans of the trace whose first span has this name, as soon as it is there."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            for span in list(self.spans):
                if span["name"] == name:
                    return [other for other in self.spans if other["traceId"] == span["traceId"]]
            time.sleep(0.05)
        raise AssertionError(f"no trace {name!r} came; refused: {self.refused}")

    def stop(self) -> None:
        self.shutdown()
        self.server_close()


class Taken(BaseHTTPRequestHandler):
    server: TraceSink

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            assert (self.path, self.headers["Content-Type"]) == ("/v1/traces", "application/json")
            self.server.spans += spans_in(json.loads(body))
        except (AssertionError, KeyError, ValueError) as error:
            self.server.refused.append(repr(error))
            self.send_error(400)
            return
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_line: Any) -> None:
        pass


def spans_in(message: dict[str, Any]) -> list[Span]:
    """As the protocol says: ids in hexadecimal, long numbers as text, a known kind."""
    found: list[Span] = []
    for resource in message["resourceSpans"]:
        names = [attribute["key"] for attribute in resource["resource"]["attributes"]]
        assert "service.name" in names
        for scope in resource["scopeSpans"]:
            for span in scope["spans"]:
                assert HEX_32.fullmatch(span["traceId"])
                assert HEX_16.fullmatch(span["spanId"])
                assert not span["parentSpanId"] or HEX_16.fullmatch(span["parentSpanId"])
                assert 0 < int(span["startTimeUnixNano"]) <= int(span["endTimeUnixNano"])
                assert span["kind"] in range(6)
                found.append(span)
    return found
