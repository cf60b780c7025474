"""A small WSGI application behind the real server: it reports what it gets and which thread answers, or waits."""

from __future__ import annotations

import json
import re
import sys
import threading
import time
from pathlib import Path
from typing import Any

import django

from kaktus.common.files.file_part import sent_from
from kaktus.serving.gateway import Gateway, LargeBodies
from kaktus.serving.lanes import ThreadLane
from kaktus.serving.server import LibraryServer

FOLDER = Path(sys.argv[2])


def application(environ: dict[str, Any], start_response: Any) -> Any:
    path = environ["PATH_INFO"]
    if path == "/wait":
        (FOLDER / f"waits-{time.monotonic_ns()}").touch()
        while not (FOLDER / "go-on").exists():
            time.sleep(0.01)
    if path == "/pieces/refused":
        start_response("401 Unauthorized", [])
        return [b""]
    if path == "/fails":
        raise ValueError("something that a person typed")
    if path.startswith("/assets/"):
        file = FOLDER / path.rpartition("/")[2]
        start_response("200 OK", [("Content-Length", str(file.stat().st_size))])
        return sent_from(file.open("rb"), file.stat().st_size)
    report = {name: value for name, value in environ.items() if isinstance(value, str)}
    report["thread"] = threading.current_thread().name
    report["body"] = environ["wsgi.input"].read().decode()
    content = json.dumps(report).encode()
    start_response("200 OK", [("Content-Type", "application/json"), ("Content-Length", str(len(content)))])
    return [content]


gateway = Gateway(
    application,
    pages=ThreadLane("p", threads=2),
    accounts=ThreadLane("a", threads=1),
    files=ThreadLane("f", threads=1),
    body_limit=1000,
    large_bodies=LargeBodies(re.compile("/pieces/.*"), 100_000),
)

if __name__ == "__main__":
    # For the log.
    django.setup()
    port, drain_s = int(sys.argv[1]), float(sys.argv[3])
    LibraryServer("small_application:gateway", host="127.0.0.1", port=port, workers=1, drain_s=drain_s).serve()
