"""What a request costs, and where its time goes: one note for each, whoever answers it.

A request only leaves a note, because all of this runs once a request, when nothing of it is in the processor's caches.
The notes are counted together, twice a second.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from kaktus.common.metrics.catalogue import DATABASE_SECONDS, REQUEST_SECONDS, REQUESTS, STORAGE_SECONDS
from kaktus.common.metrics.instruments import is_counting

# In a request's environ: the pattern of its address, set by whoever knows it.
ROUTE = "kaktus.route"
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
PROBES = ("/healthz", "/readyz")
FILES = ("/content/", "/thumbs/", "/assets/")
STATUS = {status: str(status) for status in range(100, 600)}


class Spent(threading.local):
    """Of the request that this thread is answering."""

    database = 0.0
    storage = 0.0
    storage_since = 0.0
    parts: list[tuple[str, float, float]] | None = None
    """What it waited for, from when until when; only if somebody wants to see it."""


class Watch:
    """Whether anybody wants to know; otherwise no clock is read."""

    is_on = False
    tell_trace: Callable[..., None] | None = None


SPENT = Spent()
WATCH = Watch()
# Route, path, method, status, and seconds: in all, for the database, for the storage.
_notes: deque[tuple[str | None, str, str, int, float, float, float]] = deque()


def watch_requests() -> None:
    WATCH.is_on = is_counting() or WATCH.tell_trace is not None


def waited_for_database(since: float) -> None:
    """`since` is a moment of time.perf_counter(), here and below."""
    now = time.perf_counter()
    SPENT.database += now - since
    if WATCH.tell_trace:
        _note_part("database", since, now)


class StorageWait:
    def __enter__(self) -> None:
        if WATCH.is_on:
            SPENT.storage_since = time.perf_counter()

    def __exit__(self, *_error: object) -> None:
        if WATCH.is_on:
            now = time.perf_counter()
            SPENT.storage += now - SPENT.storage_since
            if WATCH.tell_trace:
                _note_part("storage", SPENT.storage_since, now)


STORAGE_WAIT = StorageWait()


def _note_part(name: str, since: float, now: float) -> None:
    if SPENT.parts is None:
        SPENT.parts = []
    SPENT.parts.append((name, since, now))


def request_ends(environ: dict[str, Any], *, status: int, since: float) -> None:
    now = time.perf_counter()
    database, storage = SPENT.database, SPENT.storage
    path = environ["PATH_INFO"]
    _notes.append((environ.get(ROUTE), path, environ["REQUEST_METHOD"], status, now - since, database, storage))
    if database:
        SPENT.database = 0.0
    if storage:
        SPENT.storage = 0.0
    if WATCH.tell_trace:
        route = environ.get(ROUTE) or route_of_file(path)
        WATCH.tell_trace(environ, route=route, status=status, since=since, until=now, parts=SPENT.parts or [])
        SPENT.parts = None


def forget_spent() -> None:
    """The request goes to another thread, which counts anew."""
    SPENT.database = SPENT.storage = 0.0
    SPENT.parts = None


def note_refused(path: str, method: str, *, status: int, seconds: float) -> None:
    if WATCH.is_on:
        _notes.append((None, path, method, status, seconds, 0.0, 0.0))


def count_notes() -> None:
    """Called by one thread, again and again."""
    while _notes:
        route, path, method, status, seconds, database, storage = _notes.popleft()
        name = route or route_of_file(path)
        REQUESTS.count(name, method if method in METHODS else "other", STATUS.get(status, "other"))
        REQUEST_SECONDS.observe(seconds, name)
        if database:
            DATABASE_SECONDS.observe(database)
        if storage:
            STORAGE_SECONDS.observe(storage)


def route_of_file(path: str) -> str:
    """For what is answered before Django looks for a route."""
    return path if path in PROBES else next((start for start in FILES if path.startswith(start)), "other")
