"""A small WSGI application behind the real server: it reports what it was given, and who answers, or waits."""

from __future__ import annotations

import json
import sys
import threading
import time
from pathlib import Path
from typing import Any

import django

from kaktus.common.file_part import sent_from
from kaktus.common.waits import before_waiting
from kaktus.serving.gateway import Gateway
from kaktus.serving.lanes import Lane
from kaktus.serving.server import LibraryServer, bound_socket

FOLDER = Path(sys.argv[2])


def application(environ: dict[str, Any], start_response: Any) -> Any:
    path = environ["PATH_INFO"]
    if path == "/wait":
        (FOLDER / f"waits-{time.monotonic_ns()}").touch()
        while not (FOLDER / "go-on").exists():
            time.sleep(0.01)
    if path == "/quick/waits":
        before_waiting()
    if path == "/quick/slow":
        time.sleep(0.2)
    if path == "/fails":
        raise ValueError("something that a person typed")
    if path.startswith("/assets/"):
        file = FOLDER / path.rpartition("/")[2]
        start_response("200 OK", [("Content-Length", str(file.stat().st_size))])
        return sent_from(file.open("rb"), file.stat().st_size)
    told = {name: value for name, value in environ.items() if isinstance(value, str)}
    told["thread"] = threading.current_thread().name
    told["body"] = environ["wsgi.input"].read().decode()
    sent = json.dumps(told).encode()
    start_response("200 OK", [("Content-Type", "application/json"), ("Content-Length", str(len(sent)))])
    return [sent]


def gateway() -> Gateway:
    pages, accounts, files = (Lane(name, threads=n, rest=lambda: None) for name, n in (("p", 2), ("a", 1), ("f", 1)))
    return Gateway(
        application, pages=pages, accounts=accounts, files=files, body_limit=1000, at_once=("/assets/", "/quick/")
    )


# For the log.
django.setup()
LibraryServer(bound_socket("127.0.0.1", int(sys.argv[1])), workers=1, drain_s=float(sys.argv[3])).serve_from(gateway)
