"""Answers database trouble with 503 and a time to try again, even when other code has swallowed the error."""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from django.db import Error, InterfaceError, OperationalError
from django.db.utils import DatabaseErrorWrapper
from django.http import HttpRequest, HttpResponse, HttpResponseBase

from kaktus.common.api.api_errors import error_response
from kaktus.common.logs.request_log import log, request_id
from kaktus.common.metrics.catalogue import DATABASE_TROUBLE
from kaktus.common.metrics.request_times import waited_for_database
from kaktus.common.pages.trouble_page import trouble_page

DATA_RETRY_AFTER_S: Final = 5
MESSAGE: Final = "The library cannot reach its data right now. Please try again in a few seconds."
# A missing table is our own fault; a damaged file is not reported as an operational error.
OUR_FAULT: Final = {sqlite3.SQLITE_ERROR}
DAMAGED: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
READ_ONLY: Final = "25006"

_of_this_thread = threading.local()


def is_trouble(error: BaseException | None) -> bool:
    """Whether the database is gone, hangs, is locked, full, read-only or damaged: the request is not to blame."""
    if not isinstance(error, Error):
        return False
    cause = error.__cause__
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    if isinstance(error, OperationalError | InterfaceError):
        return code not in OUR_FAULT
    return code in DAMAGED or getattr(cause, "sqlstate", None) == READ_ONLY


class NotedErrors(DatabaseErrorWrapper):
    """Django's translation of database errors, which also notes trouble for the end of the request.

    It is around every wait for the database, so it also measures them.
    """

    depth = 0
    """Waits may lie within each other; only the outermost counts."""
    since = 0.0

    def __enter__(self) -> None:
        if not self.depth:
            self.since = time.perf_counter()
        self.depth += 1

    def __exit__(self, kind: Any, error: Any, traceback: Any) -> None:
        self.depth -= 1
        if not self.depth:
            waited_for_database(self.since)
        try:
            super().__exit__(kind, error, traceback)
        except Error as translated:
            if is_trouble(translated):
                _of_this_thread.noted = True
            raise


class DatabaseTroubleMiddleware:
    """Overrides an answer that rests on a swallowed error: Django's cache reports a failed write as False."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        _of_this_thread.noted = False
        response = self.get_response(request)
        if _of_this_thread.noted and response.status_code >= 400 and response.status_code != 503:
            return trouble_response(request)
        return response

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if not is_trouble(exception):
            return None
        kind = type(exception.__cause__ or exception).__name__
        log("database_trouble", level=logging.ERROR, request_id=request_id(request), error=kind)
        return trouble_response(request)


def trouble_response(request: HttpRequest) -> HttpResponse:
    DATABASE_TROUBLE.inc()
    if request.path_info.startswith("/api/"):
        item = {"code": "unavailable", "message": MESSAGE, "retryAfter": DATA_RETRY_AFTER_S}
        response: HttpResponse = error_response(503, request_id=request_id(request), errors=[item])
    else:
        response = HttpResponse(trouble_page(request), status=503, headers={"Cache-Control": "no-store"})
    response.headers["Retry-After"] = str(DATA_RETRY_AFTER_S)
    return response
