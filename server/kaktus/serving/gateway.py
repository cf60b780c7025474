"""The gateway: an RSGI application that reads each request whole and lets a thread answer it by a WSGI application."""

from __future__ import annotations

import asyncio
import re
import time
from contextvars import Context
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Any

from kaktus.common.metrics.catalogue import WORKER_STARTS
from kaktus.common.metrics.request_times import ALIVE, FILE_PATHS, READY, ROUTE, count_request
from kaktus.common.pages.hosts import Application
from kaktus.serving.bodies import discard_body, read_body
from kaktus.serving.deadlines import BODY_S, PIECE_S, WAIT_S
from kaktus.serving.draining import is_draining
from kaktus.serving.environ import environ_of
from kaktus.serving.lanes import LaneBusy, ThreadLane
from kaktus.serving.responses import CLOSE, Response, alive, refusal, response_of, stopping
from kaktus.serving.watchdog import end_with_parent, restart_watchdog

# They hash passwords, ask another machine who somebody is, or write a long file: nobody else waits for that.
SLOW_PATHS = (
    "/api/account/",
    "/api/desk/account/",
    "/api/desk/downloads/",
    "/api/desk/invitation",
    "/api/desk/new-password",
    "/api/desk/sign-in",
)
HEARTBEAT_S = 1
# Pieces of uploads that a worker reads and stores at the same time; more of them wait, with their bytes unread.
PIECES_AT_ONCE = 6


@dataclass(frozen=True)
class LargeBodies:
    """Requests with larger bodies than others: read only if the application answers a GET of the same address."""

    path: re.Pattern[str]
    limit: int


class Gateway:
    def __init__(
        self,
        application: Application,
        *,
        pages: ThreadLane,
        accounts: ThreadLane,
        files: ThreadLane,
        body_limit: int,
        large_bodies: LargeBodies,
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
        self.large_bodies = large_bodies
        self._pieces = asyncio.Semaphore(PIECES_AT_ONCE)

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
        if path == ALIVE:
            return alive()
        if path == READY and is_draining():
            return stopping()
        if scope.method == "PUT" and self.large_bodies.path.fullmatch(path):
            return await self._respond_to_piece(scope, protocol)
        return await self._read_and_answer(scope, protocol, limit=self.body_limit, deadline_s=BODY_S)

    async def _respond_to_piece(self, scope: Any, protocol: Any) -> Response:
        """Asks the application first: only a staff member who is sending this file may fill memory with a piece."""
        environ = environ_of(scope, body=b"", length=None) | {"REQUEST_METHOD": "GET", "CONTENT_LENGTH": ""}
        since = time.perf_counter()
        answer = await self._answer(scope.path, environ)
        if answer.status >= HTTPStatus.BAD_REQUEST:
            count_request(scope, route=environ.get(ROUTE), status=answer.status, since=since)
            await discard_body(protocol, limit=self.large_bodies.limit, deadline_s=BODY_S)
            answer.headers = [*answer.headers, CLOSE]
            return answer
        try:
            async with asyncio.timeout(WAIT_S):
                await self._pieces.acquire()
        except TimeoutError:
            return refusal(HTTPStatus.SERVICE_UNAVAILABLE, scope.path)
        try:
            return await self._read_and_answer(scope, protocol, limit=self.large_bodies.limit, deadline_s=PIECE_S)
        finally:
            self._pieces.release()

    async def _read_and_answer(self, scope: Any, protocol: Any, *, limit: int, deadline_s: float) -> Response:
        path = scope.path
        try:
            body, length = await read_body(scope, protocol, limit=limit, deadline_s=deadline_s)
        except TimeoutError:
            return refusal(HTTPStatus.REQUEST_TIMEOUT, path)
        environ = environ_of(scope, body=body, length=length)
        since = time.perf_counter()
        response = await self._answer(path, environ)
        count_request(scope, route=environ.get(ROUTE), status=response.status, since=since)
        if is_draining() or (length is not None and length > limit):
            response.headers = [*response.headers, CLOSE]
        return response

    async def _answer(self, path: str, environ: dict[str, Any]) -> Response:
        if path.startswith(self.inline):
            return self._context.run(response_of, self.application, environ)
        try:
            return await self._lane(path).run(partial(response_of, self.application, environ))
        except LaneBusy:
            return refusal(HTTPStatus.SERVICE_UNAVAILABLE, path)

    def _lane(self, path: str) -> ThreadLane:
        if path.startswith(FILE_PATHS):
            return self.files
        return self.accounts if path.startswith(SLOW_PATHS) else self.pages

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        if not any(lane.is_stuck() for lane in (self.pages, self.accounts, self.files)):
            restart_watchdog()
        loop.call_later(HEARTBEAT_S, self._beat, loop)
