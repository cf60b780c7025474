"""The gateway: an RSGI application that reads each request whole and lets a thread answer it by a WSGI application."""

from __future__ import annotations

import asyncio
import time
from contextvars import Context
from functools import partial
from http import HTTPStatus
from typing import Any

from kaktus.common.metrics.catalogue import WORKER_STARTS
from kaktus.common.metrics.request_times import ROUTE, count_request
from kaktus.serving.bodies import read_body
from kaktus.serving.draining import is_draining
from kaktus.serving.environ import environ_of
from kaktus.serving.lanes import Lane, LaneBusy
from kaktus.serving.responses import CLOSE, Application, Response, alive, refusal, response_of, stopping
from kaktus.serving.watchdog import end_with_parent, restart_watchdog

FILES = ("/content/", "/thumbs/", "/assets/")
# They hash passwords, ask another machine who somebody is, or write a long file: nobody else waits for that.
ACCOUNTS = ("/api/account/", "/api/desk/downloads/")
HEARTBEAT_S = 1


class Gateway:
    def __init__(
        self,
        application: Application,
        *,
        pages: Lane,
        accounts: Lane,
        files: Lane,
        body_limit: int,
        inline: tuple[str, ...] = (),
    ) -> None:
        """`inline` are the beginnings of paths that are answered in the event loop: a thread would take longer."""
        self.application = application
        self.inline = inline
        # One for all calls in the event loop: Django keeps a database connection for each context.
        self._context = Context()
        self.pages = pages
        self.accounts = accounts
        self.files = files
        self.body_limit = body_limit

    def __rsgi_init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Called by the server once in each worker process."""
        end_with_parent()
        WORKER_STARTS.inc()
        self._beat(loop)

    async def __rsgi__(self, scope: Any, protocol: Any) -> None:
        """Called by the server for each request whose head has arrived."""
        (await self._respond(scope, protocol)).send(protocol)

    async def _respond(self, scope: Any, protocol: Any) -> Response:
        path = scope.path
        if path == "/healthz":
            return alive()
        if path == "/readyz" and is_draining():
            return stopping()
        try:
            body, length = await read_body(scope, protocol, limit=self.body_limit)
        except TimeoutError:
            return refusal(HTTPStatus.REQUEST_TIMEOUT, path)
        environ = environ_of(scope, body=body, length=length)
        since = time.perf_counter()
        response = await self._answer(path, environ)
        count_request(scope, route=environ.get(ROUTE), status=response.status, since=since)
        if is_draining() or (length is not None and length > self.body_limit):
            response.headers = [*response.headers, CLOSE]
        return response

    async def _answer(self, path: str, environ: dict[str, Any]) -> Response:
        if path.startswith(self.inline):
            return self._context.run(response_of, self.application, environ)
        try:
            return await self._lane(path).run(partial(response_of, self.application, environ))
        except LaneBusy:
            return refusal(HTTPStatus.SERVICE_UNAVAILABLE, path)

    def _lane(self, path: str) -> Lane:
        if path.startswith(FILES):
            return self.files
        return self.accounts if path.startswith(ACCOUNTS) else self.pages

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        if not any(lane.is_stuck() for lane in (self.pages, self.accounts, self.files)):
            restart_watchdog()
        loop.call_later(HEARTBEAT_S, self._beat, loop)
