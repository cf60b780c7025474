"""What a request costs, and where its time goes."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from typing import Any

from kaktus.common.metrics.catalogue import DATABASE_SECONDS, REQUEST_SECONDS, REQUESTS, STORAGE_SECONDS

# In a request's environ: the pattern of its address, set by whoever knows it.
ROUTE = "kaktus.route"
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
ALIVE = "/healthz"
READY = "/readyz"
PROBES = (ALIVE, READY)
FILE_PATHS = ("/content/", "/thumbs/", "/assets/")


class Waited(threading.local):
    """How long the request that this thread is answering has waited, in seconds."""

    database = 0.0
    storage = 0.0


_waited = Waited()


def waited_for_database(since: float) -> None:
    """`since` is a moment of time.perf_counter(), here and below."""
    _waited.database += time.perf_counter() - since


@contextlib.contextmanager
def waiting_for_storage() -> Iterator[None]:
    since = time.perf_counter()
    try:
        yield
    finally:
        _waited.storage += time.perf_counter() - since


def count_waits() -> None:
    """Called in the thread that has answered the request."""
    if _waited.database:
        DATABASE_SECONDS.observe(_waited.database)
        _waited.database = 0.0
    if _waited.storage:
        STORAGE_SECONDS.observe(_waited.storage)
        _waited.storage = 0.0


def count_request(scope: Any, *, route: str | None, status: int, since: float) -> None:
    """`route` is what Django found, if it was asked."""
    route = route or _route_of_file(scope.path)
    REQUESTS.labels(route, scope.method if scope.method in METHODS else "other", status).inc()
    REQUEST_SECONDS.labels(route).observe(time.perf_counter() - since)


def _route_of_file(path: str) -> str:
    """For what is answered before Django looks for a route."""
    return path if path in PROBES else next((start for start in FILE_PATHS if path.startswith(start)), "other")
